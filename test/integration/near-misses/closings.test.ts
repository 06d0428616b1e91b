import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import {
  correctClosing,
  doubtClosing,
  findClosing,
  findClosingDays,
  findClosings,
  findClosingsOf,
  findLastBought,
  findNewest,
  findNewestAt,
  hasClosingOf,
  setState,
  sumClosings,
  type Replaced,
} from '#core/features/closings/closings.statements';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { Crowd, type ChatRows } from '../../support/core/crowd.ts';

/* One closing that a statement should match, and for each condition one that fails only this condition. */

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
const day = 24 * hour;
const now = new Date();
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const at = (ms: number): string => `'${ago(ms).toISOString()}'::timestamptz`;

/** SQL that adds a closing of that age. */
function closing(ms: number, more: Readonly<Record<string, string>> = {}): string {
  const given: Record<string, string> = { summary: `'2 kaos'`, amount: '150000', created_at: at(ms), changed_at: at(ms), ...more };
  return `INSERT INTO closings (id, bot_id, conversation_id, ${Object.keys(given).join(', ')})
    VALUES (gen_random_uuid(), :bot, :conversation, ${Object.values(given).join(', ')});`;
}
const cancelled = { state: `'cancelled'` };

/** Names of the chats in which a closing is corrected. */
async function corrected(replaced: Replaced, content: object, others: Readonly<Record<string, ChatRows>>): Promise<string[]> {
  const chats = await Crowd.of(sql, botId, {}, others);
  return chats.changedBy(async () => {
    for (const conversationId of chats.ids)
      await sql.transaction((tx) =>
        correctClosing(tx, { botId, conversationId, summary: '3 kaos', amount: 200_000, ...content }, replaced),
      );
  });
}

test('a correction replaces the newest closing of three days that the owner has not handled', async () => {
  const found = await corrected(
    'newest',
    {},
    {
      usual: { added: closing(hour) },
      'almost three days old': { added: closing(3 * day - minute) },
      'before a cancelled one': { added: closing(2 * hour) + closing(hour, cancelled) },
      'three days old': { added: closing(3 * day + minute) },
      cancelled: { added: closing(hour, cancelled) },
      handled: { added: closing(hour, { state: `'paid'` }) },
      'before a handled one': { added: closing(2 * hour) + closing(hour, { state: `'sent'` }) },
      'of another bot': { botId: other, added: closing(hour) },
    },
  );
  expect(found).toEqual(['usual', 'almost three days old', 'before a cancelled one']);
});

test('the same order within half an hour is one order', async () => {
  const found = await corrected(
    'repeats',
    { summary: '2 kaos', amount: 150_000 },
    {
      usual: { added: closing(29 * minute) },
      'half an hour old': { added: closing(31 * minute) },
      'of other content': { added: closing(minute, { summary: `'3 kaos'` }) },
      'of another amount': { added: closing(minute, { amount: '150001' }) },
      'of no amount': { added: closing(minute, { amount: 'NULL' }) },
      handled: { added: closing(minute, { state: `'paid'` }) },
      cancelled: { added: closing(minute, cancelled) },
    },
  );
  expect(found).toEqual(['usual']);
});

test('an order without an amount is repeated without an amount', async () => {
  const found = await corrected(
    'repeats',
    { summary: '2 kaos', amount: null },
    {
      usual: { added: closing(minute, { amount: 'NULL' }) },
      'of an amount': { added: closing(minute) },
    },
  );
  expect(found).toEqual(['usual']);
});

test('only the newest of several closings is corrected, or the first after a message', async () => {
  const three = [5, 3, 1].map((hours) => closing(hours * hour, { summary: `'${hours}'` })).join('\n');
  const chats = await Crowd.of(sql, botId, { added: three }, { 'after a message': {} });
  const summaries = async (name: string): Promise<string[]> =>
    (await findNewest(sql, botId, chats.of(name).id, 10)).map(({ summary }) => summary);
  const correct = (name: string, replaced: Replaced): Promise<unknown> =>
    sql.transaction((tx) => correctClosing(tx, { botId, conversationId: chats.of(name).id, summary: 'baru', amount: null }, replaced));
  await correct('usual', 'newest');
  expect(await summaries('usual')).toEqual(['baru', '3', '5']);
  await correct('after a message', { storedAt: ago(4 * hour) });
  expect(await summaries('after a message')).toEqual(['1', 'baru', '5']);
  expect((await findNewest(sql, botId, chats.of('usual').id, 2)).map(({ summary }) => summary)).toEqual(['baru', '3']);
});

test('what is corrected keeps its earlier contents, the same content only once, and the first one always', async () => {
  const chats = await Crowd.of(sql, botId, { added: closing(hour, { summary: `'ke-0'`, doubt: `'edited'` }) }, {});
  const { id: conversationId } = chats.of('usual');
  const correct = (summary: string): Promise<unknown> =>
    sql.transaction((tx) => correctClosing(tx, { botId, conversationId, summary, amount: 150_000 }, 'newest'));
  for (let nth = 1; nth <= 12; nth += 1) await correct(`ke-${nth}`);
  await correct('ke-12');
  const [one] = await findClosingsOf(sql, botId, conversationId, 10);
  expect(one).toMatchObject({ summary: 'ke-12', doubt: null });
  expect(one!.earlier.map(({ summary }) => summary)).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((nth) => `ke-${nth}`));
});

test('a message belongs to the first closing after it that is not cancelled', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: { added: closing(hour) },
      'at the same time': { added: closing(2 * hour) },
      'the first is cancelled': { added: closing(90 * minute, cancelled) + closing(hour) },
      'changed since': { added: closing(hour, { changed_at: at(30 * minute - 1) }) },
      'changed at that time': { added: closing(hour, { changed_at: at(30 * minute) }) },
      'before the message': { added: closing(2 * hour + 1) },
      cancelled: { added: closing(hour, cancelled) },
      'of another bot': { botId: other, added: closing(hour) },
    },
  );
  const has: string[] = [];
  for (const [index, name] of chats.names(chats.ids).entries())
    if (await sql.transaction((tx) => hasClosingOf(tx, botId, chats.ids[index]!, ago(2 * hour)))) has.push(name);
  const doubted = ['usual', 'at the same time', 'the first is cancelled', 'changed at that time'];
  expect(has.toSorted()).toEqual([...doubted, 'changed since'].toSorted());
  const changed = await chats.changedBy(async () => {
    for (const id of chats.ids)
      await sql.transaction((tx) => doubtClosing(tx, botId, id, { storedAt: ago(2 * hour), change: 'edited', at: ago(30 * minute) }));
  });
  expect(changed).toEqual(doubted);
});

test('when the last order was recorded, and when the lead last bought', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: { added: closing(3 * hour) + closing(2 * hour) + closing(hour, cancelled) },
      'a month old': { added: closing(30 * day + minute) },
      'almost a month old': { added: closing(30 * day - minute) },
      cancelled: { added: closing(hour, cancelled) },
      'of another bot': { botId: other, added: closing(hour) },
    },
  );
  const newest: (Date | null)[] = [];
  const bought: (Date | null)[] = [];
  for (const id of chats.ids) {
    await sql.transaction(async (tx) => {
      newest.push(await findNewestAt(tx, botId, id));
      bought.push(await findLastBought(tx, botId, id));
    });
  }
  expect(newest).toEqual([ago(2 * hour), null, ago(30 * day - minute), null, null]);
  expect(bought).toEqual([ago(2 * hour), ago(30 * day + minute), ago(30 * day - minute), null, null]);
});

test('lists of closings are of one bot, one chat or one state, the newest first', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: { added: closing(2 * hour) + closing(4 * hour, { state: `'paid'` }) },
      second: { added: closing(hour) + closing(3 * hour, cancelled) },
      'of another bot': { botId: other, added: closing(hour) },
    },
  );
  const all = await findClosings(sql, botId, { limit: 10, before: null, state: null });
  expect(all.map((one) => `${one.name} ${one.state}`)).toEqual(['second new', 'usual new', 'second cancelled', 'usual paid']);
  const page = await findClosings(sql, botId, { limit: 2, before: all[0]!.id, state: null });
  expect(page.map(({ id }) => id)).toEqual([all[1]!.id, all[2]!.id]);
  expect((await findClosings(sql, botId, { limit: 10, before: all[0]!.id, state: 'new' })).map(({ id }) => id)).toEqual([all[1]!.id]);
  expect((await findClosings(sql, botId, { limit: 10, before: null, state: 'new' })).map(({ id }) => id)).toEqual([all[0]!.id, all[1]!.id]);
  const [foreign] = await findClosings(sql, other, { limit: 10, before: null, state: null });
  for (const state of [null, 'new'] as const) expect(await findClosings(sql, botId, { limit: 10, before: foreign!.id, state })).toEqual([]);
  expect((await findClosingsOf(sql, botId, chats.of('usual').id, 10)).map(({ state }) => state)).toEqual(['new', 'paid']);
  expect(await findClosingsOf(sql, botId, chats.of('usual').id, 1)).toHaveLength(1);
  expect(await findClosingsOf(sql, botId, chats.of('of another bot').id, 10)).toEqual([]);
  expect(await findClosing(sql, other, all[0]!.id)).toBeUndefined();
  expect([(await findClosing(sql, botId, all[0]!.id))?.name, (await findClosing(sql, botId, all[1]!.id))?.name]).toEqual([
    'second',
    'usual',
  ]);
  const moved = { ...all[0]!, conversation_id: chats.of('usual').id };
  const set = (one: typeof moved, bot: BotId): Promise<boolean> => sql.transaction((tx) => setState(tx, one, bot, 'paid'));
  expect(await chats.changedBy(async () => expect([await set(moved, botId), await set(all[0]!, other)]).toEqual([false, false]))).toEqual(
    [],
  );
  expect(await chats.changedBy(() => set(all[0]!, botId))).toEqual(['second']);
});

test('sums are of a span with its start and without its end, without cancelled orders', async () => {
  await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: { added: closing(2 * hour) + closing(2 * hour, { amount: 'NULL' }) },
      'at the start': { added: closing(3 * hour) },
      'before the start': { added: closing(3 * hour + 1) },
      'at the end': { added: closing(hour) },
      cancelled: { added: closing(2 * hour, cancelled) },
      'of another bot': { botId: other, added: closing(2 * hour) },
    },
  );
  expect(await sumClosings(sql, botId, ago(3 * hour), ago(hour))).toEqual({ count: 3, amount: 300_000 });
  expect(await sumClosings(sql, botId, ago(9 * hour), ago(8 * hour))).toEqual({ count: 0, amount: 0 });
});

test('days are those of Jakarta, from the first one on', async () => {
  const dated = (when: string, more: Readonly<Record<string, string>> = {}): string =>
    closing(0, { created_at: `'${when}'::timestamptz`, ...more });
  await Crowd.of(
    sql,
    botId,
    {},
    {
      usual: { added: dated('2026-03-02T10:00:00+07') + dated('2026-03-02T23:59:59+07') },
      'at the start': { added: dated('2026-03-01T00:00:00+07', { amount: 'NULL' }) },
      'before the start': { added: dated('2026-02-28T23:59:59+07') },
      cancelled: { added: dated('2026-03-02T10:00:00+07', cancelled) },
      'of another bot': { botId: other, added: dated('2026-03-02T10:00:00+07') },
    },
  );
  expect(await findClosingDays(sql, botId, '2026-03-01')).toEqual([
    { day: '2026-03-01', count: 1, amount: 0 },
    { day: '2026-03-02', count: 2, amount: 300_000 },
  ]);
});

/** Two ids in ascending order. They determine the order of closings with the same time. */
const [smallId, largeId] = [`'00000000-0000-4000-8000-000000000001'`, `'00000000-0000-4000-8000-000000000002'`];
const told = (name: string, ms: number, id = 'gen_random_uuid()'): string =>
  closing(ms, { summary: `'${name}'` }).replace('gen_random_uuid()', id);

test('of several closings of a chat, the newest is meant, or the first one after a message', async () => {
  const before = told('old', 5 * hour) + told('first', 3 * hour);
  const added = before + told('small id', hour, smallId) + told('large id', hour, largeId);
  const foreign = told('foreign', 4 * hour) + told('foreign and newest', minute);
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    { several: { added }, second: { added: foreign }, 'of another bot': { botId: other, added: foreign } },
  );
  const { id: conversationId } = chats.of('several');
  const correct = async (replaced: Replaced, name: string, bot = botId): Promise<unknown> => {
    const one = { botId: bot, conversationId, summary: name, amount: 1 };
    return (await sql.transaction((tx) => correctClosing(tx, one, replaced)))?.before.summary;
  };
  expect(await sql.transaction((tx) => findNewestAt(tx, botId, conversationId))).toEqual(ago(hour));
  expect([
    await correct({ storedAt: ago(4 * hour) }, 'a'),
    await correct({ storedAt: ago(hour) }, 'b'),
    await correct('newest', 'c'),
  ]).toEqual(['first', 'small id', 'large id']);
  expect([await correct({ storedAt: ago(3 * hour) }, 'd'), await correct({ storedAt: ago(hour - 1) }, 'e')]).toEqual(['a', undefined]);
  expect(await correct('newest', 'f', other)).toBeUndefined();
  await modules.sql(`UPDATE closings SET created_at = now(), amount = 1 WHERE summary IN ('b', 'c')`);
  expect([await correct('repeats', 'b'), await correct('repeats', 'c')]).toEqual([undefined, 'c']);
  expect(
    (await modules.sql(`SELECT summary FROM closings WHERE conversation_id = $1 ORDER BY created_at, id`, [conversationId])).map(
      ({ summary }) => summary,
    ),
  ).toEqual(['old', 'd', 'b', 'c']);
  expect(await modules.sql(`SELECT 1 FROM closings WHERE summary LIKE 'foreign%'`)).toHaveLength(4);
});

test('a change of a message doubts the first closing after it, alone', async () => {
  const added = told('old', 5 * hour) + told('small id', hour, smallId) + told('large id', hour, largeId) + told('newest', minute);
  const chats = await Crowd.of(sql, botId, {}, { several: { added }, second: { added: told('foreign', 2 * hour) } });
  const { id } = chats.of('several');
  const has = (ms: number): Promise<boolean> => sql.transaction((tx) => hasClosingOf(tx, botId, id, ago(ms)));
  expect([await has(hour), await has(minute), await has(minute - 1)]).toEqual([true, true, false]);
  // cast: the fields that the statement stores
  const change = { storedAt: ago(2 * hour), change: 'edited', at: now } as never;
  expect(await sql.transaction((tx) => doubtClosing(tx, botId, id, change))).toMatchObject({ summary: 'small id' });
  expect(await modules.sql(`SELECT summary FROM closings WHERE doubt IS NOT NULL`)).toEqual([{ summary: 'small id' }]);
});

test('a corrected closing keeps its first and its newest contents, and loses its doubt', async () => {
  const earlier = (count: number): string =>
    JSON.stringify(Array.from({ length: count }, (_, nth) => ({ summary: `lama ${nth}`, amount: nth, until: '' })));
  const with10 = { added: closing(hour, { earlier: `'${earlier(10)}'`, doubt: `'edited'` }) };
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    { ten: with10, nine: { added: with10.added.replace(earlier(10), earlier(9)) }, same: with10, 'same words': with10 },
  );
  const correct = async (name: string, content: object): Promise<Record<string, unknown>> => {
    const one = { botId, conversationId: chats.of(name).id, summary: '3 kaos', amount: 1, ...content };
    await sql.transaction((tx) => correctClosing(tx, one, 'newest'));
    const [row] = await modules.sql(`SELECT * FROM closings WHERE conversation_id = $1`, [one.conversationId]);
    return { ...row, earlier: row!['earlier'].map(({ summary }: { summary: string }) => summary) };
  };
  const lama = (...nths: number[]): string[] => nths.map((nth) => `lama ${nth}`);
  expect(await correct('ten', {})).toMatchObject({
    summary: '3 kaos',
    amount: '1',
    doubt: null,
    earlier: [...lama(0, 2, 3, 4, 5, 6, 7, 8, 9), '2 kaos'],
  });
  expect((await correct('nine', {}))['earlier']).toEqual([...lama(0, 1, 2, 3, 4, 5, 6, 7, 8), '2 kaos']);
  expect((await correct('same', { summary: '2 kaos', amount: 150_000 }))['earlier']).toEqual(lama(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
  expect((await correct('same words', { summary: '2 kaos', amount: null }))['earlier']).toEqual([
    ...lama(0, 2, 3, 4, 5, 6, 7, 8, 9),
    '2 kaos',
  ]);
  const [changed] = await modules.sql(`SELECT count(*)::int AS n FROM closings WHERE changed_at > $1`, [ago(minute)]);
  expect(changed!['n']).toBe(4);
});
