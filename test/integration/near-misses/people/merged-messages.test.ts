import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import { makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';
import { addedMessage, type ChatRows } from '../../../support/core/crowd.ts';
import { day, merged, onDay, type Merged } from '../../../support/core/merged.ts';

/* The rows of two contacts of one person, and the rows of the contact after the merge. */

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

const merge = (keep: ChatRows, gone: ChatRows): Promise<Merged> => merged(sql, botId, keep, gone);

const thread = ({ keep }: Merged, columns: string): Promise<Record<string, unknown>[]> =>
  modules.sql(`SELECT ${columns} FROM messages WHERE conversation_id = $1 ORDER BY seq`, [keep.id]);

test('turns of the chat that goes follow those of the other, and what is open is one last turn', async () => {
  const chat = (turn: number, answered: number): string => `turn = ${turn}, answered_turn = ${answered}`;
  const turns = async (keep: ChatRows, gone: ChatRows): Promise<unknown> => {
    const found = await merge(keep, gone);
    const messages = await thread(found, 'turn');
    return [found.row['turn'], found.row['answered_turn'], messages.map(({ turn }) => turn)];
  };
  const [firstDay, nextDay] = [`created_at = ${onDay(1)}`, `created_at = ${onDay(2)}`];
  expect(
    await turns(
      { conversations: chat(3, 3), messages: `turn = 3, ${firstDay}` },
      { conversations: chat(2, 2), messages: `turn = 1, ${nextDay}` },
    ),
  ).toEqual([5, 5, [3, 4]]);
  expect(
    await turns(
      { conversations: chat(3, 3), messages: `turn = 3, ${firstDay}` },
      { conversations: chat(2, 1), messages: `turn = 2, ${nextDay}` },
    ),
  ).toEqual([5, 4, [3, 5]]);
  // The last turn of both conversations is already answered, so the merge opens a new turn.
  expect(
    await turns(
      { conversations: chat(3, 2), messages: `turn = 3, ${firstDay}` },
      { conversations: chat(2, 2), messages: `turn = 2, ${nextDay}` },
    ),
  ).toEqual([6, 5, [6, 5]]);
  expect(
    await turns({ conversations: chat(3, 2), messages: `turn = 3, ${firstDay}` }, { conversations: chat(0, 0), messages: nextDay }),
  ).toEqual([3, 2, [3, null]]);
  // A bubble of the bot belongs to the turn that it answers. It is never an open message.
  const bubble = addedMessage(11, 'bot', { turn: '2', created_at: onDay(3) });
  expect(
    await turns(
      { conversations: chat(1, 1), messages: `turn = 1, ${firstDay}` },
      { conversations: chat(2, 1), messages: `turn = 1, ${nextDay}`, added: bubble },
    ),
  ).toEqual([3, 3, [1, 2, 3]]);
  // A reaction opens a turn, independent of the turn of its message.
  const reacted = addedMessage(11, 'bot', { turn: '1', reaction: `'👍'`, reaction_turn: '2', created_at: onDay(3) });
  const found = await merge(
    { conversations: chat(1, 1), messages: `turn = 1, ${firstDay}` },
    { conversations: chat(2, 1), messages: `turn = 1, ${nextDay}`, added: reacted },
  );
  expect(await thread(found, 'turn, reaction_turn')).toEqual([
    { turn: 1, reaction_turn: null },
    { turn: 2, reaction_turn: null },
    { turn: 2, reaction_turn: 3 },
  ]);
  expect(found.row).toMatchObject({ turn: 3, answered_turn: 2 });
  const reactedBefore = addedMessage(11, 'bot', { turn: '1', reaction: `'👍'`, reaction_turn: '1', created_at: onDay(3) });
  const stays = await merge(
    { conversations: chat(1, 0), messages: `turn = 1, ${firstDay}`, added: reactedBefore },
    { conversations: chat(2, 2), messages: `turn = 1, ${nextDay}` },
  );
  expect(await thread(stays, 'turn, reaction_turn')).toEqual([
    { turn: 4, reaction_turn: null },
    { turn: 2, reaction_turn: null },
    { turn: 1, reaction_turn: 4 },
  ]);
});

test('a question that both have is open unless a copy with its newest words was answered', async () => {
  const copy = (answered: number, edited: number | null): ChatRows => ({
    conversations: `turn = 1, answered_turn = ${answered}`,
    messages: `turn = 1, wa_id = 'same', edited_at = ${onDay(edited)}`,
  });
  const isOpen = async (keep: [number, number | null], gone: [number, number | null]): Promise<boolean> => {
    const { row } = await merge(copy(...keep), copy(...gone));
    return Number(row['turn']) > Number(row['answered_turn']);
  };
  expect([await isOpen([0, null], [0, null]), await isOpen([0, null], [1, null]), await isOpen([1, null], [0, null])]).toEqual([
    true,
    false,
    false,
  ]);
  expect([await isOpen([1, null], [0, 1]), await isOpen([0, null], [1, 1]), await isOpen([1, 1], [0, 2])]).toEqual([true, false, true]);
  expect([await isOpen([0, 1], [1, 1]), await isOpen([1, 2], [0, 1])]).toEqual([false, false]);
  // A different message that was edited later is not a copy.
  const another = { conversations: `turn = 1, answered_turn = 1`, messages: `turn = 1, edited_at = ${onDay(3)}, body = 'lain'` };
  const found = await merge(copy(0, null), another);
  expect(found.row).toMatchObject({ turn: 3, answered_turn: 2 });
  expect(await thread(found, 'body, turn')).toEqual([
    { body: 'tanya', turn: 3 },
    { body: 'lain', turn: 2 },
  ]);
});

test('of a message that both have, the content stays and not its placeholder, with the newest words', async () => {
  const copy = (body: string, rest = ''): ChatRows => ({ messages: `wa_id = 'same', body = '${body}'${rest && `, ${rest}`}` });
  const kept = async (keep: ChatRows, gone: ChatRows): Promise<unknown> => {
    const found = await merge(keep, gone);
    const messages = await thread(found, 'body, kind, edited_at');
    expect([messages.length, found.row['message_count'], Number(found.row['last_seq'])]).toEqual([1, 1, 1]);
    return messages[0]!['body'];
  };
  const edited = (date: number): string => `edited_at = ${onDay(date)}`;
  expect(await kept(copy('stays'), copy('goes'))).toBe('stays');
  const [unreadable, deleted, incomplete] = [`kind = 'unreadable'`, `kind = 'deleted'`, `incomplete = true`];
  for (const [poor, wanted] of [
    [unreadable, 'full'],
    [incomplete, 'full'],
  ] as const) {
    expect([await kept(copy('poor', poor), copy('full')), await kept(copy('full'), copy('poor', poor))]).toEqual([wanted, wanted]);
  }
  expect([await kept(copy('', deleted), copy('full')), await kept(copy('full'), copy('', deleted))]).toEqual(['', '']);
  expect([await kept(copy('', deleted), copy('poor', unreadable)), await kept(copy('poor', unreadable), copy('', deleted))]).toEqual([
    '',
    '',
  ]);
  expect([
    await kept(copy('poor', unreadable), copy('cut', incomplete)),
    await kept(copy('cut', incomplete), copy('poor', unreadable)),
  ]).toEqual(['cut', 'cut']);
  expect([await kept(copy('old'), copy('new', edited(1))), await kept(copy('new', edited(1)), copy('old'))]).toEqual(['new', 'new']);
  expect([await kept(copy('old', edited(1)), copy('new', edited(2))), await kept(copy('new', edited(2)), copy('old', edited(1)))]).toEqual([
    'new',
    'new',
  ]);
  // The text of a deleted or unreadable message does not count.
  for (const none of [unreadable, deleted])
    expect(await kept(copy('words', none === deleted ? deleted : ''), copy('none', `${none}, ${edited(1)}`))).toBe('words');
  expect(await kept(copy('', `${deleted}`), copy('words', edited(1)))).toBe('');
});

test('messages are numbered by when they were stored, and their answers follow', async () => {
  const reply = (turn: number): string =>
    `INSERT INTO replies (id, bot_id, conversation_id, model, turn, charged) VALUES (gen_random_uuid(), :bot, :conversation, 'x', ${turn}, true);`;
  const edit = `INSERT INTO early_edits (bot_id, conversation_id, wa_id, digest, sender, kind, body, writers, edited_at, kept_at)
    VALUES (:bot, :conversation, 'later', 'x', 'lead', 'text', 'baru', '{}', now(), now());`;
  const found = await merge(
    {
      conversations: `turn = 2, answered_turn = 2`,
      messages: `body = 'b', created_at = ${onDay(2)}`,
      added:
        addedMessage(9, 'bot', { body: `'d'`, created_at: onDay(4) }) +
        addedMessage(12, 'bot', { body: `'f'`, created_at: onDay(5) }) +
        reply(1),
    },
    {
      conversations: `turn = 2, answered_turn = 2`,
      messages: `body = 'c', created_at = ${onDay(3)}`,
      added:
        addedMessage(11, 'bot', { body: `'a'`, created_at: onDay(1) }) +
        addedMessage(11, 'bot', { body: `'e'`, created_at: onDay(5) }) +
        reply(1) +
        edit,
    },
  );
  expect((await thread(found, 'body, seq::int')).map(({ body, seq }) => `${String(seq)}${String(body)}`)).toEqual([
    '1a',
    '2b',
    '3c',
    '4d',
    '5e',
    '6f',
  ]);
  expect(found.row).toMatchObject({ last_seq: '6', message_count: 6 });
  const of = (table: string, columns: string): Promise<unknown> =>
    modules.sql(`SELECT ${columns} FROM ${table} WHERE conversation_id = $1 ORDER BY 1`, [found.keep.id]);
  expect([await of('replies', 'turn'), await of('early_edits', 'body')]).toEqual([[{ turn: 1 }, { turn: 3 }], [{ body: 'baru' }]]);
});

test('two chats without messages are one without messages', async () => {
  const emptied = { added: `DELETE FROM messages WHERE conversation_id = :conversation;` };
  expect((await merge(emptied, emptied)).row).toMatchObject({ last_seq: '0', message_count: 0, turn: 0, answered_turn: 0 });
});

test('follow-ups of the same day and idle period stay once, and rows that name the chat that goes name the other', async () => {
  const followUp = (date: number, nth: number): string =>
    `INSERT INTO follow_ups (id, bot_id, conversation_id, silent_since, day, due_at) VALUES (gen_random_uuid(), :bot, :conversation, ${onDay(date)}, ${nth}, now());`;
  const text = (hash: string, soon: string, fast: string, bot = ':bot'): string =>
    `INSERT INTO phone_texts (bot_id, text_hash, soon_chats, fast_chats, seen_at) VALUES (${bot}, '${hash}', ${soon}, ${fast}, now());`;
  const [own, none] = [`ARRAY[:conversation::uuid]`, `'{}'`];
  const { keep, gone } = await merge(
    { added: followUp(1, 1) },
    {
      added: `${followUp(1, 1) + followUp(1, 2) + followUp(2, 1) + text('soon', own, none) + text('fast', none, own) + text('neither', none, none)}
        ${text('of another bot', own, none, `'${other}'`)}`,
    },
  );
  const rows = await modules.sql(`SELECT silent_since AS since, day FROM follow_ups WHERE conversation_id = $1 ORDER BY 1, 2`, [keep.id]);
  expect(rows.map(({ since, day: nth }) => [since, nth])).toEqual([
    [day(1), 1],
    [day(1), 2],
    [day(2), 1],
  ]);
  expect(
    await modules.sql(
      `SELECT convert_from(text_hash, 'utf8') AS text, soon_chats AS soon, fast_chats AS fast FROM phone_texts ORDER BY text`,
    ),
  ).toEqual([
    { text: 'fast', soon: [], fast: [keep.id] },
    { text: 'neither', soon: [], fast: [] },
    { text: 'of another bot', soon: [gone.id], fast: [] },
    { text: 'soon', soon: [keep.id], fast: [] },
  ]);
});
