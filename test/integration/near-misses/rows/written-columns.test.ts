import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { OrderId, PackageId, type ConversationId, type MessageId, type NoticeId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { Database, type Tx } from '#core/platform/database/database';
import { forgetAbandoned, forgetRevoked } from '#core/features/billing/orders-due.statements';
import { claimPaid, closeUnused, revokeOwned } from '#core/features/billing/orders.statements';
import { correctClosing, doubtClosing, findClosing, setState } from '#core/features/closings/closings.statements';
import * as followUps from '#core/features/followups/followups.statements';
import type { Scheduled } from '#core/features/followups/followups.types';
import { cancelByHand } from '#core/features/followups/queue.statements';
import { setHandled, settleConversations, settleNotices } from '#core/features/notifications/bell.statements';
import { claimNotices, expireTrial, returnReply, saveSubscription, takeReply } from '#core/features/plans/plans.statements';
import type { Shop } from '../../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';
import { Crowd } from '../../../support/core/crowd.ts';
import { ago, at, hour, minute, now, sent, withFollowUp } from '../../../support/core/follow-up-rows.ts';
import { day, onDay } from '../../../support/core/merged.ts';
import { written, type RowPlace } from '../../../support/core/written.ts';

/*
 * Each statement writes to a row in which every column has a value. The tests compare all columns that it changes.
 */

let modules: TestModules;
let sql: Database;
let shop: Shop;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
});
afterAll(() => modules?.close());
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  shop = await makeOwner(modules);
});

const inTx = <Result>(action: (tx: Tx) => Promise<Result>) => sql.transaction(action);
/** Identifies the only row of a table. */
async function only(table: string, key = 'id'): Promise<RowPlace> {
  const rows = await modules.sql(`SELECT ${key} AS value FROM ${table}`);
  expect(rows).toHaveLength(1);
  return { table, key, value: rows[0].value };
}
const anyDate: unknown = expect.any(Date);

const note = { messageId: newId<MessageId>(), isAi: true, model: 'm', promptTokens: 7, completionTokens: 8 };
const later = ago(-hour);
const ended = (state: string, reason: string) => ({ state, reason, ended_at: now });
const waiting = { is_held: 'false', due_at: at(hour) };
const restricted = { is_held: 'true', due_at: at(-3 * hour), restricted_until: at(-2 * hour) };

const followUpActs: readonly (readonly [name: string, act: (one: Scheduled) => Promise<unknown>, changes: object, before?: object])[] = [
  ['skipped', (one) => followUps.skip(sql, one, 'blacklisted', now), ended('skipped', 'blacklisted')],
  ['held', (one) => followUps.hold(sql, one, later, ago(-2 * hour)), { due_at: later, is_held: true, restricted_until: ago(-2 * hour) }],
  ['held for the quota', (one) => followUps.hold(sql, one, later, null), { due_at: later, restricted_until: null }, restricted],
  ['cancelled for its silence', (one) => followUps.cancelIdleConversation(sql, one, 'closing', now), ended('cancelled', 'closing')],
  ['cancelled with all', (one) => followUps.cancelAll(sql, one.botId, 'off', now), ended('cancelled', 'off')],
  ['cancelled by hand', (one) => cancelByHand(sql, one.botId, { id: one.id }, now), ended('cancelled', 'owner')],
  [
    'cancelled with its chat',
    (one) => cancelByHand(sql, one.botId, { conversationId: one.conversationId }, now),
    ended('cancelled', 'owner'),
  ],
  ['cancelled with its day', (one) => cancelByHand(sql, one.botId, { from: ago(hour), until: now }, now), ended('cancelled', 'owner')],
  [
    'cancelled by a new silence',
    ({ conversationId }) => inTx((tx) => followUps.cancelEarlier(tx, [{ conversationId, exactSince: now.toISOString() }], now)),
    ended('cancelled', 'answered'),
  ],
  [
    'sent',
    (one) => inTx((tx) => followUps.markSent(tx, one, note, now)),
    {
      ...{ state: 'sent', ended_at: now, message_id: note.messageId },
      ...{ is_ai: true, model: 'm', prompt_tokens: 7, completion_tokens: 8 },
    },
  ],
  ['moved', ({ botId, id }) => followUps.moveDue(sql, botId, [{ id, dueAt: later }]), { due_at: later }],
  [
    'moved back',
    ({ botId }) => inTx((tx) => followUps.moveBack(tx, botId, { end: later, to: later }, 9)),
    { due_at: later, restricted_until: later },
    restricted,
  ],
  [
    'scheduled again',
    ({ botId, id }) => inTx((tx) => followUps.scheduleAgain(tx, botId, [id], { to: later, until: ago(-2 * hour) })),
    { state: 'scheduled', ended_at: null, message_id: null, is_held: true, due_at: later, restricted_until: ago(-2 * hour) },
    sent(hour),
  ],
];

test.each(followUpActs)('a follow-up that is %s', async (_name, act, changes, before = {}) => {
  const chats = await Crowd.of(sql, shop.botId, {}, { one: withFollowUp({ ...waiting, ...before }) });
  const place = await only('follow_ups');
  const [row] = await modules.sql(`SELECT silent_since::text AS since FROM follow_ups`);
  const one = {
    ...{ id: place.value, botId: shop.botId, conversationId: chats.of('one').id, silentSince: row.since, since: ago(5 * hour) },
    ...{ day: 1, dueAt: ago(hour), isHeld: false },
  } as Scheduled;
  expect(await written(sql, place, () => act(one))).toEqual(changes);
});

const order = { summary: '1 kaos', amount: 50_000 };
const before = { summary: '2 kaos', amount: '90000', until: expect.stringMatching(/Z$/) };

const replacements = ['newest', 'repeats', 'of the message'] as const;
const isCorrected = { ...order, amount: '50000', doubt: null, changed_at: anyDate, earlier: [{ ...before, amount: 90_000 }] };
const same = { summary: '2 kaos', amount: 90_000 };

test.each<[string, (chat: ConversationId) => Promise<unknown>, object, string?]>([
  ...replacements.flatMap<[string, (chat: ConversationId) => Promise<unknown>, object, string?]>((which) => [
    [`repeated (${which})`, (chat) => correct(chat, which, same), { doubt: null, changed_at: anyDate }],
    [`cancelled before a repetition (${which})`, (chat) => correct(chat, which, same), {}, `state = 'cancelled'`],
  ]),
  ...(['newest', 'of the message'] as const).flatMap<[string, (chat: ConversationId) => Promise<unknown>, object, string?]>((which) => [
    [`corrected (${which})`, (chat) => correct(chat, which), isCorrected],
    [
      `corrected without an amount (${which})`,
      (chat) => correct(chat, which, { ...order, amount: null }),
      { ...isCorrected, amount: null },
    ],
    [
      `corrected in its amount (${which})`,
      (chat) => correct(chat, which, { ...same, amount: 50_000 }),
      { ...isCorrected, summary: undefined },
    ],
    [
      `corrected the eleventh time, with its first content kept (${which})`,
      (chat) => correct(chat, which),
      { ...isCorrected, earlier: [1, 3, 4, 5, 6, 7, 8, 9, 10, { ...before, amount: 90_000 }] },
      `earlier = '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]'`,
    ],
  ]),
  ['another order, not repeated', (chat) => correct(chat, 'repeats'), {}],
  ['set to a state', (chat) => setPaid(chat), { state: 'paid', doubt: null, changed_at: anyDate }],
  ['doubted', (chat) => doubt(chat), { doubt: 'deleted' }],
])('a closing that is %s', async (_name, act, changes, set = `state = 'new'`) => {
  const closing = `INSERT INTO closings (id, bot_id, conversation_id, summary, amount, doubt, created_at, changed_at)
    VALUES (gen_random_uuid(), :bot, :conversation, '2 kaos', 90000, 'edited', now() - interval '20 minutes', now() - interval '20 minutes');`;
  const chats = await Crowd.of(sql, shop.botId, {}, { one: { added: closing } });
  await modules.sql(`UPDATE closings SET ${set}`);
  await modules.sql(`UPDATE messages SET created_at = now() - interval '21 minutes' WHERE id = $1`, [chats.of('one').messageId]);
  expect(await written(sql, await only('closings'), () => act(chats.of('one').id))).toEqual(changes);
});

function correct(
  conversationId: ConversationId,
  which: (typeof replacements)[number],
  content: { summary: string; amount: number | null } = order,
): Promise<unknown> {
  return inTx(async (tx) =>
    correctClosing(
      tx,
      { botId: shop.botId, conversationId, ...content },
      which === 'of the message' ? { storedAt: await storedAt(tx, conversationId) } : which,
    ),
  );
}
async function storedAt(tx: Tx, conversationId: ConversationId): Promise<Date> {
  const rows = await tx.rows<{ at: Date }>(`SELECT created_at AS at FROM messages WHERE conversation_id = $1`, [conversationId]);
  return rows[0]!.at;
}
async function setPaid(conversationId: ConversationId): Promise<void> {
  const { value } = await only('closings');
  const row = await findClosing(sql, shop.botId, value as Parameters<typeof findClosing>[2]);
  expect(row?.conversation_id).toBe(conversationId);
  expect(await inTx((tx) => setState(tx, row!, shop.botId, 'paid'))).toBe(true);
}
function doubt(conversationId: ConversationId): Promise<unknown> {
  return inTx(async (tx) =>
    doubtClosing(tx, shop.botId, conversationId, { storedAt: await storedAt(tx, conversationId), change: 'deleted', at: new Date() }),
  );
}

test('a notice that its owner handles is seen too, one whose cause ends is not', async () => {
  const chat = newId<ConversationId>();
  const acts: readonly ((id: NoticeId) => Promise<unknown>)[] = [
    (id) => setHandled(sql, shop.accountId, id),
    () => settleConversations(sql, shop.accountId, [chat]),
    (id) => settleNotices(sql, [id]),
  ];
  const changes: object[] = [];
  for (const act of acts) {
    const id = newId<NoticeId>();
    await modules.sql(
      `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, serious, conversation_id)
       VALUES ($1::uuid, $2, $3, 'handover', $1::uuid::text, 'x', 'y', true, $4)`,
      [id, shop.accountId, shop.botId, chat],
    );
    changes.push(await written(sql, { table: 'notifications', key: 'id', value: id }, () => act(id)));
  }
  const handled = { handled_at: anyDate };
  expect(changes).toEqual([{ ...handled, seen_at: anyDate }, { ...handled, seen_at: anyDate }, handled]);
});

const bought = { packageId: 'ai-3000', repliesLeft: 9, repliesTotal: 10, startedAt: day(3), expiresAt: day(4) } as const;
const trial = `package_id = 'ai-trial', expires_at = now() + interval '1 hour'`;

test.each<[string, () => Promise<unknown>, object, string?]>([
  [
    'bought',
    () => saveSubscription(sql, shop.accountId, bought),
    {
      ...{ package_id: 'ai-3000', replies_left: 9, replies_total: 10 },
      ...{ started_at: day(3), expires_at: day(4), notices_sent: [] },
    },
  ],
  ['charged in a new burst', () => takeReply(sql, shop.accountId, now), { replies_left: 4, burst_used: 1, burst_since: now }],
  [
    'charged in the same burst',
    () => takeReply(sql, shop.accountId, now),
    { replies_left: 4, burst_used: 4 },
    `burst_since = ${at(9 * minute)}`,
  ],
  [
    'charged ten minutes later',
    () => takeReply(sql, shop.accountId, now),
    { replies_left: 4, burst_used: 1, burst_since: now },
    `burst_since = ${at(10 * minute)}`,
  ],
  ['charged without a limit', () => takeReply(sql, shop.accountId, now), { burst_used: 1, burst_since: now }, `replies_left = NULL`],
  ['given one back', () => returnReply(sql, shop.accountId), { replies_left: 6 }],
  ['given one back when all are left', () => returnReply(sql, shop.accountId), { replies_left: 9, replies_total: 9 }, `replies_left = 8`],
  ['given one back without a limit', () => returnReply(sql, shop.accountId), {}, `replies_left = NULL, replies_total = NULL`],
  ['told of', () => claimNotices(sql, shop.accountId, ['b', 'c'], day(1)), { notices_sent: ['a', 'b', 'c'] }],
  ['told of before', () => claimNotices(sql, shop.accountId, ['a', 'c'], day(1)), {}],
  [
    'ended as a trial',
    () => expireTrial(sql, shop.accountId, now),
    { expires_at: now, notices_sent: ['expiry-0', 'expiry-1', 'expiry-3'] },
    trial,
  ],
  ['no trial', () => expireTrial(sql, shop.accountId, now), {}],
  ['a trial that is over', () => expireTrial(sql, shop.accountId, now), {}, `package_id = 'ai-trial', expires_at = ${at(0)}`],
])('a package that is %s', async (_name, act, changes, set = `package_id = 'ai-1000'`) => {
  await makeOwner(modules);
  await modules.sql(
    `UPDATE subscriptions SET replies_left = 5, replies_total = 8, started_at = ${onDay(1)}, notices_sent = '{a}', burst_used = 3,
       burst_since = ${at(hour)}`,
  );
  await modules.sql(`UPDATE subscriptions SET ${set} WHERE account_id = $1`, [shop.accountId]);
  const others = (): Promise<unknown> => modules.sql(`SELECT * FROM subscriptions WHERE account_id <> $1`, [shop.accountId]);
  const unchanged = await others();
  expect(await written(sql, { table: 'subscriptions', key: 'account_id', value: shop.accountId }, act)).toEqual(changes);
  expect(await others()).toEqual(unchanged);
});

const registration = `purpose = 'registration', account_id = NULL`;
const paid = `state = 'paid', paid_at = now()`;
const id = OrderId.parse('WBA-1');
const versionOf = async (): Promise<string> => (await modules.sql(`SELECT xmin::text AS v FROM orders`))[0].v;
const claimed = () =>
  inTx((tx) => claimPaid(tx, { accountId: shop.accountId, emailCanonical: 'sari@a.id', packageId: PackageId.parse('ai-1000') }));

test.each<[string, () => Promise<unknown>, object, string?]>([
  ['closed unused', async () => closeUnused(sql, id, await versionOf(), now), { state: 'cancelled', snap_token: null, checked_at: now }],
  ['open and revoked', () => inTx((tx) => revokeOwned(tx, shop.accountId, now)), { email_canonical: null, revoked_at: now }],
  [
    'paid and revoked',
    () => inTx((tx) => revokeOwned(tx, shop.accountId, now)),
    { email_canonical: null, revoked_at: now, snap_token: null },
    paid,
  ],
  ['revoked and over', () => forgetRevoked(sql), { snap_token: null }, `state = 'expired', revoked_at = now()`],
  [
    'abandoned',
    () => forgetAbandoned(sql, now),
    { email_canonical: null, visitor_hash: null, snap_token: null },
    `${registration}, expires_at = '2026-01-01'`,
  ],
  ['claimed', claimed, { account_id: expect.any(String) }, `${registration}, ${paid}`],
])('an order that is %s', async (_name, act, changes, set = `state = 'created'`) => {
  await modules.sql(`DELETE FROM orders`);
  await modules.sql(
    `INSERT INTO orders (id, purpose, package_id, amount, expires_at, account_id, email_canonical, visitor_hash, snap_token, checked_at)
     VALUES ($1, 'billing', 'ai-1000', 99000, now(), $2, 'sari@a.id', 'x', 't', '2026-01-01')`,
    [id, shop.accountId],
  );
  await modules.sql(`UPDATE orders SET ${set}`);
  expect(await written(sql, await only('orders'), act)).toEqual(changes);
});
