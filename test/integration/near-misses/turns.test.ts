import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import type { ReplyClaim } from '#core/features/conversations/conversations.types';
import {
  claimTurn,
  findMostAnswered,
  findOpenOf,
  findOpenTurn,
  findReopened,
  findThreadAfter,
  findUnanswered,
  leaveToOwner,
  settleTurn,
} from '#core/features/conversations/messages/turns/turns.statements';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { addedMessage, Crowd, type ChatRows } from '../../support/core/crowd.ts';

/* One chat that a statement should match, and for each condition one chat that fails only this condition. */

let modules: TestModules;
let sql: Database;
let shop: Shop;
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
  shop = await makeOwner(modules);
  ({ botId } = shop);
  ({ botId: other } = await makeOwner(modules));
});

const minute = 60_000;
const hour = 60 * minute;
const now = new Date();
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const at = (ms: number): string => `'${ago(ms).toISOString()}'::timestamptz`;

/** SQL that adds a row about how an answer was made (model, turn, time). */
const reply = (turn: number, ms: number, model = 'x'): string =>
  `INSERT INTO replies (id, bot_id, conversation_id, model, turn, charged, created_at) VALUES (gen_random_uuid(), :bot, :conversation, '${model}', ${turn}, true, ${at(ms)});`;

test('open turns are those that a bot still owes, the longest first', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `turn = 2, answered_turn = 1, lead_last_at = ${at(30 * minute)}, reopened_at = ${at(30 * minute)}` },
    {
      earlier: { conversations: `lead_last_at = ${at(40 * minute)}, reopened_at = ${at(40 * minute)}` },
      'takeover is over': {
        conversations: `lead_last_at = ${at(20 * minute)}, reopened_at = ${at(20 * minute)}, takeover_until = now() - interval '1 second'`,
      },
      answered: { conversations: `answered_turn = 2` },
      'too old': { conversations: `lead_last_at = ${at(hour)}, reopened_at = ${at(hour)}` },
      'taken over': { conversations: `takeover_until = now() + interval '1 minute'` },
      'of another bot': { botId: other, conversations: `lead_last_at = ${at(10 * minute)}, reopened_at = ${at(10 * minute)}` },
    },
  );
  const order = ['earlier', 'usual', 'takeover is over'];
  expect(chats.names(await findOpenOf(sql, botId, ago(hour), 10))).toEqual(order);
  expect(chats.names(await findOpenOf(sql, botId, ago(hour), 2))).toEqual(order.slice(0, 2));
  const all = [...order, 'of another bot'];
  expect(chats.names((await findReopened(sql, ago(hour), 10)).map((one) => one.conversationId))).toEqual(all);
  expect(chats.names((await findReopened(sql, ago(hour), 1)).map((one) => one.conversationId))).toEqual(['earlier']);
  const first = await findUnanswered(sql, ago(hour), { afterAt: null, afterId: null, limit: 2 });
  const last = first.at(-1)!;
  const rest = await findUnanswered(sql, ago(hour), { afterAt: last.exactAt, afterId: last.conversationId, limit: 10 });
  expect(chats.names([...first, ...rest].map((one) => one.conversationId))).toEqual(all);
});

test('a turn is settled only while it is the newest and open', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `turn = 2, answered_turn = 1, last_seq = 12`, messages: `turn = 2`, added: addedMessage(9, 'lead', { turn: '1' }) },
    {
      'wrote again': { conversations: `turn = 3` },
      answered: { conversations: `answered_turn = 2` },
      'of another bot': { botId: other },
    },
  );
  const settled: string[] = [];
  const left: string[] = [];
  for (const [index, name] of chats.names(chats.ids).entries()) {
    const turn = { botId, conversationId: chats.ids[index]!, turn: 2 };
    if (await settleTurn(sql, turn, { takeoverMinutes: null, need: null }, now)) settled.push(name);
    await modules.sql(`UPDATE conversations SET answered_turn = 1 WHERE id = $1 AND $2 = 'usual'`, [chats.ids[index], name]);
    if (await leaveToOwner(sql, turn, now)) left.push(name);
    expect(await leaveToOwner(sql, turn, now)).toBe(false);
  }
  expect([settled, left]).toEqual([['usual'], ['usual']]);
});

test('what ends a turn changes its own chat alone, and marks none of the messages long before', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `turn = 2, answered_turn = 1, last_seq = 110`, messages: `turn = 2`, added: addedMessage(11, 'lead', { turn: '2' }) },
    { second: {} },
  );
  const turn = { botId, conversationId: chats.of('usual').id, turn: 2 };
  expect(await chats.changedBy(() => leaveToOwner(sql, turn, now))).toEqual(['usual']);
  expect(await chats.changedBy(() => settleTurn(sql, turn, { takeoverMinutes: null, need: 'ai-failed' }, now))).toEqual(['usual']);
  const marked = await modules.sql(`SELECT seq::int AS seq FROM messages WHERE unanswered IS NOT NULL`);
  expect(marked).toEqual([{ seq: 11 }]);
});

test('a turn that ends without an answer calls the owner for the message of the lead in it', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {
      conversations: `turn = 2, answered_turn = 1, last_seq = 12`,
      messages: `turn = 2`,
      added: addedMessage(9, 'lead', { turn: '1' }) + addedMessage(11, 'bot', { turn: '2' }),
    },
    {
      'needs the owner already': { conversations: `needs_owner_since = ${at(hour)}, needs_owner_reason = 'complaint'` },
      'taken over for longer': { conversations: `takeover_until = now() + interval '1 hour'` },
      'without a takeover': { conversations: `takeover_until = ${at(hour)}` },
      'without a call': {},
    },
  );
  for (const [index, name] of chats.names(chats.ids).entries()) {
    const { marked } = (await settleTurn(
      sql,
      { botId, conversationId: chats.ids[index]!, turn: 2 },
      { takeoverMinutes: name === 'without a takeover' ? null : 5, need: name === 'without a call' ? null : 'ai-failed' },
      now,
    ))!;
    expect([name, marked]).toEqual([name, name === 'without a call' ? null : chats.of(name).messageId]);
  }
  const rows = await modules.sql(
    `SELECT k.name, needs_owner_since AS since, needs_owner_reason AS reason, round(extract(epoch FROM takeover_until - now()) / 60)::int AS minutes,
       (SELECT count(*)::int FROM messages m WHERE m.conversation_id = c.id AND m.unanswered IS NOT NULL) AS marked
     FROM conversations c JOIN contacts k ON k.id = c.contact_id`,
  );
  const of = Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest]));
  expect(of).toMatchObject({
    usual: { since: now, reason: 'ai-failed', minutes: 5, marked: 1 },
    'needs the owner already': { since: ago(hour), minutes: 5, marked: 1 },
    'taken over for longer': { minutes: 60 },
    'without a call': { since: null, reason: null, minutes: 5, marked: 0 },
  });
  expect(of['without a takeover'].minutes).toBeLessThan(0);
});

/** Queues an answer to the second turn. */
function claim(chats: Crowd, name: string, more: Partial<ReplyClaim> = {}, of = shop): ReturnType<typeof claimTurn> {
  const story = { model: 'm', tools: [], promptTokens: 0, completionTokens: 0, tookMs: 0, closing: false, need: null };
  const bubbles = [{ body: 'Ada kak', photo: null }];
  return claimTurn(
    sql,
    of.accountId,
    { botId: of.botId, conversationId: chats.of(name).id, draftedTurn: 2, bubbles, ...story, ...more },
    now,
  );
}

test('an answer is queued for the turn that it was drafted for, where nothing forbids it', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `turn = 2, answered_turn = 1` },
    {
      'takeover is over': { conversations: `takeover_until = now() - interval '1 second'` },
      'told about the quota': { conversations: `quota_told_at = now()` },
      'wrote again': { conversations: `turn = 3` },
      answered: { conversations: `answered_turn = 2` },
      'taken over': { conversations: `takeover_until = now() + interval '1 minute'` },
      'opted out': { conversations: `opted_out_at = now()` },
      excluded: { added: `INSERT INTO blacklist (bot_id, pn) SELECT bot_id, pn FROM contacts WHERE id = :contact;` },
      'of another bot': { botId: other },
    },
  );
  await modules.sql(`INSERT INTO blacklist (bot_id, pn) SELECT $1, pn FROM contacts WHERE name = 'usual'`, [other]);
  const claimed: string[] = [];
  const all = (more: Partial<ReplyClaim>) => async () => {
    for (const name of chats.names(chats.ids)) if (await claim(chats, name, more)) claimed.push(name);
  };
  const open = ['usual', 'takeover is over'];
  expect([await chats.changedBy(all({ tellsQuota: true })), claimed.splice(0)]).toEqual([open, open]);
  await modules.sql(`DELETE FROM replies`);
  await modules.sql(`UPDATE conversations SET answered_turn = 1, quota_told_at = now() WHERE id = ANY ($1)`, [
    open.map((name) => chats.of(name).id),
  ]);
  expect([await chats.changedBy(all({ tellsQuota: true })), claimed.splice(0)]).toEqual([[], []]);
  const told = [...open, 'told about the quota'];
  expect([await chats.changedBy(all({})), claimed]).toEqual([told, told]);
});

test('an answer of an account without a limit is not charged', async () => {
  const unlimited = await makeOwner(modules, null);
  const chats = await Crowd.of(sql, unlimited.botId, { conversations: `turn = 2, answered_turn = 1` }, {});
  expect((await claim(chats, 'usual', {}, unlimited))?.bubbles).toHaveLength(1);
  expect(await modules.sql(`SELECT charged FROM replies`)).toEqual([{ charged: false }]);
});

test('an answer uses up one reply of the account, unless it is free or says nothing', async () => {
  const last = await makeOwner(modules, 1);
  const chats = await Crowd.of(sql, last.botId, { conversations: `turn = 2, answered_turn = 1` }, { free: {}, silent: {}, unpaid: {} });
  const left = async (): Promise<unknown> =>
    (await modules.sql(`SELECT replies_left AS left FROM subscriptions WHERE account_id = $1`, [last.accountId]))[0]!['left'];
  const charged: unknown[] = [];
  for (const [name, more] of Object.entries<Partial<ReplyClaim>>({
    free: { isFree: true },
    silent: { bubbles: [] },
    usual: {},
    unpaid: {},
  })) {
    const claimed = await claim(chats, name, more, last);
    const [row] = await modules.sql(`SELECT charged FROM replies WHERE conversation_id = $1`, [chats.of(name).id]);
    charged.push([name, claimed?.bubbles.length, await left(), row?.['charged']]);
  }
  expect(charged).toEqual([
    ['free', 1, 1, false],
    ['silent', 0, 1, false],
    ['usual', 1, 0, true],
    ['unpaid', undefined, 0, undefined],
  ]);
});

/**
 * The counts of a chat before the bot answers again. Similar chats contain messages and answers that must not be
 * counted.
 */
const counted: Readonly<Record<string, ChatRows & { readonly counts: object }>> = {
  'messages of the bot': {
    added: [
      addedMessage(11, 'bot', { created_at: at(minute) }),
      addedMessage(12, 'bot', { created_at: at(11 * minute) }),
      addedMessage(13, 'bot', { created_at: at(minute), status: `'failed'`, unsent: `'late'` }),
      addedMessage(14, 'owner', { created_at: at(minute) }),
    ].join('\n'),
    counts: { recentBotMessages: 1, answersThisHour: 0, answersToday: 0 },
  },
  'answers of a day': {
    added: reply(1, 25 * hour) + reply(2, 23 * hour) + reply(3, 61 * minute) + reply(4, 59 * minute),
    counts: { recentBotMessages: 0, answersThisHour: 1, answersToday: 3 },
  },
  'more than is looked at': {
    added: [1, 2, 3, 4, 5, 6, 7].map((turn) => reply(turn, minute)).join('\n'),
    counts: { answersThisHour: 5, answersToday: 5 },
  },
};

test('the bot’s messages of some minutes and its answers of an hour and a day are counted per chat', async () => {
  const chats = await Crowd.of(sql, botId, {}, counted);
  const find = (name: string, bot = botId): ReturnType<typeof findOpenTurn> =>
    findOpenTurn(sql, bot, chats.of(name).id, { minutes: 10, limit: 5, answersPerDay: 5 });
  for (const [name, { counts }] of Object.entries(counted)) expect([name, await find(name)]).toMatchObject([name, counts]);
  expect(await find('usual')).toMatchObject({ recentBotMessages: 0, answersThisHour: 0, answersToday: 0 });
  expect(await find('usual', other)).toBeUndefined();
});

test('what forbids an answer is known with the turn', async () => {
  const reasons: Readonly<Record<string, ChatRows & { readonly is: object }>> = {
    'taken over': { conversations: `takeover_until = now() + interval '1 minute'`, is: { takenOver: true } },
    'takeover is over': { conversations: `takeover_until = now() - interval '1 minute'`, is: { takenOver: false } },
    'opted out': { conversations: `opted_out_at = now()`, is: { optedOut: true } },
    'told about the quota': { conversations: `quota_told_at = now()`, is: { quotaTold: true } },
    excluded: {
      added: `INSERT INTO blacklist (bot_id, pn) SELECT bot_id, pn FROM contacts WHERE id = :contact;`,
      is: { blacklisted: true },
    },
  };
  const chats = await Crowd.of(sql, botId, {}, reasons);
  await modules.sql(`INSERT INTO blacklist (bot_id, pn) SELECT $1, pn FROM contacts WHERE name = 'usual'`, [other]);
  const none = { takenOver: false, optedOut: false, quotaTold: false, blacklisted: false };
  for (const name of ['usual', ...Object.keys(reasons)]) {
    const found = await findOpenTurn(sql, botId, chats.of(name).id, { minutes: 10, limit: 5, answersPerDay: 5 });
    expect([name, found]).toMatchObject([name, { ...none, ...reasons[name]?.is }]);
  }
});

test('no model reads notices of businesses, and a summary begins after the last one', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {
      conversations: `last_seq = 14`,
      messages: `body = 'sepuluh'`,
      added: [
        addedMessage(11, 'lead', { body: `'kode 123'`, origin: `'notice'` }),
        addedMessage(12, 'lead', { body: `'dua belas'`, origin: `'broadcast'` }),
        addedMessage(13, 'bot', { body: `'tiga belas'` }),
        addedMessage(14, 'lead', { body: `'empat belas'` }),
      ].join('\n'),
    },
    {
      'another chat': {
        messages: `body = 'dari chat lain'`,
        added: `INSERT INTO memories (conversation_id, bot_id, summary, upto_seq) VALUES (:conversation, :bot, 'lain', 5);`,
      },
    },
  );
  const { id } = chats.of('usual');
  const turn = await findOpenTurn(sql, botId, id, { minutes: 10, limit: 5, answersPerDay: 5 });
  expect(JSON.stringify(turn!.thread)).not.toContain('kode 123');
  expect(turn!.thread.map(({ body }) => body)).toEqual(['sepuluh', 'dua belas', 'tiga belas', 'empat belas']);
  expect(turn!.memory).toMatchObject({ summary: '', uptoSeq: 0 });
  const after = async (afterSeq: number, limit: number, backAtMost = 100, bot = botId): Promise<unknown> => {
    const { messages, left } = await findThreadAfter(sql, bot, id, { afterSeq, limit, backAtMost });
    return [messages.map((one) => one.seq), left];
  };
  expect(await after(9, 10)).toEqual([[10, 12, 13, 14], 4]);
  expect(await after(10, 2)).toEqual([[12, 13], 3]);
  expect(await after(9, 10, 2)).toEqual([[13, 14], 2]);
  expect(await after(9, 10, 100, other)).toEqual([[], 0]);
});

test('the leads with the most answers of a model, without excluded ones', async () => {
  const two = reply(1, minute) + reply(2, minute);
  await Crowd.of(
    sql,
    botId,
    {},
    {
      most: { added: two + reply(3, minute) },
      'as many, some of them old': { added: two + reply(3, hour + 1) },
      'without a model': { added: reply(1, hour) + reply(2, minute, '') },
      excluded: { added: `${two} INSERT INTO blacklist (bot_id, pn) SELECT bot_id, pn FROM contacts WHERE id = :contact;` },
      'of another bot': { botId: other, added: two },
    },
  );
  const found = async (limit: number): Promise<unknown[]> =>
    (await findMostAnswered(sql, botId, ago(hour), limit)).map(({ name, answers }) => [name, answers]);
  expect(await found(10)).toEqual([
    ['most', 3],
    ['as many, some of them old', 2],
    ['without a model', 1],
  ]);
  expect(await found(1)).toEqual([['most', 3]]);
});
