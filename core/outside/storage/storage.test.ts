import { mkdir, mkdtemp, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { FolderStorage } from './folder-storage.js';
import { isDiskFull, isStorageUnusable, StorageError, StoredFileGoneError, type StoredFile } from './storage.js';
import { WatchedStorage } from './watched-storage.js';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'storage-'))));
afterEach(async () => rm(folder, { recursive: true, force: true }));

describe('a folder of files', () => {
  test('returns the stored bytes completely, and the newest version', async () => {
    const storage = new FolderStorage(join(folder, 'new'));
    expect(await storage.owners()).toEqual([]);
    await storage.put('a-1/photos/x', Buffer.from('first'));
    await Promise.all(Array.from({ length: 20 }, () => storage.put('a-1/photos/x', Buffer.alloc(100_000, 1))));
    expect((await storage.get('a-1/photos/x')).equals(Buffer.alloc(100_000, 1))).toBe(true);
    expect(await readdir(join(folder, 'new/a-1/photos'))).toEqual(['x']);
  });

  test('returns each part of a file from its first byte to its last', async () => {
    const storage = new FolderStorage(folder);
    await storage.put('a/photos/x', Buffer.from('abcde'));
    for (let first = 0; first < 5; first += 1)
      for (let last = first; last < 5; last += 1)
        expect((await buffer(await storage.open('a/photos/x', { first, last }))).toString()).toBe('abcde'.slice(first, last + 1));
    expect((await buffer(await storage.open('a/photos/x'))).toString()).toBe('abcde');
  });

  test('lists every file once, also more than fit a page', async () => {
    const storage = new FolderStorage(folder);
    const keys = Array.from({ length: 2_001 }, (_, nth) => `a/photos/x${nth}`);
    await mkdir(join(folder, 'a/photos'), { recursive: true });
    await Promise.all(keys.map((key) => writeFile(join(folder, key), '')));
    const pages: string[][] = [];
    for await (const page of storage.list('a')) pages.push(page.map(({ key }) => key));
    expect(pages.flat().toSorted()).toEqual(keys.toSorted());
    expect(pages.map(({ length }) => length)).toEqual([1_000, 1_000, 1]);
  });

  test('leaves nothing of a file that could not be stored', async () => {
    const storage = new FolderStorage(folder);
    await mkdir(join(folder, 'a/photos/x'), { recursive: true });
    await expect(storage.put('a/photos/x', Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(join(folder, 'a/photos'))).toEqual(['x']);
  });

  test('says so when there is none', async () => {
    const storage = new FolderStorage(folder);
    await expect(storage.get('a/photos/x')).rejects.toThrow(StoredFileGoneError);
    await storage.remove(['a/photos/x']);
  });

  test('forgets one file, or all of an owner and nothing of the others', async () => {
    const storage = new FolderStorage(folder);
    for (const key of ['a/photos/x', 'a/photos/y', 'b/photos/x']) await storage.put(key, Buffer.from(key));
    await storage.remove(['a/photos/x']);
    await expect(storage.get('a/photos/x')).rejects.toThrow(StoredFileGoneError);
    await storage.removeOwner('a');
    expect(await storage.owners()).toEqual(['b']);
    expect((await storage.get('b/photos/x')).toString()).toBe('b/photos/x');
  });

  test('keeps the files from other users of the machine', async () => {
    const storage = new FolderStorage(join(folder, 'new'));
    await writeFile(join(folder, 'local'), 'local', { mode: 0o644 });
    await storage.put('a/photos/x', Buffer.from('x'));
    await storage.put('a/photos/y', { path: join(folder, 'local'), bytes: 5 });
    const modeOf = async (path: string) => ((await stat(join(folder, 'new', path))).mode & 0o777).toString(8);
    expect(await Promise.all(['', 'a', 'a/photos', 'a/photos/x', 'a/photos/y'].map(modeOf))).toEqual(['700', '700', '700', '600', '600']);
  });

  test('has no files of an owner whom it does not know, and dates those that it has', async () => {
    const storage = new FolderStorage(folder);
    const startedAt = Date.now() - 1_000;
    await storage.put('a/photos/x', Buffer.from('x'));
    await writeFile(join(folder, 'a/photos/X.bak'), 'of somebody else');
    const listed = async (owner: string) => {
      const files: StoredFile[] = [];
      for await (const page of storage.list(owner)) files.push(...page);
      return files;
    };
    expect(await listed('b')).toEqual([]);
    expect(await listed('a')).toEqual([{ key: 'a/photos/x', at: expect.any(Date) }]);
    expect((await listed('a'))[0]!.at.getTime()).toBeGreaterThan(startedAt);
  });

  test('is checked by a write that leaves nothing; one that cannot be written is a matter of settings', async () => {
    await new FolderStorage(join(folder, 'new')).check();
    expect(await readdir(join(folder, 'new'))).toEqual([]);
    await writeFile(join(folder, 'file'), '');
    const error: unknown = await new FolderStorage(join(folder, 'file')).check().catch((refused: unknown) => refused);
    expect(error).toMatchObject({ problem: 'settings', message: expect.stringContaining('(EEXIST): see STORAGE_DIR') });
    expect(await new FolderStorage(join(folder, 'file/x')).put('a/b', Buffer.from('x')).catch(isDiskFull)).toBe(false);
  });

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//x', 'a/.x', '', 'a\0b', 'A/x'])('takes no key of others: %j', async (key) => {
    const storage = new FolderStorage(folder);
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('no key');
    await expect(storage.get(key)).rejects.toThrow('no key');
    await expect(storage.removeOwner(key)).rejects.toThrow('no key');
  });
});

/** Files of that folder that this process has open, according to Linux. */
async function openFiles(): Promise<string[]> {
  const handles = await readdir('/proc/self/fd').catch(() => []); // other systems have no such list
  const paths = await Promise.all(handles.map((one) => readlink(`/proc/self/fd/${one}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(folder));
}

test('whatever was done with a file, it is closed afterwards', async () => {
  const storage = new FolderStorage(join(folder, 'stored'));
  const path = join(folder, 'local');
  await writeFile(path, 'local');
  await storage.put('a/photos/x', Buffer.from('x'));
  await storage.put('a/photos/y', { path, bytes: 5 });
  await storage.put('a/photos/y', { path, bytes: 5 }).catch(() => undefined);
  await storage.get('a/photos/x');
  await buffer(await storage.open('a/photos/y'));
  await storage.open('a/photos/z').catch(() => undefined);
  (await storage.open('a/photos/x')).destroy();
  await storage.check();
  for await (const page of storage.list('a')) expect(page).toHaveLength(2);
  await storage.removeOwner('a');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await openFiles()).toEqual([]);
});

test.each([
  ['ENOSPC', true],
  ['EDQUOT', true],
  ['EFBIG', true],
  ['EACCES', false],
  ['ENOENT', false],
  [undefined, false],
])('an error of the file system with the code %s means that there is no room: %s', (code, isFull) => {
  const error = Object.assign(new Error('write'), { code });
  expect([isDiskFull(error), isStorageUnusable(error)]).toEqual([isFull, isFull]);
});

test('a storage that is away is unusable, but not full; what is no error of it is neither', () => {
  const away = new StorageError('away', 'The bucket does not answer.');
  expect([away, null, 'ENOSPC'].map((error) => [isDiskFull(error), isStorageUnusable(error)])).toEqual([
    [false, true],
    [false, false],
    [false, false],
  ]);
});

test('a refusal of the caller is no outage of the storage', async () => {
  const { log, lines } = recordedLog();
  const storage = new WatchedStorage(new FolderStorage(folder), log);
  await expect(storage.put('../x', Buffer.from('x'))).rejects.toThrow('no key');
  await storage.put('a/photos/x', Buffer.from('x'));
  expect(lines).toEqual([]);
});

test('each outage is told once, and so is its end', async () => {
  const { log, lines } = recordedLog();
  /** A disk that is full while the test says so. */
  class Full extends FolderStorage {
    isFull = true;
    override async put(...stored: Parameters<FolderStorage['put']>): Promise<void> {
      if (this.isFull) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      await super.put(...stored);
    }
  }
  const inner = new Full(join(folder, 'other'));
  const storage = new WatchedStorage(inner, log);
  const put = () => storage.put('a/photos/x', Buffer.from('x')).catch(() => undefined);
  for (const isFull of [true, true, false, false, true, true, false]) {
    inner.isFull = isFull;
    await put();
  }
  expect(lines).toMatchObject([
    { level: 'error', event: 'storage.not-writable' },
    { level: 'info', event: 'storage.writable' },
    { level: 'error', event: 'storage.not-writable' },
    { level: 'info', event: 'storage.writable' },
  ]);
});
