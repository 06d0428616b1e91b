import type { LoginReply, PackageView } from '#contracts/http/account/auth';
import { eraseDrafts, flushDrafts } from './drafts.js';
import { parsePackage } from './stored-package.js';
import { readToken, tokenKey } from './token.js';

/** Names of the entries in local storage. */
const keys = { token: tokenKey, profile: 'userProfile', package: 'package', userId: 'userId' } as const;

/** Shown when a stored profile cannot be read. */
const fallbackName = 'Pengguna';

export type StoredProfile = { fullName: string; username: string };

type Listener = () => void;
const changeListeners = new Set<Listener>();
let changes = 0;

/** How often what is stored of the login has changed since this page was opened: what was read at the same count is still so. */
export function sessionChanges(): number {
  return changes;
}

/** Called when something stored of the login has changed. Returns the way to stop listening. */
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

/** The id sent on bot calls; `default_user` when none is stored. */
export function readUserId(): string {
  return localStorage.getItem(keys.userId) ?? 'default_user';
}

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

/** The package as last seen, or null. */
export function readPackage(): PackageView | null {
  return parsePackage(localStorage.getItem(keys.package));
}

export function storeProfile(profile: StoredProfile): void {
  localStorage.setItem(keys.profile, JSON.stringify(profile));
  tellChange();
}

/** The cached profile, null when none is stored; one that cannot be parsed gets the fallback name. */
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
 * Removes everything that belongs to the login; a visitor's own choices (theme, consent) stay. It is told to nobody: the screens that show the
 * login are about to go, and must not ask for it anew meanwhile.
 */
export function clearSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  changes += 1;
}

const endListeners = new Set<Listener>();

/** Called when the server no longer accepts the token. Returns the way to stop listening. */
export function onSessionEnd(listener: Listener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Another tab has logged out, or logged another owner in: nothing of the old login may stay on this screen. */
export function followOtherTabs(reload: () => void): () => void {
  const hear = ({ key, newValue, oldValue }: StorageEvent) => {
    const isOut = (key === keys.token || key === null) && oldValue !== null && readToken() === null;
    const isSomebodyElse = key === keys.userId && newValue !== null && oldValue !== null && newValue !== oldValue;
    if (isOut || isSomebodyElse) reload();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

let renewing: Promise<unknown> | null = null;

/** While the token is being replaced, refusals of the old one do not end the login. */
export async function keepSessionDuring<Result>(act: () => Promise<Result>): Promise<Result> {
  const acting = act();
  renewing = acting;
  try {
    return await acting;
  } finally {
    renewing = null;
  }
}

const leaving = new AbortController();
/** Aborted when the owner leaves: what is being read of this login is given up. */
export const leavingSignal = leaving.signal;

/** The owner logs out: what the server still says of this login needs no answer any more. The page must be left then. */
export function beginLeaving(): void {
  leaving.abort();
}

export function isLeaving(): boolean {
  return leavingSignal.aborted;
}

/** Waits until a replacement of the token that is under way has come to its end, whichever. */
export async function sessionRenewed(): Promise<void> {
  await renewing?.catch(() => undefined);
}

/** Ends the login of this browser; a second call (several 401 at once) does nothing. */
export function endSession(): void {
  if (renewing !== null || readToken() === null) return;
  flushDrafts(); // what was typed outlives the login
  clearSession();
  for (const listener of endListeners) listener();
}
