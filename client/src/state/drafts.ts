import { dayMs } from '#contracts/values/base/durations';
import { readToken } from './token.js';

/*
 * What owners have typed and not saved yet: on this device alone, apart for each owner. It outlives a killed tab and an expired login;
 * a logout, the end of the account and the login of somebody else erase it.
 */
const prefix = 'draft:';
const keptMs = 7 * dayMs;
const draftsMax = 60;
const draftMaxChars = 100_000;
const allMaxChars = 1_000_000;
/** Typing pauses that long before it is written down. */
const pauseMs = 300;

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`;

const pending = new Map<string, unknown>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps what is typed under that name; null forgets it.
 * @param owner the owner's id; without one nothing is kept.
 */
export function keepDraft(owner: string | null, name: string, value: unknown): void {
  if (owner === null) return;
  pending.set(keyOf(owner, name), value);
  clearTimeout(timer);
  timer = setTimeout(flushDrafts, pauseMs);
}

/** What was kept under that name, newest; undefined when there is nothing, or it is too old. */
export function readDraft(owner: string | null, name: string): unknown {
  if (owner === null) return undefined;
  const key = keyOf(owner, name);
  if (pending.has(key)) return pending.get(key) ?? undefined;
  return parse(localStorage.getItem(key))?.value;
}

/** Writes down what waits for it. Without a login nothing is written: it has just been erased here or in another tab. */
export function flushDrafts(): void {
  clearTimeout(timer);
  const changes = [...pending];
  pending.clear();
  if (readToken() === null) return;
  for (const [key, value] of changes) write(key, value);
}

/**
 * Erases all drafts of this device, or those of everybody but one owner: at once what was typed, and the files that were chosen by the time
 * it resolves. Whoever leaves the page waits for that.
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

/** All of them without the code that keeps them, which a page that is about to go may not get any more. */
async function eraseFiles(except: string | undefined): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  try {
    if (except !== undefined) return await (await import('./kept-files.js')).eraseOthersFiles(except);
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase('kept-files');
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error ?? new Error('no answer of the database'));
      // another tab is just reading in it: the browser deletes as soon as that is done
      request.onblocked = () => resolve();
    });
  } catch (error) {
    console.error('Berkas yang belum dikirim tidak dapat dihapus dari perangkat ini.', error);
  }
}

/** Writes down before the page goes: a phone may end a tab that is not seen without telling it. Returns the way to stop. */
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
    console.error('Tulisan yang belum disimpan tidak dapat dicatat di perangkat ini.', error);
  }
}

/** The oldest go first, and those that nobody would be given any more. */
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
