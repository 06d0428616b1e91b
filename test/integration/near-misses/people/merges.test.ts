import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import { makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';
import { addedMessage, type ChatRows } from '../../../support/core/crowd.ts';
import { day, merged, onDay, type Merged } from '../../../support/core/merged.ts';

/*
 * Two contacts of one person are merged. In each case the contacts differ in one respect. Where the direction
 * matters, both directions are tested.
 */

let modules: TestModules;
let sql: Database;
let botId: BotId;

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
});

const merge = (keep: ChatRows, gone: ChatRows): Promise<Merged> => merged(sql, botId, keep, gone);

/** One pair of different values in both orders, and a value that only one of the two has. */
const pairs: readonly [keep: number | null, gone: number | null][] = [
  [1, 2],
  [2, 1],
  [null, 1],
  [1, null],
];

test.each(pairs)('of two times, %s and %s, the later one stays, and of those of a notice to the lead the first', async (keep, gone) => {
  const latest = ['lead_last_at', 'reopened_at', 'follow_ups_for', 'takeover_until', 'opted_in_at', 'closing_at'];
  const columns = [...latest, 'lateness_told_at'];
  const all = (date: number | null): string => columns.map((column) => `${column} = ${onDay(date)}`).join(', ');
  const { row } = await merge(
    { conversations: `${all(keep)}, last_at = ${onDay(keep ?? 0)}, quota_told_at = ${onDay(keep)}` },
    { conversations: `${all(gone)}, last_at = ${onDay(gone ?? 0)}, quota_told_at = ${onDay(gone)}` },
  );
  const later = day(Math.max(keep ?? 0, gone ?? 0));
  expect(row).toMatchObject(Object.fromEntries([...latest, 'last_at'].map((column) => [column, later])));
  expect(row).toMatchObject({ lateness_told_at: day(1), quota_told_at: day(keep ?? gone ?? 0) });
});

test.each([
  [true, false],
  [false, true],
  [false, false],
])('what was noted for one of both is noted for the person (%s, %s)', async (keep, gone) => {
  const conversation = (is: boolean, unread: number): string => `handed_over = ${is}, marked_unread = ${is}, unread = ${unread}`;
  const contact = (is: boolean): string => `is_business = ${is}, is_customer = ${is}`;
  const { row } = await merge(
    { conversations: `${conversation(keep, 3)}, labels = '{a,b}'`, contacts: contact(keep) },
    { conversations: `${conversation(gone, 4)}, labels = '{b,c}'`, contacts: contact(gone) },
  );
  const is = keep || gone;
  expect(row).toMatchObject({ handed_over: is, marked_unread: is, is_business: is, is_customer: is, unread: 7 });
  expect([...(row['labels'] as string[])].toSorted()).toEqual(['a', 'b', 'c']);
});

test.each(['handed_over', 'marked_unread', 'is_business', 'is_customer'])(
  'what was noted of the one respect %s is noted of no other',
  async (noted) => {
    const respects = { conversations: ['handed_over', 'marked_unread'], contacts: ['is_business', 'is_customer'] };
    const set = (is: boolean): ChatRows =>
      Object.fromEntries(
        Object.entries(respects).map(([table, columns]) => [table, columns.map((one) => `${one} = ${is && one === noted}`).join(', ')]),
      );
    const wanted = Object.fromEntries(Object.values(respects).flatMap((columns) => columns.map((one) => [one, one === noted])));
    for (const keeps of [true, false]) expect((await merge(set(keeps), set(!keeps))).row).toMatchObject(wanted);
  },
);

test('labels of both are kept once in any case, those of the chat that stays first, and no more than a chat may have', async () => {
  const labelsOf = async (keep: string, gone: string): Promise<unknown> =>
    (await merge({ conversations: `labels = '{${keep}}'` }, { conversations: `labels = '{${gone}}'` })).row['labels'];
  expect(await labelsOf('VIP,Grosir', 'grosir,Baru,vip')).toEqual(['VIP', 'Grosir', 'Baru']);
  expect(await labelsOf('9,8,7,6,5,4', '1,9,2,3,0,a,b')).toEqual(['9', '8', '7', '6', '5', '4', '1', '2', '3', '0']);
});

type Said = readonly [refused: number | null, mulai: number | null];
const refusals: readonly [keep: Said, gone: Said, wanted: number | null][] = [
  [[1, null], [null, null], 1],
  [[null, null], [1, null], 1],
  [[1, null], [2, null], 2],
  [[2, null], [1, null], 2],
  [[1, 2], [null, null], null],
  [[1, null], [null, 2], null],
  [[null, 2], [1, null], null],
  [[2, 1], [null, null], 2],
  [[2, null], [null, 1], 2],
  [[null, 1], [2, null], 2],
  [[1, 1], [null, null], 1],
  [[1, 2], [3, null], 3],
  [[3, null], [1, 2], 3],
  [[null, 1], [2, 3], null],
  [[2, 3], [null, 1], null],
];

test('a refusal stays, unless a later MULAI of either one ended it', async () => {
  for (const [keep, gone, wanted] of refusals) {
    const set = ([refused, mulai]: Said): ChatRows => ({
      conversations: `opted_out_at = ${onDay(refused)}, no_follow_ups_at = ${onDay(refused)}, opted_in_at = ${onDay(mulai)}`,
    });
    const { row } = await merge(set(keep), set(gone));
    const found = [row['opted_out_at'], row['no_follow_ups_at']];
    expect([keep, gone, found]).toEqual([keep, gone, Array(2).fill(wanted && day(wanted))]);
  }
});

/**
 * Each line states three needs, as reason and day or nothing: of the remaining chat + of the removed chat = of the
 * merged chat.
 */
const needs: readonly string[] = [
  ' + = ',
  'unsent 1 + = unsent 1',
  ' + unsent 1 = unsent 1',
  'unsent 1 + no-quota 2 = unsent 1',
  'unsent 2 + no-quota 1 = no-quota 1',
  'unsent 1 + no-quota 1 = unsent 1',
  'unsent 1 + question 2 = question 1',
  'question 2 + unsent 1 = question 1',
  'question 1 + called-off 2 = called-off 1',
  'called-off 2 + question 1 = called-off 1',
  ...['bot-called', 'complaint', 'receipt'].flatMap((call) => [
    ` + ${call} 1 = ${call} 1`,
    `${call} 1 + = ${call} 1`,
    `${call} 2 + called-off 1 = ${call} 1`,
    `called-off 1 + ${call} 2 = ${call} 1`,
    `unsent 1 + ${call} 2 = ${call} 1`,
  ]),
  ...['bot-called complaint', 'complaint receipt', 'receipt bot-called'].flatMap((two) => {
    const [one, another] = two.split(' ');
    return [`${one} 1 + ${another} 2 = ${one} 1`, `${one} 2 + ${another} 1 = ${another} 1`, `${one} 1 + ${another} 1 = ${one} 1`];
  }),
];

test.each(needs)('of two needs of the owner, a call stays, then an order called off, a question, and the older one: %s', async (sum) => {
  const [keep, gone, wanted] = sum.split(/[+=]/).map((need) => need.trim().split(' '));
  const set = ([reason, since]: string[]): ChatRows =>
    reason ? { conversations: `needs_owner_reason = '${reason}', needs_owner_since = ${onDay(Number(since))}` } : {};
  const { row } = await merge(set(keep!), set(gone!));
  const [reason, since] = wanted!;
  expect([row['needs_owner_reason'], row['needs_owner_since']]).toEqual(reason ? [reason, day(Number(since))] : [null, null]);
});

test('an open question of a chat that a human took over needs the owner', async () => {
  const open = { conversations: `turn = 1`, messages: `turn = 1` };
  const answered = { conversations: `turn = 1, answered_turn = 1`, messages: `turn = 1` };
  const until = (span: string): ChatRows => ({ conversations: `takeover_until = now() + interval '${span}'` });
  const both = (one: ChatRows, more: ChatRows): ChatRows => ({ ...one, conversations: `${one.conversations}, ${more.conversations}` });
  const need = async (keep: ChatRows, gone: ChatRows): Promise<unknown[]> => {
    const { row } = await merge(keep, gone);
    return [row['needs_owner_reason'], row['needs_owner_since'] !== null];
  };
  const told = ['lead-wrote', true];
  expect([await need(open, until('1 hour')), await need(until('1 hour'), open), await need(both(open, until('1 hour')), {})]).toEqual([
    told,
    told,
    told,
  ]);
  const none = [null, false];
  expect([await need(open, until('-1 hour')), await need(open, {}), await need(answered, until('1 hour'))]).toEqual([none, none, none]);
  expect([await need(both(open, until('1 hour')), until('-1 hour')), await need(both(open, until('-1 hour')), until('1 hour'))]).toEqual([
    told,
    told,
  ]);
  const unsent = { conversations: `needs_owner_reason = 'unsent', needs_owner_since = now()` };
  expect(await need(both(open, unsent), until('1 hour'))).toEqual(['unsent', true]);
});

test('the newest message decides about the preview, and the newest of the lead about the address', async () => {
  const chat = (name: string): string =>
    `jid = '${name}@lid', ad = '{"id": "${name}"}', expires_after = ${name.length}, last_preview = '${name}', last_sender = 'by ${name}'`;
  const pair = async (keep: number, gone: number, added: { keep?: string; gone?: string } = {}): Promise<unknown> => {
    const { row } = await merge(
      { conversations: chat('stays'), messages: `created_at = ${onDay(keep)}`, added: added.keep },
      { conversations: chat('goes'), messages: `created_at = ${onDay(gone)}`, added: added.gone },
    );
    return [row['jid'], (row['ad'] as { id: string }).id, row['expires_after'], row['last_preview'], row['last_sender']];
  };
  expect(await pair(1, 2)).toEqual(['goes@lid', 'goes', 4, 'goes', 'by goes']);
  expect(await pair(2, 1)).toEqual(['stays@lid', 'stays', 5, 'stays', 'by stays']);
  const byOwner = addedMessage(11, 'owner', { created_at: onDay(3) });
  expect(await pair(1, 2, { keep: byOwner })).toEqual(['goes@lid', 'goes', 4, 'stays', 'by stays']);
  expect(await pair(2, 1, { gone: byOwner })).toEqual(['stays@lid', 'stays', 5, 'goes', 'by goes']);
  // Both messages are from one transaction, so the message that was stored last counts.
  expect(await pair(1, 1, { keep: addedMessage(11, 'lead', { created_at: onDay(1) }) })).toEqual([
    'stays@lid',
    'stays',
    5,
    'stays',
    'by stays',
  ]);
  expect(await pair(1, 1, { gone: addedMessage(11, 'lead', { created_at: onDay(1) }) })).toEqual([
    'goes@lid',
    'goes',
    4,
    'goes',
    'by goes',
  ]);

  const adOf = async (keep: string, gone: string, dates: [number, number]): Promise<unknown> =>
    (
      await merge(
        { conversations: `ad = ${keep}`, messages: `created_at = ${onDay(dates[0])}` },
        { conversations: `ad = ${gone}`, messages: `created_at = ${onDay(dates[1])}` },
      )
    ).row['ad'];
  expect([await adOf(`'1'`, 'NULL', [1, 2]), await adOf('NULL', `'1'`, [2, 1])]).toEqual([1, 1]);
});

test('the lead’s last words are those of the later chat that has any', async () => {
  const words = async (keep: [string | null, number | null], gone: [string | null, number | null]): Promise<unknown> => {
    const set = ([text, date]: [string | null, number | null]): ChatRows => ({
      conversations: `lead_words = ${text ? `'${text}'` : 'NULL'}, lead_last_at = ${onDay(date)}`,
    });
    return (await merge(set(keep), set(gone))).row['lead_words'];
  };
  expect([await words(['a', 1], ['b', 2]), await words(['a', 2], ['b', 1]), await words(['a', 1], ['b', 1])]).toEqual(['b', 'a', 'a']);
  expect([await words(['a', 1], [null, 2]), await words([null, 2], ['b', 1]), await words([null, null], ['b', null])]).toEqual([
    'a',
    'b',
    'b',
  ]);
});

type Name = readonly [name: string, isBooked: boolean];
const names: readonly [keep: Name, gone: Name, wanted: Name][] = [
  [
    ['Budi', false],
    ['Ani', false],
    ['Budi', false],
  ],
  [
    ['', false],
    ['Ani', false],
    ['Ani', false],
  ],
  [
    ['', false],
    ['Ani', true],
    ['Ani', true],
  ],
  [
    ['Budi', false],
    ['Ani', true],
    ['Ani', true],
  ],
  [
    ['Budi', true],
    ['Ani', true],
    ['Budi', true],
  ],
  [
    ['Budi', true],
    ['Ani', false],
    ['Budi', true],
  ],
  [
    ['Budi', false],
    ['', true],
    ['Budi', false],
  ],
];

test('a name of the address book stays before one that the lead chose', async () => {
  for (const [keep, gone, wanted] of names) {
    const set = ([name, isBooked]: Name, own: string): ChatRows => ({
      contacts: `name = '${name}', name_is_booked = ${isBooked}, own_name = '${own}'`,
    });
    const { row } = await merge(set(keep, 'a'), set(gone, 'b'));
    expect([keep, gone, row['name'], row['name_is_booked'], row['own_name']]).toEqual([keep, gone, ...wanted, 'a']);
  }
  expect((await merge({}, { contacts: `own_name = 'b'` })).row).toMatchObject({ own_name: 'b' });
});
