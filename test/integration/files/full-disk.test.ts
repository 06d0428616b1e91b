import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { PhotosModule } from '#core/features/photos/photos.module';
import { PhotosService } from '#core/features/photos/photos.service';
import { FolderStorage } from '#core/outside/storage/folder-storage';
import { isDiskFull, StorageError } from '#core/outside/storage/storage';
import { WatchedStorage } from '#core/outside/storage/watched-storage';
import { answerOf } from '../../../server/http/filters/error-status.rules.ts';
import { makeOwner, openTestModules } from '../../support/core/test-modules.ts';
import { recordedLog } from '../../support/recorded-log.ts';

/*
 * A full disk: uploads are refused with an error message, no partial file remains, and uploads work again afterwards.
 * The test uses the kernel's file size limit for this process, because a tiny file system needs rights that
 * containers lack. ENOSPC itself comes from /dev/full.
 */
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
  // By default, the kernel's signal ends a process that does not handle it.
  process.on('SIGXFSZ', ignore);
});
afterEach(async () => {
  limitFiles('unlimited');
  process.off('SIGXFSZ', ignore);
  await rm(folder, { recursive: true });
});

const ignore = (): void => undefined;
const inDisk = (name: string) => join(folder, name);

/** Sets the maximum size in bytes of a file that this process writes. The hard limit stays unchanged. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
}

/** Maximum size of a file while the disk is full, in bytes. */
const fullBytes = 12_000;

test('what the kernel says of a disk without space counts as full', async () => {
  const error: unknown = await writeFile('/dev/full', 'x').catch((refused: unknown) => refused);
  expect(error).toMatchObject({ code: 'ENOSPC' });
  expect(isDiskFull(error)).toBe(true);
});

test('one log line per outage, however many files are refused, and one at its end', async () => {
  const { log, lines } = recordedLog();
  const events = () => lines.map(({ event }) => event);
  const storage = new WatchedStorage(new FolderStorage(inDisk('files')), log);
  await storage.put('a/chats/first', randomBytes(10_000));
  limitFiles(fullBytes);
  for (let nth = 0; nth < 5; nth += 1) {
    const error = await storage.put(`a/chats/x${nth}`, randomBytes(50_000)).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(StorageError);
    expect((error as StorageError).problem).toBe('full');
  }
  expect(events()).toEqual(['storage.not-writable']);
  expect((await storage.get('a/chats/first')).length).toBe(10_000);
  limitFiles('unlimited');
  await storage.put('a/chats/later', randomBytes(50_000));
  expect(events()).toEqual(['storage.not-writable', 'storage.writable']);
  const keys: string[] = [];
  for await (const page of storage.list('a')) keys.push(...page.map(({ key }) => key));
  expect(keys.toSorted()).toEqual(['a/chats/first', 'a/chats/later']);
});

test('an upload is refused with a sentence that says what to do, its space is given back, and the next one works', async () => {
  const modules = await openTestModules();
  try {
    const shop = await makeOwner(modules);
    const photos = (await modules.open([PhotosModule], { STORAGE_DIR: inDisk('files') })).get(PhotosService);
    const picture = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    limitFiles(fullBytes);
    const refused: unknown = await photos.upload(shop.accountId, picture).catch((error: unknown) => error);
    expect(answerOf(refused)).toMatchObject({ status: 503, code: 'storage_away', error: expect.stringContaining('Coba lagi nanti') });
    const sums = () => modules.sql(`SELECT bytes::int AS bytes FROM storage_sums WHERE account_id = $1`, [shop.accountId]);
    expect(await sums()).toEqual([{ bytes: 0 }]);
    expect(await modules.sql(`SELECT 1 FROM photos`)).toEqual([]);
    limitFiles('unlimited');
    await photos.upload(shop.accountId, picture);
    expect((await sums())[0]!.bytes).toBeGreaterThan(0);
  } finally {
    await modules.close();
  }
});
