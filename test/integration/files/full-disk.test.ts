import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { PhotosModule } from '#core/features/photos/photos.module';
import { PhotosService } from '#core/features/photos/photos.service';
import { FolderStorage } from '#core/outside/storage/folder-storage';
import { StorageError } from '#core/outside/storage/storage';
import { WatchedStorage } from '#core/outside/storage/watched-storage';
import type { Log } from '#core/platform/log/log';
import { answerOf } from '../../../server/http/filters/error-status.rules.ts';
import { makeOwner, openTestModules } from '../../support/core/test-modules.ts';
import { canMount, smallDisk, type SmallDisk } from '../../support/files/small-disk.ts';

/* A full disk, with the errors of the kernel: uploads are refused with a sentence, nothing half is left, and it works again afterwards. */
const onSmallDisk = canMount() ? test : test.skip;
let disk: SmallDisk | undefined;
beforeEach(async () => {
  if (canMount()) disk = await smallDisk(1_000_000);
});
afterEach(() => disk?.unmount());

const inDisk = (name: string) => join(disk!.path, name);

const fill = () => writeFile(inDisk('other'), randomBytes(2_000_000)).catch((error: NodeJS.ErrnoException) => error.code);

onSmallDisk('one log line per outage, however many files are refused, and one at its end', async () => {
  const lines: string[] = [];
  const note = ({ event }: { event: string }) => void lines.push(event);
  const log = { error: note, info: note } as unknown as Log;
  const storage = new WatchedStorage(new FolderStorage(inDisk('files')), log);
  await storage.put('a/chats/first', randomBytes(10_000));
  expect(await fill()).toBe('ENOSPC');
  for (let nth = 0; nth < 5; nth += 1) {
    const error = await storage.put(`a/chats/x${nth}`, randomBytes(50_000)).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(StorageError);
    expect((error as StorageError).problem).toBe('full');
  }
  expect(lines).toEqual(['storage.not-writable']);
  expect((await storage.get('a/chats/first')).length).toBe(10_000);
  await rm(inDisk('other'));
  await storage.put('a/chats/later', randomBytes(50_000));
  expect(lines).toEqual(['storage.not-writable', 'storage.writable']);
  const keys: string[] = [];
  for await (const page of storage.list('a')) keys.push(...page.map(({ key }) => key));
  expect(keys.toSorted()).toEqual(['a/chats/first', 'a/chats/later']);
});

onSmallDisk('an upload is refused with a sentence that says what to do, its space is given back, and the next one works', async () => {
  const modules = await openTestModules();
  try {
    const shop = await makeOwner(modules);
    const photos = (await modules.open([PhotosModule], { STORAGE_DIR: inDisk('files') })).get(PhotosService);
    const picture = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    await fill();
    const refused: unknown = await photos.upload(shop.accountId, picture).catch((error: unknown) => error);
    expect(answerOf(refused)).toMatchObject({ status: 503, code: 'storage_away', error: expect.stringContaining('Coba lagi nanti') });
    const sums = () => modules.sql(`SELECT bytes::int AS bytes FROM storage_sums WHERE account_id = $1`, [shop.accountId]);
    expect(await sums()).toEqual([{ bytes: 0 }]);
    expect(await modules.sql(`SELECT 1 FROM photos`)).toEqual([]);
    await rm(inDisk('other'));
    await photos.upload(shop.accountId, picture);
    expect((await sums())[0]!.bytes).toBeGreaterThan(0);
  } finally {
    await modules.close();
  }
});
