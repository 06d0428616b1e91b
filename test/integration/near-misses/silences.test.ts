import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import {
  countOldSilences,
  findBotsWithQueued,
  findOldSilences,
  lockIdleConversation,
  takeIdleConversations,
  takeOldSilences,
  withhold,
} from '#core/features/conversations/messages/idle/idle-conversations.statements';
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

/** The lead wrote two hours ago. The bot answered a minute later, and its message was delivered. */
const idle: ChatRows = {
  conversations: `lead_last_at = ${at(2 * hour)}, last_at = ${at(119 * minute)}, turn = 1, answered_turn = 1, last_sender = 'bot'`,
  added: addedMessage(11, 'bot', { status: `'delivered'` }),
};
const lastFailed = addedMessage(12, 'bot', { status: `'failed'` });

/**
 * Reasons why an idle lead gets no unsolicited message, with one chat for each reason. Similar chats do not have the
 * reason.
 */
const reasons: Readonly<Record<string, ChatRows & { readonly stop: string | null }>> = {
  'another silence': { stop: 'answered', conversations: `lead_last_at = ${at(90 * minute)}` },
  'never wrote': { stop: 'answered', conversations: `lead_last_at = NULL` },
  'turn is open': { stop: 'answered', conversations: `answered_turn = 0` },
  'wrote last': { stop: 'answered', conversations: `last_sender = 'lead'` },
  'number moved': { stop: 'number-moved', contacts: `past_since = now(), former_pn = pn, pn = NULL, lid = '77005'` },
  'opted out': { stop: 'opted-out', conversations: `opted_out_at = now()` },
  'wants no follow-ups': { stop: 'opted-out', conversations: `no_follow_ups_at = now()` },
  excluded: { stop: 'blacklisted', added: `INSERT INTO blacklist (bot_id, pn) SELECT bot_id, pn FROM contacts WHERE id = :contact;` },
  'excluded by privacy id': {
    stop: 'blacklisted',
    contacts: `lid = '77001'`,
    added: `INSERT INTO blacklist (bot_id, lid) VALUES (:bot, '77001');`,
  },
  'excluded by username': {
    stop: 'blacklisted',
    contacts: `username = 'budi', lid = '77004'`,
    added: `INSERT INTO blacklist (bot_id, username) VALUES (:bot, 'budi');`,
  },
  'another privacy id with that username': {
    stop: null,
    contacts: `username = 'sari', lid = '77002'`,
    added: `INSERT INTO blacklist (bot_id, lid, username) VALUES (:bot, '77003', 'sari');`,
  },
  'gets notices': { stop: 'notification-number', contacts: `pn = '628777000111'` },
  bought: { stop: 'closing', conversations: `closing_at = now()` },
  'taken over': { stop: 'takeover', conversations: `takeover_until = ${at(-minute)}` },
  'takeover is over': { stop: null, conversations: `takeover_until = ${at(0)}` },
  'two were not delivered': {
    stop: 'undelivered',
    added: [addedMessage(12, 'bot'), addedMessage(13, 'owner', { status: `'failed'` })].join('\n'),
  },
  'only the last was not delivered': { stop: null, added: lastFailed },
  'the only one was not delivered': {
    stop: null,
    added: `UPDATE messages SET status = 'failed' WHERE conversation_id = :conversation AND seq = 11;`,
  },
  'two before were not delivered': {
    stop: null,
    added: [addedMessage(12, 'bot'), lastFailed.replace('12', '13'), addedMessage(14, 'bot', { status: `'delivered'` })].join('\n'),
  },
  'one of two waits': { stop: null, added: [lastFailed, addedMessage(13, 'bot', { status: `'queued'` })].join('\n') },
  'one of two was withheld by us': {
    stop: null,
    added: [lastFailed, addedMessage(13, 'bot', { status: `'failed'`, unsent: `'bot-stopped'` })].join('\n'),
  },
  'one of two is of the app': { stop: null, added: [lastFailed, addedMessage(13, 'owner', { origin: `'app'` })].join('\n') },
  'one of two is of the lead': { stop: null, added: [lastFailed, addedMessage(13, 'lead', { status: `'sent'` })].join('\n') },
};
const stopOf = (name: string): string | null => (name === 'usual' ? null : reasons[name]!.stop);

/**
 * Stores a chat for each reason. Another bot excludes the usual lead and has the lead's number as its notification
 * number.
 */
async function idleCrowd(more: Readonly<Record<string, ChatRows>> = {}): Promise<Crowd> {
  await modules.sql(`UPDATE bot_settings SET notification_number = '628777000111' WHERE bot_id = $1`, [botId]);
  const chats = await Crowd.of(sql, botId, idle, { ...reasons, ...more });
  await modules.sql(`INSERT INTO blacklist (bot_id, pn) SELECT $1, pn FROM contacts WHERE name = 'usual'`, [other]);
  await modules.sql(`UPDATE bot_settings SET notification_number = (SELECT pn FROM contacts WHERE name = 'usual') WHERE bot_id = $1`, [
    other,
  ]);
  return chats;
}

test('each reason against a follow-up is told, and nothing else is one', async () => {
  const chats = await idleCrowd();
  const silence = ago(2 * hour).toISOString();
  for (const [index, name] of chats.names(chats.ids).entries()) {
    const locked = await lockIdleConversation(sql, botId, chats.ids[index]!, silence, now);
    expect([name, locked?.stop]).toEqual([name, stopOf(name)]);
    expect(await lockIdleConversation(sql, other, chats.ids[index]!, silence, now)).toBeUndefined();
  }
});

const notIdle: Readonly<Record<string, ChatRows>> = {
  planned: { conversations: `follow_ups_for = lead_last_at` },
  'too old': { conversations: `lead_last_at = ${at(3 * hour + 1)}` },
  'too new': { conversations: `last_at = ${at(hour - 1)}` },
};

test('an idle chat is taken once, with the reason against it', async () => {
  const chats = await idleCrowd({
    ...notIdle,
    'planned before it answered': { conversations: `follow_ups_for = ${at(3 * hour)}` },
    'from then on': { conversations: `lead_last_at = ${at(3 * hour)}` },
    'quiet since then': { conversations: `last_at = ${at(hour)}` },
    'of another bot': { botId: other },
  });
  const take = (limit: number): ReturnType<typeof takeIdleConversations> =>
    takeIdleConversations(
      sql,
      [
        { botId, from: ago(3 * hour) },
        { botId: other, from: ago(hour) },
      ],
      { quietSince: ago(hour), now },
      limit,
    );
  const taken: Awaited<ReturnType<typeof takeIdleConversations>> = [];
  const changed = await chats.changedBy(async () => {
    taken.push(...(await take(3)));
    taken.push(...(await take(100)), ...(await take(100)));
  });
  const found = Object.fromEntries(taken.map((one) => [chats.names([one.conversationId])[0]!, one.stop]));
  expect(taken).toHaveLength(changed.length);
  const never = [...Object.keys(notIdle), 'of another bot', 'never wrote', 'turn is open', 'wrote last'];
  const all = chats.names(chats.ids).filter((name) => !never.includes(name));
  expect(changed).toEqual(all);
  // This chat is compared with its own idle period, in which the lead has not answered.
  const stops = all.map((name) => [name, name in reasons && name !== 'another silence' ? stopOf(name) : null]);
  expect(found).toEqual(Object.fromEntries(stops));
});

test('no more idle chats are taken at once than asked for', async () => {
  await Crowd.of(sql, botId, idle, { second: {}, third: {} });
  expect(await takeIdleConversations(sql, [{ botId, from: ago(3 * hour) }], { quietSince: ago(hour), now }, 2)).toHaveLength(2);
});

test('old silences are those that may still get a follow-up, the latest first', async () => {
  const chats = await idleCrowd({
    ...notIdle,
    earlier: { conversations: `lead_last_at = ${at(150 * minute)}` },
    'not before then': { conversations: `lead_last_at = ${at(3 * hour)}` },
    'of another bot': { botId: other },
  });
  const silences = { botId, from: ago(3 * hour), upTo: ago(hour), now };
  const found = await findOldSilences(sql, silences, { limit: 100, before: null });
  const never = [...Object.keys(notIdle), 'of another bot', 'not before then', 'never wrote', 'turn is open', 'wrote last'];
  const wanted = chats
    .names(chats.ids)
    .filter(
      (name) => !never.includes(name) && (!(name in reasons) || [null, 'takeover', 'undelivered', 'answered'].includes(stopOf(name))),
    );
  expect(found.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
  expect([found[0]!.name, found.at(-1)!.name]).toEqual(['another silence', 'earlier']);
  expect(await countOldSilences(sql, silences)).toBe(wanted.length);

  const paged: string[] = [];
  for (let before: ConversationId | null = null; ;) {
    const page = await findOldSilences(sql, silences, { limit: 4, before });
    paged.push(...page.map(({ name }) => name));
    if (page.length < 4) break;
    before = page.at(-1)!.conversation_id;
  }
  expect(paged).toEqual(found.map(({ name }) => name));

  const all = chats.names(chats.ids).filter((name) => !never.includes(name) && name !== 'usual');
  const first = await takeOldSilences(sql, silences, [chats.of('usual').id], 2);
  expect(first).toHaveLength(2);
  const rest = await takeOldSilences(sql, silences, [chats.of('usual').id], 100);
  const taken = [...first, ...rest];
  expect(chats.names(taken.map((one) => one.conversationId)).toSorted()).toEqual(all.toSorted());
  for (const one of taken) {
    const [name] = chats.names([one.conversationId]);
    expect([name, one.stop]).toEqual([name, name! in reasons && name !== 'another silence' ? stopOf(name!) : null]);
  }
});

test('only what still waits is withheld, and of that bot', async () => {
  const queued = { messages: `sender = 'bot', status = 'queued'` };
  const chats = await Crowd.of(sql, botId, queued, {
    'not asked for': {},
    sent: { messages: `status = 'sent'` },
    'of another bot': { botId: other },
    windowed: { messages: `not_after = now()` },
  });
  expect(await findBotsWithQueued(sql)).toEqual([botId]);
  const ids = ['usual', 'sent', 'of another bot'].map((name) => chats.of(name).messageId);
  expect(await chats.changedBy(() => withhold(sql, botId, [...ids, newId()], 'bot-stopped'))).toEqual(['usual']);
});

test('bots with messages that wait within a window', async () => {
  await Crowd.of(sql, botId, { messages: `sender = 'bot', status = 'queued'` }, {});
  await Crowd.of(sql, other, { messages: `sender = 'bot', status = 'sent', not_after = now()` }, {});
  expect(await findBotsWithQueued(sql)).toEqual([]);
});
