import { readToken } from '../../state/token.js';
import { applyStoredTheme } from '../theme/theme.js';
import '../../ui/theme/theme.css';
import './night.css';
import { startPublicPage } from './public-behaviour.js';

applyStoredTheme();
// An owner who is logged in wants the panel, not the promise of it.
if (readToken() !== null) window.location.replace('/dashboard');
else startPublicPage(document);
