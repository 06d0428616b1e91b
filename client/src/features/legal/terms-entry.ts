import { readToken } from '../../state/token.js';
import { startPublicPage } from '../landing/public-behaviour.js';
import { applyStoredTheme } from '../theme/theme.js';
import '../../ui/theme/theme.css';

applyStoredTheme();
// Owners read the terms inside the panel, with its menu; visitors get the bare page and none of the panel's code.
if (readToken() !== null) void import('../../app/main.js');
else startPublicPage(document);
