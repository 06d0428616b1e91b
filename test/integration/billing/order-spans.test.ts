import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderId } from '#contracts/values/ids';
import { findDueForCheck, findUntoldPurchases } from '#core/features/billing/orders-due.statements';
import { newId } from '#core/platform/crypto/ids';
import { startMoneyCore, type MoneyCore } from '../../support/core/money-core.ts';

/* How long the status of an order is queried: just within each period, and just beyond it. */

let core: MoneyCore;

beforeAll(async () => {
  core = await startMoneyCore();
});
afterAll(() => core?.close());

interface Ages {
  readonly state: string;
  readonly created: string;
  readonly expired: string;
  readonly paid?: string;
  readonly checked?: string;
}

/** An order whose times are that long ago. */
async function orderOf({ state, created, expired, paid, checked }: Ages): Promise<OrderId> {
  const id = newId<OrderId>();
  await core.database.run(
    `INSERT INTO orders (id, purpose, package_id, amount, state, created_at, expires_at, paid_at, checked_at)
     VALUES ($1, 'billing', 'ai-1000', 50000, $2, now() - $3::interval, now() - $4::interval, now() - $5::interval, now() - $6::interval)`,
    [id, state, created, expired, paid ?? null, checked ?? null],
  );
  return id;
}

async function isDue(id: OrderId): Promise<boolean> {
  const rows = await findDueForCheck(core.database, core.clock.now(), { not: [], of: ['midtrans'], limit: 1_000 });
  return rows.some((one) => one.id === id);
}

const [oldest, tooOld] = ['49 days 23 hours', '50 days 1 hour'];

test.each<[string, Ages, boolean]>([
  ['open and young', { state: 'pending', created: '90 seconds', expired: '-1 day' }, true],
  ['open and younger than a minute', { state: 'pending', created: '30 seconds', expired: '-1 day' }, false],
  ['open and old', { state: 'pending', created: oldest, expired: '-1 day' }, true],
  ['open and too old', { state: 'pending', created: tooOld, expired: '-1 day' }, false],
  ['open for long and asked about an hour ago', { state: 'pending', created: '2 days', expired: '-1 day', checked: '61 minutes' }, true],
  ['open for long and asked about just now', { state: 'pending', created: '2 days', expired: '-1 day', checked: '59 minutes' }, false],
  [
    'paid, asked about half an hour ago',
    { state: 'paid', created: '1 hour', expired: '1 hour', paid: '40 minutes', checked: '31 minutes' },
    true,
  ],
  ['paid, asked about since', { state: 'paid', created: '1 hour', expired: '1 hour', paid: '40 minutes', checked: '29 minutes' }, false],
  ['paid, within the time for a refund', { state: 'paid', created: '46 days', expired: '45 days', paid: '44 days 23 hours' }, true],
  ['paid, after the time for a refund', { state: 'paid', created: '46 days', expired: '46 days', paid: '45 days 1 hour' }, false],
  ['expired, within the time for a late payment', { state: 'expired', created: '3 days', expired: '47 hours' }, true],
  ['expired, after the time for a late payment', { state: 'expired', created: '3 days', expired: '49 hours' }, false],
])('whether an order is due that is %s', async (_words, ages, isExpected) => {
  expect(await isDue(await orderOf(ages))).toBe(isExpected);
});

test.each([
  ['143 hours', true],
  ['145 hours', false],
])('a purchase of %s ago is still reported to Meta: %s', async (paid, isReported) => {
  const id = await orderOf({ state: 'paid', created: '7 days', expired: '7 days', paid });
  expect((await findUntoldPurchases(core.database, core.clock.now(), 1_000)).includes(id)).toBe(isReported);
});
