import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import {
  begin,
  endExport,
  eraseExport,
  fail,
  findBuilding,
  findExport,
  findFiles,
  findOpened,
  findOver,
  finish,
  lockExport,
  openExport,
  restart,
  type ExportState,
} from '#core/features/membership/exports/account-exports.statements';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { day } from '../../support/core/merged.ts';

/* Exports in each state. Each statement must change or find only the expected ones. */

let modules: TestModules;
let sql: Database;
const states: readonly ExportState[] = ['building', 'ready', 'opened', 'over', 'failed'];
let shops: Readonly<Record<ExportState, Shop>>;
let other: Shop;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
});
afterAll(async () => {
  await modules?.close();
});

const ids: Record<string, string> = {};
const files: Record<string, string> = {};

/** Creates one account with an export in each state, and one account with an export that is being built. */
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  const made: [ExportState, Shop][] = [];
  for (const state of states) made.push([state, await makeOwner(modules)]);
  shops = Object.fromEntries(made) as Record<ExportState, Shop>;
  other = await makeOwner(modules);
  for (const [name, { accountId, personId }] of [...made, ['other', other] as const]) {
    ids[name] = newId();
    files[name] = newId();
    await modules.sql(
      `INSERT INTO account_exports (account_id, id, person_id, state, asked_at, ready_at, file_id, bytes, token_hash, ticket_hash, ticket_until)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 12, 'token', 'ticket', $8)`,
      [accountId, ids[name], personId, name === 'other' ? 'building' : name, day(1), day(2), files[name], day(3)],
    );
  }
});

async function changed(act: (state: ExportState) => Promise<unknown>): Promise<[ExportState, unknown][]> {
  const rows = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await modules.sql(`SELECT account_id, to_jsonb(e)::text AS text FROM account_exports e`)).map((row) => [row.account_id, row.text]),
    );
  const found: [ExportState, unknown][] = [];
  for (const state of states) {
    const before = await rows();
    const result = await act(state);
    const after = await rows();
    const accounts = Object.keys(before).filter((id) => before[id] !== after[id]);
    expect(accounts.filter((id) => id !== shops[state].accountId)).toEqual([]);
    found.push([state, accounts.length > 0 ? 'changed' : 'kept']);
    if (typeof result === 'boolean') expect([state, result]).toEqual([state, accounts.length > 0]);
  }
  return found;
}
const only = (...wanted: ExportState[]): [ExportState, string][] =>
  states.map((state) => [state, wanted.includes(state) ? 'changed' : 'kept']);
const row = async ({ accountId }: Shop): Promise<Record<string, unknown>> =>
  (await modules.sql(`SELECT * FROM account_exports WHERE account_id = $1`, [accountId]))[0]!;

test('a new export replaces any that is not being built, with all that belonged to it', async () => {
  const id = newId();
  const start = (state: ExportState): Promise<boolean> =>
    sql.transaction((tx) => begin(tx, shops[state].accountId, { id, personId: other.personId, now: day(9) }));
  expect(await changed(start)).toEqual(only('ready', 'opened', 'over', 'failed'));
  const { account_id: accountId, ...rest } = await row(shops.opened);
  expect(rest).toEqual({
    ...{ id, person_id: other.personId, state: 'building', asked_at: day(9), ready_at: null, file_id: null, bytes: null },
    ...{ token_hash: null, ticket_hash: null, ticket_until: null },
  });
  // cast: the statement is the same outside of a transaction
  await eraseExport(sql as never, shops.ready.accountId);
  expect((await modules.sql(`SELECT count(*)::int AS n FROM account_exports`))[0]!['n']).toBe(5);
  expect(await sql.transaction((tx) => begin(tx, shops.ready.accountId, { id, personId: shops.ready.personId, now: day(9) }))).toBe(true);
  expect(await row(shops.ready)).toMatchObject({ id, person_id: shops.ready.personId, state: 'building', asked_at: day(9) });
  expect(accountId).toBe(shops.opened.accountId);
});

test('an export that is being built can be begun again, finished and fail, and no other', async () => {
  const finished = { fileId: newId(), bytes: 99, tokenHash: Buffer.from('new'), now: day(9) };
  const end = (state: ExportState, id: string): Promise<boolean> =>
    sql.transaction((tx) => finish(tx, shops[state].accountId, { id, ...finished }));
  const abort = (state: ExportState, id: string): Promise<boolean> => sql.transaction((tx) => fail(tx, shops[state].accountId, id));
  expect(await changed((state) => end(state, newId()))).toEqual(only());
  expect(await changed((state) => abort(state, newId()))).toEqual(only());
  expect(await changed((state) => sql.transaction((tx) => restart(tx, shops[state].accountId, newId())))).toEqual(only('building'));
  const again = String((await row(shops.building))['id']);
  expect(again).not.toBe(ids['building']);
  expect(await end('building', ids['building']!)).toBe(false);
  expect(await changed((state) => end(state, state === 'building' ? again : ids[state]!))).toEqual(only('building'));
  expect(await row(shops.building)).toMatchObject({
    state: 'ready',
    file_id: finished.fileId,
    bytes: '99',
    token_hash: finished.tokenHash,
    ready_at: day(9),
  });
  await modules.sql(`UPDATE account_exports SET state = 'building' WHERE account_id = $1`, [shops.building.accountId]);
  expect(await changed((state) => abort(state, state === 'building' ? again : ids[state]!))).toEqual(only('building'));
  expect(await row(shops.building)).toMatchObject({ state: 'failed' });
});

test('a finished export is opened once, by its person, with its secret and in time', async () => {
  const opening = {
    tokenHash: Buffer.from('token'),
    ticketHash: Buffer.from('mine'),
    until: day(8),
    readyAfter: new Date(day(2).getTime() - 1),
  };
  type Opening = Parameters<typeof openExport>[2];
  const open = (state: ExportState, more: Partial<Opening> = {}): Promise<boolean> =>
    openExport(sql, shops[state].accountId, { ...opening, personId: shops[state].personId, ...more });
  expect(await changed((state) => open(state, { personId: other.personId }))).toEqual(only());
  expect(await changed((state) => open(state, { tokenHash: Buffer.from('ticket') }))).toEqual(only());
  expect(await changed((state) => open(state, { readyAfter: day(2) }))).toEqual(only());
  expect(await changed(open)).toEqual(only('ready'));
  expect(await row(shops.ready)).toMatchObject({
    state: 'opened',
    token_hash: null,
    ticket_hash: opening.ticketHash,
    ticket_until: day(8),
  });

  const found = async (ticket: string, now: Date): Promise<string[]> => {
    const rows = await Promise.all(states.map((state) => findOpened(sql, shops[state].accountId, Buffer.from(ticket), now)));
    return rows.flatMap((one) => (one ? [states.find((state) => ids[state] === one.id)!] : []));
  };
  expect([await found('ticket', new Date(day(3).getTime() - 1)), await found('mine', day(2)), await found('token', day(2))]).toEqual([
    ['opened'],
    ['ready'],
    [],
  ]);
  expect(await found('ticket', day(3))).toEqual([]);
});

test('an export ends with its secrets and its file', async () => {
  expect(await changed((state) => endExport(sql, shops[state].accountId, newId()))).toEqual(only());
  expect(await changed((state) => endExport(sql, shops[state].accountId, ids[state]!))).toEqual(only('ready', 'opened'));
  for (const shop of [shops.ready, shops.opened])
    expect(await row(shop)).toMatchObject({ state: 'over', token_hash: null, ticket_hash: null, ticket_until: null, file_id: null });
});

test('exports are found by account, those that are built too long or over by their times', async () => {
  for (const state of states) {
    const { accountId, personId } = shops[state];
    const wanted = { id: ids[state], accountId, personId, state, askedAt: day(1), readyAt: day(2), fileId: files[state], bytes: 12 };
    expect(await findExport(sql, accountId)).toEqual(wanted);
    expect(await sql.transaction((tx) => lockExport(tx, accountId))).toEqual(wanted);
    expect(await findFiles(sql, accountId, [files[state]!, files['other']!])).toEqual(new Set([files[state]]));
    expect(await findFiles(sql, accountId, [files['other']!])).toEqual(new Set());
  }
  await modules.sql(`UPDATE account_exports SET asked_at = $2 WHERE account_id = $1`, [other.accountId, new Date(day(1).getTime() - 1)]);
  const building = async (before: Date, limit = 9): Promise<unknown> =>
    (await findBuilding(sql, before, limit)).map(({ accountId }) => accountId);
  expect(await building(day(2))).toEqual([other.accountId, shops.building.accountId]);
  expect([await building(day(1)), await building(day(2), 1)]).toEqual([[other.accountId], [other.accountId]]);

  await modules.sql(`UPDATE account_exports SET ready_at = $2 WHERE account_id = $1`, [shops.opened.accountId, day(1)]);
  const over = async (readyBefore: Date, now: Date, limit = 9): Promise<ExportState[]> =>
    (await findOver(sql, readyBefore, now, limit)).map(({ state }) => state);
  const after = (date: number): Date => new Date(day(date).getTime() + 1);
  expect([await over(day(2), day(3)), await over(after(2), day(3)), await over(day(2), after(3))]).toEqual([[], ['ready'], ['opened']]);
  expect([await over(after(2), after(3)), await over(after(2), after(3), 1)]).toEqual([['opened', 'ready'], ['opened']]);
});
