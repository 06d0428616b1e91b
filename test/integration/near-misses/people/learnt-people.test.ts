import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import { clearLid, deleteEmpty, setAddress, setNames, setUsernames } from '#core/features/conversations/contacts/contacts.statements';
import { makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';
import { Crowd, type ChatRows } from '../../../support/core/crowd.ts';
import { day, onDay } from '../../../support/core/merged.ts';

/*
 * Statements that store a number, a privacy id or a name for a contact. For each condition, one contact fails only
 * this condition.
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

const contactOf = async (chats: Crowd, name: string): Promise<Record<string, unknown>> =>
  (await modules.sql(`SELECT * FROM contacts WHERE id = $1`, [chats.of(name).contactId]))[0]!;

type Address = Readonly<Record<'pn' | 'lid' | 'username' | 'former_pn', string | null>> & { readonly pn_since: Date | null };
const before: Address = { pn: '62811', lid: '77001', username: 'ani', former_pn: '62800', pn_since: day(1) };
const nothing = { pn: null, lid: null, username: null };
const learnt: readonly [what: string, learnt: Parameters<typeof setAddress>[3], then: Partial<Address>][] = [
  ['nothing', nothing, {}],
  ['the same', { pn: '62811', lid: '77001', username: 'ani' }, {}],
  ['the same, proved', { ...nothing, provedAt: day(2) }, { pn_since: day(2) }],
  ['another number', { ...nothing, pn: '62812' }, { pn: '62812', former_pn: '62811', pn_since: null }],
  ['another number, proved', { ...nothing, pn: '62812', provedAt: day(2) }, { pn: '62812', former_pn: '62811', pn_since: day(2) }],
  ['another privacy id', { ...nothing, lid: '77002' }, { lid: '77002', username: null, pn_since: null }],
  [
    'another privacy id with a username',
    { ...nothing, lid: '77002', username: 'sari' },
    { lid: '77002', username: 'sari', pn_since: null },
  ],
  ['another username', { ...nothing, username: 'sari' }, { username: 'sari' }],
];

test.each(learnt)('what is learnt of a person: %s', async (_what, told, then) => {
  const set = { contacts: `pn = '62811', lid = '77001', username = 'ani', former_pn = '62800', pn_since = ${onDay(1)}` };
  const chats = await Crowd.of(sql, botId, {}, { known: set, 'of another bot': { ...set, botId: other } });
  const act = (bot: BotId, name: string): Promise<void> => setAddress(sql, bot, chats.of(name).contactId, told);
  expect(await chats.changedBy(() => act(botId, 'of another bot'))).toEqual([]);
  expect(await chats.changedBy(() => act(botId, 'known'))).toEqual(['known']);
  expect(await contactOf(chats, 'known')).toMatchObject({ ...before, ...then });
});

test('a person is back, and a first number has no former one', async () => {
  const past = { contacts: `pn = NULL, lid = '77001', former_pn = '62800', past_since = ${onDay(1)}` };
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    { past, 'without a number': { contacts: `pn = NULL, lid = '77002'` }, 'without a privacy id': {} },
  );
  const act = async (name: string, told: Parameters<typeof setAddress>[3]): Promise<unknown> => {
    await setAddress(sql, botId, chats.of(name).contactId, told);
    return contactOf(chats, name);
  };
  expect(await act('past', { ...nothing, lid: '77001' })).toMatchObject({ past_since: day(1), pn: null });
  expect(await act('past', { ...nothing, isBack: true })).toMatchObject({ past_since: null, pn: null });
  expect(await act('without a number', { ...nothing, pn: '62813' })).toMatchObject({ pn: '62813', former_pn: null });
  expect(await act('without a privacy id', { ...nothing, username: 'ani' })).toMatchObject({ lid: null, username: null });
});

test('a privacy id is removed from a contact with a number, and a contact from those without messages', async () => {
  const both = { contacts: `lid = '77001', username = 'ani', pn_since = now()` };
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      both,
      'without a number': { contacts: `pn = NULL, lid = '77002'` },
      'of another bot': { botId: other, ...both },
      full: { conversations: `message_count = 1` },
    },
  );
  const all = ['both', 'without a number', 'of another bot'].map((name) => chats.of(name).contactId);
  expect(await chats.changedBy(async () => all.reduce((last, id) => last.then(() => clearLid(sql, botId, id)), Promise.resolve()))).toEqual(
    ['both'],
  );
  expect(await contactOf(chats, 'both')).toMatchObject({ lid: null, username: null, pn_since: null });
  const removed = async (name: string): Promise<boolean> => sql.transaction((tx) => deleteEmpty(tx, botId, chats.of(name).contactId));
  expect([await removed('full'), await removed('of another bot'), await removed('both')]).toEqual([false, false, true]);
  expect((await modules.sql(`SELECT name FROM contacts ORDER BY name`)).map(({ name }) => name)).toEqual([
    'full',
    'of another bot',
    'usual',
    'without a number',
  ]);
});

test('a username belongs to one person of a bot', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      renamed: { contacts: `lid = '77001', username = 'lama'` },
      'held it before': { contacts: `lid = '77002', username = 'baru'` },
      'has it already': { contacts: `lid = '77003', username = 'tetap'` },
      'loses it': { contacts: `lid = '77004', username = 'hilang'` },
      'named by nobody': { contacts: `lid = '77005', username = 'lain'` },
      'takes that of another told': { contacts: `lid = '77006', username = NULL` },
      'of another bot': { botId: other, contacts: `lid = '77001', username = 'baru'` },
    },
  );
  const told = [
    { lid: '77001', username: 'baru' },
    { lid: '77003', username: 'tetap' },
    { lid: '77004', username: null },
    { lid: '77006', username: 'hilang' },
  ];
  let ids: Awaited<ReturnType<typeof setUsernames>> = [];
  const changed = await chats.changedBy(async () => (ids = await setUsernames(sql, botId, told)));
  expect(changed).toEqual(['renamed', 'held it before', 'loses it', 'takes that of another told']);
  expect(chats.names(ids).toSorted()).toEqual(changed.toSorted());
  const rows = await modules.sql(`SELECT name, username FROM contacts WHERE bot_id = $1 AND username IS NOT NULL ORDER BY username`, [
    botId,
  ]);
  expect(rows.map(({ name, username }) => [name, username])).toEqual([
    ['renamed', 'baru'],
    ['takes that of another told', 'hilang'],
    ['named by nobody', 'lain'],
    ['has it already', 'tetap'],
  ]);
});

type Names = readonly [name: string, isBooked: boolean, own: string];
const named: readonly [before: Names, told: readonly [book: string, own: string], then: Names][] = [
  [
    ['', false, ''],
    ['', 'Ani'],
    ['Ani', false, 'Ani'],
  ],
  [
    ['', false, ''],
    ['Bu Ani', ''],
    ['Bu Ani', true, ''],
  ],
  [
    ['Ani', false, 'Ani'],
    ['Bu Ani', ''],
    ['Bu Ani', true, 'Ani'],
  ],
  [
    ['Ani', false, 'Ani'],
    ['', 'Anita'],
    ['Anita', false, 'Anita'],
  ],
  [
    ['Bu Ani', true, 'Ani'],
    ['', 'Anita'],
    ['Bu Ani', true, 'Anita'],
  ],
  [
    ['Bu Ani', true, ''],
    ['Bu Anita', 'Anita'],
    ['Bu Anita', true, 'Anita'],
  ],
  [
    ['Ani', false, 'Ani'],
    ['Ani', ''],
    ['Ani', true, 'Ani'],
  ],
  [
    ['Ani', false, ''],
    ['', 'Ani'],
    ['Ani', false, 'Ani'],
  ],
  [
    ['Bu Ani', false, 'Ani'],
    ['', 'Ani'],
    ['Ani', false, 'Ani'],
  ],
  [
    ['', true, ''],
    ['', 'Ani'],
    ['Ani', false, 'Ani'],
  ],
];
const kept: readonly [before: Names, told: readonly [book: string, own: string]][] = [
  [
    ['Bu Ani', true, 'Ani'],
    ['Bu Ani', 'Ani'],
  ],
  [
    ['Bu Ani', true, 'Ani'],
    ['', 'Ani'],
  ],
  [
    ['Ani', false, 'Ani'],
    ['', 'Ani'],
  ],
  [
    ['Ani', false, 'Ani'],
    ['', ''],
  ],
];

test('the address book’s name comes before the chosen one, and what is the same changes nothing', async () => {
  const chats = await Crowd.of(sql, botId, {}, { one: { contacts: `pn = '62811'` } });
  const tell = async ([name, isBooked, own]: Names, [book, chosen]: readonly [string, string]): Promise<unknown> => {
    await modules.sql(`UPDATE contacts SET name = $2, name_is_booked = $3, own_name = $4 WHERE id = $1`, [
      chats.of('one').contactId,
      name,
      isBooked,
      own,
    ]);
    const changed = await chats.changedBy(() => setNames(sql, botId, [{ pn: '62811', lid: null, name: book, ownName: chosen }]));
    const row = await contactOf(chats, 'one');
    return [changed, row['name'], row['name_is_booked'], row['own_name']];
  };
  for (const [had, told, then] of named) expect([had, told, await tell(had, told)]).toEqual([had, told, [['one'], ...then]]);
  for (const [had, told] of kept) expect([had, told, await tell(had, told)]).toEqual([had, told, [[], ...had]]);
});

test('a name reaches the present holder of a number or privacy id, unless the book has it for the past one', async () => {
  const past = (pn: string, name: string): ChatRows => ({
    contacts: `pn = NULL, lid = '7${pn}', former_pn = '${pn}', past_since = now(), name = '${name}'`,
  });
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    {
      'by number': { contacts: `pn = '62811'` },
      'by number and privacy id': { contacts: `pn = '62812', lid = '77012'` },
      'with another privacy id': { contacts: `pn = '62813', lid = '77013'` },
      'by privacy id': { contacts: `pn = NULL, lid = '77014'` },
      'new holder, same name': { contacts: `pn = '62815'` },
      'past holder, same name': past('62815', 'Buku'),
      'new holder, another name': { contacts: `pn = '62816'` },
      'past holder, another name': past('62816', 'Lain'),
      'holder of a number that another had before': { contacts: `pn = '62817'` },
      'had it before, present': { contacts: `former_pn = '62817', name = 'Buku'` },
      'holder after one of another bot': { contacts: `pn = '62818'` },
      'of another bot': { botId: other, ...past('62818', 'Buku') },
      'of another bot with that number': { botId: other, contacts: `pn = '62811', lid = '77014'` },
    },
  );
  const pns = ['62811', '62815', '62816', '62817', '62818'].map((pn) => ({ pn, lid: null, name: 'Buku' }));
  const others = [
    { pn: '62812', lid: '77012', name: 'Buku' },
    { pn: '62813', lid: '77099', name: 'Buku' },
    { pn: null, lid: '77014', name: 'Buku' },
  ];
  let ids: Awaited<ReturnType<typeof setNames>> = [];
  const changed = await chats.changedBy(async () => (ids = await setNames(sql, botId, [...pns, ...others])));
  expect(changed).toEqual([
    'by number',
    'by number and privacy id',
    'by privacy id',
    'new holder, another name',
    'holder of a number that another had before',
    'holder after one of another bot',
  ]);
  expect(chats.names(ids).toSorted()).toEqual(changed.toSorted());
});
