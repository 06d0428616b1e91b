import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { applyStoredTheme } from '../features/theme/theme.js';
import { readToken } from '../state/token.js';
import '../ui/theme/theme.css';
import { App } from './app.js';
import { fetchEarly, fetchWhatIsPressed } from './screens.js';
import { reloadOnStaleBuild } from './stale-build.js';

applyStoredTheme();
reloadOnStaleBuild();
const isOwner = () => readToken() !== null;
fetchEarly(window.location.pathname, isOwner());
fetchWhatIsPressed(isOwner);

// a reload closed the window that this entry of the history belongs to
if (history.state?.windows) void import('../ui/overlay/back-stack.js').then(({ installBackStack }) => installBackStack());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    {/* no transitions: a screen whose code is not loaded yet shows its skeleton at once, not only after the code has loaded */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
