import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AccountId, OrderId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import type { PaymentAnswer, PaymentStatus } from '#core/outside/payments/payment.types';
import { type MoneyCore, startMoneyCore } from '../../support/core/money-core.ts';

/* Answers about an order that need a human, that come too late for its account, or whose payment belongs to an account already. */

let core: MoneyCore;

beforeAll(async () => {
  core = await startMoneyCore({ MIDTRANS_SERVER_KEY: 'SB-Mid-server-test', OPERATOR_EMAIL: 'operator@example.com' });
});
afterAll(() => core?.close());

async function order(accountId: AccountId | null, emailCanonical: string | null = null): Promise<OrderId> {
  const id = `WBA-${newId()}` as OrderId; // cast: as the product makes it
  await core.orders.insert(core.database, {
    ...{ id, accountId, purpose: accountId ? 'billing' : 'registration', emailCanonical, packageId: 'ai-1000', amount: 50_000 },
    ...{ createdAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) },
  });
  return id;
}

async function say(id: OrderId, status: PaymentStatus, more: { amountIdr?: number } = {}): Promise<void> {
  const seen = (await core.orders.find(core.database, id))!;
  const answer: PaymentAnswer = {
    ...{ kind: 'payment', orderId: id, paymentId: 'first-way', status, amountIdr: 50_000, currency: 'IDR', method: 'qris' },
    ...{ said: { status, details: '' }, ...more },
  };
  expect(await core.payments.apply(seen, answer, 'status')).toBe(true);
}

const sweepStray = async (id: OrderId): Promise<void> => {
  await core.database.run(`UPDATE orders SET paid_at = now() - interval '1 hour' WHERE id = $1`, [id]);
  await core.reconciler.sweep();
};
const packagesOf = async (accountId: AccountId): Promise<string[]> =>
  (await core.database.rows<{ id: string }>(`SELECT package_id AS id FROM subscriptions WHERE account_id = $1`, [accountId])).map(
    ({ id }) => id,
  );
/** Mails about an order, by what they are for. */
const mailsOf = async (id: OrderId): Promise<string[]> =>
  (await core.database.rows<{ key: string }>(`SELECT dedupe_key AS key FROM mails WHERE dedupe_key LIKE '%' || $1 ORDER BY 1`, [id])).map(
    ({ key }) => key.replace(`:${id}`, ''),
  );

test.each<[string, PaymentStatus, { amountIdr?: number }, { state: string; mails: string[]; packages: string[] }]>([
  [
    'a payment that was partly returned before it was seen',
    'partly_refunded',
    {},
    { state: 'paid', mails: ['operator:partly_refunded', 'receipt'], packages: ['ai-1000'] },
  ],
  ['another amount', 'settled', { amountIdr: 1 }, { state: 'created', mails: ['operator:mismatch'], packages: [] }],
  ['an unknown status', 'unknown', {}, { state: 'created', mails: ['operator:unknown_status'], packages: [] }],
  ['a settled payment', 'settled', {}, { state: 'paid', mails: ['receipt'], packages: ['ai-1000'] }],
])('%s: the operator is told once, and the owner has what was paid', async (_, status, more, expected) => {
  const { accountId } = await core.newOwner();
  const id = await order(accountId);
  await say(id, status, more);
  await say(id, status, more);
  const stored = await core.orders.find(core.database, id);
  expect({ state: stored?.state, mails: await mailsOf(id), packages: await packagesOf(accountId) }).toEqual(expected);
  expect([stored?.transactionId, stored?.paymentType]).toEqual(expected.state === 'paid' ? ['first-way', 'qris'] : [null, null]);
});

test('a payment that is returned after its account is gone is noted, and takes nothing from others', async () => {
  const [gone, other] = [await core.newOwner(), await core.newOwner()];
  const [id, theirs] = [await order(gone.accountId), await order(other.accountId)];
  await say(id, 'settled');
  await say(theirs, 'settled');
  await core.database.run(`DELETE FROM members WHERE account_id = $1`, [gone.accountId]);
  await say(id, 'refunded');
  expect((await core.orders.find(core.database, id))?.state).toBe('refunded');
  expect(await packagesOf(other.accountId)).toEqual(['ai-1000']);
});

test('a paid registration goes to no account that has not confirmed its address, and to none without an owner', async () => {
  const open = await core.newOwner();
  await core.database.run(`UPDATE users SET email_verified_at = NULL WHERE id = $1`, [open.personId]);
  const id = await order(null, open.email);
  await say(id, 'settled');
  expect(await mailsOf(id)).toEqual(['receipt']);
  await sweepStray(id);
  expect(await packagesOf(open.accountId)).toEqual([]);

  await core.database.run(`UPDATE users SET email_verified_at = now() WHERE id = $1`, [open.personId]);
  await core.database.run(`UPDATE members SET role = 'agent' WHERE person_id = $1`, [open.personId]);
  await sweepStray(id);
  expect(await packagesOf(open.accountId)).toEqual([]);

  await core.database.run(`UPDATE members SET role = 'owner' WHERE person_id = $1`, [open.personId]);
  await sweepStray(id);
  await sweepStray(id);
  expect(await packagesOf(open.accountId)).toEqual(['ai-1000']);
  expect((await core.orders.find(core.database, id))?.accountId).toBe(open.accountId);
});
