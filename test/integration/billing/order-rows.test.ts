import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { AccountId, OrderId } from '#contracts/values/ids';
import { retention } from '#contracts/values/retention';
import { forgetAbandoned, unclaimedAddresses } from '#core/features/billing/orders-due.statements';
import { claimPaid } from '#core/features/billing/orders.statements';
import { newId } from '#core/platform/crypto/ids';
import { startMoneyCore, type MoneyCore } from '../../support/core/money-core.ts';

/* The orders that each statement should match: one row per state and per condition, with similar rows that it must not change. */

let core: MoneyCore;

beforeAll(async () => {
  core = await startMoneyCore();
});
beforeEach(() => core.database.run(`DELETE FROM orders`));
afterAll(() => core?.close());

const states = ['created', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded'] as const;
const email = 'rani@gmail.com';
const hoursAgo = (hours: number): Date => new Date(core.clock.now().getTime() - hours * 3_600_000);

interface Order {
  readonly state?: (typeof states)[number];
  readonly accountId?: AccountId;
  readonly email?: string | null;
  readonly token?: string | null;
  readonly expires?: Date;
  readonly paid?: Date;
  readonly granted?: Date;
}

/** An order of a registration, unless an account owns it. */
async function orderOf(order: Order = {}): Promise<OrderId> {
  const id = newId<OrderId>();
  const { state = 'created', accountId = null, token = 'token', expires = hoursAgo(-5), paid = null, granted = null } = order;
  await core.database.run(
    `INSERT INTO orders (id, purpose, package_id, amount, state, account_id, email_canonical, snap_token, expires_at, paid_at, granted_at)
     VALUES ($1, $2, 'ai-1000', 50000, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[id, accountId ? 'billing' : 'registration', state, accountId],
      ...[order.email === undefined && !accountId ? email : (order.email ?? null), token, expires, paid, granted],
    ],
  );
  return id;
}

test.each(states)('a checkout in the state %s is offered again only while it can be paid', async (state) => {
  const { accountId } = await core.newOwner();
  const id = await orderOf({ state, accountId });
  const range = { provider: 'midtrans', usableUntil: hoursAgo(-1), since: hoursAgo(1) } as const;
  const found = await core.database.transaction((tx) =>
    core.orders.findOpen(tx, { accountId, emailCanonical: email, visitorHash: null }, 'ai-1000', range),
  );
  expect(found?.id ?? null).toBe(state === 'created' || state === 'pending' ? id : null);
});

test.each(states)('an order of a registration in the state %s is claimed only when it is paid', async (state) => {
  const { accountId } = await core.newOwner();
  const id = await orderOf({ state, paid: hoursAgo(1) });
  const claimed = await core.database.transaction((tx) => claimPaid(tx, { accountId, emailCanonical: email, packageId: null }));
  expect(claimed?.id ?? null).toBe(state === 'paid' ? id : null);
});

test('the oldest paid order of an address is claimed first, and none that was claimed, granted or of another address', async () => {
  const { accountId } = await core.newOwner();
  const paid = { state: 'paid' } as const;
  await orderOf({ ...paid, paid: hoursAgo(9), granted: hoursAgo(8) });
  await orderOf({ ...paid, paid: hoursAgo(9), accountId });
  await orderOf({ ...paid, paid: hoursAgo(9), email: 'lain@gmail.com' });
  const [newer, older] = [await orderOf({ ...paid, paid: hoursAgo(1) }), await orderOf({ ...paid, paid: hoursAgo(2) })];
  expect((await unclaimedAddresses(core.database)).toSorted()).toEqual(['lain@gmail.com', email]);
  const claim = () => core.database.transaction((tx) => claimPaid(tx, { accountId, emailCanonical: email, packageId: 'ai-1000' }));
  expect([(await claim())?.id, (await claim())?.id, await claim()]).toEqual([older, newer, null]);
});

test('only the address of a registration that was never paid is forgotten, and only after its days', async () => {
  const { accountId } = await core.newOwner();
  const days = retention.abandonedOrderDays * 24;
  const over = hoursAgo(days + 1);
  const forgotten = await orderOf({ state: 'expired', expires: over });
  const kept = {
    'within its days': await orderOf({ state: 'expired', expires: hoursAgo(days - 1) }),
    'paid and not claimed yet': await orderOf({ state: 'paid', expires: over, paid: over }),
    'of an account': await orderOf({ accountId, email, expires: over }),
  };
  expect(await forgetAbandoned(core.database, core.clock.now())).toBe(1);
  const rows = await core.database.rows<{ id: OrderId }>(`SELECT id FROM orders WHERE email_canonical IS NULL`);
  expect(rows.map(({ id }) => id)).toEqual([forgotten]);
  const tokens = await core.database.rows<{ id: OrderId }>(`SELECT id FROM orders WHERE snap_token IS NOT NULL`);
  expect(new Set(tokens.map(({ id }) => id))).toEqual(new Set(Object.values(kept)));
});
