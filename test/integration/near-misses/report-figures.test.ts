import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import { countLost, findSpanFigures, type SpanFigures } from '#core/features/conversations/inbox/report-figures.statements';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { addedMessage, Crowd, type ChatRows } from '../../support/core/crowd.ts';

/*
 * Chats just inside and just outside of a day and of the day before. They contain messages that a report counts and
 * messages that it does not count.
 */

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

/** Length of a day in seconds. All times below are in seconds from the beginning of the reported day. */
const day = 24 * 3600;
const moment = (seconds: number): Date => new Date(Date.UTC(2026, 2, 10) + seconds * 1000);
const at = (seconds: number): string => `'${moment(seconds).toISOString()}'`;
const span = { since: moment(0), until: moment(day) };
const justBefore = -0.001;

interface Said {
  readonly by?: 'lead' | 'bot' | 'owner';
  readonly origin?: string;
  readonly body?: string;
}
let seq = 0;
const says = (seconds: number, { by = 'lead', origin, body }: Said = {}): string =>
  addedMessage((seq += 1), by, {
    created_at: at(seconds),
    ...(origin === undefined ? {} : { origin: `'${origin}'` }),
    ...(body === undefined ? {} : { body: `'${body}'` }),
  });
const reply = (seconds: number, turn = 1): string =>
  `INSERT INTO replies (id, bot_id, conversation_id, model, turn, charged, created_at) VALUES (gen_random_uuid(), :bot, :conversation, 'x', ${turn}, true, ${at(seconds)});`;
/** A chat that began at that time. Its last message was at the end of the reported day. */
const chat = (began: number, ...rows: string[]): ChatRows => ({
  conversations: `created_at = ${at(began)}, last_at = ${at(day - 1)}`,
  added: `DELETE FROM messages WHERE conversation_id = :conversation; ${rows.join(' ')}`,
});

async function figures(chats: Readonly<Record<string, ChatRows>>, zoneHours = 0): Promise<SpanFigures> {
  await modules.sql(`DELETE FROM contacts`);
  const [first, ...others] = Object.entries(chats);
  await Crowd.of(
    sql,
    botId,
    {},
    { [first![0]]: first![1], ...Object.fromEntries(others), 'of another bot': { botId: other, ...first![1] } },
  );
  await modules.sql(`DELETE FROM contacts WHERE name = 'usual'`);
  return findSpanFigures(sql, botId, span, zoneHours);
}

type Totals = readonly [chats: number, newChats: number, byBot: number, byOwner: number];
const none: Totals = [0, 0, 0, 0];
const totals: Readonly<Record<string, readonly [ChatRows, now: Totals, before: Totals]>> = {
  'a message of the day': [chat(0, says(1)), [1, 1, 0, 0], none],
  'at its beginning': [chat(0, says(0)), [1, 1, 0, 0], none],
  'just before it': [chat(justBefore, says(justBefore)), none, [1, 1, 0, 0]],
  'at the beginning of the day before': [chat(-day, says(-day)), none, [1, 1, 0, 0]],
  'just before both': [chat(-day + justBefore, says(-day + justBefore)), none, none],
  'at the end of the day': [chat(0, says(day)), none, none],
  'just before its end': [chat(0, says(day + justBefore)), [1, 1, 0, 0], none],
  'a chat of the days before': [chat(-3 * day, says(-2), says(1)), [1, 0, 0, 0], [1, 0, 0, 0]],
  'a chat that began the day before': [chat(-1, says(-1), says(1), says(2)), [1, 0, 0, 0], [1, 1, 0, 0]],
  'a notice of a business': [chat(0, says(1, { origin: 'notice' })), none, none],
  'a broadcast': [chat(0, says(1, { origin: 'broadcast' })), [1, 1, 0, 0], none],
  'without the lead': [chat(0, says(1, { by: 'owner' }), says(2, { by: 'bot' }), reply(2)), none, none],
  'with the owner': [chat(0, says(1), says(2, { by: 'owner' }), says(3)), [1, 1, 0, 1], none],
  'with the app': [chat(0, says(1), says(2, { by: 'owner', origin: 'app' })), [1, 1, 0, 0], none],
  'with the owner the day before': [chat(-1, says(-1), says(-1, { by: 'owner' }), says(1)), [1, 0, 0, 0], [1, 1, 0, 1]],
  'with answers': [chat(0, says(1), reply(2), reply(3, 2)), [1, 1, 1, 0], none],
  'with an answer at the beginning': [chat(0, says(1), reply(0)), [1, 1, 1, 0], none],
  'with an answer at the end': [chat(0, says(1), reply(day)), [1, 1, 0, 0], none],
  'with an answer of the day before': [chat(-1, says(-1), says(1), reply(justBefore)), [1, 0, 0, 0], [1, 1, 1, 0]],
  'with the first answer of the day before': [chat(-day, says(-1), reply(-day)), none, [1, 1, 1, 0]],
  'with an answer before both': [chat(-day, says(-1), reply(-day + justBefore)), none, [1, 1, 0, 0]],
  'with answers of the day before': [chat(-1, says(-1), reply(-1), reply(-1, 2)), none, [1, 1, 1, 0]],
  'asked the day before, answered at the beginning': [chat(-1, says(-1), reply(0)), none, [1, 1, 0, 0]],
  'answered the day before, asked that day': [chat(-1, says(1), reply(-1)), [1, 0, 0, 0], none],
  'answered without a question that day': [chat(-1, says(-1), reply(1)), none, [1, 1, 0, 0]],
};

test.each(Object.entries(totals))('chats of a day and of the day before: %s', async (name, [rows, now, before]) => {
  const found = await figures({ [name]: rows });
  const of = (one: SpanFigures['before']): number[] => [one.chats, one.newChats, one.byBot, one.byOwner];
  expect({ now: of(found), before: of(found.before) }).toEqual({ now, before });
});

test('an answer counts for its own chat', async () => {
  const found = await figures({
    asked: chat(-1, says(-1), says(1)),
    answered: chat(-1, says(1, { by: 'owner' }), reply(1), reply(-1, 2)),
  });
  expect([found.chats, found.byBot, found.before.chats, found.before.byBot]).toEqual([1, 0, 1, 0]);
});

test('messages of leads are counted by the hour of the shop’s zone', async () => {
  const chats = {
    one: chat(-1, says(18 * 3600), says(18 * 3600 + 1), says(3600, { by: 'bot' }), says(-1)),
    another: chat(0, says(18 * 3600 + 3599), says(0)),
  };
  expect((await figures(chats)).hours).toEqual([
    { hour: 0, count: 1 },
    { hour: 18, count: 3 },
  ]);
  expect((await figures(chats, 7)).hours).toEqual([
    { hour: 1, count: 3 },
    { hour: 7, count: 1 },
  ]);
});

test('an answer is as late as the first of the lead’s messages before it', async () => {
  const median = async (...chats: ChatRows[]): Promise<number | null> =>
    (await figures(Object.fromEntries(chats.map((one, nth) => [`chat ${nth}`, one])))).firstAnswerSeconds;
  const [bot, owner, app] = [{ by: 'bot' }, { by: 'owner' }, { by: 'owner', origin: 'app' }] as const;
  expect(await median(chat(0, says(10), says(60), says(110, bot), says(200, owner)))).toBe(100);
  expect(await median(chat(0, says(10), says(20, app), says(50, owner)))).toBe(40);
  expect(await median(chat(0, says(10), says(20, bot), says(100), says(130, owner)))).toBe(20);
  expect(await median(chat(0, says(10), says(20, bot)), chat(0, says(15), says(45, bot)))).toBe(20);
  expect([await median(chat(0, says(10))), await median(chat(0, says(10, bot), says(20)))]).toEqual([null, null]);
  // The question is from the day before, so the answer time does not count.
  expect(await median(chat(-1, says(-10), says(20, bot)))).toBeNull();
});

test('a topic is counted once per chat, by words of leads near the beginning of a message', async () => {
  const word = (body: string, more: Said = {}): string => says(1, { body, ...more });
  const { topics } = await figures({
    both: chat(0, word('harga berapa?'), word('ongkir ke Solo?')),
    twice: chat(0, word('harganya'), word('HARGA')),
    'of the day before': chat(-1, says(-1, { body: 'ada stok?' }), word('halo')),
    'of the bot': chat(0, word('halo'), word('ada stok?', { by: 'bot' })),
    'part of a word': chat(0, word('resinya'), word('stasiun')),
    'at the beginning of the day': chat(0, says(0, { body: 'bisa cod?' })),
    'in a notice': chat(0, word('halo'), word('ada stok?', { origin: 'notice' })),
    'near enough': chat(0, word(`${'x'.repeat(290)} ukuran`)),
    'too late in the message': chat(0, word(`${'x'.repeat(295)} alamat`)),
  });
  expect(topics).toEqual([
    { topic: 'price', chats: 2 },
    { topic: 'parcel', chats: 1 },
    { topic: 'payment', chats: 1 },
    { topic: 'shipping', chats: 1 },
    { topic: 'size', chats: 1 },
  ]);
});

test('a chat is lost when the lead wrote that day, got an answer and neither wrote nor bought since', async () => {
  const quiet = moment(day / 2);
  const wrote = (seconds: number, more = ''): ChatRows => ({
    conversations: `lead_last_at = ${at(seconds)}, last_at = ${at(day)}, last_sender = 'bot'${more}`,
  });
  const cases: Readonly<Record<string, ChatRows & { readonly lost: boolean }>> = {
    'wrote that day': { ...wrote(10), lost: true },
    'at its beginning': { ...wrote(0), lost: true },
    'just before it': { ...wrote(justBefore), lost: false },
    'just before the quiet time': { ...wrote(day / 2 + justBefore), lost: true },
    'at the quiet time': { ...wrote(day / 2), lost: false },
    'not answered': { ...wrote(10), lost: false },
    bought: { ...wrote(10, `, closing_at = ${at(0)}`), lost: false },
    'bought before': { ...wrote(10, `, closing_at = ${at(justBefore)}`), lost: true },
    'of another bot': { ...wrote(10), botId: other, lost: false },
  };
  for (const [name, rows] of Object.entries(cases)) {
    await modules.sql(`DELETE FROM contacts`);
    await Crowd.of(sql, botId, {}, { [name]: rows });
    if (name === 'not answered') await modules.sql(`UPDATE conversations SET last_sender = 'lead'`);
    expect([name, await countLost(sql, botId, span, quiet)]).toEqual([name, rows.lost ? 1 : 0]);
  }
  await modules.sql(`DELETE FROM contacts`);
  await Crowd.of(sql, botId, {}, { 'at the end of the day': wrote(day), 'just before it': wrote(day + justBefore) });
  expect(await countLost(sql, botId, span, moment(2 * day))).toBe(1);
});
