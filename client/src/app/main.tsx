import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyStoredTheme } from '../features/theme/theme.js';
import { readToken } from '../state/token.js';
import '../ui/theme/theme.css';
import { readAddress } from '../state/bots.js';
import { App } from './app.js';
import { BotRouter } from './bot-router.js';
import { fetchEarly, fetchWhatIsPressed } from './screens.js';
import { reloadOnStaleBuild } from './stale-build.js';

applyStoredTheme();
reloadOnStaleBuild();
const isOwner = () => readToken() !== null;
fetchEarly(readAddress(window.location.pathname).path, isOwner());
fetchWhatIsPressed(isOwner);

// The current history entry belongs to a window that the reload has closed. The back stack must handle that entry.
if (history.state?.windows) void import('../ui/overlay/back-stack.js').then(({ installBackStack }) => installBackStack());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <BotRouter>
      <App />
    </BotRouter>
  </StrictMode>,
);
