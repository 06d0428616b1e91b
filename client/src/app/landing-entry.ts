import { readToken } from '../state/token.js';
import { applyStoredTheme } from '../features/theme/theme.js';
import '../ui/theme/theme.css';
import '../features/landing/night.css';
import { startPublicPage } from '../features/landing/public-behaviour.js';

applyStoredTheme();
// An owner who is logged in goes straight to the panel.
if (readToken() !== null) window.location.replace('/dashboard');
else startPublicPage(document);
