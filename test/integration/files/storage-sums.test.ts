import type { INestApplicationContext as Context } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { dayMs, minuteMs } from '#contracts/values/base/durations';
import type { BotId, MessageId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { ChatFilesService } from '#core/features/conversations/files/chat-files.service';
import { FileSpace } from '#core/features/conversations/files/file-space.service';
import { MembershipModule } from '#core/features/membership/membership.module';
import { RetentionService } from '#core/features/membership/retention.service';
import { ThumbnailsService } from '#core/features/conversations/files/thumbnails.service';
import { StorageUseService, type Reservation } from '#core/features/storage-use/storage-use.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';
import { Storage } from '#core/outside/storage/storage';
import { Clock } from '#core/platform/clock/clock';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { Chance } from '../../support/chance.ts';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { MediaHost, type ReceivedFile } from '../../support/files/media-host.ts';
import { fillThreads } from '../../support/long-threads.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * An account's storage has an upper limit. Simultaneous files, crashes and wrong declared sizes must not exceed it.
 */
const limitBytes = 2_000_000;
const leadLimitBytes = 1_000_000;

let modules: TestModules;
let machines: Context[];
let shop: Shop;
let host: MediaHost;

beforeAll(async () => {
  modules = await openTestModules();
  host = new MediaHost();
  const env = { STORAGE_MB_PER_ACCOUNT: '2', STORAGE_MB_PER_LEAD_DAY: '1', WHATSAPP_URL: 'ws://127.0.0.1:9/ws' };
  const parts = [MembershipModule, ConversationsModule, SubscribersModule];
  machines = [await modules.open(parts, env), await modules.open(parts, env)];
});
beforeEach(async () => {
  shop = await makeOwner(modules);
  [host.fetched, host.failing] = [[], null];
});
afterEach(() => {
  for (const machine of machines) delete (machine.get(Clock) as Partial<Clock>).now;
});
afterAll(async () => {
  host?.close();
  await modules?.close();
});

const used = async () => (await machines[0]!.get(StorageUseService).read(shop.accountId)).usedBytes;

/** Sum of the sizes in the rows of files, in bytes. */
async function stored(): Promise<number> {
  const [row] = await modules.sql<{ bytes: number }>(
    `SELECT ((SELECT coalesce(sum(bytes), 0) FROM photos WHERE account_id = $1)
           + (SELECT coalesce(sum(bytes), 0) FROM chat_files WHERE bot_id = $2))::float8 AS bytes`,
    [shop.accountId, shop.botId],
  );
  return row!.bytes;
}

function advance(ms: number): void {
  for (const machine of machines) {
    const clock = machine.get(Clock);
    const now = Clock.prototype.now.bind(clock);
    clock.now = () => new Date(now().getTime() + ms);
  }
}

/**
 * Stores one attachment per lead. `bytes` is its size at WhatsApp, and `declared` is the size that its sender
 * declares.
 */
function receive(files: readonly ReceivedFile[], leads = files.length): Promise<MessageId[]> {
  return host.receive(files, { sql: modules.sql, box: machines[0]!.get(SecretBox), botId: shop.botId, leads });
}

const takeOver = (messageIds: readonly MessageId[]) =>
  Promise.all(messageIds.map((id, nth) => machines[nth % 2]!.get(ChatFilesService).takeOver(shop.botId, id, AbortSignal.timeout(20_000))));

test('files that arrive at the same time at two machines stay within the limit together', async () => {
  const ids = await receive(Array.from({ length: 12 }, () => ({ bytes: 390_000 })));
  await takeOver(ids);
  expect(await stored()).toBe(5 * 390_000);
  expect(await used()).toBe(5 * 390_000);
  // The other files were refused before any of their bytes was fetched.
  expect(host.fetched).toHaveLength(5);
});

test('one lead does not fill the space of all others', async () => {
  const ids = await receive(
    Array.from({ length: 6 }, () => ({ bytes: 300_000 })),
    1,
  );
  await takeOver(ids);
  expect(await stored()).toBe(3 * 300_000);
  expect(host.fetched).toHaveLength(3);
  advance(24 * 60 * minuteMs);
  await takeOver(ids);
  expect(await stored()).toBe(6 * 300_000);
});

test('a lead whose space of the day is full takes none from the files of others', async () => {
  const ids = await receive(
    [...Array.from({ length: 4 }, () => ({ bytes: 100_000 })), ...Array.from({ length: 4 }, () => ({ bytes: 300_000 }))],
    2,
  );
  await takeOver(ids.slice(0, 4));
  // The files are old enough to be removed when a full account receives newer files.
  await modules.sql(`UPDATE chat_files SET stored_at = stored_at - interval '300 days' WHERE bot_id = $1`, [shop.botId]);
  for (const id of ids.slice(4)) await takeOver([id]);
  const kept = await modules.sql<{ id: MessageId }>(`SELECT message_id AS id FROM chat_files WHERE bot_id = $1`, [shop.botId]);
  expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(ids.slice(0, 7)));
});

test('a file that is larger than its sender declares is cut off, and its space is given back', async () => {
  const ids = await receive([
    { bytes: 900_000, declared: 1_000 },
    { bytes: 900_000, declared: 900_000 },
  ]);
  await takeOver(ids);
  expect(await modules.sql(`SELECT message_id AS id FROM chat_files WHERE bot_id = $1`, [shop.botId])).toEqual([{ id: ids[1] }]);
  expect(await used()).toBe(900_000);
});

test.each([503, 429, 'closed', 'broken off'] as const)('a file whose request ends with %s is taken over by the next try', async (how) => {
  const [id] = await receive([{ bytes: 10_000 }]);
  host.failing = how;
  await expect(takeOver([id!])).rejects.toMatchObject({ code: 'file_late' });
  expect(await used()).toBe(0);
  host.failing = null;
  await takeOver([id!]);
  expect(await stored()).toBe(10_000);
});

test('a file that declares more than an account may have is not fetched', async () => {
  await takeOver(
    await receive([
      { bytes: 1_000, declared: limitBytes + 1 },
      { bytes: 1_000, declared: leadLimitBytes + 1 },
      { bytes: 1_000, declared: 0 },
    ]),
  );
  expect(host.fetched).toEqual([]);
  expect(await used()).toBe(0);
});

test('in a full account the oldest files make room, but none of the last seven days', async () => {
  const old = await receive(Array.from({ length: 5 }, () => ({ bytes: 390_000 })));
  await takeOver(old);
  const [oldest, older] = old;
  expect(await stored()).toBe(5 * 390_000);
  await modules.sql(`UPDATE chat_files SET stored_at = now() - interval '9 days' WHERE message_id = $1`, [oldest]);
  await modules.sql(`UPDATE chat_files SET stored_at = now() - interval '8 days' WHERE message_id = $1`, [older]);
  const left = async () =>
    new Set(
      (await modules.sql<{ id: MessageId }>(`SELECT message_id AS id FROM chat_files WHERE bot_id = $1`, [shop.botId])).map(({ id }) => id),
    );
  const again = async (id: MessageId) => {
    await machines[0]!.get(ChatFilesService).takeOver(shop.botId, id, AbortSignal.timeout(20_000));
  };
  // A file without its row, as after a crash, needs its space a second time.
  const lose = (id: MessageId) => modules.sql(`DELETE FROM chat_files WHERE message_id = $1`, [id]);
  await lose(old[4]!);
  await again(old[4]!);
  expect(await left()).toEqual(new Set([older, old[2], old[3], old[4]]));
  await lose(old[3]!);
  await again(old[3]!);
  expect(await left()).toEqual(new Set([old[2], old[3], old[4]]));
  await lose(old[2]!);
  await again(old[2]!);
  expect(await left()).toEqual(new Set([old[3], old[4]]));
  expect(await used()).toBe(5 * 390_000);
});

test('up to 200 of the oldest files make room for one, and none is removed where that many do not suffice', async () => {
  await fillThreads(modules.sql, shop.botId, { threads: 1, messages: 201 });
  await modules.sql(
    `INSERT INTO chat_files (message_id, bot_id, mimetype, bytes, stored_at)
     SELECT id, bot_id, 'application/pdf', 1000, now() - interval '9 days' + seq * interval '1 second' FROM messages WHERE bot_id = $1`,
    [shop.botId],
  );
  const machine = machines[0]!;
  await machine.get(StorageUseService).reserve(shop.accountId, limitBytes);
  const left = async () => {
    const rows = await modules.sql<{ seq: number }>(
      `SELECT m.seq::int AS seq FROM chat_files f JOIN messages m ON m.id = f.message_id WHERE f.bot_id = $1`,
      [shop.botId],
    );
    return rows.map(({ seq }) => seq);
  };
  expect(await machine.get(FileSpace).reserve(shop.botId, 200_001)).toBe('account-full');
  expect(await left()).toHaveLength(201);
  expect(await machine.get(FileSpace).reserve(shop.botId, 200_000)).toMatchObject({ bytes: 200_000 });
  expect(await left()).toEqual([201]);
});

test('a thumbnail is kept only beside its stored picture, and only where it is smaller', async () => {
  const noise = sharp({
    create: { width: 900, height: 900, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
  const large = await noise.clone().jpeg({ quality: 90 }).toBuffer();
  const tight = await noise.clone().resize(600, 600).webp({ quality: 1 }).toBuffer();
  const [keptId, tightId, laterId] = await receive([large, tight, large].map((content) => ({ bytes: content.length, content })));
  await takeOver([keptId!, tightId!]);
  const thumbnails = machines[0]!.get(ThumbnailsService);
  const view = async (id: MessageId) => (await thumbnails.view(shop.botId, id, AbortSignal.timeout(20_000))).length;
  const kept = async () => {
    const keys: string[] = [];
    for await (const page of machines[0]!.get(Storage).list(shop.botId)) keys.push(...page.map(({ key }) => key));
    return keys.filter((key) => key.includes('/thumbnails/'));
  };
  expect(await view(keptId!)).toBeLessThan(large.length);
  // The second view loads the stored thumbnail and does not make it again.
  await machines[0]!.get(Storage).put(`${shop.botId}/thumbnails/${keptId}`, Buffer.from('kept'));
  expect(await view(keptId!)).toBe(4);
  expect(await view(tightId!)).toBeGreaterThan(tight.length);
  // The account is full, so the thumbnail is shown but not stored.
  await modules.sql(`UPDATE storage_sums SET bytes = $2 WHERE account_id = $1`, [shop.accountId, limitBytes]);
  expect(await view(laterId!)).toBeLessThan(large.length);
  expect(await kept()).toEqual([`${shop.botId}/thumbnails/${keptId}`]);
});

test('random files and crashes at two machines never exceed the limit, and a recount finds the same sum', async () => {
  const chance = Chance.of('storage sums');
  const uses = machines.map((machine) => machine.get(StorageUseService));
  const database = machines[0]!.get(Database);
  const insert = async (use: StorageUseService, reserved: Reservation, bytes: number) => {
    await database.transaction((tx) =>
      use.settle(tx, reserved, async () => {
        await tx.run(
          `INSERT INTO photos (id, account_id, source, uploaded, sha256, width, height, fetched_at, bytes) VALUES ($1::uuid, $2, $1::text, false, '', 1, 1, now(), $3)`,
          [newId(), shop.accountId, bytes],
        );
        return bytes;
      }),
    );
  };
  const remove = async (use: StorageUseService) => {
    await database.transaction((tx) =>
      use.change(tx, shop.accountId, async () => {
        const [gone] = await tx.rows<{ bytes: number }>(
          `DELETE FROM photos WHERE id = (SELECT id FROM photos WHERE account_id = $1 ORDER BY id LIMIT 1) RETURNING bytes`,
          [shop.accountId],
        );
        return -(gone?.bytes ?? 0);
      }),
    );
  };
  let crashes = 0;
  const act = async () => {
    const use = uses[chance.below(2)]!;
    if (chance.below(4) === 0) return remove(use);
    const bytes = 1 + chance.below(400_000);
    const reserved = await use.reserve(shop.accountId, bytes);
    if (typeof reserved === 'string') return remove(use);
    const end = chance.below(4);
    if (end === 0) return void (crashes += 1); // the process dies here
    if (end === 1) return use.release(reserved);
    await insert(use, reserved, 1 + chance.below(bytes));
    if (chance.below(5) === 0) await use.release(reserved); // the reservation is given back twice
  };
  for (let round = 0; round < 25; round += 1) {
    await Promise.all(Array.from({ length: 8 }, act));
    const [bytes, sum] = [await stored(), await used()];
    expect(sum).toBeLessThanOrEqual(limitBytes);
    expect(bytes).toBeLessThanOrEqual(sum);
  }
  expect(crashes).toBeGreaterThan(0);
  advance(31 * minuteMs);
  await Promise.all(machines.map((machine) => machine.get(RetentionService).sweep()));
  expect(await used()).toBe(await stored());
});

test('a recount counts the photos of the account and the files of each of its bots', async () => {
  const second = await modules.sql<{ id: BotId }>(`INSERT INTO bots (id, account_id) VALUES (gen_random_uuid(), $1) RETURNING id`, [
    shop.accountId,
  ]);
  for (const [nth, botId] of [shop.botId, second[0]!.id].entries()) {
    await fillThreads(modules.sql, botId, { threads: 1, messages: 1 });
    await modules.sql(
      `INSERT INTO chat_files (message_id, bot_id, mimetype, bytes) SELECT id, bot_id, 'application/pdf', $2 FROM messages WHERE bot_id = $1`,
      [botId, 1_000 * (nth + 1)],
    );
  }
  await modules.sql(
    `INSERT INTO photos (id, account_id, source, uploaded, sha256, width, height, fetched_at, bytes) VALUES ($1::uuid, $2, $1::text, true, '', 1, 1, now(), 5)`,
    [newId(), shop.accountId],
  );
  // the row of the sum is created with the first file
  const machine = machines[0]!;
  const reserved = await machine.get(StorageUseService).reserve(shop.accountId, 1);
  await machine.get(StorageUseService).release(reserved as Reservation);
  advance(2 * dayMs);
  await machine.get(RetentionService).sweep();
  expect(await used()).toBe(3_005);
});

test('a recount keeps the reservation of a file in transfer', async () => {
  const storage = machines[0]!.get(StorageUseService);
  await storage.release((await storage.reserve(shop.accountId, 1)) as Reservation);
  advance(2 * dayMs);
  await storage.reserve(shop.accountId, 700_000);
  await machines[0]!.get(RetentionService).sweep();
  expect(await used()).toBe(700_000);
});

test('a reservation counts for half an hour: longer than any transfer', async () => {
  const storage = machines[0]!.get(StorageUseService);
  const recount = () => storage.recount(shop.accountId, async () => 0);
  await storage.reserve(shop.accountId, 700_000);
  advance(29 * minuteMs);
  await recount();
  expect(await used()).toBe(700_000);
  advance(31 * minuteMs);
  await recount();
  expect(await used()).toBe(0);
});

test('an account is counted once a day', async () => {
  const storage = machines[0]!.get(StorageUseService);
  const isDue = async () => (await storage.due()).includes(shop.accountId);
  await storage.release((await storage.reserve(shop.accountId, 1)) as Reservation);
  await storage.recount(shop.accountId, async () => 0);
  advance(23 * 60 * minuteMs);
  expect(await isDue()).toBe(false);
  advance(25 * 60 * minuteMs);
  expect(await isDue()).toBe(true);
});

test('a file that is smaller than its sender declared counts with its real size, for its lead as well', async () => {
  const ids = await receive(
    [
      { bytes: 100_000, declared: 900_000 },
      { bytes: 800_000, declared: 800_000 },
    ],
    1,
  );
  for (const id of ids) await takeOver([id]);
  expect(await stored()).toBe(900_000);
  expect(await used()).toBe(900_000);
});

test('the bytes that leads sent on past days are removed, those of today and yesterday are kept', async () => {
  await receive([{ bytes: 1 }]);
  const days = (count: number) => [shop.botId, machines[0]!.get(Clock).today(new Date(Date.now() - count * dayMs))];
  for (const ago of [0, 1, 2]) {
    await modules.sql(
      `INSERT INTO lead_storage (conversation_id, bot_id, day, bytes) SELECT id, bot_id, $2::date, 1 FROM conversations WHERE bot_id = $1`,
      days(ago),
    );
  }
  await machines[0]!.get(StorageUseService).removeOldDays();
  const left = await modules.sql(`SELECT day::text FROM lead_storage WHERE bot_id = $1 ORDER BY day DESC`, [shop.botId]);
  expect(left.map(({ day }) => day)).toEqual([days(0)[1], days(1)[1]]);
});

test('two changes at the same time are both counted', async () => {
  const [first, second] = machines.map((machine) => machine.get(StorageUseService));
  const database = machines[0]!.get(Database);
  // Creates the row first. An insert of the row would make the second change wait as well.
  await database.transaction((tx) => first!.change(tx, shop.accountId, async () => 0));
  let isSecondDone = false;
  const isWaiting = async () => isSecondDone || (await modules.sql(`SELECT 1 FROM pg_locks WHERE NOT granted`)).length > 0 || undefined;
  let later: Promise<void> | undefined;
  await database.transaction((tx) =>
    first!.change(tx, shop.accountId, async () => {
      later = database
        .transaction((other) => second!.change(other, shop.accountId, async () => 200))
        .then(() => void (isSecondDone = true));
      await waitFor(isWaiting, { what: 'the second change to wait or to end' });
      return 100;
    }),
  );
  await later;
  expect(await used()).toBe(300);
});

test('the owner is notified once at 80 percent', async () => {
  const notices = () => modules.sql(`SELECT title FROM notifications WHERE account_id = $1 AND kind = 'storage'`, [shop.accountId]);
  const ids = await receive(Array.from({ length: 5 }, () => ({ bytes: 390_000 })));
  await takeOver(ids.slice(0, 4));
  await machines[0]!.get(EventDispatcher).sweep();
  expect(await notices()).toEqual([]);
  await takeOver(ids.slice(4));
  await machines[0]!.get(EventDispatcher).sweep();
  await machines[1]!.get(EventDispatcher).sweep();
  expect(await notices()).toEqual([{ title: 'Penyimpanan berkas terpakai 97%' }]);
});
