import { limits } from '#contracts/values/limits';
import { atom } from './atoms.js';

/** State of the live socket: `connecting` until the first attempt has ended. */
export type Connection = 'connecting' | 'up' | 'down';

export const connectionAtom = atom<Connection>('connecting');

/** Milliseconds between polls of live data; false while the socket pushes them. */
export const pollIntervalAtom = atom((get) => (get(connectionAtom) === 'up' ? (false as const) : limits.pollMs));

/**
 * True when the socket was closed because the server stopped sending. Becomes false when the socket connects again.
 */
export const serverSilentAtom = atom(false);

/** False when this device has no network. A browser's report is reliable only when it says that there is none. */
export const deviceOnlineAtom = atom(true);
deviceOnlineAtom.onMount = (set) => {
  const note = () => set(navigator.onLine);
  note();
  window.addEventListener('online', note);
  window.addEventListener('offline', note);
  return () => {
    window.removeEventListener('online', note);
    window.removeEventListener('offline', note);
  };
};
