import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { domainEvents, type EventKind, type FactsOf } from '#contracts/events/catalogue';
import type { PanelEvent } from '#contracts/realtime/events';
import { accountRoom, botRoom } from '#contracts/realtime/rooms';
import type { BotId, ClosingId, ConversationId, MessageId, OrderId } from '#contracts/values/ids';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { EventsModule } from '#core/features/events/events.module';
import { EventsService } from '#core/features/events/events.service';
import type { NewEvent } from '#core/features/events/events.types';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { Panel } from '#core/platform/panel/panel';
import type { Shop } from '../../support/core/open-account.ts';
import { listenToPanel } from '../../support/core/panel-listener.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { delivered } from '../../support/events/delivered.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * The effects of each event: the notice with its subject, the log lines, and the messages to open browsers. The
 * account has two bots. Events about a bot concern the second bot.
 */

let modules: TestModules;
let context: INestApplicationContext;
let shop: Shop;
let second: BotId;
let conversationId: ConversationId;
let rooms: Readonly<Record<'account' | 'first' | 'second', readonly PanelEvent[]>>;
const lead = { name: 'Ana', contact: '6281280000001' };

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([EventsModule, SubscribersModule]);
  shop = await makeOwner(modules);
  second = newId<BotId>();
  await modules.sql(`INSERT INTO bots (id, account_id) VALUES ($1, $2)`, [second, shop.accountId]);
  const [message] = await receive(context, [inbound(second, chatOf(lead.contact))], false);
  ({ conversationId } = message!);
  rooms = {
    account: await listenToPanel(context, accountRoom(shop.accountId)),
    first: await listenToPanel(context, botRoom(shop.botId)),
    second: await listenToPanel(context, botRoom(second)),
  };
});
afterAll(() => modules?.close());

interface Told<Kind extends EventKind> {
  readonly facts: FactsOf<Kind>;
  /**
   * The expected notice: its kind, the start of its key, and whether it is about the lead or the shop. Absent when
   * the event causes no notice.
   */
  readonly notice?: readonly [kind: string, key: string, about: 'lead' | 'shop'];
  /** The lines of the log, in their order. */
  readonly lines?: readonly RegExp[];
  /** The events that browsers receive besides lines of the log and the notice. */
  readonly hears?: readonly PanelEvent[];
}

const since = '2026-11-25T01:00:00.000Z';
const turn = { lead, turn: 1 };
const order = { orderId: newId<OrderId>(), packageId: 'ai-1000', amount: 100_000 } as const;
const closing = { ...turn, closingId: newId<ClosingId>(), summary: 'kaos', amount: 90_000 };
const changed = { ...turn, storedAt: new Date(0).toISOString(), change: 'deleted' } as const;

const told: { readonly [Kind in EventKind]: readonly Told<Kind>[] } = {
  'order.paid': [{ facts: order, lines: [/INFO ✅ Pembayaran berhasil\. Paket Basic aktif\./], hears: ['subscription.changed'] }],
  'order.reversed': [
    {
      facts: { ...order, outcome: 'refunded' },
      notice: ['expiry', 'reversed:', 'shop'],
      // The log line says nothing about unanswered customers, because the account has another package.
      lines: [/WARN Pembayaran Paket Basic dikembalikan: (?!.*Pelanggan tidak dijawab)/],
      hears: ['subscription.changed'],
    },
  ],
  'package.activated': [{ facts: { packageId: 'ai-1000' }, hears: ['subscription.changed'] }],
  'package.expiring': [
    { facts: { packageId: 'ai-1000', daysLeft: 3, expiresAt: since }, notice: ['expiry', 'expiry:3:', 'shop'], lines: [/WARN Paket Anda/] },
  ],
  'package.expired': [
    {
      facts: { packageId: 'ai-1000', expiresAt: since },
      notice: ['expiry', 'expiry:0:', 'shop'],
      lines: [/WARN Paket Anda telah/],
      hears: ['subscription.changed'],
    },
  ],
  'trial.refused': [
    {
      facts: { activatedAt: since },
      notice: ['expiry', 'trial-number:', 'shop'],
      lines: [/WARN Paket Trial/],
      hears: ['subscription.changed'],
    },
  ],
  'quota.reached': [
    { facts: { percent: 80, left: 200, activatedAt: since }, notice: ['quota', 'quota:80:', 'shop'], lines: [/WARN Kuota .* 80%/] },
  ],
  'session.offline': [{ facts: { cause: 'deaf', since }, notice: ['offline', 'outage:deaf:', 'shop'], lines: [/WARN Bot Offline/] }],
  'session.ended': [
    {
      facts: { reason: 'logged_out', detail: null },
      notice: ['offline', 'offline:logged_out:', 'shop'],
      lines: [/ERROR WhatsApp di HP/, /WARN Bot Offline/],
    },
    {
      facts: { reason: 'banned', detail: 'Sampai besok.' },
      notice: ['offline', 'offline:banned:', 'shop'],
      lines: [/ERROR Sampai besok\.$/, /WARN .*Sampai besok\./],
    },
    { facts: { reason: 'stopped', detail: null }, lines: [/ERROR Bot dihentikan/] },
  ],
  'session.online': [
    {
      facts: { since, until: '2026-11-25T02:00:00.000Z' },
      notice: ['online', 'outage-over:', 'shop'],
      lines: [/INFO Bot terhubung lagi/],
    },
  ],
  'handover.called': [
    {
      facts: { ...turn, reason: 'complaint', why: 'Komplain', whyBy: 'model', leadSaid: 'Rusak!' },
      notice: ['handover', 'handover:', 'lead'],
      lines: [/WARN Ana: Keluhan/],
    },
  ],
  'handover.late': [
    { facts: { lead, reason: 'complaint', since }, notice: ['handover', 'handover-late:', 'lead'], lines: [/WARN Ana masih menunggu/] },
  ],
  'question.asked': [
    {
      facts: { ...turn, questions: ['Ada XXL?'] },
      notice: ['question', 'question:', 'lead'],
      lines: [/WARN Bot butuh jawaban Anda untuk Ana/],
    },
  ],
  'question.ended': [{ facts: { questionId: newId(), outcome: 'answered' }, hears: ['contact.changed'] }],
  'closing.noted': [
    { facts: closing, notice: ['closing', 'closing:', 'lead'], lines: [/INFO Closing dari Ana/], hears: ['closings.changed'] },
  ],
  'closing.corrected': [
    {
      facts: { ...closing, before: { summary: 'topi', amount: null } },
      notice: ['closing', 'closing-corrected:', 'lead'],
      lines: [/INFO Pesanan Ana berubah/],
      hears: ['closings.changed'],
    },
  ],
  'closing.changed': [{ facts: { closingId: closing.closingId, state: 'paid' }, hears: ['closings.changed', 'contact.changed'] }],
  'closing.message-changed': [
    { facts: { ...changed, awaitsAnswer: true }, hears: ['closings.changed'] },
    {
      facts: { ...changed, awaitsAnswer: false },
      notice: ['closing', 'closing-deleted:', 'lead'],
      lines: [/INFO Cek pesanan Ana/],
      hears: ['closings.changed'],
    },
  ],
  'reply.withheld': [
    {
      facts: { ...turn, reason: 'loop', pauseMinutes: 30 },
      notice: ['handover', 'loop:', 'lead'],
      lines: [/WARN Bot berhenti membalas Ana/, /WARN Terlalu banyak balasan otomatis.*\(Ana\)$/],
    },
  ],
  'reply.failed': [
    {
      facts: { ...turn, givenUp: true },
      notice: ['handover', 'llm-failed:first', 'lead'],
      lines: [/WARN .*AI bermasalah: Pesan dari Ana/, /ERROR GAGAL membuat balasan AI untuk Ana/],
      hears: ['contact.changed'],
    },
  ],
  'attachments.withheld': [{ facts: turn, notice: ['handover', 'daily-media:', 'lead'], lines: [/WARN Ana mencapai batas/] }],
  'message.unreadable': [
    {
      facts: { lead, messageId: newId<MessageId>() },
      notice: ['handover', 'unreadable:', 'lead'],
      lines: [/WARN Pesan Ana tidak terbaca/],
    },
  ],
  'usage.unusual': [{ facts: { used: 40, since }, notice: ['usage', 'usage:2026-11-25T01', 'shop'], lines: [/WARN Pemakaian/] }],
  'bot.started': [
    { facts: { by: 'qr' }, lines: [/INFO Permintaan start diterima/] },
    { facts: { by: 'code' }, lines: [/INFO Kode untuk menghubungkan bot diminta/] },
  ],
  'bot.stopped': [{ facts: {}, lines: [/INFO Bot dihentikan\.$/] }],
  'followups.planned': [{ facts: { count: 3 }, hears: ['followups.changed'] }],
  'followups.cancelled': [{ facts: { count: 3, reason: 'owner' }, hears: ['followups.changed'] }],
  'followup.sent': [
    {
      facts: { lead, day: 2, messageId: newId<MessageId>(), writtenBy: 'ai' },
      lines: [/INFO ✅ Follow-up hari 2 untuk Ana$/],
      hears: ['followups.changed'],
    },
  ],
  'followup.moved': [{ facts: { day: 1, dueAt: since }, hears: ['followups.changed'] }],
  'followup.left-out': [{ facts: { day: 1, outcome: 'skipped', reason: 'late' }, hears: ['followups.changed'] }],
  'storage.nearly-full': [
    { facts: { usedBytes: 9, limitBytes: 10 }, notice: ['storage', 'storage:', 'shop'], lines: [/WARN Penyimpanan berkas terpakai 90%/] },
  ],
};

/** Events of the account as a whole. Their notice and their log lines belong to the account's first bot. */
const ofAccount = new Set<EventKind>([
  ...(['order.paid', 'order.reversed', 'package.activated', 'package.expiring', 'package.expired'] as const),
  ...(['trial.refused', 'quota.reached', 'storage.nearly-full'] as const),
]);
const forAccount: readonly PanelEvent[] = ['subscription.changed'];

/** Publishes an event, and waits until its subscribers have run and everything that they sent has arrived. */
async function announce(kind: EventKind, facts: object, hears: readonly PanelEvent[]) {
  const subject = { accountId: shop.accountId, ...(ofAccount.has(kind) ? {} : { botId: second, conversationId }) };
  const log = context.get(ActivityLogService);
  const before = { account: rooms.account.length, first: rooms.first.length, second: rooms.second.length };
  for (const botId of [shop.botId, second]) await log.clear(botId);
  await modules.sql(`DELETE FROM notifications`);
  // cast: the facts belong to the kind
  await context
    .get(Database)
    .transaction((tx) => context.get(EventsService).append(tx, { ...subject, kind, facts } as unknown as NewEvent));
  await delivered(context);
  const heard = () =>
    (['account', 'first', 'second'] as const).flatMap((room) => rooms[room].slice(before[room]).map((name) => [room, name] as const));
  await waitFor(() => hears.every((name) => heard().some(([, one]) => one === name)), { what: hears.join() });
  // Messages arrive in order, so when these last ones arrive, all others have arrived.
  for (const botId of [shop.botId, second]) {
    log.write(botId, 'LOG', 'akhir');
    context.get(Panel).emit(botId, 'bot.status', null as never); // cast: its payload is not read here
  }
  context.get(Panel).emitToAccount(shop.accountId, 'session.ended');
  await waitFor(() => heard().filter(([, name]) => name === 'bot.status' || name === 'session.ended').length === 3, { what: 'the end' });
  const linesOf = async (botId: BotId) =>
    waitFor(async () => {
      const lines = await log.tail(botId, 20);
      return lines.at(-1)?.includes('akhir') ? lines.slice(0, -1) : null;
    });
  const ends = new Set<PanelEvent>(['bot.status', 'session.ended', 'bot.logs-cleared', 'bot.log']);
  return {
    heard: heard().filter(([, name]) => !ends.has(name)),
    lines: { first: await linesOf(shop.botId), second: await linesOf(second) },
    notices: await modules.sql(
      `SELECT kind, dedupe_key AS key, bot_id AS "botId", conversation_id AS "conversationId", contact FROM notifications WHERE account_id = $1`,
      [shop.accountId],
    ),
  };
}

test('every fact is tried here', () => {
  expect(Object.keys(told).toSorted()).toEqual(Object.keys(domainEvents).toSorted());
});

const rows = Object.entries<readonly Told<EventKind>[]>(told).flatMap(([kind, all]) =>
  // cast: the keys of that record
  all.map((one): [EventKind, Told<EventKind>] => [kind as EventKind, one]),
);

test.each(rows)('%s is told to whom it concerns', async (kind, { facts, notice, lines = [], hears = [] }) => {
  if (kind === 'closing.message-changed')
    await modules.sql(`INSERT INTO closings (id, bot_id, conversation_id, summary, amount) VALUES ($1, $2, $3, 'kaos', 90000)`, [
      ...[newId<ClosingId>(), second, conversationId],
    ]);
  const found = await announce(kind, facts, hears);
  const [bot, room, others] = ofAccount.has(kind) ? ([shop.botId, 'first', 'second'] as const) : ([second, 'second', 'first'] as const);
  expect(found.notices).toEqual(
    notice === undefined
      ? []
      : [
          {
            ...{ kind: notice[0], key: expect.stringMatching(`^${notice[1]}`), botId: bot },
            ...(notice[2] === 'lead' ? { conversationId, contact: lead.contact } : { conversationId: null, contact: null }),
          },
        ],
  );
  expect([found.lines[room].length, found.lines[others]]).toEqual([lines.length, []]);
  for (const [nth, line] of lines.entries()) expect(found.lines[room][nth]).toMatch(line);
  const expected = hears.map((name) => [forAccount.includes(name) ? 'account' : room, name]);
  expect(new Set(found.heard.map(String))).toEqual(new Set([...expected, ...(notice ? [['account', 'notice.raised']] : [])].map(String)));
  // the lines that name an erased lead are deleted too
  await context.get(ActivityLogService).forget(second, conversationId, []);
  expect((await context.get(ActivityLogService).tail(second, 20)).filter((line) => line.includes('Ana'))).toEqual([]);
});
