import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import {
  findFile,
  findKept,
  findLostRecordings,
  findOlder,
  findOldest,
  findPreview,
  forgetFiles,
  noteFile,
  setHeardLate,
  setHearing,
  setReading,
  setTranscript,
  sumBytes,
} from '#core/features/conversations/files/chat-files.statements';
import * as use from '#core/features/storage-use/storage-use.statements';
import { newId } from '#core/platform/crypto/ids';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { addedMessage, Crowd, type ChatRows } from '../../support/core/crowd.ts';
import { day, onDay } from '../../support/core/merged.ts';

/* Files of chats that a statement should match, and for each condition one that fails only this condition. */

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

const stored = (mimetype: string, more = 'now()', bytes = 5): string =>
  `INSERT INTO chat_files (message_id, bot_id, mimetype, bytes, stored_at) VALUES (:message, :bot, '${mimetype}', ${bytes}, ${more});`;

test('the file of a message, unless only the film of a live photo is stored', async () => {
  const media = { messages: `kind = 'image', media = '{"name": "foto.jpg", "photo": "P"}', proto = 'x'` };
  const chats = await Crowd.of(sql, botId, media, {
    'not stored': {},
    photo: { added: stored('image/jpeg') },
    'film of a photo': { added: stored('video/mp4') },
    film: { messages: `kind = 'video'`, added: stored('video/mp4') },
    'of the owner': { messages: `sender = 'owner'`, added: stored('image/jpeg') },
    'without media': { messages: `media = NULL`, added: stored('image/jpeg') },
    'of another bot': { botId: other, added: stored('image/jpeg') },
  });
  const find = (name: string): ReturnType<typeof findFile> => findFile(sql, botId, chats.of(name).messageId);
  const file = { name: 'foto.jpg', photo: 'P', proto: Buffer.from('x'), isFromLead: true, kept: null, bytes: null };
  const kept = { kept: 'image/jpeg', bytes: 5 };
  expect(await find('not stored')).toEqual({ ...file, conversationId: chats.of('not stored').id });
  expect(await find('photo')).toMatchObject({ ...file, ...kept });
  expect(await find('film of a photo')).toMatchObject(file);
  expect(await find('film')).toMatchObject({ ...file, kept: 'video/mp4', bytes: 5 });
  expect(await find('of the owner')).toMatchObject({ ...file, ...kept, isFromLead: false });
  expect([await find('without media'), await find('of another bot')]).toEqual([undefined, undefined]);
});

test('the thumbnail of a status belongs to a message without media', async () => {
  const shown = { messages: `came_from = '{"thumbnail": "aXNp"}'` };
  const chats = await Crowd.of(sql, botId, shown, {
    'with media': { messages: `media = '{}'` },
    'without a thumbnail': { messages: `came_from = '{}'` },
    'of another bot': { botId: other },
  });
  const find = (name: string): Promise<Buffer | undefined> => findPreview(sql, botId, chats.of(name).messageId);
  expect(await find('usual')).toEqual(Buffer.from('isi'));
  const none = await Promise.all(['with media', 'without a thumbnail', 'of another bot'].map(find));
  expect(none).toEqual([undefined, undefined, undefined]);
});

test('a file is noted for a message of the bot, and by how many bytes the files grew', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    { 'of another bot': { botId: other }, 'with a larger file': { added: stored('x', onDay(1), 99) } },
  );
  const { messageId } = chats.of('usual');
  const note = (id: string, mimetype: string, bytes: number, at: number): Promise<number> =>
    noteFile(sql, { botId, messageId: id, mimetype, bytes, at: day(at) });
  expect([await note(messageId, 'image/jpeg', 7, 1), await note(messageId, 'video/mp4', 5, 2)]).toEqual([7, -2]);
  expect(await note(chats.of('of another bot').messageId, 'image/jpeg', 7, 1)).toBe(0);
  expect(await modules.sql(`SELECT * FROM chat_files WHERE bytes <> 99`)).toEqual([
    { message_id: messageId, bot_id: botId, mimetype: 'video/mp4', bytes: 5, stored_at: day(2) },
  ]);
});

test('old files are found oldest first, and removed unless they were stored again', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      third: { added: stored('x', onDay(3), 1) },
      first: { added: stored('x', onDay(1), 2) },
      second: { added: stored('x', onDay(2), 4) },
      'on the limit': { added: stored('x', onDay(5), 8) },
      'of another bot': { botId: other, added: stored('x', onDay(4), 16) },
    },
  );
  const all = ['third', 'first', 'second', 'on the limit', 'of another bot'];
  const ids = all.map((name) => chats.of(name).messageId);
  const names = (files: readonly { readonly messageId: string }[]): string[] =>
    // cast: ids are plain texts here
    files.map(({ messageId }) => all[ids.indexOf(messageId as never)]!);
  expect(names(await findOlder(sql, day(5), 9))).toEqual(['first', 'second', 'third', 'of another bot']);
  expect(names(await findOlder(sql, day(5), 2))).toEqual(['first', 'second']);
  const oldest = async (bots: BotId[], limit: number): Promise<string[]> => names(await findOldest(sql, bots, day(5), limit));
  expect(await oldest([other, botId], 9)).toEqual(['first', 'second', 'third', 'of another bot']);
  expect(await oldest([other, botId], 2)).toEqual(['first', 'second']);
  expect([await oldest([botId], 9), await oldest([other], 9)]).toEqual([['first', 'second', 'third'], ['of another bot']]);
  expect(await findOldest(sql, [botId], day(5), 1)).toEqual([{ botId, messageId: chats.of('first').messageId, bytes: 2 }]);
  expect([await sumBytes(sql, [botId]), await sumBytes(sql, [botId, other]), await sumBytes(sql, [])]).toEqual([15, 31, 0]);
  expect((await findKept(sql, botId, [...ids, chats.of('usual').messageId])).toSorted()).toEqual(ids.slice(0, 4).toSorted());
  expect(await findKept(sql, botId, ids.slice(0, 1))).toEqual(ids.slice(0, 1));
  expect(await forgetFiles(sql, botId, ids.slice(1), day(5))).toBe(6);
  expect(await forgetFiles(sql, botId, ids.slice(1), day(5))).toBe(0);
  // cast: rows of that column
  expect(names((await modules.sql(`SELECT message_id AS "messageId" FROM chat_files ORDER BY stored_at`)) as never)).toEqual([
    'third',
    'of another bot',
    'on the limit',
  ]);
});

const mediaOf = (value: string): ChatRows => ({ messages: `media = '${value}'` });
const recordings = {
  plain: mediaOf('{}'),
  transcribed: mediaOf('{"transcript": "halo"}'),
  'transcribed otherwise': mediaOf('{"transcript": "lain"}'),
  'heard late': mediaOf('{"hearing": "late"}'),
  'failed late': mediaOf('{"hearing": "failed-late"}'),
  read: mediaOf('{"reading": {"kind": "text"}}'),
  'without media': { messages: `media = NULL` },
} satisfies Record<string, ChatRows>;

test('what was heard and read in a file is stored where it is new', async () => {
  const chats = await Crowd.of(sql, botId, {}, { ...recordings, 'of another bot': {} });
  await modules.sql(`UPDATE messages SET bot_id = $2, media = '{}' WHERE id = $1`, [chats.of('of another bot').messageId, other]);
  type Id = Parameters<typeof setTranscript>[2];
  const changes = async (act: (id: Id) => Promise<unknown>): Promise<string[]> => {
    const read = () => modules.sql(`SELECT id, conversation_id AS chat, media FROM messages ORDER BY id`);
    const first = await read();
    const changed: string[] = [];
    for (const name of [...Object.keys(recordings), 'of another bot']) {
      const before = await read();
      await act(chats.of(name).messageId);
      const after = await read();
      const ofAct = before.filter(({ media }, nth) => JSON.stringify(media) !== JSON.stringify(after[nth].media));
      expect(chats.names(ofAct.map(({ chat }) => chat)).filter((one) => one !== name)).toEqual([]);
      if (ofAct.length > 0) changed.push(name);
    }
    for (const { id, media } of first) await modules.sql(`UPDATE messages SET media = $2 WHERE id = $1`, [id, media]);
    return changed;
  };
  const told: boolean[] = [];
  const transcribed = await changes(async (id) => told.push(await setTranscript(sql, botId, id, 'halo')));
  expect(transcribed).toEqual(['plain', 'transcribed otherwise', 'heard late', 'failed late', 'read']);
  expect(told.filter(Boolean)).toHaveLength(5);
  expect(await changes((id) => setHearing(sql, botId, id, 'failed'))).toEqual(['plain', 'heard late', 'read']);
  // cast: the fields that the statement reads
  expect(await changes((id) => setReading(sql, botId, id, { kind: 'failed' } as never))).toEqual(Object.keys(recordings).slice(0, 5));
});

const talk = 'turn = 3, answered_turn = 3';
const late: Readonly<Record<string, ChatRows & { readonly stored: boolean; readonly opens: boolean }>> = {
  open: { stored: true, opens: true },
  'taken over': { conversations: `takeover_until = now() + interval '1 hour'`, stored: true, opens: false },
  'takeover is over': { conversations: `takeover_until = now() - interval '1 hour'`, stored: true, opens: true },
  'opted out': { conversations: `opted_out_at = now()`, stored: true, opens: false },
  'without a turn': { messages: `turn = NULL`, stored: true, opens: false },
  'answered by the owner': { added: addedMessage(11, 'owner'), stored: true, opens: false },
  'answered by the app': { added: addedMessage(11, 'owner', { origin: `'app'` }), stored: true, opens: true },
  'answered by the bot': { added: addedMessage(11, 'bot'), stored: true, opens: true },
  'after words of the owner': { added: addedMessage(9, 'owner'), stored: true, opens: true },
  transcribed: { messages: `media = '{"transcript": "x"}'`, stored: false, opens: false },
  deleted: { messages: `kind = 'deleted'`, stored: false, opens: false },
  'without media': { messages: `media = NULL`, stored: false, opens: false },
};

test.each(['halo', null])('a recording that is heard late (%s) opens a turn, unless a human handles the chat', async (text) => {
  // another recording of the same chat
  const second = addedMessage(8, 'lead', { media: `'{"hearing": "late"}'` });
  const recording = { conversations: talk, messages: `turn = 2, media = '{"hearing": "late"}'`, added: second };
  const chats = await Crowd.of(sql, botId, recording, { ...late, 'of another bot': { botId: other } });
  for (const [name, wanted] of Object.entries({ ...late, 'of another bot': { stored: false, opens: false } })) {
    const { id, messageId } = chats.of(name);
    let result: unknown;
    const changed = await chats.changedBy(async () => (result = await setHeardLate(sql, botId, messageId, text)));
    expect([name, result, changed]).toEqual([
      name,
      { stored: wanted.stored, opened: wanted.opens ? id : null },
      wanted.stored ? [name] : [],
    ]);
    const [row] = await modules.sql(
      `SELECT c.turn, m.turn AS of, m.media->>'transcript' AS text, m.media->>'hearing' AS hearing FROM conversations c JOIN messages m ON m.id = $1 WHERE c.id = m.conversation_id`,
      [messageId],
    );
    expect([name, row!['turn']]).toEqual([name, wanted.opens ? 4 : 3]);
    const before = name === 'without a turn' ? null : 2;
    expect([name, row!['of']]).toEqual([name, wanted.opens ? 4 : before]);
    if (wanted.stored) expect([row!['text'], row!['hearing']]).toEqual([text, text === null ? 'failed-late' : 'late']);
  }
  const seconds = await modules.sql(`SELECT DISTINCT media, turn FROM messages WHERE seq = 8`);
  expect(seconds).toEqual([{ media: { hearing: 'late' }, turn: null }]);
});

test('a recording is lost when its transcription began over ten minutes ago, on the last day', async () => {
  const since = (span: string): string => `extract(epoch FROM now() - interval '${span}')::bigint`;
  const hearing = (span: string, word = 'late'): string => `media = jsonb_build_object('hearing', '${word}', 'hearingAt', ${since(span)})`;
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      lost: { messages: `${hearing('11 minutes')}, created_at = now() - interval '20 minutes'` },
      'older, lost': { messages: `${hearing('11 minutes')}, created_at = now() - interval '23 hours'` },
      'begun before that was stored': { messages: `media = '{"hearing": "late"}', created_at = now() - interval '11 minutes'` },
      'received just now': { messages: `media = '{"hearing": "late"}', created_at = now() - interval '9 minutes'` },
      running: { messages: `${hearing('9 minutes')}, created_at = now() - interval '20 minutes'` },
      'received too long ago': { messages: `${hearing('25 hours')}, created_at = now() - interval '25 hours'` },
      failed: { messages: `${hearing('11 minutes', 'failed')}, created_at = now() - interval '20 minutes'` },
      deleted: { messages: `${hearing('11 minutes')}, kind = 'deleted', created_at = now() - interval '20 minutes'` },
      transcribed: { messages: `${hearing('11 minutes')} || '{"transcript": "x"}', created_at = now() - interval '20 minutes'` },
      'of another bot': { botId: other, messages: `${hearing('11 minutes')}, created_at = now() - interval '15 minutes'` },
    },
  );
  const find = async (limit: number): Promise<unknown> => {
    const found = await findLostRecordings(sql, limit);
    const rows = await modules.sql(`SELECT id, conversation_id FROM messages WHERE id = ANY ($1::uuid[])`, [
      found.map(({ messageId }) => messageId),
    ]);
    return chats.names(found.map(({ messageId }) => rows.find(({ id }) => id === messageId)!['conversation_id']));
  };
  expect(await find(9)).toEqual(['older, lost', 'lost', 'of another bot', 'begun before that was stored']);
  expect(await find(1)).toEqual(['older, lost']);
});

test('space is given up to the limit and not beyond, to each account and lead and for each day', async () => {
  const { accountId } = shop;
  const foreign = (await makeOwner(modules)).accountId;
  const reserve = (bytes: number, of = accountId): Promise<boolean> =>
    sql.transaction((tx) => use.reserve(tx, { id: newId(), accountId: of, bytes, expiresAt: day(2) }, 100));
  expect(await reserve(1)).toBe(false);
  for (const id of [accountId, foreign]) expect(await use.insertSum(sql, id)).toBe(true);
  expect([await reserve(60), await reserve(41), await reserve(40), await reserve(1), await reserve(90, foreign)]).toEqual([
    ...[true, false, true, false, true],
  ]);
  expect([await use.insertSum(sql, accountId), await use.readSum(sql, accountId), await use.readSum(sql, foreign)]).toEqual([
    false,
    100,
    90,
  ]);

  const chats = await Crowd.of(sql, botId, {}, { 'another lead': {} });
  const ofLead = (bytes: number, date = '2026-03-01', name = 'usual', bot = botId): Promise<boolean> =>
    sql.transaction((tx) => use.reserveForLead(tx, { botId: bot, conversationId: chats.of(name).id }, date, { bytes, limitBytes: 100 }));
  expect([await ofLead(101), await ofLead(60), await ofLead(41), await ofLead(40), await ofLead(1)]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  expect([await ofLead(100, '2026-03-02'), await ofLead(100, '2026-03-01', 'another lead')]).toEqual([true, true]);
  await sql.transaction((tx) => use.correctLead(tx, { botId, conversationId: chats.of('usual').id }, '2026-03-01', -10));
  await sql.transaction((tx) => use.correctLead(tx, { botId: other, conversationId: chats.of('usual').id }, '2026-03-01', -10));
  expect([await ofLead(11), await ofLead(10, '2026-03-01', 'usual', other), await ofLead(10)]).toEqual([false, false, true]);
  await sql.transaction((tx) => use.correctLead(tx, { botId, conversationId: chats.of('usual').id }, '2026-03-02', -101));
  const bytes = await modules.sql(`SELECT day::text AS day, bytes::int AS bytes FROM lead_storage ORDER BY bytes, day`);
  expect(bytes).toEqual([
    { day: '2026-03-02', bytes: 0 },
    { day: '2026-03-01', bytes: 100 },
    { day: '2026-03-01', bytes: 100 },
  ]);
  expect(await use.removeLeadDays(sql, '2026-03-02', 1)).toBe(1);
  expect([await use.removeLeadDays(sql, '2026-03-02', 9), await use.removeLeadDays(sql, '2026-03-02', 9)]).toEqual([1, 0]);
});

test('reservations end one by one or when they are over, and what is left of the account is counted', async () => {
  const { accountId } = shop;
  const foreign = (await makeOwner(modules)).accountId;
  const ids = Object.fromEntries(['one', 'over', 'on the limit', 'foreign'].map((name) => [name, newId()]));
  for (const [nth, [name, id]] of Object.entries(ids).entries())
    await modules.sql(`INSERT INTO storage_reservations (id, account_id, bytes, expires_at) VALUES ($1, $2, $3, $4)`, [
      ...[id, name === 'foreign' ? foreign : accountId, 10 ** nth, name === 'over' || name === 'foreign' ? day(1) : day(2)],
    ]);
  const end = (name: string): Promise<number> => sql.transaction((tx) => use.endReservation(tx, accountId, ids[name]!));
  expect([await end('foreign'), await end('one'), await end('one')]).toEqual([0, 1, 0]);
  expect((await use.findDue(sql, day(1), day(2), 9)).toSorted()).toEqual([accountId, foreign].toSorted());
  expect(await sql.transaction((tx) => use.pruneReservations(tx, accountId, day(2)))).toBe(100);
  expect(await use.findDue(sql, day(1), day(2), 9)).toEqual([foreign]);
  for (const [id, at] of [
    [accountId, day(3)],
    [foreign, day(4)],
  ] as const) {
    await use.insertSum(sql, id);
    await sql.transaction((tx) => use.noteRecount(tx, id, at));
  }
  expect([
    await use.findDue(sql, day(5), day(1), 9),
    await use.findDue(sql, day(5), day(1), 1),
    await use.findDue(sql, day(4), day(1), 9),
  ]).toEqual([expect.arrayContaining([accountId, foreign]), [accountId], [accountId]]);
});
