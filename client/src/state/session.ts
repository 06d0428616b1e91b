import type { LoginReply, PackageView } from '#contracts/http/account/auth';
import { eraseDrafts, flushDrafts } from './drafts.js';
import { parsePackage } from './stored-package.js';
import { forgetBots } from './bots.js';
import { readToken, readUserId, tokenKey, userIdKey } from './token.js';

/** Local storage keys. */
const keys = { token: tokenKey, profile: 'userProfile', package: 'package', userId: userIdKey } as const;

/** Shown when the stored profile cannot be read. */
const fallbackName = 'Pengguna';

export type StoredProfile = { fullName: string; username: string };

type Listener = () => void;
const changeListeners = new Set<Listener>();
let changes = 0;

/**
 * Counter of changes to the stored login since this page opened: values read at the same count are still
 * valid.
 */
export function sessionChanges(): number {
  return changes;
}

/** Registers a listener for changes to the stored login. Returns a function that removes it. */
export function onSessionChange(listener: Listener): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

function tellChange(): void {
  changes += 1;
  for (const listener of changeListeners) listener();
}

export function storeToken(token: string): void {
  localStorage.setItem(keys.token, token);
}

export function hasUserId(): boolean {
  return localStorage.getItem(keys.userId) !== null;
}

export { readUserId };

export function storeUserId(userId: string): void {
  localStorage.setItem(keys.userId, userId);
  void eraseDrafts(userId);
  tellChange();
}

export function storeLogin(reply: Omit<LoginReply, 'userId'> & { userId?: string }): void {
  storeToken(reply.token);
  storeProfile({ fullName: reply.fullName, username: reply.username });
  storePackage(reply.package);
  if (reply.userId) storeUserId(reply.userId);
}

export function storePackage(view: PackageView): void {
  localStorage.setItem(keys.package, JSON.stringify(view));
  tellChange();
}

/** The last known package, or null. */
export function readPackage(): PackageView | null {
  return parsePackage(localStorage.getItem(keys.package));
}

export function storeProfile(profile: StoredProfile): void {
  localStorage.setItem(keys.profile, JSON.stringify(profile));
  tellChange();
}

/** The cached profile; null when none is stored. A profile that cannot be parsed gets the fallback name. */
export function readProfile(): StoredProfile | null {
  const raw = localStorage.getItem(keys.profile);
  if (raw === null) return null;
  try {
    const value = JSON.parse(raw) as Partial<StoredProfile>;
    return { fullName: value.fullName || fallbackName, username: value.username ?? '' };
  } catch (error) {
    console.error('Profil tersimpan tidak terbaca.', error);
    return { fullName: fallbackName, username: '' };
  }
}

/**
 * Removes everything that belongs to the login; a visitor's own choices (theme, consent) stay. Listeners are
 * not notified: the screens that show the login are about to unmount and must not refetch it.
 */
export function clearSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  forgetBots();
  changes += 1;
}

const endListeners = new Set<Listener>();

/**
 * Registers a listener for the end of the login: the server no longer accepts the token. Returns a function
 * that removes it.
 */
export function onSessionEnd(listener: Listener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/**
 * Calls `reload` when another tab has logged out or logged another owner in: no data of the old login may
 * stay on this screen.
 */
export function followOtherTabs(reload: () => void): () => void {
  const hear = ({ key, newValue, oldValue }: StorageEvent) => {
    // When all of local storage was cleared, the event has neither a key nor an old value.
    const isOut = (key === null || (key === keys.token && oldValue !== null)) && readToken() === null;
    const isSomebodyElse = key === keys.userId && newValue !== null && oldValue !== null && newValue !== oldValue;
    if (isOut || isSomebodyElse) reload();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

let renewing: Promise<unknown> | null = null;

/** While the token is being replaced, a 401 for the old one does not end the login. */
export async function keepSessionDuring<Result>(action: () => Promise<Result>): Promise<Result> {
  const acting = action();
  renewing = acting;
  try {
    return await acting;
  } finally {
    renewing = null;
  }
}

const leaving = new AbortController();
/** Aborts when the owner logs out, which cancels reads of this login. */
export const leavingSignal = leaving.signal;

/** Starts the logout: pending reads of this login are cancelled. The caller must leave the page afterwards. */
export function beginLeaving(): void {
  leaving.abort();
}

export function isLeaving(): boolean {
  return leavingSignal.aborted;
}

/** Waits until a token replacement under way has succeeded or failed. */
export async function sessionRenewed(): Promise<void> {
  await renewing?.catch(() => undefined);
}

/** Ends the login of this browser. Repeated calls have no effect. Several requests may get a 401 at once. */
export function endSession(): void {
  if (renewing !== null || readToken() === null) return;
  flushDrafts(); // drafts outlive the login
  clearSession();
  for (const listener of endListeners) listener();
}
