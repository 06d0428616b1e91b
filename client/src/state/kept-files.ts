import { dayMs } from '#contracts/values/base/durations';
import { readToken } from './token.js';

/*
 * Files that were chosen and not sent yet: in the browser's database, as local storage holds texts only. They live and end as the drafts do.
 */
/** Known to `drafts.ts` too, which erases it without waiting for this file. */
const databaseName = 'kept-files';
const storeName = 'files';
const keptMs = 7 * dayMs;

/** A chosen file, and the name by which the server will know the wish to send it. */
export type KeptFile = { clientId: string; file: File };

type Row = KeptFile & { owner: string; at: number };

/**
 * Keeps a file in the place of that name; null forgets it. Without a database it is only there until the page goes. Without a login nothing
 * is kept: it has just been erased here or in another tab.
 */
export async function keepFile(owner: string, name: string, kept: KeptFile | null): Promise<void> {
  if (readToken() === null) return;
  const key = `${owner}:${name}`;
  await within('readwrite', (store) => (kept ? store.put({ ...kept, owner, at: Date.now() }, key) : store.delete(key)));
}

export async function readKeptFile(owner: string, name: string): Promise<KeptFile | null> {
  // those of other places too: nobody may look there again
  await eraseWhere((_, row) => isOver(row));
  const row = (await within('readonly', (store) => store.get(`${owner}:${name}`))) as Row | undefined;
  return row ? { clientId: row.clientId, file: row.file } : null;
}

/** Erases those of everybody but one owner. */
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

async function within(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  if (!('indexedDB' in globalThis)) return undefined;
  try {
    const database = await open();
    try {
      return await answerOf(act(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  } catch (error) {
    console.error('Berkas yang belum dikirim tidak dapat dicatat di perangkat ini.', error);
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
