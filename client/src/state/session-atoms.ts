import { atom } from './atoms.js';
import { hasUserId, onSessionChange, readPackage, readProfile, readUserId, sessionChanges } from './session.js';

/*
 * The login as atoms: what local storage holds of it, read anew when something of it was stored. The token itself is none of them:
 * it is read at the moment of each request.
 */
const changesAtom = atom(sessionChanges());
changesAtom.onMount = (set) => {
  const note = () => set(sessionChanges());
  note(); // what was stored while nobody looked
  return onSessionChange(note);
};

/** The cached profile; null before one is stored. */
export const ownerAtom = atom((get) => {
  get(changesAtom);
  return readProfile();
});

/** The id that the bot's calls carry. */
export const userIdAtom = atom((get) => {
  get(changesAtom);
  return readUserId();
});

/** Whether the id is known: the calls of the bot need it. */
export const hasUserIdAtom = atom((get) => {
  get(changesAtom);
  return hasUserId();
});

/** The package as last seen, or null. */
export const packageAtom = atom((get) => {
  get(changesAtom);
  return readPackage();
});
