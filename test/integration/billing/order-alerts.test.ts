import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { AccountId, OrderId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { JobQueue } from '#core/platform/queue/job-queue';
import type { PaymentAnswer, PaymentStatus } from '#core/outside/payments/payment.types';
import { type MoneyCore, startMoneyCore } from '../../support/core/money-core.ts';
import { waitFor } from '../../support/wait-for.ts';

/* Answers about an order that need a human, that come too late for its account, or whose payment belongs to an account already. */

let core: MoneyCore;
/** Midtrans: it knows only payments that are settled. */
let provider: Server;
let asked: string[] = [];
const settled = new Set<string>();

beforeAll(async () => {
  provider = createServer((request, response) => {
    const [, id = ''] = /^\/v2\/([^/]+)\/status/.exec(request.url ?? '') ?? [];
    asked.push(id);
    const payment = { order_id: id, transaction_id: 't', transaction_status: 'settlement', status_code: '200', gross_amount: '50000.00' };
    response.end(JSON.stringify(settled.has(id) ? payment : { status_code: '404', status_message: 'not found' }));
  });
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const MIDTRANS_API_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  core = await startMoneyCore({ MIDTRANS_SERVER_KEY: 'SB-Mid-server-test', OPERATOR_EMAIL: 'operator@example.com', MIDTRANS_API_URL });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await core?.close();
  provider?.closeAllConnections();
  provider?.close();
});

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

test.each([
  ['never', 'created', null, true],
  ['three seconds ago', 'pending', '3 seconds', true],
  ['a second ago', 'created', '1 second', false],
  ['three seconds ago and is paid', 'paid', '3 seconds', false],
  ['three seconds ago and has expired', 'expired', '3 seconds', false],
])('the page of an order that was asked about %s (%s) asks its provider again: %s', async (_when, state, age, isAsked) => {
  const { accountId } = await core.newOwner();
  const id = await order(accountId);
  await core.database.run(
    `UPDATE orders SET state = $2, checked_at = now() - $3::interval, paid_at = CASE WHEN $2 = 'paid' THEN now() END WHERE id = $1`,
    [id, state, age],
  );
  expect(await core.billing.order(accountId, id)).toMatchObject({ orderId: id, state });
  expect(asked).toEqual(isAsked ? [id] : []);
});

test('an order is shown to its owner alone, and its state to the buyer who registers', async () => {
  const [{ accountId }, other] = [await core.newOwner(), await core.newOwner()];
  const [own, registering] = [await order(accountId), await order(null, 'sari@gmail.com')];
  for (const read of [() => core.billing.order(other.accountId, own), () => core.billing.registrationState(own)])
    await expect(read()).rejects.toMatchObject({ code: 'order_not_found' });
  expect(await core.billing.registrationState(registering)).toBe('created');
  expect(asked).toEqual([registering]);
});

test('before a registration, the provider is asked about the orders of its address until one is paid', async () => {
  const email = `${newId()}@gmail.com`;
  const ids: OrderId[] = [];
  for (const minutes of [3, 2, 1]) {
    const id = await order(null, email);
    await core.database.run(`UPDATE orders SET snap_token = 'x', created_at = now() - $2 * interval '1 minute' WHERE id = $1`, [
      id,
      minutes,
    ]);
    ids.unshift(id);
  }
  await core.billing.refreshPaidRegistration(email, 'ai-3000');
  expect(asked).toEqual([]);
  settled.add(ids[1]!);
  await core.billing.refreshPaidRegistration(email, 'ai-1000');
  expect(asked).toEqual(ids.slice(0, 2));
  expect((await core.orders.find(core.database, ids[1]!))?.state).toBe('paid');
});

test('the open orders of a deleted account are to be closed at once, and no others', async () => {
  const [{ accountId }, other] = [await core.newOwner(), await core.newOwner()];
  const [open, paid] = [await order(accountId), await order(accountId)];
  await order(other.accountId);
  await say(paid, 'settled');
  const jobs = () => core.app.get(JobQueue).queue('billing').getJobs(['waiting', 'delayed', 'prioritized']);
  await core.database.transaction(async (tx) => {
    await core.billing.revokeOrders(tx, accountId);
    expect(await jobs()).toEqual([]);
  });
  await waitFor(async () => (await jobs()).length > 0, { what: 'the job' });
  expect((await jobs()).map(({ data, opts }) => [data.orderId, opts.delay ?? 0])).toEqual([[open, 0]]);
});

test('an answer that says nothing new is not noted', async () => {
  const { accountId } = await core.newOwner();
  const id = await order(accountId);
  const noted = async () =>
    (await core.database.rows<{ outcome: string }>(`SELECT outcome FROM order_events WHERE order_id = $1 ORDER BY 1`, [id])).map(
      ({ outcome }) => outcome,
    );
  await say(id, 'pending');
  const first = await noted();
  expect(first).toHaveLength(1);
  await say(id, 'pending');
  expect(await noted()).toEqual(first);
  await say(id, 'settled');
  const paid = await noted();
  expect(paid).toHaveLength(2);
  for (const status of ['settled', 'pending'] as const) await say(id, status);
  expect(await noted()).toEqual(paid);
});
