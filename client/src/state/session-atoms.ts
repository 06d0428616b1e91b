import { atom } from './atoms.js';
import { hasUserId, onSessionChange, readPackage, readProfile, readUserId, sessionChanges } from './session.js';

/*
 * The login as atoms. The atoms read its entries in local storage again when an entry changes. The token is not an
 * atom, because each request reads it when it is sent.
 */
const changesAtom = atom(sessionChanges());
changesAtom.onMount = (set) => {
  const note = () => set(sessionChanges());
  note(); // picks up changes made before the subscription
  return onSessionChange(note);
};

/** The cached profile; null when none is stored. */
export const ownerAtom = atom((get) => {
  get(changesAtom);
  return readProfile();
});

/** The user id sent on bot calls. */
export const userIdAtom = atom((get) => {
  get(changesAtom);
  return readUserId();
});

/** True when the user id is known: bot calls need it. */
export const hasUserIdAtom = atom((get) => {
  get(changesAtom);
  return hasUserId();
});

/** The last known package, or null. */
export const packageAtom = atom((get) => {
  get(changesAtom);
  return readPackage();
});
