import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import {
  findAsked,
  findCommonPeople,
  findMessagesOfNewest,
  findMessagesOfWeeks,
  findRarePeople,
} from '#core/features/conversations/inbox/search.statements';
import { findLeadTexts } from '#core/features/conversations/messages/questions/questions.statements';
import {
  findMessagesBetween,
  findMessagesInContext,
  findReason,
  findStories,
  findThreadPage,
  findThreadPageFrom,
} from '#core/features/conversations/state/views.statements';
import { makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';
import { addedMessage, Crowd, type ChatRows } from '../../../support/core/crowd.ts';
import { day, onDay } from '../../../support/core/merged.ts';

/* Messages, answers and people that a statement of the panel should match, and for each condition one that fails only this condition. */

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

/** SQL that adds messages of the lead with these sequence numbers. */
const messages = (...seqs: readonly number[]): string => seqs.map((seq) => addedMessage(seq, 'lead', { body: `'ke-${seq}'` })).join('\n');
const seqOf = ({ seq }: { readonly seq: number }): number => seq;
const idOfSeq = async (chats: Crowd, name: string, seq: number): Promise<string> =>
  (await modules.sql(`SELECT id FROM messages WHERE conversation_id = $1 AND seq = $2`, [chats.of(name).id, seq]))[0]!['id'];

test('a page of a thread has the messages of one chat of the bot, before a number or from it on', async () => {
  const chats = await Crowd.of(sql, botId, { added: messages(11, 12, 13, 14) }, { 'another chat': {}, 'of another bot': { botId: other } });
  const { id } = chats.of('usual');
  const before = async (beforeSeq: number | null, limit = 10, of = botId): Promise<number[]> =>
    (await findThreadPage(sql, of, id, { limit, beforeSeq })).map(seqOf);
  const from = async (fromSeq: number, limit = 10, of = botId): Promise<number[]> =>
    (await findThreadPageFrom(sql, of, id, { limit, fromSeq })).map(seqOf);
  expect(await before(null)).toEqual([14, 13, 12, 11, 10]);
  expect([await before(13), await before(13, 2), await before(null, 10, other)]).toEqual([[12, 11, 10], [12, 11], []]);
  expect([await from(12), await from(12, 2), await from(10, 10, other)]).toEqual([[12, 13, 14], [12, 13], []]);
});

test('a page of a thread ends before its texts are too long, and has at least one message', async () => {
  const most = limits.threadPageBytes;
  const long = (bytes: number, quoted = 0): string =>
    `body = repeat('a', ${bytes})${quoted ? `, quoted = jsonb_build_object('body', repeat('b', ${quoted}))` : ''}`;
  const chats = await Crowd.of(
    sql,
    botId,
    { added: messages(11) },
    {
      'just fits': { messages: long(most / 2) },
      'one byte too long': { messages: long(most / 2 + 1) },
      'a quote too long': { messages: long(most / 2, 1) },
      'alone too long': { messages: long(most + 1) },
    },
  );
  await modules.sql(`UPDATE messages SET body = repeat('€', $1) || repeat('a', $2) WHERE seq = 11`, [
    Math.floor(most / 6),
    most / 2 - 3 * Math.floor(most / 6),
  ]);
  for (const name of chats.names(chats.ids)) {
    const { id } = chats.of(name);
    const fits = name === 'usual' || name === 'just fits';
    expect([name, (await findThreadPage(sql, botId, id, { limit: 10, beforeSeq: null })).map(seqOf)]).toEqual([
      name,
      fits ? [11, 10] : [11],
    ]);
    expect([name, (await findThreadPageFrom(sql, botId, id, { limit: 10, fromSeq: 1 })).map(seqOf)]).toEqual([
      name,
      fits ? [10, 11] : [10],
    ]);
  }
  const alone = { limit: 10, beforeSeq: 11 };
  expect((await findThreadPage(sql, botId, chats.of('alone too long').id, alone)).map(seqOf)).toEqual([10]);
});

test('a message in a list shows no reaction that was taken back, and a thumbnail only as one that exists', async () => {
  const rows: Readonly<Record<string, ChatRows & { readonly shown: object }>> = {
    usual: { shown: { reaction: null, came_from: null, has_preview: false, has_proto: false } },
    'taken back': { messages: `reaction = ''`, shown: { reaction: null } },
    reacted: { messages: `reaction = '👍'`, shown: { reaction: '👍' } },
    'from a status': { messages: `came_from = '{"kind": "status"}'`, shown: { came_from: { kind: 'status' }, has_preview: false } },
    'with a thumbnail': {
      messages: `came_from = '{"kind": "status", "thumbnail": "QQ=="}', proto = '\\x01'`,
      shown: { came_from: { kind: 'status' }, has_preview: true, has_proto: true },
    },
  };
  const chats = await Crowd.of(sql, botId, { added: messages(9) }, rows);
  for (const [name, { shown }] of Object.entries(rows)) {
    const { messageId, id } = chats.of(name);
    const found = await findMessagesInContext(sql, [messageId, await idOfSeq(chats, name, 9)]);
    expect([name, found.map(seqOf)]).toEqual([name, [9, 10]]);
    expect([name, found[1]]).toMatchObject([name, { ...shown, name, conversation_id: id, bot_id: botId }]);
    expect([name, (await findThreadPage(sql, botId, id, { limit: 1, beforeSeq: null }))[0]]).toMatchObject([name, shown]);
  }
});

/** SQL that adds a row about how an answer was made (model, turn). */
const reply = (turn: number): string =>
  `INSERT INTO replies (id, bot_id, conversation_id, model, turn, charged) VALUES (gen_random_uuid(), :bot, :conversation, 'm' || ${turn}, ${turn}, true);`;

test('the stories of a chat are its own, newest first, before a turn', async () => {
  const chats = await Crowd.of(sql, botId, {}, { told: { added: [1, 2, 3, 4].map(reply).join('') }, 'another chat': { added: reply(5) } });
  const turns = async (beforeTurn: number | null, limit = 10, of = botId): Promise<number[]> =>
    (await findStories(sql, of, chats.of('told').id, { limit, beforeTurn })).map(({ turn }) => turn);
  expect([await turns(null), await turns(3), await turns(4, 2), await turns(null, 10, other)]).toEqual([[4, 3, 2, 1], [2, 1], [3, 2], []]);
});

test('a message of the bot has the story of its own turn', async () => {
  const told: ChatRows = {
    messages: `turn = 2`,
    added: reply(1) + reply(2) + addedMessage(11, 'bot', { turn: '2' }) + addedMessage(12, 'bot') + addedMessage(13, 'bot', { turn: '3' }),
  };
  const chats = await Crowd.of(sql, botId, told, { 'another chat': { added: reply(3) }, 'of another bot': { botId: other } });
  const storyOf = async (seq: number, name = 'usual'): Promise<unknown> => {
    const found = await findReason(sql, botId, await idOfSeq(chats, name, seq));
    return found && [chats.names([found.conversationId])[0], found.story?.model ?? null];
  };
  expect(await storyOf(11)).toEqual(['usual', 'm2']);
  for (const seq of [10, 12, 13]) expect([seq, await storyOf(seq)]).toEqual([seq, ['usual', null]]);
  expect(await storyOf(13, 'another chat')).toEqual(['another chat', 'm3']);
  expect([await storyOf(11, 'of another bot'), await findReason(sql, botId, newId())]).toEqual([undefined, undefined]);
});

test('messages between two of a chat are the newest of them, with both ends', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { added: messages(9, 11, 12, 13, 14) },
    { 'another chat': {}, 'of another bot': { botId: other } },
  );
  const between = async (first: number, last: number, limit = 10, name = 'usual'): Promise<string[]> => {
    const range = { first: await idOfSeq(chats, name, first), last: await idOfSeq(chats, name, last), limit };
    return (await findMessagesBetween(sql, botId, chats.of('usual').id, range)).map(({ body }) => body);
  };
  expect(await between(10, 13)).toEqual(['tanya', 'ke-11', 'ke-12', 'ke-13']);
  expect([await between(13, 11), await between(9, 13, 2), await between(12, 12)]).toEqual([
    ['ke-11', 'ke-12', 'ke-13'],
    ['ke-12', 'ke-13'],
    ['ke-12'],
  ]);
  expect(await between(10, 13, 10, 'of another bot')).toEqual([]);
  const { id, messageId } = chats.of('of another bot');
  expect(await findMessagesBetween(sql, botId, id, { first: messageId, last: messageId, limit: 10 })).toEqual([]);
  const own = { first: await idOfSeq(chats, 'usual', 9), last: await idOfSeq(chats, 'usual', 14), limit: 10 };
  expect(await findMessagesBetween(sql, botId, id, own)).toEqual([]);
});

const week = (at: Date): number => Math.floor(at.getTime() / (7 * 24 * 3_600_000));

test('a search reads back to the week of the bot’s first message, and asks each word once', async () => {
  const counted = (of: BotId, at: Date): Promise<unknown> =>
    modules.sql(`INSERT INTO daily_message_counts (bot_id, day, count) VALUES ($1, ($2::timestamptz AT TIME ZONE 'UTC')::date, 1)`, [
      of,
      at,
    ]);
  const present = week(new Date());
  expect(await findAsked(sql, botId, 'Gamis-nya, GAMIS 2')).toEqual({ words: expect.any(Array), newest: present, oldest: present });
  expect((await findAsked(sql, botId, 'Gamis-nya, GAMIS 2')).words.toSorted()).toEqual(['2', 'gamis', 'nya']);
  await counted(botId, new Date(Date.now() + 30 * 24 * 3_600_000));
  expect((await findAsked(sql, botId, 'x')).oldest).toBe(present);
  await counted(other, day(1));
  // a Thursday: a day of Jakarta begins in the week before
  await counted(botId, new Date(Date.UTC(2026, 4, 14)));
  expect((await findAsked(sql, botId, 'x')).oldest).toBe(week(new Date(Date.UTC(2026, 4, 13))));
  await counted(botId, day(20));
  expect((await findAsked(sql, botId, 'x')).oldest).toBe(week(day(19)));
});

/** A message that a search for "gamis zul" finds, on that day. */
const said = (date: number, more = ''): string => `body = 'Gamis Zulaikha', created_at = ${onDay(date)}${more}`;
const searchable: Readonly<Record<string, ChatRows & { readonly isFound: boolean }>> = {
  usual: { isFound: true },
  newer: { messages: said(13), isFound: true },
  'of the same moment': { isFound: true },
  'words apart': { messages: `body = 'zulaikha-nya ada? gamis', created_at = ${onDay(9)}`, isFound: true },
  'heard, not written': {
    messages: `kind = 'voice', body = '', media = '{"transcript": "gamis zulaikha"}', created_at = ${onDay(8)}`,
    isFound: true,
  },
  'written and heard': { messages: `body = 'gamis', media = '{"transcript": "zulaikha"}', created_at = ${onDay(7)}`, isFound: true },
  'only the first word': { messages: `body = 'gamis polos'`, isFound: false },
  'only the second word': { messages: `body = 'zulaikha'`, isFound: false },
  'not the beginning of a word': { messages: `body = 'gamis bazulaikha'`, isFound: false },
  'waits to be sent': { messages: `sender = 'bot', status = 'queued'`, isFound: false },
};

test('a search finds messages that have left and have all words, of one bot, in these weeks and the newest first', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { messages: said(12), conversations: `message_count = 1` },
    { ...searchable, 'weeks ago': { messages: said(1) }, 'of another bot': { botId: other, messages: said(12) } },
  );
  // Of messages with the same time, the message with the larger id comes first.
  const order = ['newer', 'of the same moment', 'usual', 'words apart', 'heard, not written', 'written and heard'];
  expect(order.toSorted()).toEqual(
    Object.keys(searchable)
      .filter((name) => searchable[name]!.isFound)
      .toSorted(),
  );
  const words = ['gamis', 'zul'];
  const thoseWeeks = { newest: week(day(12)), oldest: week(day(6)) };
  const ofWeeks = async (by: 'first' | 'all', windows = [thoseWeeks], limit = 20): Promise<string[]> =>
    chats.names((await findMessagesOfWeeks(sql, botId, { words, by, windows }, limit)).map((one) => one.conversation_id));
  for (const by of ['first', 'all'] as const) {
    expect([by, await ofWeeks(by)]).toEqual([by, order]);
    expect([by, await ofWeeks(by, [thoseWeeks], 2)]).toEqual([by, order.slice(0, 2)]);
    const two = [
      { newest: week(day(13)), oldest: week(day(13)) },
      { newest: week(day(2)), oldest: week(day(1)) },
    ];
    expect([by, await ofWeeks(by, two)]).toEqual([by, ['newer', 'of the same moment', 'usual', 'weeks ago']]);
    expect(await findMessagesOfWeeks(sql, botId, { words, by, windows: [{ newest: week(day(30)), oldest: week(day(30)) }] }, 9)).toEqual(
      [],
    );
  }
  const newest = async (limit: number): Promise<string[]> =>
    chats.names((await findMessagesOfNewest(sql, botId, words, limit)).map((one) => one.conversation_id));
  expect(await newest(20)).toEqual([...order, 'weeks ago']);
  expect(await newest(2)).toHaveLength(2);
  await modules.sql(`UPDATE conversations SET message_count = 0 WHERE id = $1`, [chats.of('usual').id]);
  expect(await newest(20)).toEqual([...order.filter((name) => name !== 'usual'), 'weeks ago']);
});

test('a search for common words reads the newest messages of the newest chats', async () => {
  const newerOnes = (count: number): string =>
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status)
     SELECT gen_random_uuid(), :bot, :conversation, 10 + n, 'lead', 'text', 'lain', gen_random_uuid()::text, 'delivered' FROM generate_series(1, ${count}) n;`;
  const chats = await Crowd.of(
    sql,
    botId,
    { messages: said(12), conversations: `message_count = 1, last_at = ${onDay(12)}`, added: newerOnes(59) },
    { 'behind the newest': { added: newerOnes(60) }, 'an old chat': { conversations: `last_at = ${onDay(2)}` } },
  );
  const find = async (): Promise<string[]> =>
    chats.names((await findMessagesOfNewest(sql, botId, ['gamis'], 9)).map((one) => one.conversation_id));
  const others = (count: number): Promise<unknown> =>
    modules.sql(
      `WITH made AS (INSERT INTO contacts (id, bot_id, lid) SELECT gen_random_uuid(), $1, gen_random_uuid()::text FROM generate_series(1, $2::int) RETURNING id)
       INSERT INTO conversations (id, bot_id, contact_id, jid, message_count, last_at) SELECT gen_random_uuid(), $1, id, 'x@lid', 1, $3 FROM made`,
      [botId, count, day(5)],
    );
  await others(197);
  expect((await find()).toSorted()).toEqual(['an old chat', 'usual']);
  await others(1);
  expect(await find()).toEqual(['usual']);
});

/** People with the queries that find them. */
const people: Readonly<Record<string, ChatRows & { readonly by: readonly string[] }>> = {
  usual: { by: ['siti', 'siti nur'] },
  'another order': { contacts: `name = 'Nurul Siti'`, by: ['siti', 'siti nur'] },
  'one word': { contacts: `name = 'Siti'`, by: ['siti'] },
  'by username': { contacts: `name = 'Toko', username = 'siti.nur', lid = '77001'`, by: ['siti', 'siti nur'] },
  'name and username': { contacts: `name = 'Nur', username = 'sitimart', lid = '77002'`, by: ['siti', 'siti nur'] },
  'by number': { contacts: `name = 'Budi', pn = '628998877'`, by: ['99887'] },
  'not the beginning': { contacts: `name = 'Kasiti Nur'`, by: [] },
  'no message': { conversations: `message_count = 0`, by: [] },
};

test('a search finds people by the words of their names or a part of their number, of one bot and the newest first', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { contacts: `name = 'Siti Nurhaliza'`, conversations: `message_count = 1` },
    {
      ...people,
      'of another bot': { botId: other },
      'the number at another bot': { botId: other, contacts: `name = 'Budi', pn = '628998877'` },
    },
  );
  const order = chats.names(chats.ids);
  for (const [nth, id] of chats.ids.entries())
    await modules.sql(`UPDATE conversations SET last_at = $2 WHERE id = $1`, [id, day(28 - nth)]);
  const queries: readonly [query: string, words: readonly string[], digits: string | null][] = [
    ['siti', ['siti'], null],
    ['siti nur', ['siti', 'nur'], null],
    ['99887', ['99887'], '99887'],
  ];
  for (const [query, words, digits] of queries) {
    const wanted = order.filter((name) => people[name]?.by.includes(query));
    const rare = (await findRarePeople(sql, botId, words, digits))!;
    const common = (limit: number): Promise<ConversationId[]> => findCommonPeople(sql, botId, words, digits, limit);
    expect([query, chats.names(rare), chats.names(await common(9))]).toEqual([query, wanted, wanted]);
    expect([query, chats.names(await common(1))]).toEqual([query, wanted.slice(0, 1)]);
  }
});

test('a name that a thousand people have is common', async () => {
  const named = (count: number): Promise<unknown> =>
    modules.sql(
      `WITH made AS (INSERT INTO contacts (id, bot_id, name, lid) SELECT gen_random_uuid(), $1, 'Putri', gen_random_uuid()::text FROM generate_series(1, $2::int) RETURNING id)
       INSERT INTO conversations (id, bot_id, contact_id, jid, message_count) SELECT gen_random_uuid(), $1, id, 'x@lid', 1 FROM made`,
      [botId, count],
    );
  await named(999);
  expect(await findRarePeople(sql, botId, ['putri'], null)).toHaveLength(999);
  await named(1);
  expect(await findRarePeople(sql, botId, ['putri'], null)).toBeNull();
  expect(await findCommonPeople(sql, botId, ['putri'], null, 5)).toHaveLength(5);
});

test('the last texts of leads are a few of each of the newest chats', async () => {
  const texts = [11, 12, 13, 14].map((seq) => addedMessage(seq, 'lead', { body: `'ke-${seq}'`, created_at: onDay(seq) }));
  const more = addedMessage(15, 'bot', { body: `'dari bot'` }) + addedMessage(16, 'lead', { kind: `'image'`, body: `'foto'` });
  await Crowd.of(
    sql,
    botId,
    { conversations: `last_at = ${onDay(20)}`, messages: `created_at = ${onDay(1)}` },
    {
      many: { added: texts.join('\n') + more, messages: `body = 'terlalu lama'` },
      'of another bot': { botId: other, messages: `body = 'lain'` },
      'older chat': { conversations: `last_at = ${onDay(18)}`, messages: `body = 'chat lama'` },
    },
  );
  const newest = ['ke-14', 'ke-13', 'ke-12', 'ke-11'];
  const read = async (): Promise<string[]> => findLeadTexts(sql, botId);
  expect((await read()).slice(0, 4)).toEqual(newest);
  expect((await read()).slice(4).toSorted()).toEqual(['chat lama', 'tanya']);
  const others = (count: number): Promise<unknown> =>
    modules.sql(
      `WITH made AS (INSERT INTO contacts (id, bot_id, lid) SELECT gen_random_uuid(), $1, gen_random_uuid()::text FROM generate_series(1, $2::int) RETURNING id)
       INSERT INTO conversations (id, bot_id, contact_id, jid, last_at) SELECT gen_random_uuid(), $1, id, 'x@lid', $3 FROM made`,
      [botId, count, day(19)],
    );
  await others(57);
  expect(await read()).toContain('chat lama');
  await others(1);
  expect(await read()).not.toContain('chat lama');
});
