import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { FolderStorage } from '#core/outside/storage/folder-storage';
import { S3Storage, type S3Settings } from '#core/outside/storage/s3/s3-storage';
import { StoredFileGoneError, type Storage, type StorageError, type StoredFile } from '#core/outside/storage/storage';
import { spawnSandbox } from '../../sandbox/spawn.ts';
import type { SpawnedSandbox } from '../../sandbox/spawn.ts';

/*
 * The storage port gives the same guarantees with both adapters. The second part tests what only a bucket does: the
 * simulator checks every signature of Amazon's client with its own code, and refuses requests like the real services.
 */
let sandbox: SpawnedSandbox;
let folder: string;
beforeAll(async () => void (sandbox = await spawnSandbox({ only: ['s3'] })));
afterAll(async () => expect(await sandbox.stop()).toBe(0));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  await control('DELETE', '/faults');
  await control('DELETE', '/files');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const control = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<any> =>
  sandbox.control(method, `/s3${path}`, body);
const fault = (...next: { kind: string; times?: number | 'always'; match?: string; bytes?: number }[]) =>
  control('POST', '/faults', { next });

const patience = { connectMs: 5_000, answerMs: 20_000, stallMs: 20_000, pauseMs: 5 };
const settings = (): S3Settings => ({
  endpoint: sandbox.s3!,
  region: sandbox.s3Region!,
  bucket: sandbox.s3Bucket!,
  keyId: sandbox.s3KeyId!,
  secret: sandbox.s3Secret!,
  pathStyle: true,
});
const bucket = (changed: Partial<S3Settings> = {}, limits = {}) => new S3Storage({ ...settings(), ...changed }, { ...patience, ...limits });

/** The vendor's own client, for operations that our adapter does not have. */
const client = () =>
  new S3Client({
    region: sandbox.s3Region!,
    endpoint: sandbox.s3!,
    forcePathStyle: true,
    credentials: { accessKeyId: sandbox.s3KeyId!, secretAccessKey: sandbox.s3Secret! },
  });

const adapters: [string, () => Storage][] = [
  ['a folder', () => new FolderStorage(join(folder, 'new'))],
  ['a bucket', () => bucket()],
];

async function listed(storage: Storage, owner: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const page of storage.list(owner)) files.push(...page);
  return files;
}

describe.each(adapters)('%s', (_, open) => {
  let storage: Storage;
  beforeEach(() => void (storage = open()));

  test('returns the stored bytes completely, and the newest version', async () => {
    await storage.put('a-1/photos/x', Buffer.from('first'));
    await Promise.all(Array.from({ length: 20 }, () => storage.put('a-1/photos/x', Buffer.alloc(100_000, 1))));
    expect((await storage.get('a-1/photos/x')).equals(Buffer.alloc(100_000, 1))).toBe(true);
    await storage.put('a-1/photos/empty', Buffer.alloc(0));
    expect(await storage.get('a-1/photos/empty')).toHaveLength(0);
  });

  test('stores a local file, and returns it as a stream, whole or in part', async () => {
    const bytes = randomBytes(3_000_000);
    const path = join(folder, 'big');
    await writeFile(path, bytes);
    await storage.put('a/chats/big', { path, bytes: bytes.length });
    expect((await buffer(await storage.open('a/chats/big'))).equals(bytes)).toBe(true);
    const part = await buffer(await storage.open('a/chats/big', { first: 1_000_001, last: 2_000_000 }));
    expect(part.equals(bytes.subarray(1_000_001, 2_000_001))).toBe(true);
    expect(await buffer(await storage.open('a/chats/big', { first: 0, last: 0 }))).toHaveLength(1);
  });

  test('says so when there is none', async () => {
    await expect(storage.get('a/photos/x')).rejects.toThrow(StoredFileGoneError);
    await expect(storage.open('a/photos/x', { first: 0, last: 5 })).rejects.toThrow(StoredFileGoneError);
    await storage.remove(['a/photos/x', 'a/photos/y']);
    await storage.removeOwner('a');
    expect(await storage.owners()).toEqual([]);
  });

  test('forgets some files, or all of an owner and nothing of the others', async () => {
    for (const key of ['a/photos/x', 'a/photos/y', 'a/chats/z', 'ab/photos/x', 'b/photos/x']) await storage.put(key, Buffer.from(key));
    await storage.remove(['a/photos/x', 'a/photos/y']);
    await expect(storage.get('a/photos/y')).rejects.toThrow(StoredFileGoneError);
    expect((await storage.get('a/chats/z')).toString()).toBe('a/chats/z');
    await storage.removeOwner('a');
    expect((await storage.owners()).toSorted()).toEqual(['ab', 'b']);
    expect((await storage.get('ab/photos/x')).toString()).toBe('ab/photos/x');
  });

  test('lists the files of one owner, with when they were written', async () => {
    const before = Date.now();
    for (const key of ['a/photos/x', 'a/chats/y', 'ab/photos/z']) await storage.put(key, Buffer.from(key));
    const files = await listed(storage, 'a');
    expect(files.map(({ key }) => key).toSorted()).toEqual(['a/chats/y', 'a/photos/x']);
    // A bucket reports times in whole seconds.
    for (const { at } of files) expect(Math.abs(at.getTime() - before)).toBeLessThan(60_000);
    expect(await listed(storage, 'nobody')).toEqual([]);
  });

  test('can be tried, and nothing stays of the trial', async () => {
    await storage.check();
    expect(await storage.owners()).toEqual([]);
  });

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//x', 'a/.x', '', 'a\0b', 'A/x'])('takes no key of others: %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('no key');
    await expect(storage.get(key)).rejects.toThrow('no key');
    await expect(storage.open(key)).rejects.toThrow('no key');
    await expect(storage.remove([key])).rejects.toThrow('no key');
    await expect(storage.removeOwner(key)).rejects.toThrow('no key');
  });
});

test('files in a folder are readable by the program’s user only, whichever way they came', async () => {
  const storage = new FolderStorage(join(folder, 'new'));
  const local = join(folder, 'local');
  await writeFile(local, 'content', { mode: 0o644 });
  await storage.put('owner/bytes', Buffer.from('content'));
  await storage.put('owner/file', { path: local, bytes: 7 });
  const modeOf = async (path: string) => ((await stat(join(folder, 'new', path))).mode & 0o777).toString(8);
  expect(await Promise.all(['owner', 'owner/bytes', 'owner/file'].map(modeOf))).toEqual(['700', '600', '600']);
});

test('a folder that cannot be written is reported', async () => {
  await writeFile(join(folder, 'file'), 'x');
  await expect(new FolderStorage(join(folder, 'file/below')).check()).rejects.toMatchObject({ problem: 'settings' });
});

describe('a bucket', () => {
  test('removes an account with more files than one request may name', async () => {
    const storage = bucket();
    const keys = Array.from({ length: 1_005 }, (_, nth) => `a/chats/${nth}`);
    for (let from = 0; from < keys.length; from += 100)
      await Promise.all(keys.slice(from, from + 100).map((key) => storage.put(key, Buffer.from(key))));
    await storage.put('b/chats/0', Buffer.from('b'));
    expect(new Set((await listed(storage, 'a')).map(({ key }) => key))).toEqual(new Set(keys));
    const before = (await control('GET', '/requests')).newestSeq;
    await storage.removeOwner('a');
    expect(await control('GET', '/files')).toEqual([{ key: 'b/chats/0', bytes: 1 }]);
    const { requests } = await control('GET', `/requests?after=${before}`);
    expect(requests.length).toBeLessThan(8);
  });

  test.each(['slow-down', 'internal-error', 'reset'])('passes over %s, twice in a row', async (kind) => {
    const storage = bucket();
    const path = join(folder, 'file');
    await writeFile(path, 'whole');
    await fault({ kind, times: 2 });
    await storage.put('a/chats/x', { path, bytes: 5 });
    await fault({ kind, times: 2 });
    expect((await storage.get('a/chats/x')).toString()).toBe('whole');
    await fault({ kind, times: 2 });
    await storage.remove(['a/chats/x', 'a/chats/y']);
    expect(await control('GET', '/files')).toEqual([]);
  });

  test('whose clock is an hour ahead is believed, and so is one that goes right again', async () => {
    const storage = bucket();
    await fault({ kind: 'wrong-clock', times: 'always' });
    await storage.put('a/chats/x', Buffer.from('x'));
    await control('DELETE', '/faults');
    expect(await storage.get('a/chats/x')).toHaveLength(1);
    const { requests } = (await control('GET', '/requests')) as { requests: { status: number }[] };
    expect(requests.slice(-4).map(({ status }) => status)).toEqual([403, 200, 403, 200]);
  });

  test('gives up after three tries, and says that it may pass', async () => {
    await fault({ kind: 'slow-down', times: 'always' });
    const before = (await control('GET', '/requests')).newestSeq;
    await expect(bucket().put('a/chats/x', Buffer.from('x'))).rejects.toMatchObject({ name: 'StorageError', problem: 'away' });
    expect((await control('GET', `/requests?after=${before}`)).requests).toHaveLength(3);
  });

  test('that never answers is given up', async () => {
    await fault({ kind: 'hang', times: 'always' });
    await expect(bucket({}, { answerMs: 100 }).get('a/chats/x')).rejects.toMatchObject({ problem: 'away' });
  });

  test('that cuts a body: read again where it is read whole, an error where it is read as a stream', async () => {
    const storage = bucket();
    await storage.put('a/chats/x', Buffer.alloc(500_000, 7));
    await fault({ kind: 'cut-body', bytes: 100_000 });
    expect(await storage.get('a/chats/x')).toHaveLength(500_000);
    await fault({ kind: 'cut-body', bytes: 100_000 });
    await expect(storage.open('a/chats/x').then(buffer)).rejects.toThrow();
  });

  test('that falls silent within a body does not keep its reader', async () => {
    const storage = bucket({}, { stallMs: 200 });
    await storage.put('a/chats/x', Buffer.alloc(500_000, 7));
    await fault({ kind: 'stalled-body', bytes: 100_000 });
    await expect(storage.open('a/chats/x').then(buffer)).rejects.toThrow('no bytes');
  });

  test('that sends the whole of a file instead of a part: the reader gets the part', async () => {
    const storage = bucket();
    const bytes = randomBytes(300_000);
    await storage.put('a/chats/x', bytes);
    await fault({ kind: 'no-range', times: 'always' });
    for (const [first, last] of [
      [0, 0],
      [100_000, 250_000],
      [299_999, 299_999],
    ] as const)
      expect((await buffer(await storage.open('a/chats/x', { first, last }))).equals(bytes.subarray(first, last + 1))).toBe(true);
  });

  test('can be left by a reader before its end', async () => {
    const storage = bucket();
    await storage.put('a/chats/x', Buffer.alloc(30_000_000, 7));
    const stream = await storage.open('a/chats/x');
    const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    await pieces.next();
    stream.destroy();
    expect((await buffer(await storage.open('a/chats/x', { first: 29_999_990, last: 29_999_999 }))).length).toBe(10);
  });

  test.each(['no-bulk', 'wants-md5', 'delete-errors'])('that says %s loses the files all the same', async (kind) => {
    const storage = bucket();
    const keys = ['a/chats/x', 'a/chats/y', 'a/chats/z'];
    const losing = [() => storage.remove(keys), () => storage.removeOwner('a')];
    for (const lose of losing) {
      for (const key of keys) await storage.put(key, Buffer.from(key));
      await fault({ kind, match: 'POST', times: kind === 'delete-errors' ? 1 : 'always' });
      await lose();
      expect(await control('GET', '/files')).toEqual([]);
    }
  });

  test('is listed and emptied to the end, however few entries a page has, and when a later page fails at first', async () => {
    const storage = bucket();
    const keys = Array.from({ length: 7 }, (_, nth) => `a/chats/${nth}`);
    const others = ['b', 'c', 'd', 'e'].map((owner) => `${owner}/chats/x`);
    for (const key of [...keys, ...others]) await storage.put(key, Buffer.from(key));
    await fault({ kind: 'slow-down', match: 'continuation-token', times: 2 }, { kind: 'short-pages', times: 'always', match: 'list-type' });
    const found = await listed(storage, 'a');
    expect(found.map(({ key }) => key)).toEqual(keys);
    for (const { at } of found) expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await storage.owners()).toEqual(['a', 'b', 'c', 'd', 'e']);
    await storage.removeOwner('a');
    expect(await storage.owners()).toEqual(['b', 'c', 'd', 'e']);
  });

  test('that keeps one of many files each time: the removal fails, the others are gone, and a later one removes it', async () => {
    const storage = bucket();
    const keys = ['a/chats/x', 'a/chats/y', 'a/chats/z'];
    const left = async () => ((await control('GET', '/files')) as { key: string }[]).map(({ key }) => key);
    for (const remove of [() => storage.remove(keys), () => storage.removeOwner('a')]) {
      for (const key of keys) await storage.put(key, Buffer.from(key));
      await fault({ kind: 'delete-errors', match: 'POST', times: 'always' });
      await expect(remove()).rejects.toMatchObject({ name: 'StorageError', problem: 'away' });
      expect(await left()).toEqual(['a/chats/z']);
      await control('DELETE', '/faults');
      await remove();
      expect(await left()).toEqual([]);
    }
  });

  test('that removes one by one and says that a file is missing: the others are removed, and a missing bucket is reported', async () => {
    const storage = bucket();
    for (const keys of [['a/chats/x'], ['a/chats/w', 'a/chats/x', 'a/chats/y']]) {
      await storage.put('a/chats/x', Buffer.from('x'));
      await fault({ kind: 'no-bulk', match: 'POST', times: 'always' }, { kind: 'strict-delete', match: 'DELETE', times: 'always' });
      await storage.remove(keys);
      await storage.remove(keys);
      await control('DELETE', '/faults');
      expect(await control('GET', '/files')).toEqual([]);
    }
    await expect(bucket({ bucket: 'lain' }).remove(['a/chats/x'])).rejects.toMatchObject({ problem: 'settings' });
  });

  test.each([
    ['alone', ['a/'], []],
    ['beside files', ['a/', 'a/Catatan.TXT', 'a/chats/x'], []],
    [
      'where files are removed one by one',
      ['a/', 'a/Catatan.TXT', 'a/chats/x'],
      [{ kind: 'no-bulk', match: 'POST', times: 'always' as const }],
    ],
  ])('loses what others put under an account as well: %s', async (_where, keys, faults) => {
    for (const Key of keys) await client().send(new PutObjectCommand({ Bucket: sandbox.s3Bucket!, Key, Body: 'x' }));
    await bucket().put('b/chats/x', Buffer.from('b'));
    // none of these is a file of the product
    expect((await listed(bucket(), 'a')).map(({ key }) => key)).toEqual(keys.filter((key) => key === 'a/chats/x'));
    await fault(...faults);
    await bucket().removeOwner('a');
    expect(await control('GET', '/files')).toEqual([{ key: 'b/chats/x', bytes: 1 }]);
  });

  test.each<[string, Partial<S3Settings>, string]>([
    ['a bucket that is not there', { bucket: 'lain' }, 'STORAGE_BUCKET'],
    ['a key that is not known', { keyId: 'ANOTHERKEY' }, 'STORAGE_KEY_ID'],
    ['a wrong secret', { secret: 'another-secret' }, 'STORAGE_SECRET'],
    ['another region', { region: 'eu-central-1' }, 'STORAGE_REGION'],
  ])('%s is reported with the setting to look at', async (_, changed, words) => {
    await expect(bucket(changed).check()).rejects.toMatchObject({ problem: 'settings', message: expect.stringContaining(words) });
    expect(await control('GET', '/files')).toEqual([]);
  });

  test.each([
    ['rights that are missing', 'denied', 'settings', 'rights'],
    ['an outage', 'internal-error', 'away', 'cannot do it now'],
  ])('%s: distinguished', async (_, kind, problem, words) => {
    await fault({ kind, times: 'always' });
    await expect(bucket().check()).rejects.toMatchObject({ problem, message: expect.stringContaining(words) });
  });

  test('no report contains a secret', async () => {
    const error = await bucket({ secret: 'another-secret' })
      .check()
      .catch((caught: unknown) => caught as StorageError);
    expect(String(error)).not.toMatch(/secret-of|another-secret|SANDBOXKEY/);
  });
});

describe('the simulator', () => {
  test('reports a file’s size without its bytes, and knows no other file', async () => {
    await bucket().put('a/chats/x', Buffer.alloc(7));
    const head = (Key: string) => client().send(new HeadObjectCommand({ Bucket: sandbox.s3Bucket!, Key }));
    expect((await head('a/chats/x')).ContentLength).toBe(7);
    await expect(head('a/chats/y')).rejects.toMatchObject({ name: 'NotFound' });
  });

  test('accepts nothing without a signature, and nothing that was changed in transit', async () => {
    const url = `${sandbox.s3}/${sandbox.s3Bucket}/a/x`;
    expect((await fetch(url)).status).toBe(403);
    expect((await fetch(url, { headers: { Authorization: 'AWS4-HMAC-SHA256 x' } })).status).toBe(400);
    const signed = client();
    signed.middlewareStack.add(
      (next) => (args) => {
        (args.request as { path: string }).path += '2';
        return next(args);
      },
      { step: 'deserialize', priority: 'low' },
    );
    await expect(signed.send(new HeadObjectCommand({ Bucket: sandbox.s3Bucket!, Key: 'a/x' }))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
  });
});
