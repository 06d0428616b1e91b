import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import {
  findOutbox,
  findProto,
  findWaiting,
  isStored,
  markFailed,
  recordDelivery,
} from '#core/features/conversations/messages/outbox.statements';
import { findState, lockConversationOf } from '#core/features/conversations/messages/permission.statements';
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
const now = new Date();
const at = (ms: number): string => `'${new Date(now.getTime() - ms).toISOString()}'::timestamptz`;

/** A bubble of the bot that answers the lead's only turn and waits to be sent. */
const bubble: ChatRows = {
  conversations: `turn = 1, answered_turn = 1`,
  messages: `sender = 'bot', status = 'queued', turn = 1, speech = 'answer', created_at = now() - interval '1 minute'`,
};
const later = (sender: 'lead' | 'owner' | 'bot', more: Readonly<Record<string, string>> = {}): ChatRows => ({
  added: addedMessage(11, sender, more),
});

const fields = [
  ...['isPastEnd', 'leadWrote', 'leadAsked', 'ownerWrote', 'takenOver', 'numberMoved', 'optedOut', 'excluded', 'getsNotices', 'bought'],
  ...['botStopped', 'leadNeverWrote'],
] as const;
type Field = (typeof fields)[number];

/** Facts about a bubble at the time of sending, with one chat for each fact. Similar chats do not have the fact. */
const facts: Readonly<Record<string, ChatRows & { readonly are?: readonly Field[] }>> = {
  'past its end': { messages: `not_after = ${at(0)}`, are: ['isPastEnd'] },
  'before its end': { messages: `not_after = ${at(-1)}` },
  'the lead wrote': { ...later('lead'), are: ['leadWrote'] },
  'the lead asked': { ...later('lead', { turn: '2' }), are: ['leadWrote', 'leadAsked'] },
  'a notice of a business': later('lead', { origin: `'notice'` }),
  'the lead wrote to many': { ...later('lead', { origin: `'broadcast'` }), are: ['leadWrote'] },
  'the lead wrote before': { added: addedMessage(9, 'lead', { turn: '1' }) },
  'a later turn is open': { conversations: `turn = 2, answered_turn = 1`, are: ['leadAsked'] },
  'a later turn is answered': { conversations: `turn = 2, answered_turn = 2` },
  'its own turn is open': { conversations: `answered_turn = 0` },
  'no turn of its own': { conversations: `answered_turn = 0`, messages: `turn = NULL` },
  'the owner wrote': { ...later('owner'), are: ['ownerWrote'] },
  'the app wrote': later('owner', { origin: `'app'` }),
  'the agent of Meta wrote': later('owner', { origin: `'meta-ai'` }),
  'the bot wrote': later('bot'),
  'the owner wrote before': { added: addedMessage(9, 'owner') },
  'taken over': { conversations: `takeover_until = now() + interval '1 minute'`, are: ['takenOver'] },
  'takeover is over': { conversations: `takeover_until = now() - interval '1 minute'` },
  'handed over': { conversations: `takeover_until = now() + interval '1 minute', handed_over = true` },
  'number moved': { contacts: `past_since = now(), former_pn = pn, pn = NULL, lid = '77005'`, are: ['numberMoved'] },
  'opted out': { conversations: `opted_out_at = now()`, are: ['optedOut'] },
  'wants no follow-ups': { conversations: `no_follow_ups_at = now()` },
  'a follow-up that is not wanted': {
    conversations: `no_follow_ups_at = now()`,
    messages: `turn = NULL, not_after = ${at(-1)}`,
    are: ['optedOut'],
  },
  'no follow-up, without a turn': { conversations: `no_follow_ups_at = now()`, messages: `turn = NULL` },
  'no follow-up, with a window': { conversations: `no_follow_ups_at = now()`, messages: `not_after = ${at(-1)}` },
  excluded: { added: `INSERT INTO blacklist (bot_id, pn) SELECT bot_id, pn FROM contacts WHERE id = :contact;`, are: ['excluded'] },
  'gets notices': { contacts: `pn = '628777000111'`, are: ['getsNotices'] },
  bought: { conversations: `closing_at = now()`, are: ['bought'] },
  'opened by the owner': { conversations: `opened_by_owner_at = now()`, are: ['leadNeverWrote'] },
  'opened by the owner, with a notice': {
    conversations: `opened_by_owner_at = now()`,
    added: addedMessage(9, 'lead', { origin: `'notice'` }),
    are: ['leadNeverWrote'],
  },
  'opened by the owner, and the lead wrote': { conversations: `opened_by_owner_at = now()`, added: addedMessage(9, 'lead') },
};

test('each fact about a bubble is known when it is sent, and nothing else is one', async () => {
  await modules.sql(`UPDATE bot_settings SET notification_number = '628777000111' WHERE bot_id = $1`, [botId]);
  await modules.sql(`UPDATE bot_settings SET meta_ai_answers = true WHERE bot_id = $1`, [other]);
  const chats = await Crowd.of(sql, botId, bubble, facts);
  await modules.sql(`INSERT INTO blacklist (bot_id, pn) SELECT $1, pn FROM contacts WHERE name = 'usual'`, [other]);
  for (const name of ['usual', ...Object.keys(facts)]) {
    const state = await findState(sql, botId, '1', { id: chats.of(name).messageId, now });
    expect([name, fields.filter((field) => state![field])]).toEqual([name, facts[name]?.are ?? []]);
  }
});

test('a bot that was stopped after it wrote, and an agent of Meta that answers', async () => {
  const chats = await Crowd.of(sql, botId, bubble, { 'the agent of Meta wrote': later('owner', { origin: `'meta-ai'` }) });
  const state = async (name: string): Promise<unknown> => findState(sql, botId, '1', { id: chats.of(name).messageId, now });
  await modules.sql(`UPDATE bot_sessions SET stopped_at = now() WHERE bot_id = $1`, [other]);
  await modules.sql(`UPDATE bot_sessions SET stopped_at = now() - interval '2 minutes' WHERE bot_id = $1`, [botId]);
  expect(await state('usual')).toMatchObject({ botStopped: false });
  await modules.sql(`UPDATE bot_sessions SET stopped_at = now() WHERE bot_id = $1`, [botId]);
  expect(await state('usual')).toMatchObject({ botStopped: true });
  await modules.sql(`UPDATE bot_settings SET meta_ai_answers = true WHERE bot_id = $1`, [botId]);
  expect(await state('the agent of Meta wrote')).toMatchObject({ ownerWrote: true });
});

test('a bubble has a state only while it is queued, and for the host that has its session', async () => {
  const chats = await Crowd.of(sql, botId, bubble, { sent: { messages: `status = 'sent'` } });
  const of = async (name: string, bot = botId, epoch = '1'): Promise<boolean> =>
    (await findState(sql, bot, epoch, { id: chats.of(name).messageId, now })) !== undefined;
  expect([await of('usual'), await of('sent'), await of('usual', other), await of('usual', botId, '2')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await sql.transaction(async (tx) => {
    expect((await lockConversationOf(tx, botId, chats.of('sent').messageId))?.conversation_id).toBe(chats.of('sent').id);
    expect(await lockConversationOf(tx, other, chats.of('sent').messageId)).toBeUndefined();
  });
});

test('the kind of a message without one follows from what it answers', async () => {
  const plain = `speech = NULL, turn = NULL`;
  const kinds: Readonly<Record<string, ChatRows & { readonly kind: string }>> = {
    answer: { messages: `speech = NULL`, kind: 'answer' },
    'follow-up': { messages: `${plain}, not_after = ${at(-minute)}`, kind: 'follow-up' },
    neither: { messages: plain, kind: 'owners-words' },
    'of the owner': { messages: `sender = 'owner'`, kind: 'owners-words' },
    named: { messages: `turn = NULL, not_after = ${at(-minute)}`, kind: 'answer' },
  };
  const chats = await Crowd.of(sql, botId, bubble, kinds);
  for (const [name, { kind }] of Object.entries(kinds)) {
    const state = await findState(sql, botId, '1', { id: chats.of(name).messageId, now });
    expect([name, state?.speech]).toEqual([name, kind]);
  }
});

test('the outbox has the next bubble of each chat first, in order, and those that open a chat apart', async () => {
  const second = (created: number): string => addedMessage(11, 'bot', { status: `'queued'`, speech: `'answer'`, created_at: at(created) });
  const chats = await Crowd.of(
    sql,
    botId,
    {
      conversations: bubble.conversations!,
      messages: `sender = 'bot', status = 'queued', turn = 1, speech = 'answer', created_at = ${at(10 * minute)}`,
      added: second(9 * minute),
    },
    {
      older: { messages: `created_at = ${at(20 * minute)}` },
      sent: { messages: `status = 'sent'`, added: `DELETE FROM messages WHERE conversation_id = :conversation AND seq = 11;` },
      'follow-up': {
        messages: `speech = 'follow-up', created_at = ${at(30 * minute)}`,
        added: `DELETE FROM messages WHERE conversation_id = :conversation AND seq = 11;`,
      },
      'opened by the owner': {
        conversations: `opened_by_owner_at = now()`,
        messages: `sender = 'owner', created_at = ${at(25 * minute)}`,
        added: `DELETE FROM messages WHERE conversation_id = :conversation AND seq = 11;`,
      },
      'of another bot': { botId: other },
    },
  );
  const find = async (part: 'all' | 'warm' | 'cold', limit = 100): Promise<string[]> =>
    (await findOutbox(sql, botId, { limit, part }, now)).map((one) => `${chats.names([one.conversationId])[0]} ${one.seq}`);
  const warm = ['older 10', 'usual 10', 'older 11', 'usual 11'];
  expect((await find('warm')).toSorted()).toEqual(warm.toSorted());
  expect(await find('warm', 2)).toEqual(warm.slice(0, 2));
  expect(await find('cold')).toEqual(['follow-up 10', 'opened by the owner 10']);
  expect((await find('all')).slice(0, 4)).toEqual(['follow-up 10', 'opened by the owner 10', 'older 10', 'usual 10']);
  expect(await find('all')).toHaveLength(6);
  await modules.sql(`DELETE FROM messages WHERE bot_id = $1`, [other]);
  expect(await findWaiting(sql, [botId, other])).toEqual([botId]);
});

test('at most twenty bubbles of one chat are in the outbox', async () => {
  const many = Array.from({ length: 20 }, (_, nth) => addedMessage(11 + nth, 'bot', { status: `'queued'` })).join('\n');
  await Crowd.of(sql, botId, { ...bubble, added: many }, {});
  expect((await findOutbox(sql, botId, { limit: 100, part: 'all' }, now)).map(({ seq }) => seq)).toEqual(
    Array.from({ length: 20 }, (_, nth) => 10 + nth),
  );
});

test('a delivery state goes forward only, of our messages, and counts the attempt that was queued', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { messages: `sender = 'bot', status = 'queued'` },
    {
      sent: { messages: `status = 'sent', sent_at = ${at(minute)}` },
      'withheld while it was sent': { messages: `status = 'failed', unsent = 'late'` },
      failed: { messages: `status = 'failed'` },
      delivered: { messages: `status = 'delivered'` },
      read: { messages: `status = 'read'` },
      'of the lead': { messages: `sender = 'lead', status = 'queued'` },
      'of another bot': { botId: other },
      'of the owner': { messages: `sender = 'owner'` },
    },
  );
  const waIds = new Map<string, string>();
  for (const name of chats.names(chats.ids)) {
    const [row] = await modules.sql(`SELECT wa_id FROM messages WHERE id = $1`, [chats.of(name).messageId]);
    waIds.set(name, row!['wa_id']);
  }
  const changed = await chats.changedBy(() =>
    recordDelivery(
      sql,
      [...waIds.values()].map((waId) => ({ botId, waId, status: 'delivered' as const, at: now, proto: null })),
    ),
  );
  expect(changed).toEqual(['usual', 'sent', 'withheld while it was sent', 'of the owner']);
  const rows = await modules.sql(
    `SELECT k.name, m.status, m.attempts, m.unsent, m.sent_at = $2 AS now FROM messages m JOIN conversations c ON c.id = m.conversation_id
       JOIN contacts k ON k.id = c.contact_id WHERE k.name = ANY ($1) ORDER BY k.name`,
    [changed, now],
  );
  expect(rows).toEqual([
    { name: 'of the owner', status: 'delivered', attempts: 1, unsent: null, now: true },
    { name: 'sent', status: 'delivered', attempts: 0, unsent: null, now: false },
    { name: 'usual', status: 'delivered', attempts: 1, unsent: null, now: true },
    { name: 'withheld while it was sent', status: 'delivered', attempts: 0, unsent: null, now: true },
  ]);
});

test('a message is stored when it has content, and its protocol form is that of ours', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { messages: `sender = 'bot', proto = '\\x01'` },
    {
      empty: { messages: `kind = 'unreadable'` },
      'of the lead': { messages: `sender = 'lead'` },
      'of another bot': { botId: other },
    },
  );
  const found: string[] = [];
  const protos: string[] = [];
  for (const name of chats.names(chats.ids)) {
    const [row] = await modules.sql(`SELECT wa_id FROM messages WHERE id = $1`, [chats.of(name).messageId]);
    if (await isStored(sql, botId, row!['wa_id'])) found.push(name);
    if (await findProto(sql, botId, row!['wa_id'])) protos.push(name);
  }
  expect([found, protos]).toEqual([
    ['usual', 'of the lead'],
    ['usual', 'empty'],
  ]);
});

test('what fails takes the rest of its answer along, and nothing else', async () => {
  const rest = { status: `'queued'`, turn: '1' };
  const chats = await Crowd.of(
    sql,
    botId,
    {
      ...bubble,
      added: [
        addedMessage(9, 'bot', { ...rest, body: `'earlier'` }),
        addedMessage(11, 'bot', { ...rest, body: `'later'` }),
        addedMessage(12, 'bot', { ...rest, turn: '2', body: `'of another turn'` }),
        addedMessage(13, 'owner', { ...rest, body: `'of the owner'` }),
        addedMessage(14, 'bot', { ...rest, status: `'sent'`, body: `'left already'` }),
      ].join('\n'),
    },
    {
      'another chat': {},
      sent: { messages: `status = 'sent'` },
      delivered: { messages: `status = 'delivered'` },
      'of another bot': { botId: other },
    },
  );
  const fail = (name: string, unsent: 'late' | null): Promise<unknown> =>
    sql.transaction((tx) => markFailed(tx, botId, { id: chats.of(name).messageId, unsent }));
  expect(await chats.changedBy(() => fail('usual', 'late'))).toEqual(['usual']);
  const failed = async (name: string): Promise<string[]> =>
    (await modules.sql(`SELECT body FROM messages WHERE conversation_id = $1 AND status = 'failed' ORDER BY seq`, [chats.of(name).id])).map(
      (row) => row['body'],
    );
  expect(await failed('usual')).toEqual(['tanya', 'later']);
  expect(await chats.changedBy(() => fail('sent', 'late'))).toEqual([]);
  expect(await chats.changedBy(() => fail('delivered', null))).toEqual([]);
  expect(await chats.changedBy(() => fail('of another bot', null))).toEqual([]);
  expect(await chats.changedBy(() => fail('sent', null))).toEqual(['sent']);
  expect(await failed('sent')).toEqual(['tanya', 'later']);
});

test('a reply is given back when nothing of its answer left, and a lead is missed unless the owner wrote', async () => {
  const answers: Readonly<Record<string, ChatRows & { readonly is: object }>> = {
    alone: { is: { nothingSent: true, isMissed: true, refund: true } },
    'not charged': {
      added: `UPDATE replies SET charged = false WHERE conversation_id = :conversation;`,
      is: { nothingSent: true, isMissed: true, refund: false },
    },
    'a part left': {
      added: addedMessage(9, 'bot', { turn: '1' }),
      is: { nothingSent: false, isMissed: true, refund: false },
    },
    'another answer left': {
      added: addedMessage(9, 'bot', { turn: '2' }),
      is: { nothingSent: true, isMissed: true, refund: true },
    },
    'the owner wrote in the same turn': {
      added: addedMessage(11, 'owner', { turn: '1' }),
      is: { nothingSent: true, isMissed: false, refund: true },
    },
    'the owner wrote before': { added: addedMessage(9, 'owner'), is: { nothingSent: true, isMissed: true, refund: true } },
    'the app wrote': {
      added: addedMessage(11, 'owner', { origin: `'app'` }),
      is: { nothingSent: true, isMissed: true, refund: true },
    },
    'a part failed': {
      added: addedMessage(9, 'bot', { turn: '1', status: `'failed'` }),
      is: { nothingSent: true, isMissed: true, refund: true },
    },
    'no answer': { messages: `turn = NULL`, is: { nothingSent: true, isMissed: false, refund: false } },
  };
  const charged = `INSERT INTO replies (id, bot_id, conversation_id, model, turn, charged) SELECT gen_random_uuid(), :bot, :conversation, 'x', turn, true FROM unnest(ARRAY[1, 2]) AS turn;`;
  const chats = await Crowd.of(sql, botId, { ...bubble, added: charged }, answers);
  for (const [name, { is }] of Object.entries(answers)) {
    const failure = await sql.transaction((tx) => markFailed(tx, botId, { id: chats.of(name).messageId, unsent: 'late' }));
    expect([name, failure]).toMatchObject([name, is]);
  }
  const rows = await modules.sql(`SELECT count(*)::int AS count FROM replies WHERE charged AND turn = 2`);
  expect(rows).toEqual([{ count: 9 }]);
});
