import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import {
  countWaiting,
  endQuestionNeed,
  endReadCalls,
  findQueue,
  findQuiet,
  raiseNeed,
  raiseOverdue,
  raiseUnreadable,
  reopen,
  takeLate,
} from '#core/features/conversations/state/needs.statements';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { addedMessage, Crowd, type ChatRows } from '../../support/core/crowd.ts';

/* One chat that a statement should match, and for each condition one chat that fails only this condition. */

let modules: TestModules;
let sql: Database;
let botId: BotId;
let other: BotId;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
});
afterAll(async () => {
  await modules?.close();
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  ({ botId } = await makeOwner(modules));
  ({ botId: other } = await makeOwner(modules));
});

const minute = 60_000;
const hour = 60 * minute;
const now = new Date();
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const at = (ms: number): string => `'${ago(ms).toISOString()}'::timestamptz`;
const need = (reason: string, ms = 10 * minute): string => `needs_owner_since = ${at(ms)}, needs_owner_reason = '${reason}'`;
const noNeed = `needs_owner_since = NULL, needs_owner_reason = NULL`;
const excluded = { added: `INSERT INTO blacklist (bot_id, pn) SELECT bot_id, pn FROM contacts WHERE id = :contact;` };

test('a turn is overdue when the bot owes an answer for some time, but not for too long', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `turn = 2, answered_turn = 1, lead_last_at = ${at(10 * minute)}` },
    {
      'of another bot': { botId: other },
      'after a takeover': { conversations: `takeover_until = now() - interval '1 second'` },
      answered: { conversations: `answered_turn = 2` },
      'too old': { conversations: `lead_last_at = ${at(hour)}` },
      'too new': { conversations: `lead_last_at = ${at(5 * minute)}` },
      'needs the owner': { conversations: need('question') },
      'opted out': { conversations: `opted_out_at = now()` },
      'taken over': { conversations: `takeover_until = now() + interval '1 hour'` },
    },
  );
  expect(await chats.changedBy(() => raiseOverdue(sql, ago(hour), ago(5 * minute), now))).toEqual([
    'usual',
    'of another bot',
    'after a takeover',
  ]);
});

test('the need for a question ends with its answer, and no other need', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: need('question') },
    {
      second: {},
      'another reason': { conversations: need('complaint') },
      'handed over': { conversations: `handed_over = true` },
      'of another bot': { botId: other },
    },
  );
  expect(await chats.changedBy(() => endQuestionNeed(sql, botId, chats.of('usual').id))).toEqual(['usual']);
  const end = async (): Promise<void> => {
    for (const id of chats.ids) await endQuestionNeed(sql, botId, id);
  };
  expect(await chats.changedBy(end)).toEqual(['second']);
  const gone: ConversationId = newId();
  expect(chats.names(await findQuiet(sql, [...chats.ids, gone]))).toEqual(['usual', 'second', gone]);
});

test('a failed answer calls the owner only where the turn is still open', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `turn = 2, answered_turn = 1` },
    {
      answered: { conversations: `answered_turn = 2` },
      'of another bot': { botId: other },
    },
  );
  const raised = await Promise.all(chats.ids.map((id) => raiseNeed(sql, botId, id, 'ai-failed', now)));
  expect(raised).toEqual([true, false, false]);
  expect(await raiseNeed(sql, botId, chats.of('answered').id, 'receipt', now)).toBe(true);
});

test('a need for messages without content ends when the content is there or the owner wrote', async () => {
  const empty = `kind = 'unreadable', unanswered = 'unreadable'`;
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `${need('unreadable')}, turn = 2, answered_turn = 2` },
    {
      'the owner wrote': { messages: empty, added: addedMessage(11, 'owner') },
      'not marked': { messages: `kind = 'unreadable'` },
      'marked before its content came': { messages: `unanswered = 'unreadable'` },
      'the human has taken over': { conversations: `answered_turn = 1, takeover_until = now() + interval '1 hour'` },
      'still empty': { messages: empty },
      'the owner wrote before': { messages: empty, added: addedMessage(9, 'owner') },
      'the app wrote': { messages: empty, added: addedMessage(11, 'owner', { origin: `'app'` }) },
      'the bot wrote': { messages: empty, added: addedMessage(11, 'bot') },
      'another reason': { conversations: need('question') },
      'no need': { conversations: noNeed },
    },
  );
  const all = ['usual', 'the owner wrote', 'not marked', 'marked before its content came', 'the human has taken over'];
  const others = chats.ids.slice(1);
  expect(chats.names((await endReadCalls(sql, others)).map(({ id }) => id)).toSorted()).toEqual(all.slice(1).toSorted());
  expect(await chats.changedBy(() => endReadCalls(sql, null))).toEqual(['usual']);
  const rows = await modules.sql(
    `SELECT k.name, needs_owner_reason AS reason FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.name = ANY ($1) ORDER BY k.name`,
    [all],
  );
  expect(rows).toEqual([
    { name: 'marked before its content came', reason: null },
    { name: 'not marked', reason: null },
    { name: 'the human has taken over', reason: 'lead-wrote' },
    { name: 'the owner wrote', reason: null },
    { name: 'usual', reason: null },
  ]);
});

test('a takeover keeps the call for a lead who waits, and only as long as it lasts', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `${need('unreadable')}, turn = 2, answered_turn = 1, takeover_until = now() + interval '1 hour'` },
    {
      'is over': { conversations: `takeover_until = now() - interval '1 hour'` },
      answered: { conversations: `answered_turn = 2` },
    },
  );
  await endReadCalls(sql, null);
  expect(chats.names(await findQuiet(sql, chats.ids))).toEqual(['is over', 'answered']);
});

/** SQL that stores a message with the same WhatsApp id in another chat. */
const elsewhere = (sender: string, kind: string, bot = 'c.bot_id = m.bot_id'): ChatRows => ({
  added: `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, created_at)
    SELECT gen_random_uuid(), c.bot_id, c.id, 1, '${sender}', '${kind}', 'isi', m.wa_id, 'delivered', now() FROM messages m, conversations c
    WHERE m.id = :message AND c.id <> m.conversation_id AND ${bot} LIMIT 1;`,
});

test('a message without content calls the owner once, after a while', async () => {
  await Crowd.of(sql, other, {}, {});
  await modules.sql(`UPDATE bot_settings SET answers_broadcasts = true WHERE bot_id = $1`, [other]);
  const chats = await Crowd.of(
    sql,
    botId,
    { messages: `kind = 'unreadable', created_at = ${at(10 * minute)}` },
    {
      'exactly then': { messages: `created_at = ${at(5 * minute)}` },
      'the app wrote': { added: addedMessage(11, 'owner', { origin: `'app'` }) },
      'the owner wrote before': { added: addedMessage(9, 'owner') },
      'another message has content': { added: addedMessage(11, 'lead') },
      'the same id of another bot': elsewhere('lead', 'text', 'c.bot_id <> m.bot_id'),
      'the same id of the owner': elsewhere('owner', 'text'),
      'without content elsewhere too': elsewhere('lead', 'unreadable'),
      'calls for another reason': { conversations: need('question') },
      'too old': { messages: `created_at = ${at(hour)}` },
      'too new': { messages: `created_at = ${at(5 * minute - 1)}` },
      'has content': { messages: `kind = 'text'` },
      'is marked': { messages: `unanswered = 'unreadable'` },
      'of the bot': { messages: `sender = 'bot'` },
      'a notice of a business': { messages: `origin = 'notice'` },
      'a message to many': { messages: `origin = 'broadcast'` },
      excluded,
      'the content came elsewhere': elsewhere('lead', 'text'),
      'the owner wrote': { added: addedMessage(11, 'owner') },
    },
  );
  const found = await raiseUnreadable(sql, { from: ago(hour), before: ago(5 * minute) }, now, 100);
  expect(chats.names(found.map((one) => one.conversationId)).toSorted()).toEqual(
    [
      'another message has content',
      'calls for another reason',
      'exactly then',
      'the app wrote',
      'the owner wrote before',
      'the same id of another bot',
      'the same id of the owner',
      'usual',
      'without content elsewhere too',
    ].toSorted(),
  );
  expect(await raiseUnreadable(sql, { from: ago(hour), before: ago(5 * minute) }, now, 100)).toEqual([]);
  const [kept] = await modules.sql(`SELECT needs_owner_reason AS reason, needs_owner_since AS since FROM conversations WHERE id = $1`, [
    chats.of('calls for another reason').id,
  ]);
  expect(kept).toEqual({ reason: 'question', since: ago(10 * minute) });
});

test('of messages without content that are found at once, the first of each chat is news, also to many where the bot answers these', async () => {
  await modules.sql(`UPDATE bot_settings SET answers_broadcasts = true WHERE bot_id = $1`, [botId]);
  const second = addedMessage(11, 'lead', { kind: `'unreadable'`, created_at: at(9 * minute) });
  const chats = await Crowd.of(
    sql,
    botId,
    { messages: `kind = 'unreadable', created_at = ${at(10 * minute)}` },
    { two: { added: second }, 'to many': { messages: `origin = 'broadcast'` } },
  );
  const found = await raiseUnreadable(sql, { from: ago(hour), before: ago(0) }, now, 100);
  expect(found.map(({ conversationId, isNews }) => `${chats.names([conversationId])[0]} ${isNews}`).toSorted()).toEqual(
    ['to many true', 'two false', 'two true', 'usual true'].toSorted(),
  );
});

test('messages without content are told oldest first, and news is only the first of a chat', async () => {
  const empty = { kind: `'unreadable'`, created_at: at(20 * minute) };
  const chats = await Crowd.of(
    sql,
    botId,
    { messages: `kind = 'unreadable', created_at = ${at(10 * minute)}` },
    {
      older: { messages: `created_at = ${at(30 * minute)}` },
      'two of them': { messages: `created_at = ${at(15 * minute)}`, added: addedMessage(9, 'lead', empty) },
      'told before': { conversations: need('unreadable'), messages: `created_at = ${at(40 * minute)}` },
    },
  );
  const taken = [];
  for (let nth = 0; nth < 5; nth += 1) taken.push(...(await raiseUnreadable(sql, { from: ago(hour), before: ago(0) }, now, 1)));
  expect(chats.names(taken.map((one) => one.conversationId))).toEqual(['told before', 'older', 'two of them', 'two of them', 'usual']);
  expect(taken.map(({ isNews }) => isNews)).toEqual([false, true, true, false, true]);
});

test('a lead who was handed over is late once, the longest wait first', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `handed_over = true, ${need('called-off', 20 * minute)}` },
    {
      longer: { conversations: need('called-off', 30 * minute) },
      'exactly then': { conversations: need('called-off', 15 * minute) },
      'not handed over': { conversations: `handed_over = false` },
      'told before': { conversations: `lateness_told_at = now()` },
      'too old': { conversations: need('called-off', hour) },
      'too new': { conversations: need('called-off', 15 * minute - 1) },
    },
  );
  const taken: (ConversationId | undefined)[] = [];
  for (let nth = 0; nth < 4; nth += 1)
    taken.push((await takeLate(sql, { from: ago(hour), before: ago(15 * minute) }, now))?.conversationId);
  expect(chats.names(taken.slice(0, 3) as ConversationId[])).toEqual(['longer', 'usual', 'exactly then']);
  expect(taken[3]).toBeUndefined();
});

test('leads to whom nothing may be sent are late in silence', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `handed_over = true, ${need('called-off', 20 * minute)}` },
    { 'opted out': { conversations: `opted_out_at = now()` }, excluded },
  );
  const silent = new Map<string, boolean>();
  for (let nth = 0; nth < 3; nth += 1) {
    const one = (await takeLate(sql, { from: ago(hour), before: ago(0) }, now))!;
    silent.set(chats.names([one.conversationId])[0]!, one.silent);
  }
  expect(Object.fromEntries(silent)).toEqual({ usual: false, 'opted out': true, excluded: true });
});

test('the queue shows the most urgent chats first, then the newest, of one bot and without excluded ones', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: need('question') },
    {
      newer: { conversations: need('question', 5 * minute) },
      complaint: { conversations: need('complaint', 30 * minute) },
      unknown: { conversations: need('something-new', minute) },
      quiet: { conversations: noNeed },
      excluded,
      'of another bot': { botId: other },
    },
  );
  const all = await findQueue(sql, botId, 10, null);
  expect(all.map(({ name }) => name)).toEqual(['complaint', 'newer', 'usual', 'unknown']);
  const [first, second] = await findQueue(sql, botId, 2, null);
  expect([first!.name, second!.name]).toEqual(['complaint', 'newer']);
  expect((await findQueue(sql, botId, 10, second!)).map(({ name }) => name)).toEqual(['usual', 'unknown']);
  expect((await countWaiting(sql, botId, now, 10)).needsOwner).toBe(4);
  expect((await countWaiting(sql, botId, now, 3)).needsOwner).toBe(3);
  expect(chats.ids).toHaveLength(7);
});

const left = `${need('no-quota')}, turn = 2, answered_turn = 2, lead_last_at = ${at(30 * minute)}`;
/**
 * Chats without an answer because of a failure. Similar chats had no such failure, or the bot may not answer in them.
 */
const leftAlone = {
  'after a takeover': { conversations: `takeover_until = now() - interval '1 minute'` },
  'another reason': { conversations: need('question') },
  'turn is open': { conversations: `answered_turn = 1` },
  'no turn': { conversations: `turn = 0, answered_turn = 0` },
  'too old': { conversations: `lead_last_at = ${at(30 * hour)}` },
  'taken over': { conversations: `takeover_until = now() + interval '1 minute'` },
  'opted out': { conversations: `opted_out_at = now()` },
  excluded,
};

test('turns that a failure closed are opened again', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: left, messages: `turn = 2, unanswered = 'no-quota'` },
    { ...leftAlone, 'of another bot': { botId: other } },
  );
  expect((await countWaiting(sql, botId, now, 10)).leftBehind).toBe(2);
  const [first] = await reopen(sql, botId, [chats.of('usual').id], { from: ago(24 * hour), now, limit: 10 });
  expect(first).toBe(chats.of('usual').id);
  const opened = await chats.changedBy(() => reopen(sql, botId, null, { from: ago(24 * hour), now, limit: 10 }));
  expect(opened).toEqual(['after a takeover']);
});

test('only the marks of the last turn go when it is opened again, the newest chats first', async () => {
  const marked = { turn: '2', unanswered: `'no-quota'` };
  const chats = await Crowd.of(
    sql,
    botId,
    {
      conversations: `${left}, last_seq = 200`,
      messages: `turn = 1, unanswered = 'no-quota'`,
      added: [
        addedMessage(100, 'lead', marked),
        addedMessage(101, 'lead', marked),
        addedMessage(102, 'lead', { ...marked, turn: '1' }),
      ].join('\n'),
    },
    { older: { conversations: need('no-quota', 20 * minute) } },
  );
  expect(chats.names(await reopen(sql, botId, null, { from: ago(24 * hour), now, limit: 1 }))).toEqual(['usual']);
  const rows = await modules.sql(`SELECT conversation_id, seq::int AS seq FROM messages WHERE unanswered IS NULL`);
  expect(rows).toEqual([{ conversation_id: chats.of('usual').id, seq: 101 }]);
});

test('counts of waiting chats are of one bot', async () => {
  await Crowd.of(
    sql,
    botId,
    { conversations: `takeover_until = ${at(-hour)}, unread = 1` },
    {
      'is over': { conversations: `takeover_until = ${at(0)}` },
      'handed over': { conversations: `handed_over = true` },
      read: { conversations: `unread = 0` },
      'of another bot': { botId: other },
    },
  );
  expect(await countWaiting(sql, botId, now, 10)).toEqual({ needsOwner: 0, takenOver: 2, unread: 3, leftBehind: 0 });
  expect(await countWaiting(sql, botId, now, 1)).toMatchObject({ takenOver: 1, unread: 1 });
});
