import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { io, type Socket } from 'socket.io-client';
import type { EventKind, FactsOf } from '#contracts/events/catalogue';
import type { ContactView } from '#contracts/http/chat/chat';
import { panelEvents, type PanelEvent } from '#contracts/realtime/events';
import type { ClosingId, ConversationId, MessageId, OrderId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { LeadTyping } from '#core/features/conversations/messages/lead-typing';
import { Outbox } from '#core/features/conversations/messages/outbox';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { EventsModule } from '#core/features/events/events.module';
import { EventsService } from '#core/features/events/events.service';
import type { NewEvent } from '#core/features/events/events.types';
import { PlanWarnings } from '#core/features/plans/plan-warnings.service';
import { PlansModule } from '#core/features/plans/plans.module';
import { PlansService } from '#core/features/plans/plans.service';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { OrderEventsSubscriber } from '#core/features/subscribers/order-events.subscriber';
import { SessionEndingsSubscriber } from '#core/features/subscribers/session-endings.subscriber';
import { SessionEventsSubscriber } from '#core/features/subscribers/session-events.subscriber';
import { StorageEventsSubscriber } from '#core/features/subscribers/storage-events.subscriber';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { expectOk } from '../../support/api.ts';
import { chatOf, inbound, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { trainOwner, type Owner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * Every event of the panel with an action that causes it, received by another browser on another server. No
 * worker runs but that of mails (for the registration), so that no sweep makes up for an event that is missing.
 */
let app: TestApp;
let modules: TestModules;
let host: INestApplicationContext;
let owner: Owner;
let socket: Socket;
let heard: [PanelEvent, unknown, unknown][] = [];
const pn = '6281500000042';
const conversation = { id: '' };

beforeAll(async () => {
  app = await startTestApp({ servers: 2, serverRoles: 'api', workerRoles: 'mail' });
  modules = await openTestModules(app);
  host = await modules.open([ConversationsModule, EventsModule, PlansModule, RepliesModule, SubscribersModule]);
  owner = await app.registerOwner();
  await trainOwner(owner);
  await receive(host, [inbound(id(), chatOf(pn))]);
  const [row] = await app.sql(`SELECT id FROM conversations WHERE bot_id = $1`, [owner.userId]);
  conversation.id = row!.id;
  socket = io(app.servers[1]!.url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token: owner.token } });
  socket.onAny((name: PanelEvent, payload: unknown, subject?: unknown) => heard.push([name, payload, subject]));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  socket?.disconnect();
  await modules?.close();
  await app?.close();
});

/** Events for the whole account. All others concern one bot. */
const ofAccount: readonly PanelEvent[] = ['quota.changed', 'subscription.changed', 'notice.raised', 'notices.changed'];
const ofPerson: readonly PanelEvent[] = ['session.ended'];

/** The payload fits the contract, and names the bot or account that it concerns. */
function expectWhole(name: PanelEvent, payload: unknown, subject: unknown): void {
  expect(panelEvents[name].safeParse(payload ?? undefined).error).toBeUndefined();
  const { accountId, botId } = owner;
  expect(subject).toEqual(ofPerson.includes(name) ? undefined : ofAccount.includes(name) ? { accountId } : { botId });
}

const id = () => owner.botId;
const post = (path: string, body?: object) => expectOk(owner.api.post(path, body));
const announce = <Kind extends EventKind>(kind: Kind, facts: FactsOf<Kind>) =>
  host.get(Database).transaction((tx) => {
    const subject = { accountId: owner.accountId, botId: id(), conversationId: conversation.id };
    return host.get(EventsService).append(tx, { ...subject, kind, facts } as unknown as NewEvent);
  });
const order = (nth: number) => ({ orderId: `test-${nth}` as OrderId, packageId: 'ai-1000', amount: 100_000 }) as const;
const notice = () =>
  app.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body) VALUES ($1, $2, $2, 'closing', 'panel-events', 't', 'b')`,
    [newId(), id()],
  );

const tried = { messages: [{ role: 'lead', body: 'Ada stok?' }] };

async function sendFromPanel(): Promise<string> {
  const message = await post(`/chat/contacts/${pn}/messages`, { body: 'Siap, Kak', clientId: newId() });
  return (message as { id: string }).id;
}

async function cancelClosing(): Promise<void> {
  const values = [newId<ClosingId>(), id(), conversation.id];
  await app.sql(`INSERT INTO closings (id, bot_id, conversation_id, summary, amount) VALUES ($1, $2, $3, 'kaos', 90000)`, values);
  await post(`/closings/${values[0]}/state`, { state: 'cancelled' });
}

async function changeOrder(): Promise<void> {
  await app.sql(`INSERT INTO closings (id, bot_id, conversation_id, summary, amount) VALUES ($1, $2, $3, 'kaos', 90000)`, [
    ...[newId<ClosingId>(), id(), conversation.id],
  ]);
  await announce('closing.message-changed', { ...turn, storedAt: new Date(0).toISOString(), change: 'deleted', awaitsAnswer: false });
}

async function cancelFollowUp(): Promise<void> {
  const values = [newId(), id(), conversation.id];
  await app.sql(
    `INSERT INTO follow_ups (id, bot_id, conversation_id, silent_since, day, due_at) VALUES ($1, $2, $3, now(), 1, now() + interval '1 day')`,
    values,
  );
  await post('/followup/queue/cancel', { id: values[0] });
}

async function dismissQuestion(): Promise<void> {
  const values = [newId(), id(), conversation.id];
  await app.sql(`UPDATE conversations SET needs_owner_since = now() - interval '1 minute', needs_owner_reason = 'question' WHERE id = $1`, [
    conversation.id,
  ]);
  await app.sql(
    `INSERT INTO owner_questions (id, bot_id, conversation_id, question, asked_at) VALUES ($1, $2, $3, 'Ada XXL?', now())`,
    values,
  );
  await post(`/chat/questions/${values[0]}/dismiss`);
}

/** By event: its cause. `session.ended` is last, because it ends the login. */
const causes: Readonly<Record<PanelEvent, () => Promise<unknown>>> = {
  'bot.status': () => post('/bot/start', { userId: id() }),
  'bot.log': () => post('/bot/start', { userId: id() }),
  'bot.logs-cleared': () => expectOk(owner.api.delete('/bot/logs')),
  'contact.changed': () => post(`/chat/contacts/${pn}/labels`, { labels: ['Grosir'] }),
  'message.added': () => receive(host, [inbound(id(), chatOf(pn), { body: 'Masih ada?' })]),
  'message.changed': async () => {
    const unreadable = inbound(id(), chatOf(pn), { kind: 'unreadable', body: '' });
    await receive(host, [unreadable]);
    await receive(host, [{ ...unreadable, kind: 'text', body: 'Terbaca sekarang' }]);
  },
  'message.status': async () => {
    const messageId = await sendFromPanel();
    const [row] = await app.sql(`SELECT wa_id FROM messages WHERE id = $1`, [messageId]);
    const outbox = host.get(Outbox);
    const update = { botId: id(), waId: row!.wa_id, status: 'delivered', at: new Date(), proto: null } as const;
    outbox.showDelivery(await outbox.record(host.get(Database), [update]));
  },
  'chat.typing': () => host.get(LeadTyping).began(id(), { pn, lid: null }),
  // the first tries of a day are not limited
  'quota.changed': async () => {
    let left = 1;
    while (left > 0) ({ left } = (await post('/try-out', tried)) as { left: number });
    await post('/try-out', tried);
  },
  'subscription.changed': () => announce('order.paid', order(1)),
  'followups.changed': () => cancelFollowUp(),
  'closings.changed': () => cancelClosing(),
  'notice.raised': () => announce('order.reversed', { ...order(2), outcome: 'refunded' }),
  'notices.changed': async () => {
    await notice();
    await post('/notices/seen');
  },
  'session.ended': () => expectOk(owner.api.delete('/user/sessions')),
};

/** Changes the owner's package as time or answers would, and runs the sweep. */
async function sweepPlan(to: Partial<Record<'expires_at' | 'replies_left' | 'replies_total', unknown>>): Promise<void> {
  const row = { expires_at: inHours(240), replies_left: 1000, replies_total: 1000, ...to };
  await app.sql(
    `UPDATE subscriptions SET notices_sent = '{}', started_at = now() - interval '29 days', expires_at = $2, replies_left = $3, replies_total = $4 WHERE account_id = $1`,
    [owner.accountId, row.expires_at, row.replies_left, row.replies_total],
  );
  await host.get(PlanWarnings).sweep();
}

/** Links a number that had its trial under another account. */
async function refuseTrial(): Promise<void> {
  const first = await app.registerOwner();
  const plans = host.get(PlansService);
  await plans.claimTrialNumber(first.accountId, pn);
  await app.sql(`UPDATE subscriptions SET package_id = 'ai-trial', expires_at = $2 WHERE account_id = $1`, [owner.accountId, inHours(72)]);
  await plans.claimTrialNumber(owner.accountId, pn);
}

/** A lead's message that no linked device can decrypt, so old that its content no longer arrives. */
async function callToUnreadable(): Promise<void> {
  await receive(host, [inbound(id(), chatOf(pn), { kind: 'unreadable', body: '' })]);
  await app.sql(`UPDATE messages SET created_at = now() - interval '10 minutes' WHERE conversation_id = $1 AND kind = 'unreadable'`, [
    conversation.id,
  ]);
  await host.get(TurnsService).sweep(new Date(), async () => new Set());
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const [since, until] = ['2026-11-25T01:00:00.000Z', '2026-11-25T02:00:00.000Z'];
const lead = { name: 'Budi', contact: pn };
const turn = { lead, turn: 1 };

/** By kind of domain event: its cause, and the events that browsers receive. */
const announced: Readonly<Record<EventKind, readonly [cause: () => Promise<unknown>, ...hears: PanelEvent[]]>> = {
  'order.paid': [() => announce('order.paid', order(3)), 'subscription.changed', 'bot.log'],
  'order.reversed': [
    () => announce('order.reversed', { ...order(4), outcome: 'refunded' }),
    'subscription.changed',
    'notice.raised',
    'bot.log',
  ],
  'package.activated': [
    () => host.get(Database).transaction((tx) => host.get(PlansService).activate(tx, owner.accountId, 'ai-1000')),
    'subscription.changed',
  ],
  'package.expiring': [() => sweepPlan({ expires_at: inHours(20) }), 'notice.raised', 'bot.log'],
  'package.expired': [() => sweepPlan({ expires_at: inHours(-1) }), 'subscription.changed', 'notice.raised', 'bot.log'],
  'trial.refused': [refuseTrial, 'subscription.changed', 'notice.raised', 'bot.log'],
  'quota.reached': [() => sweepPlan({ replies_left: 150, replies_total: 1000 }), 'notice.raised', 'bot.log'],
  'session.offline': [() => announce('session.offline', { cause: 'logged_out', since }), 'notice.raised', 'bot.log'],
  'session.ended': [() => announce('session.ended', { reason: 'logged_out', detail: null }), 'notice.raised', 'bot.log'],
  'session.online': [() => announce('session.online', { since, until }), 'notice.raised', 'bot.log'],
  'handover.called': [
    () => announce('handover.called', { ...turn, reason: 'complaint', why: 'Komplain', whyBy: 'model', leadSaid: 'Rusak!' }),
    'notice.raised',
    'bot.log',
  ],
  'handover.late': [() => announce('handover.late', { lead, reason: 'complaint', since }), 'notice.raised', 'bot.log'],
  'question.asked': [() => announce('question.asked', { ...turn, questions: ['Ada XXL?'] }), 'notice.raised', 'bot.log'],
  'question.ended': [dismissQuestion, 'contact.changed'],
  'closing.noted': [
    () => announce('closing.noted', { ...turn, closingId: newId<ClosingId>(), summary: 'kaos', amount: 90_000 }),
    'closings.changed',
    'notice.raised',
    'bot.log',
  ],
  'closing.corrected': [
    () =>
      announce('closing.corrected', {
        ...{ ...turn, turn: 2, closingId: newId<ClosingId>(), summary: '3 kaos', amount: 270_000 },
        before: { summary: '2 kaos', amount: 180_000 },
      }),
    'closings.changed',
    'notice.raised',
    'bot.log',
  ],
  'closing.message-changed': [changeOrder, 'closings.changed', 'notice.raised', 'bot.log'],
  'closing.changed': [cancelClosing, 'closings.changed', 'contact.changed'],
  'reply.withheld': [() => announce('reply.withheld', { ...turn, reason: 'daily', pauseMinutes: null }), 'notice.raised', 'bot.log'],
  'reply.failed': [
    () => host.get(RepliesService).noteFailure(id(), conversation.id as ConversationId),
    'contact.changed',
    'notice.raised',
    'bot.log',
  ],
  'attachments.withheld': [() => announce('attachments.withheld', turn), 'notice.raised', 'bot.log'],
  'message.unreadable': [callToUnreadable, 'notice.raised', 'bot.log'],
  'bot.started': [() => post('/bot/start', { userId: id() }), 'bot.log'],
  'bot.stopped': [() => post('/bot/stop', { userId: id() }), 'bot.log'],
  'followups.planned': [() => announce('followups.planned', { count: 3 }), 'followups.changed'],
  'followups.cancelled': [cancelFollowUp, 'followups.changed'],
  'followup.sent': [
    () => announce('followup.sent', { lead, day: 1, messageId: newId<MessageId>(), writtenBy: 'ai' }),
    'followups.changed',
    'bot.log',
  ],
  'followup.moved': [() => announce('followup.moved', { day: 1, dueAt: until }), 'followups.changed'],
  'followup.left-out': [() => announce('followup.left-out', { day: 1, outcome: 'skipped', reason: 'late' }), 'followups.changed'],
  'usage.unusual': [() => announce('usage.unusual', { used: 40, since }), 'notice.raised', 'bot.log'],
  'storage.nearly-full': [() => announce('storage.nearly-full', { usedBytes: 9, limitBytes: 10 }), 'notice.raised', 'bot.log'],
};

test.each(Object.entries(announced))('the event %s reaches another browser', async (_kind, [cause, ...hears]) => {
  await cause();
  for (const name of hears) {
    const [, payload, subject] = await waitFor(() => heard.find(([event]) => event === name), { what: name });
    expectWhole(name, payload, subject);
  }
});

test.each<[string, (noticeId: string) => Promise<unknown>]>([
  ['all are seen', () => post('/notices/seen')],
  ['one is handled', (noticeId) => post(`/notices/${noticeId}/handled`)],
  ['the chat of one is seen', () => post(`/chat/contacts/${pn}/seen`)],
])('the bell of another browser changes when %s', async (_what, action) => {
  const noticeId = newId();
  await app.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, conversation_id)
     VALUES ($1, $2, $2, 'closing', 'bell-' || $1::uuid, 't', 'b', $3)`,
    [noticeId, id(), conversation.id],
  );
  await action(noticeId);
  await waitFor(() => heard.find(([event]) => event === 'notices.changed'), { what: 'the change of the bell' });
});

test.each([
  [true, 1],
  [false, 0],
])('a failed reply that is given up (%s) is written to the log of the bot %d times', async (givenUp, times) => {
  const failed = (name: string, isFinal: boolean) => announce('reply.failed', { ...turn, lead: { ...lead, name }, givenUp: isFinal });
  const linesAbout = (name: string) =>
    heard.filter(([event, payload]) => event === 'bot.log' && JSON.stringify(payload).includes(`GAGAL membuat balasan AI untuk ${name}`));
  const [first, next] = [`Wati ${times}`, `Rudi ${times}`];
  await failed(first, givenUp);
  // the same subscriber handles the second event after the first one
  await failed(next, true);
  await waitFor(() => linesAbout(next)[0], { what: 'the next line' });
  expect(linesAbout(first)).toHaveLength(times);
});

test('a conversation needs its owner until the last of its questions has ended', async () => {
  const questions = [newId(), newId()] as const;
  await app.sql(`UPDATE conversations SET needs_owner_since = now() - interval '1 minute', needs_owner_reason = 'question' WHERE id = $1`, [
    conversation.id,
  ]);
  for (const [nth, questionId] of questions.entries())
    await app.sql(`INSERT INTO owner_questions (id, bot_id, conversation_id, question, asked_at) VALUES ($1, $2, $3, $4, now())`, [
      questionId,
      id(),
      conversation.id,
      ['Ada XXL?', 'Bisa kirim hari ini?'][nth],
    ]);
  const reason = async () =>
    (await app.sql(`SELECT needs_owner_reason AS reason FROM conversations WHERE id = $1`, [conversation.id]))[0]!['reason'];
  await post(`/chat/questions/${questions[0]}/dismiss`);
  expect(await reason()).toBe('question');
  await post(`/chat/questions/${questions[1]}/dismiss`);
  expect(await reason()).toBeNull();
});

test.each([
  ['calls the owner and pauses the bot', 'no-quota', 30, '6281500000043'],
  ['calls the owner', 'no-quota', null, '6281500000044'],
  ['pauses the bot', null, 30, '6281500000045'],
] as const)('the end of a turn without an answer that %s reaches another browser', async (_what, need, takeoverMinutes, other) => {
  const [message] = await receive(host, [inbound(id(), chatOf(other))]);
  const { conversationId } = message!;
  // too old to be marked as the message without an answer
  await app.sql(`UPDATE messages SET turn = 0 WHERE conversation_id = $1`, [conversationId]);
  expect(await host.get(TurnsService).settle({ botId: id(), conversationId, turn: 1 }, { need, takeoverMinutes })).toBe(true);
  const changed = await waitFor(
    () => heard.find(([event, payload]) => event === 'contact.changed' && (payload as ContactView).conversationId === conversationId),
    { what: 'the change' },
  );
  const { needsOwner, takeoverUntil } = changed[1] as ContactView;
  expect([needsOwner?.reason ?? null, takeoverUntil !== null]).toEqual([need, takeoverMinutes !== null]);
});

/** An event as it is delivered to a subscriber. */
const delivered = <Kind extends EventKind>(kind: Kind, facts: FactsOf<Kind>, at = new Date()) => ({
  ...{ id: newId(), at, accountId: owner.accountId, botId: id(), conversationId: newId<ConversationId>() },
  ...{ kind, facts },
});

test('a delivery that is rolled back reaches no browser', async () => {
  const attempt = host.get(Database).transaction(async (tx) => {
    await host.get(SessionEndingsSubscriber).handle(delivered('session.ended', { reason: 'banned', detail: null }), tx);
    await host.get(SessionEventsSubscriber).handle(delivered('session.offline', { cause: 'deaf', since }), tx);
    await host.get(SessionEventsSubscriber).handle(delivered('session.online', { since: until, until: inHours(0).toISOString() }), tx);
    await host.get(StorageEventsSubscriber).handle(delivered('storage.nearly-full', { usedBytes: 9, limitBytes: 10 }), tx);
    await host.get(OrderEventsSubscriber).handle(delivered('order.paid', order(5)), tx);
    await host.get(OrderEventsSubscriber).handle(delivered('order.reversed', { ...order(6), outcome: 'refunded' }), tx);
    throw new Error('rolled back');
  });
  await expect(attempt).rejects.toThrow('rolled back');
  // sent over the same connection, so whatever the delivery sent would have arrived before it
  await announce('followup.sent', { lead, day: 2, messageId: newId<MessageId>(), writtenBy: 'ai' });
  await waitFor(() => heard.find(([event]) => event === 'followups.changed'), { what: 'the next event' });
  const lines = heard.filter(([event]) => event === 'bot.log').map(([, payload]) => (payload as { line: string }).line);
  expect(lines).toEqual([expect.stringContaining('Follow-up hari 2')]);
  expect(heard.filter(([event]) => event === 'notice.raised' || event === 'subscription.changed')).toEqual([]);
});

test('keys that cannot be read give one notice for each day in Jakarta', async () => {
  const facts = { reason: 'keys_unreadable', detail: null } as const;
  for (const at of ['2026-03-02T16:59:59Z', '2026-03-02T17:00:00Z', '2026-03-03T16:59:59Z'])
    await host
      .get(Database)
      .transaction((tx) => host.get(SessionEndingsSubscriber).handle(delivered('session.ended', facts, new Date(at)), tx));
  const rows = await app.sql(`SELECT dedupe_key FROM notifications WHERE bot_id = $1 AND dedupe_key LIKE 'offline:keys%' ORDER BY 1`, [
    id(),
  ]);
  expect(rows.map((row) => row.dedupe_key)).toEqual(['offline:keys_unreadable:2026-03-02', 'offline:keys_unreadable:2026-03-03']);
});

test.each(Object.entries(causes))('%s reaches another browser', async (name, cause) => {
  await cause();
  const [, payload, subject] = await waitFor(() => heard.find(([event]) => event === name), { what: name });
  expectWhole(name as PanelEvent, payload, subject);
});
