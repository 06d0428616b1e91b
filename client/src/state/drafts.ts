import { dayMs } from '#contracts/values/base/durations';
import { readToken } from './token.js';

/*
 * Unsaved text of owners: stored on this device only, separately for each owner. It survives a killed tab and
 * an expired login. A logout, the deletion of the account and the login of another owner erase it.
 */
const prefix = 'draft:';
const keptMs = 7 * dayMs;
const draftsMax = 60;
const draftMaxChars = 100_000;
const allMaxChars = 1_000_000;
/** Debounce before a draft is written to storage. */
const pauseMs = 300;

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`;

const pending = new Map<string, unknown>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Stores a draft under a name; null deletes it.
 * @param owner the owner's id; null stores nothing.
 */
export function keepDraft(owner: string | null, name: string, value: unknown): void {
  if (owner === null) return;
  pending.set(keyOf(owner, name), value);
  clearTimeout(timer);
  timer = setTimeout(flushDrafts, pauseMs);
}

/** The newest draft of that name; undefined when there is none or it is too old. */
export function readDraft(owner: string | null, name: string): unknown {
  if (owner === null) return undefined;
  const key = keyOf(owner, name);
  if (pending.has(key)) return pending.get(key) ?? undefined;
  return parse(localStorage.getItem(key))?.value;
}

/**
 * Writes pending drafts to storage. Without a login nothing is written: the drafts have just been erased here
 * or in another tab.
 */
export function flushDrafts(): void {
  clearTimeout(timer);
  const changes = [...pending];
  pending.clear();
  if (readToken() === null) return;
  for (const [key, value] of changes) write(key, value);
}

/**
 * Erases all drafts of this device. With `except`, keeps the drafts of that owner. Text is erased at once. Chosen
 * files are erased when the promise resolves, so await it before leaving the page.
 */
export function eraseDrafts(except?: string): Promise<void> {
  const files = eraseFiles(except);
  const keep = except === undefined ? null : keyOf(except, '');
  for (const key of [...pending.keys(), ...keys()]) {
    if (keep !== null && key.startsWith(keep)) continue;
    pending.delete(key);
    localStorage.removeItem(key);
  }
  return files;
}

/**
 * Erases chosen files. To erase all of them it deletes the database without loading `kept-files.ts`: a page
 * about to unload may no longer be able to fetch that code.
 */
async function eraseFiles(except: string | undefined): Promise<void> {
  // pictures shared by another app that no chat has used yet
  if ('caches' in globalThis) await caches.delete('shared-1').catch(() => false);
  if (!('indexedDB' in globalThis)) return;
  try {
    if (except !== undefined) return await (await import('./kept-files.js')).eraseOthersFiles(except);
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase('kept-files');
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error ?? new Error('no answer of the database'));
      // Another tab is using the database. The browser deletes the database as soon as that tab closes its
      // connection.
      request.onblocked = () => resolve();
    });
  } catch (error) {
    console.error('files of a draft not deleted', error);
  }
}

/**
 * Writes drafts when the page becomes hidden or unloads, because a phone may kill a hidden tab without an event.
 * Returns a function that removes the listeners.
 */
export function flushDraftsOnLeave(): () => void {
  const onHidden = () => document.visibilityState === 'hidden' && flushDrafts();
  window.addEventListener('pagehide', flushDrafts);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', flushDrafts);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

function keys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

function parse(raw: string | null): { at: number; value: unknown } | undefined {
  if (raw === null) return undefined;
  try {
    const kept = JSON.parse(raw) as { at: number; value: unknown };
    return Date.now() - kept.at < keptMs ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  const text = value === null ? null : JSON.stringify({ at: Date.now(), value });
  if (text === null || text.length > draftMaxChars) return localStorage.removeItem(key);
  makeRoom(key, text.length);
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    console.error('draft not stored', error);
  }
}

/** Evicts drafts: unreadable and expired ones, and the oldest above the limits. */
function makeRoom(key: string, chars: number): void {
  const others = keys()
    .filter((one) => one !== key)
    .map((one) => ({ key: one, chars: localStorage.getItem(one)?.length ?? 0, at: parse(localStorage.getItem(one))?.at ?? 0 }))
    .toSorted((one, other) => other.at - one.at);
  let room = allMaxChars - chars;
  for (const [index, other] of others.entries()) {
    room -= other.chars;
    if (other.at === 0 || index >= draftsMax - 1 || room < 0) localStorage.removeItem(other.key);
  }
}
