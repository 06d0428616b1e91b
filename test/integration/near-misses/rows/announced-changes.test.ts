import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { accountRoom } from '#contracts/realtime/rooms';
import type { AccountId, BotId, ConversationId, NoticeId } from '#contracts/values/ids';
import { ClosingsModule } from '#core/features/closings/closings.module';
import { ClosingsService } from '#core/features/closings/closings.service';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { NotificationsModule } from '#core/features/notifications/notifications.module';
import { NotificationsService } from '#core/features/notifications/notifications.service';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { JobQueue } from '#core/platform/queue/job-queue';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../../support/core/test-modules.ts';
import { waitFor } from '../../../support/wait-for.ts';

/* What a change announces: events, jobs, and panel events. An action that changes nothing announces nothing. */

let modules: TestModules;
let context: INestApplicationContext;
let database: Database;
let accountId: AccountId;
let botId: BotId;
const pn = '6281290000001';
const lid = '88001100220033';

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([ConversationsModule, ClosingsModule, NotificationsModule]);
  database = context.get(Database);
});
beforeEach(async () => {
  ({ accountId, botId } = await makeOwner(modules));
});
afterAll(() => modules?.close());

const messages = () => context.get(MessagesService);
const notices = () => context.get(NotificationsService);
async function newChat(chat = chatOf(pn)): Promise<ConversationId> {
  const [message] = await receive(context, [inbound(botId, chat)], false);
  return message!.conversationId;
}

test('two halves of a person with open messages: an alarm for the conversation that stays', async () => {
  await newChat();
  await newChat(chatOf(null, lid));
  await messages().learnMappings(botId, [{ pn, lid }]);
  const [kept] = await modules.sql<{ id: string }>(`SELECT id FROM conversations WHERE bot_id = $1`, [botId]);
  const alarms = async () => {
    const found = await context.get(JobQueue).queue('replies').getJobs(['delayed', 'waiting', 'prioritized']);
    return found.filter(({ data }) => data.botId === botId).map(({ data }) => data.conversationId);
  };
  await waitFor(async () => (await alarms()).length > 0, { what: 'the alarm' });
  expect(await alarms()).toEqual([kept!.id]);
});

test('an exclusion by username is tied to the person before they take another username', async () => {
  await newChat(chatOf(null, lid));
  await modules.sql(`INSERT INTO blacklist (bot_id, username) VALUES ($1, 'ani'), ($1, 'sari')`, [botId]);
  await messages().learnUsernames(botId, [{ lid, username: 'ani' }]);
  const excluded = () => modules.sql(`SELECT username, lid FROM blacklist WHERE bot_id = $1 ORDER BY username`, [botId]);
  const tied = [
    { username: 'ani', lid },
    { username: 'sari', lid: null },
  ];
  expect(await excluded()).toEqual(tied);
  await messages().learnUsernames(botId, [{ lid, username: 'tuti' }]);
  expect(await excluded()).toEqual(tied);
});

/** Kinds of the bot's events since the last call, in order. */
const announced = async () =>
  (
    await modules.sql<{ kind: string }>(
      `WITH taken AS (DELETE FROM domain_events WHERE bot_id = $1 RETURNING kind, position) SELECT kind FROM taken ORDER BY position`,
      [botId],
    )
  ).map(({ kind }) => kind);

test.each([
  ['the same content', {}, []],
  ['another amount', { amount: 200_000 }, ['closing.corrected']],
  ['no amount', { amount: null }, ['closing.corrected']],
  ['another summary', { summary: '3 kaos' }, ['closing.corrected']],
])('an order that is noted again with %s', async (_what, again, events) => {
  const conversationId = await newChat();
  const note = (more: object, changes: boolean) => {
    const order = { botId, conversationId, turn: 1, lead: { name: 'Budi', contact: pn }, summary: '2 kaos', amount: 150_000 };
    return database.transaction((tx) =>
      context.get(ClosingsService).note(tx, accountId, { ...order, editedMessageAt: null, changes, ...more }),
    );
  };
  expect(await note({}, false)).toBeUndefined();
  await announced();
  expect(await note(again, true)).toMatchObject({ summary: '2 kaos', amount: 150_000 });
  expect(await announced()).toEqual(events);
});

test('an edited message is announced only where an order was noted after it', async () => {
  const conversationId = await newChat();
  const lead = { name: 'Budi', contact: pn };
  const edit = () =>
    database.transaction((tx) =>
      context.get(ClosingsService).noteEdited(tx, accountId, { botId, conversationId, turn: 1, lead, editedMessageAt: new Date(0) }),
    );
  await announced();
  await edit();
  expect(await announced()).toEqual([]);
  await modules.sql(`INSERT INTO closings (id, bot_id, conversation_id, summary) VALUES (gen_random_uuid(), $1, $2, 'kaos')`, [
    botId,
    conversationId,
  ]);
  await edit();
  expect(await announced()).toEqual(['closing.message-changed']);
});

/** The panel events of the account from now on, as bytes in Redis. */
async function panelMessages(): Promise<readonly Buffer[]> {
  const told: Buffer[] = [];
  const client = context.get(RedisConnections).connect({});
  client.on('pmessageBuffer', (_pattern: Buffer, _channel: Buffer, message: Buffer) => told.push(message));
  await client.psubscribe(`*#${accountRoom(accountId)}#`);
  return told;
}
const storeNotices = (count: number, conversationId: ConversationId | null = null) =>
  modules.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, serious, conversation_id)
     SELECT gen_random_uuid(), $1, $2, 'handover', 'handover:' || nth, 't', 'b', true, $3 FROM generate_series(1, $4::int) AS nth`,
    [accountId, botId, conversationId, count],
  );

test.each([
  ['one', 1, 1],
  ['several', 3, 1],
  ['none', 0, 0],
])('notices whose cause ends are announced once: %s', async (_what, count, events) => {
  const told = await panelMessages();
  await storeNotices(count);
  await database.transaction((tx) => notices().settle(tx, accountId, ['handover']));
  // events of one connection arrive in order
  await notices().raise(accountId, { kind: 'report', dedupeKey: newId(), title: 'Laporan', body: 'b' });
  await waitFor(() => told.some((message) => message.includes('notice.raised')), { what: 'the last event' });
  expect(told.filter((message) => message.includes('notices.changed'))).toHaveLength(events);
});

test.each([
  ['stays on top', { serious: true }, 'serious'],
  ['goes by itself', { serious: false }, 'quiet'],
  ['is of its kind', {}, 'quiet'],
] as const)('a notice that %s is shown with its level, and stored with it', async (_what, more, level) => {
  const told = await panelMessages();
  await notices().raise(accountId, { kind: 'report', dedupeKey: newId(), title: 'Laporan', body: 'b', ...more });
  await waitFor(() => told.some((message) => message.includes('notice.raised')), { what: 'the notice' });
  expect(told.filter((message) => message.includes('serious'))).toHaveLength(level === 'serious' ? 1 : 0);
  expect(await modules.sql(`SELECT serious FROM notifications WHERE account_id = $1`, [accountId])).toEqual([
    { serious: level === 'serious' },
  ]);
});

test('more open notices than one page: each notice is checked once', async () => {
  await modules.sql(`DELETE FROM notifications`);
  await storeNotices(1_001, await newChat());
  const asked: number[] = [];
  const quietOf = (ids: readonly ConversationId[]): Promise<readonly ConversationId[]> => {
    asked.push(ids.length);
    return Promise.resolve([]);
  };
  await notices().settleEndedNeeds(quietOf);
  expect(asked).toEqual([1_000, 1]);
  await notices().settleEndedNeeds((ids) => Promise.resolve(ids));
  expect(
    await modules.sql<{ id: NoticeId }>(`SELECT id FROM notifications WHERE handled_at IS NULL AND account_id = $1`, [accountId]),
  ).toEqual([]);
});
