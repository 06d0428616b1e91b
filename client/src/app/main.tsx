import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { applyStoredTheme } from '../features/theme/theme.js';
import { readToken } from '../state/token.js';
import '../ui/theme/theme.css';
import { App } from './app.js';
import { fetchEarly } from './screens.js';
import { reloadOnStaleBuild } from './stale-build.js';

applyStoredTheme();
reloadOnStaleBuild();
fetchEarly(window.location.pathname, readToken() !== null);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
