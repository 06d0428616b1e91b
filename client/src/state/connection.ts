import { limits } from '#contracts/values/limits';
import { atom } from './atoms.js';

/** Of the live socket: `connecting` until the first attempt has ended. */
export type Connection = 'connecting' | 'up' | 'down';

export const connectionAtom = atom<Connection>('connecting');

/** Milliseconds between polls of live facts; off while the socket pushes them. */
export const pollIntervalAtom = atom((get) => (get(connectionAtom) === 'up' ? (false as const) : limits.pollMs));

/** The socket ended because the server said nothing more; until something is heard of it again. */
export const serverSilentAtom = atom(false);

/** Whether this device has any network. Browsers know surely only when it has none. */
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
