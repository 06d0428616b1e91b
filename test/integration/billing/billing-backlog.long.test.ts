import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { Sandbox } from '../../support/sandbox.ts';
import { type MoneyCore, startMoneyCore } from '../../support/core/money-core.ts';

let core: MoneyCore;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await Sandbox.start();
  core = await startMoneyCore(sandboxSettings(sandbox.addresses, {}) as Record<string, string>);
});
afterAll(async () => {
  await core.close();
  await sandbox.close();
});

/** Number of concurrent queries of the reconciler, as defined there. */
const askedAtOnce = 16;

/** Orders that were open while none of them was checked. */
async function backlog(count: number): Promise<OrderId[]> {
  const { accountId } = await core.newOwner();
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const ids = Array.from({ length: count }, () => `WBA-${newId()}` as OrderId);
  for (const [index, id] of ids.entries()) {
    await core.orders.insert(core.database, {
      id,
      accountId,
      purpose: 'billing',
      emailCanonical: null,
      packageId: 'ai-1000',
      amount: 50_000,
      createdAt: anHourAgo,
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    if (index % 2 === 0) await core.orders.saveCheckout(core.database, id, { token: `token-${index}`, reference: null });
  }
  return ids;
}

test('one sweep asks about all of a backlog of 1,500 orders, sixteen at once, those whose buyer chose a way to pay first', async () => {
  const ids = await backlog(1_500);
  const chosen = ids.slice(-200);
  await core.database.run(`UPDATE orders SET state = 'pending' WHERE id = ANY($1)`, [chosen]);
  // Answers come only once this many queries are open at the same time. Sequential queries would get none.
  await sandbox.call('POST', '/midtrans/faults', { apiGather: askedAtOnce });
  await core.reconciler.sweep();
  const asked = await Promise.all(ids.map(async (id) => (await core.orders.find(core.database, id))?.checkedAt?.getTime() ?? Infinity));
  expect(asked.filter((at) => at === Infinity)).toEqual([]);
  expect(Math.max(...asked.slice(-200))).toBeLessThanOrEqual(Math.min(...asked.slice(0, -200)));
  expect(await sandbox.call('GET', '/midtrans/faults')).toMatchObject({ apiGather: 0 });
});
