import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { OrderId, PackageId, type AccountId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import {
  findDueForCheck,
  findUntoldPurchases,
  forgetAbandoned,
  forgetRevoked,
  unclaimedAddresses,
} from '#core/features/billing/orders-due.statements';
import { claimPaid, closeUnused, revokeOwned } from '#core/features/billing/orders.statements';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/*
 * One order that a statement should match, and for each condition one order that fails only this condition. The id of
 * each order is its name.
 */

let modules: TestModules;
let sql: Database;
let accountId: AccountId;
let other: AccountId;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
  ({ accountId } = await makeOwner(modules));
  ({ accountId: other } = await makeOwner(modules));
});
afterAll(async () => {
  await modules?.close();
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM order_events`);
  await modules.sql(`DELETE FROM orders`);
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = new Date();
const ago = (ms: number): Date => new Date(now.getTime() - ms);

type Columns = Readonly<Record<string, unknown>>;
async function store(usual: Columns, others: Readonly<Record<string, Columns>>): Promise<void> {
  for (const [name, other] of Object.entries({ usual: {}, ...others })) {
    const row: Record<string, unknown> = {
      id: name,
      purpose: 'billing',
      package_id: 'ai-1000',
      amount: 99_000,
      expires_at: ago(-day),
      ...usual,
      ...other,
    };
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    await modules.sql(`INSERT INTO orders (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`, Object.values(row));
  }
}

/** Names of the orders whose rows the action changes. */
async function changedBy(action: () => Promise<unknown>): Promise<string[]> {
  const read = async (): Promise<Map<string, string>> =>
    new Map((await modules.sql(`SELECT id, to_jsonb(o)::text AS text FROM orders o ORDER BY id`)).map((row) => [row['id'], row['text']]));
  const before = await read();
  await action();
  const after = await read();
  return [...before.keys()].filter((id) => before.get(id) !== after.get(id)).toSorted();
}

const due = async (not: string[] = [], limit = 100): Promise<string[]> =>
  (await findDueForCheck(sql, now, { not: not.map((id) => OrderId.parse(id)), of: ['midtrans'], limit })).map(({ id }) => id);

test('an open order is asked about after a quarter of its age, between a minute and an hour', async () => {
  await store(
    { created_at: ago(40 * minute), checked_at: ago(10 * minute) },
    {
      'asked about since': { checked_at: ago(10 * minute - 1) },
      'asked for already': {},
      'of another provider': { provider: 'xendit' },
      'young, after a minute': { created_at: ago(90_000), checked_at: ago(minute) },
      'young, too soon': { created_at: ago(90_000), checked_at: ago(minute - 1) },
      'never asked': { created_at: ago(minute), checked_at: null },
      'never asked, too soon': { created_at: ago(minute - 1), checked_at: null },
      'old, after an hour': { created_at: ago(2 * day), checked_at: ago(hour) },
      'old, too soon': { created_at: ago(2 * day), checked_at: ago(hour - 1) },
      'too old': { created_at: ago(50 * day), checked_at: ago(2 * day) },
      refunded: { state: 'refunded', paid_at: ago(40 * minute) },
    },
  );
  expect((await due(['asked for already'])).toSorted()).toEqual(['never asked', 'old, after an hour', 'usual', 'young, after a minute']);
});

test('an order that ran out is asked about once more', async () => {
  const young = { created_at: ago(10 * minute), expires_at: ago(71_000) };
  await store(
    { ...young, checked_at: ago(71_000) },
    {
      'right after its end': { checked_at: ago(11_000) },
      'asked after its end': { checked_at: ago(10_999) },
      'too soon after its end': { expires_at: ago(70_000), checked_at: ago(71_000) },
    },
  );
  expect((await due()).toSorted()).toEqual(['right after its end', 'usual']);
});

test('an order of a deleted account is asked about at once, then every minute', async () => {
  await store(
    { created_at: ago(5 * hour), checked_at: ago(minute), revoked_at: ago(hour), state: 'pending' },
    {
      'asked before that': { checked_at: ago(30_000), revoked_at: ago(20_000) },
      'too soon': { checked_at: ago(minute - 1) },
      'at the same time': { checked_at: ago(20_000), revoked_at: ago(20_000) },
      created: { state: 'created' },
    },
  );
  expect((await due()).toSorted()).toEqual(['asked before that', 'created', 'usual']);
});

test('a paid order is asked about for refunds, and a closed one for a late payment', async () => {
  const paid = { state: 'paid', created_at: ago(11 * hour), paid_at: ago(10 * hour), checked_at: ago(5 * hour) };
  const closed = { state: 'expired', paid_at: null, created_at: ago(8 * hour), expires_at: ago(hour), checked_at: ago(2 * hour) };
  await store(paid, {
    'paid, too soon': { checked_at: ago(5 * hour - 1) },
    'just paid': { paid_at: ago(40 * minute), checked_at: ago(30 * minute) },
    'just paid, too soon': { paid_at: ago(40 * minute), checked_at: ago(30 * minute - 1) },
    'paid long ago': { created_at: ago(46 * day), paid_at: ago(45 * day), checked_at: ago(30 * day) },
    'almost as long ago': { created_at: ago(46 * day), paid_at: ago(45 * day - 1), checked_at: ago(30 * day) },
    closed,
    'closed, too soon': { ...closed, checked_at: ago(2 * hour - 1) },
    'young and closed': { ...closed, created_at: ago(2 * hour), checked_at: ago(hour) },
    'young and closed, too soon': { ...closed, created_at: ago(2 * hour), checked_at: ago(hour - 1) },
    'closed and paid': { ...closed, state: 'failed', paid_at: ago(hour) },
    'closed long ago': { ...closed, created_at: ago(3 * day), expires_at: ago(2 * day), checked_at: ago(2 * day) },
    cancelled: { ...closed, state: 'cancelled' },
    refunded: { ...closed, state: 'refunded' },
  });
  // An order that was paid before it was closed does not wait for a payment.
  expect((await due()).toSorted()).toEqual(['almost as long ago', 'cancelled', 'closed', 'just paid', 'usual', 'young and closed']);
});

test('those whose buyer chose how to pay are asked about first, then those with an open popup, then the longest not asked', async () => {
  await store(
    { created_at: ago(5 * hour), checked_at: ago(2 * hour) },
    {
      longer: { checked_at: ago(3 * hour) },
      popup: { snap_token: 't' },
      'closed with a token': { state: 'expired', snap_token: 't', checked_at: ago(4 * hour), expires_at: ago(hour) },
      pending: { state: 'pending' },
    },
  );
  const order = ['pending', 'popup', 'closed with a token', 'longer', 'usual'];
  expect(await due()).toEqual(order);
  expect(await due([], 2)).toEqual(order.slice(0, 2));
});

test('personal data of orders go when nothing needs them any more', async () => {
  await store(
    { revoked_at: ago(hour), snap_token: 't', state: 'expired' },
    {
      'not revoked': { revoked_at: null },
      created: { state: 'created' },
      pending: { state: 'pending' },
      paid: { state: 'paid' },
      'has none': { snap_token: null },
    },
  );
  expect(await changedBy(() => forgetRevoked(sql))).toEqual(['paid', 'usual']);
});

test('the address of an abandoned registration goes some days after it could be paid', async () => {
  await store(
    {
      purpose: 'registration',
      email_canonical: 'sari@contoh.id',
      visitor_hash: Buffer.from('x'),
      snap_token: 't',
      expires_at: ago(7 * day + 1),
    },
    {
      billing: { purpose: 'billing' },
      claimed: { account_id: accountId },
      paid: { paid_at: ago(day) },
      'has none': { email_canonical: null },
      'not long ago': { expires_at: ago(7 * day) },
    },
  );
  expect(await changedBy(() => forgetAbandoned(sql, now))).toEqual(['usual']);
  const [kept] = await modules.sql(`SELECT email_canonical, visitor_hash, snap_token FROM orders WHERE id = 'usual'`);
  expect(kept).toEqual({ email_canonical: null, visitor_hash: null, snap_token: null });
});

const registration = { purpose: 'registration', state: 'paid', email_canonical: 'sari@contoh.id', paid_at: ago(hour) };

test('a paid registration is claimed once, the oldest first, by its address and package', async () => {
  await store(registration, {
    older: { paid_at: ago(2 * hour) },
    another: { package_id: 'ai-3000', paid_at: ago(3 * hour) },
    billing: { purpose: 'billing', paid_at: ago(4 * hour) },
    'not paid': { state: 'refunded', paid_at: ago(4 * hour) },
    claimed: { account_id: other, paid_at: ago(4 * hour) },
    granted: { granted_at: ago(hour), paid_at: ago(4 * hour) },
    'of another address': { email_canonical: 'budi@contoh.id', paid_at: ago(4 * hour) },
  });
  expect((await unclaimedAddresses(sql)).toSorted()).toEqual(['budi@contoh.id', 'sari@contoh.id']);
  const claim = (packageId: PackageId | null): Promise<string | undefined> =>
    sql.transaction(async (tx) => (await claimPaid(tx, { accountId, emailCanonical: 'sari@contoh.id', packageId }))?.id);
  expect(await claim(PackageId.parse('ai-1000'))).toBe('older');
  expect(await claim(null)).toBe('another');
  expect(await claim(null)).toBe('usual');
  expect(await claim(null)).toBeUndefined();
  expect(await unclaimedAddresses(sql)).toEqual(['budi@contoh.id']);
});

test('addresses are unclaimed only while a paid registration has no account', async () => {
  await store(
    { ...registration, email_canonical: null },
    {
      billing: { purpose: 'billing', email_canonical: 'a@contoh.id' },
      open: { state: 'pending', email_canonical: 'b@contoh.id' },
      claimed: { account_id: other, email_canonical: 'c@contoh.id' },
      granted: { granted_at: now, email_canonical: 'd@contoh.id' },
    },
  );
  expect(await unclaimedAddresses(sql)).toEqual([]);
});

test('a purchase is reported once, within six days, the earliest first', async () => {
  await store(
    { state: 'paid', paid_at: ago(hour) },
    {
      earlier: { paid_at: ago(6 * day - 1) },
      'too long ago': { paid_at: ago(6 * day) },
      refunded: { state: 'refunded' },
      reported: {},
      'reported otherwise': { paid_at: ago(2 * hour) },
    },
  );
  for (const [id, status] of [
    ['reported', 'purchase-event'],
    ['reported otherwise', 'settlement'],
  ])
    await modules.sql(
      `INSERT INTO order_events (id, order_id, fingerprint, source, status, outcome) VALUES (gen_random_uuid(), $1, decode(md5($1), 'hex'), 'sweep', $2, 'ok')`,
      [id, status],
    );
  expect(await findUntoldPurchases(sql, now, 10)).toEqual(['earlier', 'reported otherwise', 'usual']);
  expect(await findUntoldPurchases(sql, now, 1)).toEqual(['earlier']);
});

test('the orders of an account lose what is personal, and the open ones are to be withdrawn', async () => {
  await store(
    { account_id: accountId, email_canonical: 'sari@contoh.id', snap_token: 't' },
    { pending: { state: 'pending' }, paid: { state: 'paid' }, 'of another account': { account_id: other } },
  );
  let open: OrderId[] = [];
  const changed = await changedBy(() => sql.transaction(async (tx) => (open = await revokeOwned(tx, accountId, now))));
  expect(changed).toEqual(['paid', 'pending', 'usual']);
  expect(open.toSorted()).toEqual(['pending', 'usual']);
  const rows = await modules.sql(`SELECT id, snap_token AS token, email_canonical AS email FROM orders WHERE account_id = $1 ORDER BY id`, [
    accountId,
  ]);
  expect(rows).toEqual([
    { id: 'paid', token: null, email: null },
    { id: 'pending', token: 't', email: null },
    { id: 'usual', token: 't', email: null },
  ]);
});

test('a checkout is closed unused only as it was read, and before anything was chosen', async () => {
  await store({ snap_token: 't' }, { pending: { state: 'pending' }, second: {} });
  const version = async (id: string): Promise<string> =>
    (await modules.sql(`SELECT xmin::text AS v FROM orders WHERE id = $1`, [id]))[0]!['v'];
  expect(await closeUnused(sql, OrderId.parse('pending'), await version('pending'), now)).toBe(false);
  const before = await version('usual');
  await modules.sql(`UPDATE orders SET amount = amount WHERE id = 'usual'`);
  expect(await closeUnused(sql, OrderId.parse('usual'), before, now)).toBe(false);
  const current = await version('usual');
  expect(await changedBy(async () => expect(await closeUnused(sql, OrderId.parse('usual'), current, now)).toBe(true))).toEqual(['usual']);
});
