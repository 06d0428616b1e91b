import { limits } from '#contracts/values/limits';
import { atom } from './atoms.js';

/** Of the live socket: `connecting` until the first attempt has ended. */
export type Connection = 'connecting' | 'up' | 'down';

export const connectionAtom = atom<Connection>('connecting');

/** Milliseconds between polls of live facts; off while the socket pushes them. */
export const pollIntervalAtom = atom((get) => (get(connectionAtom) === 'up' ? (false as const) : limits.pollMs));
