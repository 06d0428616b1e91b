import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId, BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { emptyProduct } from '#contracts/values/selling/products';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MembershipModule } from '#core/features/membership/membership.module';
import { StoredFilesService } from '#core/features/membership/stored-files.service';
import { PhotosModule } from '#core/features/photos/photos.module';
import { PhotoGoneError } from '#core/features/photos/photos.errors';
import { PhotosService } from '#core/features/photos/photos.service';
import { ProductsService } from '#core/features/products/products.service';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { TryOutService } from '#core/features/replies/try-out.service';
import { Storage } from '#core/outside/storage/storage';
import { Clock } from '#core/platform/clock/clock';
import { newId } from '#core/platform/crypto/ids';
import { bucketSettings, sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';
import { countingProxy } from '../../support/stores/counting-proxy.ts';

let testModules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let accountId: AccountId;
let botId: BotId;
let shop: string;
let phones = 6281400000000;
const modules = [ConversationsModule, RepliesModule, PhotosModule, PromptsModule];
const settings = () => sandboxSettings(sandbox.addresses, {}) as Record<string, string>;

beforeAll(async () => {
  [testModules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  app = await testModules.open(modules, settings());
  shop = `${sandbox.addresses.photos}/shop`;
});
beforeEach(async () => {
  ({ accountId, botId } = await makeOwner(testModules, 1_000));
  await teach(`Kopi Gayo 250g: ${shop}/gayo.jpg\nKopi Toraja: ${shop}/toraja.png`);
});
afterEach(async () => {
  await sandbox.llm.heal();
  await sandbox.call('DELETE', '/photos/faults');
});
afterAll(async () => {
  await testModules.close();
  await sandbox.close();
});

const teach = (list: string) =>
  app
    .get(PromptsService)
    .save(botId, { prompt: 'Toko Kopi Sari.\nKopi Gayo 250g Rp 85.000.\nKopi Toraja Rp 90.000.', secondaryPrompt: list });

async function asks(body: string, context = app): Promise<ConversationId> {
  const [message] = await receive(context, [inbound(botId, chatOf(String((phones += 1))), { body })], false);
  return message!.conversationId;
}

const answer = (conversationId: ConversationId, context = app) =>
  context.get(RepliesService).generate(botId, conversationId, new AbortController().signal);

/** Makes the simulated model call the tool with the product name `nama` and then answer with these words. */
const model = (nama: string, words: string) =>
  sandbox.llm.fault({
    next: [
      { kind: 'reply', toolCalls: [{ name: 'kirim_foto_produk', arguments: { nama } }] },
      { kind: 'reply', content: words },
    ],
  });

async function bubblesOf(conversationId: ConversationId) {
  return testModules.sql(
    `SELECT kind, body, status, wa_id, media FROM messages WHERE conversation_id = $1 AND sender = 'bot' ORDER BY seq`,
    [conversationId],
  );
}

async function toldTo(conversationId: ConversationId): Promise<string> {
  const [reply] = await testModules.sql(`SELECT tools FROM replies WHERE conversation_id = $1`, [conversationId]);
  return reply!.tools.map((one: { result: string }) => one.result).join('\n');
}

const asked = async (): Promise<number> =>
  (await sandbox.call('GET', '/photos/requests')).requests.filter((one: { path: string }) => one.path.includes('gayo')).length;
const lines = () => app.get(ActivityLogService).tail(botId, 50);

describe('a lead who wants to see a product', () => {
  test('gets its photo between the texts, queued with its own id like them', async () => {
    const conversationId = await asks('boleh lihat fotonya?');
    await model('kopi gayo', 'Ini Kopi Gayo 250g ya Kak.\n\nMau pesan berapa?');
    expect(await answer(conversationId)).toEqual({ kind: 'answered', bubbles: 3 });
    const bubbles = await bubblesOf(conversationId);
    expect(bubbles.map(({ kind, body }) => [kind, body])).toEqual([
      ['text', 'Ini Kopi Gayo 250g ya Kak.'],
      ['image', 'Kopi Gayo 250g'],
      ['text', 'Mau pesan berapa?'],
    ]);
    expect(new Set(bubbles.map((one) => one.wa_id)).size).toBe(3);
    expect(bubbles.every((one) => one.status === 'queued')).toBe(true);
    const { photo, mimetype } = bubbles[1]!.media;
    expect(mimetype).toBe('image/jpeg');
    const bytes = await app.get(PhotosService).read(accountId, photo);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bubbles[0]!.media).toBeNull();
  });

  test('gets it by the played model, which reads the list', async () => {
    const conversationId = await asks('boleh lihat foto kopi toraja?');
    await answer(conversationId);
    expect((await bubblesOf(conversationId)).map((one) => one.kind)).toContain('image');
  });

  test('of an unknown name sends none; the model gets the names that exist and never an address', async () => {
    const conversationId = await asks('ada foto sepatu?');
    await model('sepatu', 'Fotonya belum ada Kak.');
    await answer(conversationId);
    expect((await bubblesOf(conversationId)).map((one) => one.kind)).toEqual(['text']);
    expect(await toldTo(conversationId)).toContain('foto itu belum ada. Yang ada: Kopi Gayo 250g; Kopi Toraja');
    expect(await toldTo(conversationId)).not.toContain('http');
  });

  test('never gets a picture from an address of the lead or the model', async () => {
    const conversationId = await asks('kirim foto http://169.254.169.254/latest dong');
    await model('http://169.254.169.254/latest', 'Maaf Kak.');
    await answer(conversationId);
    expect((await bubblesOf(conversationId)).map((one) => one.kind)).toEqual(['text']);
  });

  test.each([
    ['virus-page', 'halaman web'],
    ['missing', 'tidak ditemukan'],
    ['bomb', 'megapiksel'],
    ['redirect-inside', 'tidak dapat dibuka dari internet'],
    ['truncated', 'rusak'],
  ])('gets the words when the photo cannot be had (%s), and the owner one line with the link', async (kind, why) => {
    await sandbox.call('POST', '/photos/faults', { next: { kind } });
    const conversationId = await asks('lihat foto kopi gayo');
    await model('Kopi Gayo 250g', 'Ini keterangannya ya Kak.');
    expect(await answer(conversationId)).toEqual({ kind: 'answered', bubbles: 1 });
    const told = (await lines()).filter((line) => JSON.stringify(line).includes('tidak dapat dikirim'));
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).toContain(why);
    expect(JSON.stringify(told)).toContain(`${shop}/gayo.jpg`);
  });

  test('a second request does not wait: the link is fetched once, and when it fails later the older picture is sent', async () => {
    const before = await asked();
    for (let turn = 0; turn < 3; turn++) {
      await model('Kopi Gayo 250g', 'Ini ya Kak.');
      await answer(await asks('foto kopi gayo'));
    }
    expect(await asked()).toBe(before + 1);
    await testModules.sql(`UPDATE photos SET fetched_at = now() - interval '23 hours' WHERE account_id = $1`, [accountId]);
    await model('Kopi Gayo 250g', 'Ini ya Kak.');
    await answer(await asks('foto kopi gayo'));
    expect(await asked()).toBe(before + 1);
    await testModules.sql(`UPDATE photos SET fetched_at = now() - interval '2 days' WHERE account_id = $1`, [accountId]);
    await sandbox.call('POST', '/photos/faults', { next: { kind: 'missing' } });
    await model('Kopi Gayo 250g', 'Ini ya Kak.');
    expect(await answer(await asks('foto kopi gayo'))).toEqual({ kind: 'answered', bubbles: 2 });
    expect(await asked()).toBe(before + 2);

    // When the link returns the same picture, the stored picture is valid again for the same time as a new picture.
    await model('Kopi Gayo 250g', 'Ini ya Kak.');
    await answer(await asks('foto kopi gayo'));
    expect(await asked()).toBe(before + 3);
    await model('Kopi Gayo 250g', 'Ini ya Kak.');
    await answer(await asks('foto kopi gayo'));
    expect(await asked()).toBe(before + 3);
  });
});

test('an owner who tries the bot sees the photo in its place, and nothing of it is stored', async () => {
  await model('Kopi Gayo 250g', 'Ini Kopi Gayo 250g ya Kak.\n\nMau pesan berapa?');
  const tried = await app.get(TryOutService).answer(botId, [{ role: 'lead', body: 'boleh lihat foto kopi gayo?' }]);
  expect(tried.bubbles).toEqual(['Ini Kopi Gayo 250g ya Kak.', expect.stringMatching(/Foto.*Kopi Gayo 250g/), 'Mau pesan berapa?']);
  expect(tried.photos).toEqual([null, expect.any(String), null]);
  expect(await app.get(PhotosService).known(accountId, [tried.photos[1]!])).toEqual(new Set([tried.photos[1]]));
  expect(tried.tools).toEqual([{ name: 'kirim_foto_produk', result: 'Ini foto Kopi Gayo 250g ya, Kak.' }]);
  expect(tried.left).toBe(limits.tryOutsPerDay - 1);
  expect(
    await testModules.sql(`SELECT 1 FROM messages WHERE bot_id = $1 UNION ALL SELECT 1 FROM replies WHERE bot_id = $1`, [botId]),
  ).toEqual([]);
});

test('an answer with a photo costs at most two round trips more, one without none', async () => {
  const proxy = await countingProxy(testModules.env['DATABASE_URL']!);
  try {
    const counted = await testModules.open(modules, { ...settings(), DATABASE_URL: proxy.url });
    await model('Kopi Toraja', 'Ini ya Kak.');
    await answer(await asks('foto kopi toraja', counted), counted);
    const conversationId = await asks('foto kopi gayo', counted);
    await model('Kopi Gayo 250g', 'Ini ya Kak.');
    proxy.takeTrips();
    expect(await answer(conversationId, counted)).toEqual({ kind: 'answered', bubbles: 2 });
    // Four round trips: load the turn, look up the link, store the new picture, claim.
    expect(proxy.takeTrips()).toBe(4);
    // A list that is too long for the request, and three pictures that were never fetched. One round trip searches
    // the list and looks up the pictures. One round trip stores the pictures.
    const crowd = Array.from({ length: 70 }, (_, nth) => `Teh nomor ${nth}`);
    await teach('');
    for (const name of [...crowd, 'Gula Aren'])
      await app.get(ProductsService).create(accountId, {
        ...emptyProduct,
        name,
        photos: name === 'Gula Aren' ? ['aren-a.jpg', 'aren-b.jpg', 'aren-c.jpg'].map((file) => `${shop}/${file}`) : [],
      });
    const another = await asks('foto gula aren', counted);
    await model('Gula Aren', 'Ini ya Kak.');
    proxy.takeTrips();
    expect(await answer(another, counted)).toEqual({ kind: 'answered', bubbles: 4 });
    expect(proxy.takeTrips()).toBe(4);
  } finally {
    await proxy.close();
  }
});

describe('what is kept', () => {
  const folders = () => readdir(testModules.env['STORAGE_DIR']!);

  test('an upload is part of the list like a link, and no other account can name it', async () => {
    const file = Buffer.from(await (await fetch(`${shop}/unggah.png`)).arrayBuffer());
    const { id } = await app.get(PhotosService).upload(accountId, file);
    await teach(`Teh Melati: unggahan:${id}`);
    await model('teh melati', 'Ini ya Kak.');
    expect(await answer(await asks('foto teh'))).toEqual({ kind: 'answered', bubbles: 2 });
    ({ accountId, botId } = await makeOwner(testModules));
    await teach(`Teh Melati: unggahan:${id}`);
    await model('teh melati', 'Ini ya Kak.');
    expect(await answer(await asks('foto teh'))).toEqual({ kind: 'answered', bubbles: 1 });
    await expect(app.get(PhotosService).read(accountId, id)).rejects.toThrow(PhotoGoneError);
  });

  test('goes when nothing took it for long, and with its owner; an upload stays', async () => {
    const photos = app.get(PhotosService);
    const signal = AbortSignal.timeout(10_000);
    const old = await photos.find(accountId, `${shop}/lama.jpg`, signal);
    const fresh = await photos.find(accountId, `${shop}/baru.jpg`, signal);
    const upload = await photos.upload(accountId, Buffer.from(await (await fetch(`${shop}/unggah.png`)).arrayBuffer()));
    const { accountId: gone } = await makeOwner(testModules);
    await photos.find(gone, `${shop}/baru.jpg`, signal);
    await testModules.sql(`DELETE FROM accounts WHERE id = $1`, [gone]);
    await testModules.sql(`UPDATE photos SET fetched_at = now() - interval '91 days' WHERE id = ANY ($1::uuid[])`, [[old.id, upload.id]]);
    await photos.sweep(async (owners) => new Set(owners.filter((one) => one !== gone)));
    await expect(photos.read(accountId, old.id)).rejects.toThrow();
    expect((await photos.read(accountId, fresh.id)).length).toBeGreaterThan(1_000);
    expect((await photos.read(accountId, upload.id)).length).toBeGreaterThan(1_000);
    expect(await folders()).not.toContain(gone);
  });

  test.each([
    ['a folder', {}],
    ['a bucket', () => bucketSettings(sandbox.addresses)],
  ])('a file in %s that no row names any more is found and removed, whatever left it behind; no other one is', async (_, where) => {
    const env = { ...settings(), ...(typeof where === 'function' ? where() : where) } as Record<string, string>;
    const context = await testModules.open([...modules, MembershipModule], env);
    const [storage, photos, clock] = [context.get(Storage), context.get(PhotosService), context.get(Clock)];
    const signal = AbortSignal.timeout(10_000);
    const there = async () => {
      const keys: string[] = [];
      for (const folder of [accountId, botId]) for await (const page of storage.list(folder)) keys.push(...page.map(({ key }) => key));
      return keys;
    };
    const put = (room: string, id: string, folder: string = accountId) => storage.put(`${folder}/${room}/${id}`, Buffer.from('x'));

    // A photo with a thumbnail in messages, and a photo whose row was deleted by a sweep while its thumbnail was
    // being made.
    const shown = await photos.find(accountId, `${shop}/baru.jpg`, signal);
    const swept = await photos.find(accountId, `${shop}/lama.jpg`, signal);
    await testModules.sql(`UPDATE photos SET fetched_at = now() - interval '91 days' WHERE id = $1`, [swept.id]);
    await put('thumbnails', shown.id);
    await put('thumbnails', swept.id);
    await photos.sweep(async (owners) => new Set(owners));
    expect(await there()).not.toContain(`${accountId}/thumbnails/${swept.id}`);
    await put('thumbnails', swept.id);
    // A lead's picture that must be kept, a picture whose message was merged with its duplicate, and files whose
    // writer crashed before it stored the rows.
    const [kept, merged] = await receive(
      context,
      ['satu', 'dua'].map((body) => inbound(botId, chatOf(String((phones += 1))), { body })),
      false,
    );
    for (const { messageId } of [kept!, merged!]) {
      await put('chats', messageId, botId);
      await put('thumbnails', messageId, botId);
      await testModules.sql(`INSERT INTO chat_files (message_id, bot_id, mimetype, bytes) VALUES ($1, $2, 'image/jpeg', 1)`, [
        messageId,
        botId,
      ]);
    }
    await testModules.sql(`DELETE FROM messages WHERE id = $1`, [merged!.messageId]);
    await put('photos', newId());
    await put('chats', newId(), botId);
    await put('photos', `${newId()}-part-0a1b2c`);
    await put('of-a-newer-version', newId());
    const before = await there();

    const names = [
      ...[`photos/${shown.id}`, `thumbnails/${shown.id}`].map((name) => `${accountId}/${name}`),
      ...[`chats/${kept!.messageId}`, `thumbnails/${kept!.messageId}`].map((name) => `${botId}/${name}`),
    ];
    const sweepDay = async (days: number) => {
      for (let hour = 0; hour < 24; hour += 1) {
        clock.now = () => new Date(Date.now() + days * 24 * 3_600_000 + hour * 3_600_000);
        await context.get(StoredFilesService).sweep();
      }
    };
    // All files are younger than a day, so their rows may still be stored.
    clock.now = () => new Date(Date.now() + 23 * 3_600_000);
    await context.get(StoredFilesService).sweep();
    expect(await there()).toEqual(before);
    await sweepDay(1);
    expect((await there()).toSorted()).toEqual([...names, before.find((key) => key.includes('newer'))!].toSorted());
  });
});
