import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ConversationId, OwnerId } from '#contracts/values/ids';
import { BellService } from '#core/features/notifications/bell.service';
import { NotificationsService, type Notice } from '#core/features/notifications/notifications.service';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { PlansService } from '#core/features/plans/plans.service';
import { Wakes, type Wake } from '#core/platform/wake/wakes';
import { waitFor } from '../../support/wait-for.ts';
import { type MoneyCore, startMoneyCore } from '../../support/core/money-core.ts';

let core: MoneyCore;
let notifications: NotificationsService;
const wakes: Wake[] = [];
const aChat = '00000000-0000-7000-8000-000000000001' as ConversationId;

beforeAll(async () => {
  core = await startMoneyCore();
  notifications = core.app.get(NotificationsService, { strict: false });
  await core.app.get(Wakes).listen((wake) => wakes.push(wake));
});
afterAll(() => core?.close());

const closing: Notice = { kind: 'closing', dedupeKey: 'closing:1', title: 'Closing baru', body: 'Budi memesan 2 kaos.' };

async function ownerWithNumber(number = '6281200000009'): Promise<OwnerId> {
  const { id } = await core.newOwner();
  await core.database.run(`INSERT INTO bot_settings (bot_id, notification_number) VALUES ($1, $2)`, [id, number]);
  return id;
}

test('a notice is told once, however often and from how many sides it is raised', async () => {
  const ownerId = await ownerWithNumber();
  const raised = await Promise.all(Array.from({ length: 5 }, () => notifications.raise(ownerId, { ...closing, mail: true })));
  expect(raised.filter((one) => one.isNew)).toHaveLength(1);
  const queued = await notifications.queuedFor(ownerId);
  expect(queued).toEqual([
    {
      id: expect.any(String),
      to: '6281200000009',
      waId: expect.stringMatching(/^3EB0[0-9A-F]{18}$/),
      text: '*Closing baru*\nBudi memesan 2 kaos.\nhttp://127.0.0.1:3000/chat-history',
    },
  ]);
  expect(await core.database.rows(`SELECT kind FROM mails WHERE person_id = $1`, [ownerId])).toHaveLength(1);
  await waitFor(() => wakes.filter((wake) => wake.ownerId === ownerId && wake.kind === 'outbox').length === 1);
  const lines = await waitFor(async () => {
    const tail = await core.app.get(ActivityLogService, { strict: false }).tail(ownerId, 10);
    return tail.length > 0 && tail;
  });
  expect(lines).toEqual([expect.stringContaining('INFO Closing baru: Budi memesan 2 kaos.')]);
});

test('words of a lead are one plain line without links, on WhatsApp, in the bell and in the log', async () => {
  const ownerId = await ownerWithNumber();
  const name = 'Budi*\n\u202EBank\u202C https://bank-palsu.com';
  await notifications.raise(ownerId, { ...closing, title: `Closing dari ${name}`, body: 'buka\r\nwww.palsu.id/akun' });
  const title = 'Closing dari Budi Bank https[:]//bank-palsu[.]com';
  const body = 'buka www[.]palsu[.]id/akun';
  const [copy] = await notifications.queuedFor(ownerId);
  expect(copy!.text).toBe(`*${title}*\n${body}\nhttp://127.0.0.1:3000/chat-history`);
  const { rows } = await core.app.get(BellService, { strict: false }).list(ownerId, {});
  expect(rows).toMatchObject([{ title, body }]);
  const log = core.app.get(ActivityLogService, { strict: false });
  const lines = await waitFor(async () => {
    const tail = await log.tail(ownerId, 10);
    return tail.length > 0 && tail;
  });
  expect(lines).toEqual([expect.stringContaining(`INFO ${title}: ${body}`)]);
});

test('the same copy keeps its WhatsApp id until it is sent, and is then no longer queued', async () => {
  const ownerId = await ownerWithNumber();
  await notifications.raise(ownerId, closing);
  const [first] = await notifications.queuedFor(ownerId);
  expect(await notifications.queuedFor(ownerId)).toEqual([first]);
  await notifications.markSent(ownerId, first!.id);
  expect(await notifications.queuedFor(ownerId)).toEqual([]);
  await notifications.markSent(ownerId, first!.id, 'failed');
  expect(await core.database.rows(`SELECT wa_status FROM notifications WHERE account_id = $1`, [ownerId])).toEqual([{ wa_status: 'sent' }]);
});

test('one owner cannot settle the copy of another', async () => {
  const [one, other] = [await ownerWithNumber(), await ownerWithNumber()];
  await notifications.raise(one, closing);
  const [copy] = await notifications.queuedFor(one);
  await notifications.markSent(other, copy!.id);
  expect(await notifications.queuedFor(one)).toHaveLength(1);
  expect(await notifications.queuedFor(other)).toEqual([]);
});

test('without a number there is no copy; one that waited a day is dropped', async () => {
  const { id } = await core.newOwner();
  await notifications.raise(id, closing);
  expect(await notifications.queuedFor(id)).toEqual([]);
  const late = await ownerWithNumber();
  await notifications.raise(late, closing);
  await core.database.run(`UPDATE notifications SET created_at = now() - interval '25 hours' WHERE account_id = $1`, [late]);
  expect(await notifications.queuedFor(late)).toEqual([]);
  expect(await core.database.rows(`SELECT wa_status FROM notifications WHERE account_id = $1`, [late])).toEqual([{ wa_status: 'failed' }]);
});

test('a notice of a transaction that fails was never there', async () => {
  const ownerId = await ownerWithNumber();
  const failing = core.database.transaction(async (tx) => {
    await notifications.raise(ownerId, { ...closing, mail: true }, tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await notifications.raise(ownerId, closing)).isNew).toBe(true);
});

describe('the bell', () => {
  const bell = () => core.app.get(BellService, { strict: false });
  const raise = async (ownerId: OwnerId, ...kinds: Notice['kind'][]) => {
    for (const [nth, kind] of kinds.entries())
      await notifications.raise(ownerId, { ...closing, kind, dedupeKey: `${kind}:${nth}`, title: kind });
  };
  const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

  test('has all notices, newest first, in pages, and counts the new ones', async () => {
    const [ownerId, other] = [await ownerWithNumber(), await ownerWithNumber()];
    await raise(ownerId, 'closing', 'quota', 'test', 'expiry');
    await raise(other, 'offline');
    const first = await bell().list(ownerId, { limit: 2 });
    expect([titles(first.rows), first.unseen]).toEqual([['expiry', 'quota'], 3]);
    const next = await bell().list(ownerId, { limit: 2, before: first.rows.at(-1)!.id });
    expect(titles(next.rows)).toEqual(['closing']);
    await bell().markSeen(ownerId);
    expect((await bell().list(ownerId, {})).unseen).toBe(0);
    expect((await bell().list(other, {})).unseen).toBe(1);
  });

  test('keeps serious ones in front until they are handled, looked at or not', async () => {
    const [ownerId, other] = [await ownerWithNumber(), await ownerWithNumber()];
    await raise(ownerId, 'closing', 'handover', 'quota');
    await notifications.raise(ownerId, { ...closing, kind: 'quota', serious: true, dedupeKey: 'quota:100', title: 'empty' });
    await bell().markSeen(ownerId);
    const { open } = await bell().list(ownerId, {});
    expect(titles(open)).toEqual(['empty', 'handover']);
    await expect(bell().handle(other, open[0]!.id)).rejects.toThrow('notice_gone');
    await expect(bell().handle(ownerId, 'nonsense')).rejects.toThrow('notice_gone');
    await bell().handle(ownerId, open[0]!.id);
    expect(titles((await bell().list(ownerId, {})).open)).toEqual(['handover']);
  });

  test('a package that was bought ends the notices of what was missing; each notice has its level', async () => {
    const ownerId = await ownerWithNumber();
    await raise(ownerId, 'closing', 'offline');
    for (const kind of ['quota', 'expiry'] as const)
      await notifications.raise(ownerId, { ...closing, kind, serious: true, dedupeKey: kind, title: kind });
    await notifications.raise(ownerId, { ...closing, kind: 'quota', dedupeKey: 'quota:80', title: '80 %' });
    const { rows, open } = await bell().list(ownerId, {});
    expect(Object.fromEntries(rows.map((row) => [row.title, row.level]))).toEqual({
      closing: 'good',
      offline: 'serious',
      quota: 'serious',
      expiry: 'serious',
      '80 %': 'info',
    });
    expect(titles(open)).toEqual(['expiry', 'quota', 'offline']);
    await core.database.transaction((tx) => core.app.get(PlansService, { strict: false }).activate(tx, ownerId, 'ai-1000'));
    expect(titles((await bell().list(ownerId, {})).open)).toEqual(['offline']);
  });

  test('an outage that is over needs nobody any more; a conversation that the owner opens does not either', async () => {
    const ownerId = await ownerWithNumber();
    await raise(ownerId, 'offline');
    await notifications.raise(ownerId, { ...closing, kind: 'handover', dedupeKey: 'h', title: 'handover', conversationId: aChat });
    await raise(ownerId, 'online');
    expect(titles((await bell().list(ownerId, {})).open)).toEqual(['handover']);
    await notifications.markSeen(ownerId, [aChat]);
    expect((await bell().list(ownerId, {})).open).toEqual([]);
  });
});

describe('switches', () => {
  test('decide by kind and way, for their owner only', async () => {
    const [ownerId, other] = [await ownerWithNumber(), await ownerWithNumber()];
    await notifications.switch(ownerId, { kind: 'closing', channel: 'whatsapp', wanted: false });
    await notifications.switch(ownerId, { kind: 'closing', channel: 'email', wanted: true });
    for (const one of [ownerId, other]) await notifications.raise(one, closing);
    const told = async (one: OwnerId) => [
      (await notifications.queuedFor(one)).length,
      (await core.database.rows(`SELECT 1 FROM mails WHERE person_id = $1`, [one])).length,
    ];
    expect(await told(ownerId)).toEqual([0, 1]);
    expect(await told(other)).toEqual([1, 0]);
  });
});
