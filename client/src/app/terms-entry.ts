import { readToken } from '../state/token.js';
import { startPublicPage } from '../features/landing/public-behaviour.js';
import { applyStoredTheme } from '../features/theme/theme.js';
import '../ui/theme/theme.css';

applyStoredTheme();
// Owners read the terms inside the panel, with its menu. Visitors get the bare page and load none of the
// panel's code.
if (readToken() !== null) void import('./main.js');
else startPublicPage(document);
