import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AccountId, BotId, ConversationId, MailId, OrderId, PersonId } from '#contracts/values/ids';
import { EventsService } from '#core/features/events/events.service';
import type { NewEvent } from '#core/features/events/events.types';
import { mailContext } from '#core/features/mails/mails.types';
import { BellService } from '#core/features/notifications/bell.service';
import { NoticeNumbers } from '#core/features/notifications/notice-numbers.service';
import { NotificationsService, type Notice } from '#core/features/notifications/notifications.service';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { PlansService } from '#core/features/plans/plans.service';
import { newId } from '#core/platform/crypto/ids';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { Wakes, type Wake } from '#core/platform/wake/wakes';
import { waitFor } from '../../support/wait-for.ts';
import type { Shop } from '../../support/core/open-account.ts';
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

/** An owner whose notification number works. */
async function ownerWithNumber(): Promise<Shop> {
  const shop = await ownerWithUntestedNumber();
  await core.database.run(`INSERT INTO notice_numbers (bot_id, number) VALUES ($1, '6281200000009')`, [shop.botId]);
  return shop;
}

async function ownerWithUntestedNumber(number = '6281200000009'): Promise<Shop> {
  const shop = await core.newOwner();
  await core.database.run(`INSERT INTO bot_settings (bot_id, notification_number) VALUES ($1, $2)`, [shop.botId, number]);
  return shop;
}

test('a notice is sent once, however often and from wherever it is raised', async () => {
  const { accountId, botId, personId } = await ownerWithNumber();
  const raised = await Promise.all(Array.from({ length: 5 }, () => notifications.raise(accountId, { ...closing, mail: true })));
  expect(raised.filter(Boolean)).toHaveLength(1);
  const queued = await notifications.queuedFor(botId);
  expect(queued).toEqual([
    {
      id: expect.any(String),
      to: '6281200000009',
      waId: expect.stringMatching(/^3EB0[0-9A-F]{18}$/),
      text: `*Closing baru*\nBudi memesan 2 kaos.\nhttp://127.0.0.1:3000/b/${botId}/chat-history`,
    },
  ]);
  expect(await core.database.rows(`SELECT kind FROM mails WHERE person_id = $1`, [personId])).toHaveLength(1);
  await waitFor(() => wakes.filter((wake) => wake.botId === botId && wake.kind === 'outbox').length === 1);
  const lines = await waitFor(async () => {
    const tail = await core.app.get(ActivityLogService, { strict: false }).tail(botId, 10);
    return tail.length > 0 && tail;
  });
  expect(lines).toEqual([expect.stringContaining('INFO Closing baru: Budi memesan 2 kaos.')]);
});

test('words of a lead are one plain line without links, on WhatsApp, in the bell and in the log', async () => {
  const { accountId, botId } = await ownerWithNumber();
  const name = 'Budi*\n\u202EBank\u202C https://bank-palsu.com';
  await notifications.raise(accountId, { ...closing, title: `Closing dari ${name}`, body: 'buka\r\nwww.palsu.id/akun' });
  const title = 'Closing dari Budi Bank https[:]//bank-palsu[.]com';
  const body = 'buka www[.]palsu[.]id/akun';
  const [copy] = await notifications.queuedFor(botId);
  expect(copy!.text).toBe(`*${title}*\n${body}\nhttp://127.0.0.1:3000/b/${botId}/chat-history`);
  const { rows } = await core.app.get(BellService, { strict: false }).list(accountId, {});
  expect(rows).toMatchObject([{ title, body }]);
  const log = core.app.get(ActivityLogService, { strict: false });
  const lines = await waitFor(async () => {
    const tail = await log.tail(botId, 10);
    return tail.length > 0 && tail;
  });
  expect(lines).toEqual([expect.stringContaining(`INFO ${title}: ${body}`)]);
});

test('the same copy keeps its WhatsApp id until it is sent, and is then no longer queued', async () => {
  const { accountId, botId } = await ownerWithNumber();
  await notifications.raise(accountId, closing);
  const [first] = await notifications.queuedFor(botId);
  expect(await notifications.queuedFor(botId)).toEqual([first]);
  await notifications.markSent(botId, first!.id);
  expect(await notifications.queuedFor(botId)).toEqual([]);
  await notifications.markSent(botId, first!.id, 'failed');
  expect(await core.database.rows(`SELECT wa_status FROM notifications WHERE account_id = $1`, [accountId])).toEqual([
    { wa_status: 'sent' },
  ]);
});

test('copies go out in the order of their notices, twenty at a time', async () => {
  const { accountId, botId } = await ownerWithNumber();
  for (let nth = 0; nth < 22; nth += 1)
    await notifications.raise(accountId, { ...closing, dedupeKey: `closing:${nth}`, title: `Ke-${nth}` });
  const titles = async () => (await notifications.queuedFor(botId)).map(({ text }) => text.split('\n')[0]);
  expect(await titles()).toEqual(Array.from({ length: 20 }, (_, nth) => `*Ke-${nth}*`));
  for (const { id } of await notifications.queuedFor(botId)) await notifications.markSent(botId, id);
  expect(await titles()).toEqual(['*Ke-20*', '*Ke-21*']);
});

test('one owner cannot settle the copy of another', async () => {
  const [one, other] = [await ownerWithNumber(), await ownerWithNumber()];
  await notifications.raise(one.accountId, closing);
  const [copy] = await notifications.queuedFor(one.botId);
  await notifications.markSent(other.botId, copy!.id);
  expect(await notifications.queuedFor(one.botId)).toHaveLength(1);
  expect(await notifications.queuedFor(other.botId)).toEqual([]);
});

test('without a number there is no copy; one that waited a day is dropped', async () => {
  const { accountId, botId } = await core.newOwner();
  await notifications.raise(accountId, closing);
  expect(await notifications.queuedFor(botId)).toEqual([]);
  const late = await ownerWithNumber();
  await notifications.raise(late.accountId, closing);
  await core.database.run(`UPDATE notifications SET created_at = now() - interval '25 hours' WHERE account_id = $1`, [late.accountId]);
  expect(await notifications.queuedFor(late.botId)).toEqual([]);
  expect(await core.database.rows(`SELECT wa_status FROM notifications WHERE account_id = $1`, [late.accountId])).toEqual([
    { wa_status: 'failed' },
  ]);
});

test('a notice of a transaction that fails was never there', async () => {
  const { accountId } = await ownerWithNumber();
  const failing = core.database.transaction(async (tx) => {
    await notifications.raise(accountId, { ...closing, mail: true }, tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await notifications.raise(accountId, closing)).toBe(true);
});

test('two bots of one account have their own notices of the same kind: copies, ends and keys are apart', async () => {
  const { accountId, botId } = await ownerWithNumber();
  const second = newId<BotId>();
  await core.database.run(`INSERT INTO bots (id, account_id) VALUES ($1, $2)`, [second, accountId]);
  await core.database.run(`INSERT INTO bot_settings (bot_id, notification_number) VALUES ($1, '6281200000010')`, [second]);
  const offline = { ...closing, kind: 'offline', dedupeKey: 'offline:logged_out:1' } as const;
  for (const one of [botId, second]) expect(await notifications.raiseForBot(one, offline)).toBe(true);
  const copies = async () => Promise.all([botId, second].map(async (one) => (await notifications.queuedFor(one)).map(({ to }) => to)));
  expect(await copies()).toEqual([['6281200000009'], ['6281200000010']]);
  expect(new Set(await notifications.waiting([botId, second]))).toEqual(new Set([botId, second]));
  const [copy] = await notifications.queuedFor(second);
  await notifications.markSent(botId, copy!.id);
  expect((await copies())[1]).toHaveLength(1);
  await notifications.raiseForBot(second, { ...closing, kind: 'online', dedupeKey: 'online' });
  const { open } = await core.app.get(BellService, { strict: false }).list(accountId, {});
  const left = await core.database.rows(`SELECT bot_id FROM notifications WHERE id = $1`, [open[0]!.id]);
  expect([open.length, left]).toEqual([1, [{ bot_id: botId }]]);
});

describe('the bell', () => {
  const bell = () => core.app.get(BellService, { strict: false });
  const raise = async (accountId: AccountId, ...kinds: Notice['kind'][]) => {
    for (const [nth, kind] of kinds.entries())
      await notifications.raise(accountId, { ...closing, kind, dedupeKey: `${kind}:${nth}`, title: kind });
  };
  const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

  test('has all notices, newest first, in pages, and counts the new ones', async () => {
    const [{ accountId }, { accountId: other }] = [await ownerWithNumber(), await ownerWithNumber()];
    await raise(accountId, 'closing', 'quota', 'test', 'expiry');
    await raise(other, 'offline');
    const first = await bell().list(accountId, { limit: 2 });
    expect([titles(first.rows), first.unseen]).toEqual([['expiry', 'quota'], 3]);
    const next = await bell().list(accountId, { limit: 2, before: first.rows.at(-1)!.id });
    expect(titles(next.rows)).toEqual(['closing']);
    await bell().markSeen(accountId);
    expect((await bell().list(accountId, {})).unseen).toBe(0);
    expect((await bell().list(other, {})).unseen).toBe(1);
  });

  test('shows a notice of a kind that this version does not know, and begins with the newest for a page that is none', async () => {
    const { accountId, botId } = await ownerWithNumber();
    await raise(accountId, 'closing');
    await core.database.run(`UPDATE notifications SET kind = 'of-a-newer-server', contact = '62811' WHERE account_id = $1`, [accountId]);
    await raise(accountId, 'quota');
    const { rows } = await bell().list(accountId, { before: 'nonsense' });
    expect(rows).toMatchObject([
      { kind: 'quota', path: '/billing', seen: false, handled: false, serious: false, at: expect.stringMatching(/^20.*Z$/) },
      { kind: null, title: 'closing', body: closing.body, path: `/b/${botId}/chat-history?kontak=62811` },
    ]);
  });

  test('keeps serious ones in front until they are handled, looked at or not', async () => {
    const [{ accountId }, { accountId: other }] = [await ownerWithNumber(), await ownerWithNumber()];
    await raise(accountId, 'closing', 'handover', 'quota');
    await notifications.raise(accountId, { ...closing, kind: 'quota', serious: true, dedupeKey: 'quota:100', title: 'empty' });
    await bell().markSeen(accountId);
    const { open } = await bell().list(accountId, {});
    expect(titles(open)).toEqual(['empty', 'handover']);
    await expect(bell().handle(other, open[0]!.id)).rejects.toThrow('notice_gone');
    await expect(bell().handle(accountId, 'nonsense')).rejects.toThrow('notice_gone');
    await bell().handle(accountId, open[0]!.id);
    expect(titles((await bell().list(accountId, {})).open)).toEqual(['handover']);
  });

  test('closings, needs and questions are mailed while nothing else reaches the owner, unless they switched mails off', async () => {
    const mailed = async (personId: PersonId) => (await core.database.rows(`SELECT 1 FROM mails WHERE person_id = $1`, [personId])).length;
    const alone = await core.newOwner();
    await raise(alone.accountId, 'closing', 'handover', 'question', 'online');
    expect(await mailed(alone.personId)).toBe(3);
    expect(await notifications.isReachable(alone.personId, alone.botId)).toBe(false);
    await notifications.switch(alone.personId, { kind: 'handover', channel: 'email', wanted: false });
    await notifications.raise(alone.accountId, { ...closing, kind: 'handover', dedupeKey: 'second' });
    expect(await mailed(alone.personId)).toBe(3);
    const withNumber = await ownerWithNumber();
    await raise(withNumber.accountId, 'closing', 'handover', 'question');
    expect(await mailed(withNumber.personId)).toBe(0);
    expect(await notifications.isReachable(withNumber.personId, withNumber.botId)).toBe(true);
  });

  test('a number counts as reached when a copy was delivered to it, until another is stored or a copy fails; mails go out until then', async () => {
    const numbers = core.app.get(NoticeNumbers, { strict: false });
    const [one, other] = [await ownerWithUntestedNumber(), await ownerWithUntestedNumber()];
    const isReached = async () => [
      await notifications.isReachable(one.personId, one.botId),
      (await core.database.rows(`SELECT 1 FROM mails WHERE person_id = $1`, [one.personId])).length,
      await numbers.state(one.botId, '6281200000009'),
    ];
    const delivered = (botId: BotId, waId: string) => core.database.transaction((tx) => numbers.recordDelivered(tx, [{ botId, waId }]));
    await expect(notifications.sendSample((await core.newOwner()).botId)).rejects.toMatchObject({ code: 'own_number_missing' });
    expect(await isReached()).toEqual([false, 0, 'untested']);
    await notifications.sendSample(one.botId);
    await raise(one.accountId, 'closing');
    expect(await isReached()).toEqual([false, 1, 'waiting']);
    const [sample] = await notifications.queuedFor(one.botId);
    expect(sample!.text).toBe(
      '*Contoh kabar dari bot Anda*\nKabar tentang closing, keluhan, dan pertanyaan pelanggan datang ke nomor ini.',
    );
    await delivered(other.botId, sample!.waId);
    await delivered(one.botId, '3EB0FF');
    await raise(one.accountId, 'question');
    for (const { id } of await notifications.queuedFor(one.botId)) await notifications.markSent(one.botId, id);
    expect(await isReached()).toEqual([false, 2, 'sent']);
    // twice: a read receipt follows that of the delivery
    for (let times = 0; times < 2; times++) await delivered(one.botId, sample!.waId);
    await raise(one.accountId, 'handover');
    expect(await isReached()).toEqual([true, 2, 'works']);
    expect(await notifications.isReachable(other.personId, other.botId)).toBe(false);
    const [failing] = await notifications.queuedFor(one.botId);
    await notifications.markSent(one.botId, failing!.id, 'failed');
    expect((await isReached()).slice(0, 1)).toEqual([false]);
    await delivered(one.botId, sample!.waId);
    await core.database.run(`UPDATE bot_settings SET notification_number = '6281200000011' WHERE bot_id = $1`, [one.botId]);
    expect(await notifications.isReachable(one.personId, one.botId)).toBe(false);
    // a receipt that arrives after the change is about the previous number
    await delivered(one.botId, sample!.waId);
    expect(await notifications.isReachable(one.personId, one.botId)).toBe(false);
  });

  test('a bought package ends the notices about a missing one; each notice has its level', async () => {
    const { accountId } = await ownerWithNumber();
    await raise(accountId, 'closing', 'offline');
    for (const kind of ['quota', 'expiry'] as const)
      await notifications.raise(accountId, { ...closing, kind, serious: true, dedupeKey: kind, title: kind });
    await notifications.raise(accountId, { ...closing, kind: 'quota', dedupeKey: 'quota:80', title: '80 %' });
    const { rows, open } = await bell().list(accountId, {});
    expect(Object.fromEntries(rows.map((row) => [row.title, row.level]))).toEqual({
      closing: 'good',
      offline: 'serious',
      quota: 'serious',
      expiry: 'serious',
      '80 %': 'info',
    });
    expect(titles(open)).toEqual(['expiry', 'quota', 'offline']);
    await core.database.transaction((tx) => core.app.get(PlansService, { strict: false }).activate(tx, accountId, 'ai-1000'));
    await core.deliver();
    expect(titles((await bell().list(accountId, {})).open)).toEqual(['offline']);
  });

  test('a package that was taken back, or a trial that the number may not have, stays open until a package is bought', async () => {
    const reversed = { orderId: newId<OrderId>(), packageId: 'ai-1000', amount: 50_000, outcome: 'refunded' } as const;
    const { accountId } = await core.newOwner();
    const append = (events: readonly NewEvent[]) =>
      core.database.transaction(async (tx) => {
        for (const one of events) await core.app.get(EventsService, { strict: false }).append(tx, one);
      });
    await core.database.run(`DELETE FROM subscriptions WHERE account_id = $1`, [accountId]);
    await append([
      { accountId, kind: 'order.reversed', facts: reversed },
      { accountId, kind: 'trial.refused', facts: { activatedAt: new Date().toISOString() } },
    ]);
    await core.deliver();
    expect(titles((await bell().list(accountId, {})).open).toSorted()).toEqual([
      'Paket Trial tidak dapat dipakai',
      'Pembayaran Paket Basic dikembalikan',
    ]);
    await core.database.transaction((tx) => core.app.get(PlansService, { strict: false }).activate(tx, accountId, 'ai-1000'));
    await core.deliver();
    expect((await bell().list(accountId, {})).open).toEqual([]);
    // one of two packages: the bot goes on answering
    await append([{ accountId, kind: 'order.reversed', facts: { ...reversed, orderId: newId<OrderId>() } }]);
    await core.deliver();
    expect((await bell().list(accountId, {})).open).toEqual([]);
  });

  test('a notice of an outage ends with it, and one about a conversation when the owner opens it', async () => {
    const { accountId, botId } = await ownerWithNumber();
    await raise(accountId, 'offline');
    await notifications.raise(accountId, { ...closing, kind: 'handover', dedupeKey: 'h', title: 'handover', conversationId: aChat });
    await raise(accountId, 'online');
    expect(titles((await bell().list(accountId, {})).open)).toEqual(['handover']);
    await notifications.markSeen(botId, [aChat]);
    expect((await bell().list(accountId, {})).open).toEqual([]);
  });
});

test('the mail of a member who may not do what a notice asks for says whom to ask', async () => {
  const [shop, member] = [await core.newOwner(), await core.newOwner()];
  await core.database.run(`INSERT INTO members (account_id, person_id, role) VALUES ($1, $2, 'agent')`, [shop.accountId, member.personId]);
  const notice: Notice = { kind: 'quota', dedupeKey: 'q', title: 'Kuota habis', body: 'Tambah kuota agar bot membalas lagi.', mail: true };
  await notifications.raise(shop.accountId, notice);
  const box = core.app.get(SecretBox, { strict: false });
  const mailTo = async (personId: PersonId) => {
    const [mail] = await core.database.rows<{ id: MailId; sealed: Buffer }>(`SELECT id, sealed FROM mails WHERE person_id = $1`, [
      personId,
    ]);
    return box.open(mail!.sealed, mailContext(mail!.id)).toString('utf8');
  };
  expect(await mailTo(member.personId)).toContain('Tambah kuota agar bot membalas lagi.');
  expect(await mailTo(member.personId)).toContain('Minta pemilik akun melakukannya.');
  expect(await mailTo(shop.personId)).not.toContain('Minta pemilik');
});

describe('switches', () => {
  test('decide by kind and way, for their owner only', async () => {
    const [one, other] = [await ownerWithNumber(), await ownerWithNumber()];
    await notifications.switch(one.personId, { kind: 'closing', channel: 'whatsapp', wanted: false });
    await notifications.switch(one.personId, { kind: 'closing', channel: 'email', wanted: true });
    for (const { accountId } of [one, other]) await notifications.raise(accountId, closing);
    const told = async ({ botId, personId }: Shop) => [
      (await notifications.queuedFor(botId)).length,
      (await core.database.rows(`SELECT 1 FROM mails WHERE person_id = $1`, [personId])).length,
    ];
    expect(await told(one)).toEqual([0, 1]);
    expect(await told(other)).toEqual([1, 0]);
  });
});
