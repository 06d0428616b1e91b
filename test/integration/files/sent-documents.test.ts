import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import sharp from 'sharp';
import type { ConversationId, MessageId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { ContactUnknownError } from '#core/features/conversations/conversations.errors';
import { DocumentsService, type NewDocument } from '#core/features/conversations/files/documents.service';
import { PhotosService } from '#core/features/photos/photos.service';
import { StorageUseService } from '#core/features/storage-use/storage-use.service';
import { Storage } from '#core/outside/storage/storage';
import { newId } from '#core/platform/crypto/ids';
import type { Shop } from '../../support/core/open-account.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

/* Files that an owner sends: what is stored after each outcome. */
let modules: TestModules;
let app: INestApplicationContext;
let shop: Shop;
let conversationId: ConversationId;
const words = 'Daftar harga: kaos 50.000, topi 40.000';

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule]);
});
beforeEach(async () => {
  shop = await makeOwner(modules);
  const [message] = await receive(app, [inbound(shop.botId, chatOf('6281200000001'))]);
  conversationId = message!.conversationId;
});
afterAll(() => modules?.close());

const used = async () => (await app.get(StorageUseService).read(shop.accountId)).usedBytes;
const files = () =>
  readdirSync(modules.env['STORAGE_DIR']!, { recursive: true }).filter((path) => String(path).includes(`${shop.botId}/chats/`));
const rows = () =>
  modules.sql<{ id: string; body: string }>(`SELECT id, body FROM messages WHERE bot_id = $1 AND sender = 'owner'`, [shop.botId]);

const queue = (more: Partial<NewDocument> = {}): Promise<{ id: MessageId; isNew: boolean }> =>
  app.get(DocumentsService).queue({
    ...{ botId: shop.botId, conversationId, waId: '3EB0AA', caption: '', name: 'harga.txt' },
    receive: async (path) => {
      await writeFile(path, words);
      return words.length;
    },
    ...more,
  });
const refused = (queued: Promise<unknown>) => queued.catch((error: unknown) => error);

test('a file is stored once, with its bytes, and read back as it was', async () => {
  const { id, isNew } = await queue();
  expect([isNew, await used(), files().length]).toEqual([true, words.length, 1]);
  expect(await text(await app.get(DocumentsService).open(shop.botId, id))).toBe(words);
});

test('a repeated request writes nothing', async () => {
  const { id } = await queue();
  let received = 0;
  const again = await queue({ receive: async () => ++received });
  expect([again, received, await used(), files().length]).toEqual([{ id, isNew: false }, 0, words.length, 1]);
});

test('a request that is repeated while the first one runs leaves one message and one file', async () => {
  const queued = await Promise.all(Array.from({ length: 4 }, () => queue()));
  expect(queued.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(queued.map(({ id }) => id)).size).toBe(1);
  expect([(await rows()).length, await used(), files().length]).toEqual([1, words.length, 1]);
});

test.each([
  ['', 'harga.txt'],
  ['Ini daftarnya', 'Ini daftarnya'],
])('with the caption %j its message reads %s', async (caption, body) => {
  await queue({ caption });
  expect(await rows()).toMatchObject([{ body }]);
});

test('nothing is kept of a file without a chat, nor of one that is too large, unusable or broken', async () => {
  expect(await refused(queue({ conversationId: newId() }))).toBeInstanceOf(ContactUnknownError);
  expect(await refused(queue({ receive: async () => 'too_large' }))).toMatchObject({ code: 'document_unusable' });
  expect(await refused(queue({ name: 'harga.pdf' }))).toMatchObject({ code: 'document_unusable' });
  expect(await refused(queue({ receive: () => Promise.reject(new Error('broken')) }))).toMatchObject({ message: 'broken' });
  expect([(await rows()).length, await used(), files()]).toEqual([0, 0, []]);
});

test('nothing is kept of a file that the storage refuses, and the next try works', async () => {
  const storage = app.get(Storage);
  storage.put = () => Promise.reject(new Error('disk full'));
  expect(await refused(queue())).toMatchObject({ message: 'disk full' });
  delete (storage as Partial<Storage>).put;
  expect([(await rows()).length, await used(), files()]).toEqual([0, 0, []]);
  expect(await queue()).toMatchObject({ isNew: true });
});

test('nothing is kept of a file or a photo in a full account, and the next one with space is taken', async () => {
  const use = app.get(StorageUseService);
  const { limitBytes } = await use.read(shop.accountId);
  const taken = await use.reserve(shop.accountId, limitBytes);
  if (typeof taken === 'string') throw new Error(taken);
  const upload = async () =>
    app.get(PhotosService, { strict: false }).upload(
      shop.accountId,
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
  for (const full of [queue, upload]) expect(await refused(full())).toMatchObject({ code: 'storage_full' });
  const photos = () => modules.sql(`SELECT id FROM photos WHERE account_id = $1`, [shop.accountId]);
  expect([(await rows()).length, files(), await photos()]).toEqual([0, [], []]);
  await use.release(taken);
  expect([await queue(), await upload()]).toMatchObject([{ isNew: true }, { width: 8 }]);
  expect([(await rows()).length, files().length, (await photos()).length]).toEqual([1, 1, 1]);
});
