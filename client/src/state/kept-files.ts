import { dayMs } from '#contracts/values/base/durations';
import { readToken } from './token.js';

/*
 * Files that were chosen but not sent yet. They are in IndexedDB, because local storage holds only text. They are
 * kept and erased like drafts.
 */
/** Also written in `drafts.ts`, which deletes the database without loading this module. */
const databaseName = 'kept-files';
const storeName = 'files';
const keptMs = 7 * dayMs;

/** A chosen file, and the client id by which the server recognises the send request. */
export type KeptFile = { clientId: string; file: File };

type Row = { files: readonly KeptFile[]; owner: string; at: number };

/**
 * Stores files under this name. An empty list deletes the stored files. Without IndexedDB nothing is stored, so the
 * files last only as long as the page. Without a login nothing is stored either, because a logout in this tab or
 * another one has just erased the files.
 */
export async function keepFiles(owner: string, name: string, files: readonly KeptFile[]): Promise<void> {
  if (readToken() === null) return;
  const key = `${owner}:${name}`;
  await within('readwrite', (store) => (files.length > 0 ? store.put({ files, owner, at: Date.now() }, key) : store.delete(key)));
}

export async function readKeptFiles(owner: string, name: string): Promise<readonly KeptFile[]> {
  // Also deletes expired files under other names, because those names may never be requested again.
  await eraseWhere((_, row) => isOver(row));
  const row = (await within('readonly', (store) => store.get(`${owner}:${name}`))) as (Partial<Row> & Partial<KeptFile>) | undefined;
  // an earlier version of the panel stored one file, without a list
  const { files, clientId, file } = row ?? {};
  return files ?? (clientId !== undefined && file ? [{ clientId, file }] : []);
}

/** Erases the files of every owner but this one. */
export async function eraseOthersFiles(owner: string): Promise<void> {
  await eraseWhere((key) => !key.startsWith(`${owner}:`));
}

const isOver = ({ at }: Row) => Date.now() - at >= keptMs;

async function eraseWhere(isMeant: (key: string, row: Row) => boolean): Promise<void> {
  const keys = (await within('readonly', (store) => store.getAllKeys())) as string[] | undefined;
  for (const key of keys ?? []) {
    const row = (await within('readonly', (store) => store.get(key))) as Row | undefined;
    if (row && isMeant(key, row)) await within('readwrite', (store) => store.delete(key));
  }
}

async function within(mode: IDBTransactionMode, action: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  if (!('indexedDB' in globalThis)) return undefined;
  try {
    const database = await open();
    try {
      return await answerOf(action(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  } catch (error) {
    console.error('files of a draft not stored', error);
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return answerOf(request);
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer of the database'));
  });
}
