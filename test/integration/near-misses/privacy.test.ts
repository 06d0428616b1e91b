import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import { addPerson, tiePeople } from '#core/features/blacklist/blacklist.statements';
import { deleteContact, deleteMessages, forgetPhoneTexts } from '#core/features/conversations/inbox/contact-erasure.statements';
import { noteSpokenRefusal } from '#core/features/conversations/state/consent.statements';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { addedMessage, Crowd } from '../../support/core/crowd.ts';

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

const hour = 3_600_000;
const at = (ms: number): string => `'${new Date(Date.now() - ms).toISOString()}'::timestamptz`;

test('a spoken refusal is that of the lead in that chat, unless they agreed since', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { messages: `wa_at = ${at(2 * hour)}` },
    {
      'agreed before': { conversations: `opted_in_at = ${at(3 * hour)}` },
      'agreed since': { conversations: `opted_in_at = ${at(hour)}` },
      'of the owner': { messages: `sender = 'owner'` },
      'a notice of a business': { messages: `origin = 'notice'` },
      'to many': { messages: `origin = 'broadcast'` },
      'of another bot': { botId: other },
      'nothing was said': {},
    },
  );
  const named = chats.names(chats.ids).filter((name) => name !== 'nothing was said');
  const noted: string[] = [];
  const changed = await chats.changedBy(async () => {
    for (const name of named) if (await sql.transaction((tx) => noteSpokenRefusal(tx, botId, chats.of(name).messageId))) noted.push(name);
  });
  expect(changed).toEqual(['usual', 'agreed before', 'to many']);
  expect(noted).toEqual(changed);
});

test('erasing a chat deletes its messages and files alone, the newest first', async () => {
  const file = `INSERT INTO chat_files (message_id, bot_id, mimetype, bytes) VALUES (:message, :bot, 'image/jpeg', 10);`;
  const withFile = { messages: `media = '{}'`, added: file };
  const chats = await Crowd.of(sql, botId, withFile, {
    usual: { added: addedMessage(11, 'bot') },
    second: {},
    'of another bot': { botId: other },
  });
  const erase = (name: string, rows: number): ReturnType<typeof deleteMessages> =>
    sql.transaction((tx) => deleteMessages(tx, botId, chats.of(name).id, rows));
  expect(await erase('of another bot', 10)).toEqual({ messages: 0, bytes: 0, withMedia: [] });
  expect(await erase('usual', 1)).toEqual({ messages: 1, bytes: 0, withMedia: [] });
  const changed = await chats.changedBy(async () => {
    expect(await erase('usual', 10)).toEqual({ messages: 1, bytes: 10, withMedia: [chats.of('usual').messageId] });
  });
  expect(changed).toEqual(['usual']);
  const files = await modules.sql(`SELECT message_id FROM chat_files`);
  expect(files.map((row) => row['message_id']).toSorted()).toEqual(
    [chats.of('second').messageId, chats.of('of another bot').messageId].toSorted(),
  );
  const gone = await chats.changedBy(async () => {
    expect(await sql.transaction((tx) => deleteContact(tx, botId, chats.of('of another bot').contactId))).toBeUndefined();
    await sql.transaction((tx) => deleteContact(tx, botId, chats.of('usual').contactId));
  });
  expect(gone).toEqual(['usual']);
});

test('a chat is taken out of the texts of the phone, and other chats and bots stay in them', async () => {
  const chats = await Crowd.of(sql, botId, {}, { second: {} });
  const [usual, second] = [chats.of('usual').id, chats.of('second').id];
  const texts: readonly [hash: string, bot: BotId, soon: string[], fast: string[]][] = [
    ['soon', botId, [usual, second], []],
    ['fast', botId, [second], [usual]],
    ['none', botId, [second], [second]],
    ['other', other, [usual], [usual]],
  ];
  for (const [hash, bot, soon, fast] of texts)
    await modules.sql(
      `INSERT INTO phone_texts (bot_id, text_hash, soon_chats, fast_chats, seen_at) VALUES ($2, $1::text::bytea, $3, $4, now())`,
      [hash, bot, soon, fast],
    );
  const rows = async (): Promise<Record<string, unknown>> =>
    Object.fromEntries(
      (await modules.sql(`SELECT convert_from(text_hash, 'UTF8') AS hash, soon_chats, fast_chats FROM phone_texts`)).map((row) => [
        row['hash'],
        [row['soon_chats'], row['fast_chats']],
      ]),
    );
  await sql.transaction((tx) => forgetPhoneTexts(tx, botId, usual));
  expect(await rows()).toEqual({
    soon: [[second], []],
    fast: [[second], []],
    none: [[second], [second]],
    other: [[usual], [usual]],
  });
});

test('a person is excluded once, by number, privacy id or a username without one, and only by that bot', async () => {
  const count = async (): Promise<number> => (await modules.sql(`SELECT 1 FROM blacklist WHERE bot_id = $1`, [botId])).length;
  const add = async (pn: string | null, lid: string | null, username: string | null, bot = botId): Promise<number> => {
    await addPerson(sql, bot, { pn, lid, username });
    return count();
  };
  expect(await add('6281', '771', 'budi')).toBe(1);
  expect(await add('6282', '771', null)).toBe(1);
  expect(await add('6281', '772', null)).toBe(1);
  expect(await add(null, '773', 'budi')).toBe(2);
  expect(await add(null, null, 'sari')).toBe(3);
  expect(await add(null, '774', 'sari')).toBe(3);
  expect(await add('6281', '771', 'budi', other)).toBe(3);
  expect((await modules.sql(`SELECT 1 FROM blacklist WHERE bot_id = $1`, [other])).length).toBe(1);
});

test('an entry follows the privacy id of its number or username, unless it has one', async () => {
  const entries: readonly [bot: BotId, pn: string | null, lid: string | null, username: string | null][] = [
    [botId, '6281', null, null],
    [botId, null, null, 'sari'],
    [botId, '6283', '700', null],
    [botId, '6284', null, null],
    [other, '6281', null, null],
  ];
  for (const entry of entries) await modules.sql(`INSERT INTO blacklist (bot_id, pn, lid, username) VALUES ($1, $2, $3, $4)`, [...entry]);
  await tiePeople(sql, botId, [
    { pn: '6281', lid: '771', username: null },
    { pn: null, lid: '772', username: 'sari' },
    { pn: '6283', lid: '773', username: null },
  ]);
  const rows = await modules.sql(`SELECT bot_id = $1 AS own, pn, username, lid FROM blacklist ORDER BY lid NULLS LAST, pn`, [botId]);
  expect(rows).toEqual([
    { own: true, pn: '6283', username: null, lid: '700' },
    { own: true, pn: '6281', username: null, lid: '771' },
    { own: true, pn: null, username: 'sari', lid: '772' },
    { own: false, pn: '6281', username: null, lid: null },
    { own: true, pn: '6284', username: null, lid: null },
  ]);
});
