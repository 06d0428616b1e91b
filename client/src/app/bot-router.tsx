import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory, type Location, type To } from 'react-router-dom';
import { addressIn, readAddress, showBot, shownBot, usualBot } from '../state/bots.js';
import { readToken } from '../state/token.js';
import { partsOfPaths } from './parts-of-paths.js';

const isOfPanel = (path: string): boolean => partsOfPaths[path]?.includes('panel') ?? false;

/** The address of a path: pages of the panel get the shown bot's prefix. */
function addressOf(path: string): string {
  const end = path.search(/[?#]/);
  return isOfPanel(end < 0 ? path : path.slice(0, end)) ? addressIn(shownBot(), path) : path;
}

const inAddress = (to: To): To =>
  typeof to === 'string' ? addressOf(to) : to.pathname === undefined ? to : { ...to, pathname: addressOf(to.pathname) };

/**
 * Shows the bot of the address, and returns the path without it. An address of the panel without a bot gets the default
 * bot, once it is known (every logged-in person has one).
 */
function follow(location: Location): Location {
  const { botId, path } = readAddress(location.pathname);
  if (botId !== null) showBot(botId);
  else if (isOfPanel(path) && readToken() !== null) {
    if (shownBot() === null) showBot(usualBot());
    if (shownBot() !== null) history.replaceState(history.state, '', addressOf(path) + location.search + location.hash);
  }
  return { ...location, pathname: path };
}

function openHistory() {
  const plain = createBrowserHistory({ window, v5Compat: true });
  return {
    plain,
    navigator: {
      createHref: (to: To) => plain.createHref(inAddress(to)),
      go: (steps: number) => plain.go(steps),
      push: (to: To, state?: unknown) => plain.push(inAddress(to), state),
      replace: (to: To, state?: unknown) => plain.replace(inAddress(to), state),
    },
  };
}

/**
 * The router of the panel's document. The address names the bot (`/b/<botId>/chat-history`), everything below this
 * component uses paths without it (`/chat-history`).
 */
export function BotRouter({ children }: { children: ReactNode }) {
  const [{ plain, navigator }] = useState(openHistory);
  const [at, setAt] = useState(() => ({ action: plain.action, location: follow(plain.location) }));
  useLayoutEffect(() => plain.listen(({ action, location }) => setAt({ action, location: follow(location) })), [plain]);
  return (
    // Without transitions: a screen whose code is not loaded yet shows its skeleton at once, not only after
    // the code has loaded.
    <Router location={at.location} navigationType={at.action} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}
