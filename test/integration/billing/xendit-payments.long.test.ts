import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { expectOk } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { Shop } from '../../support/money-shop.ts';
import { waitFor } from '../../support/wait-for.ts';

/* Behaviour specific to Xendit, and two providers at the same time. */
const operator = 'operator@example.test';
let app: TestApp;
let shop: Shop;
let midtrans: Shop;

beforeAll(async () => {
  const env = { PAYMENT_PROVIDER: 'xendit', OPERATOR_EMAIL: operator };
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail,billing', env });
  shop = new Shop(app, 'xendit');
  midtrans = new Shop(app, 'midtrans');
});
afterAll(() => app?.close());
afterEach(() => Promise.all([shop.heal(), midtrans.heal()]));
const sweep = (): Promise<void> => app.workers[0]!.restart();
const callsOf = async (name: string): Promise<number> =>
  (await app.sandbox.call<Record<string, number>>('GET', '/xendit/calls'))[name] ?? 0;

test('the token is the link of the payment page, for owners and for registrations', async () => {
  const owner = await app.registerOwner();
  const { token } = await expectOk(owner.api.post<{ token: string }>('/billing/create-transaction', { packageId: 'ai-1000' }));
  const made = await expectOk(
    app.api().post<{ token: string; orderId: string }>('/auth/midtrans/register-token', {
      name: 'Putri',
      email: `putri${Date.now()}@gmail.com`,
      packageId: 'ai-1000',
    }),
  );
  for (const link of [token, made.token]) expect((await fetch(link)).status).toBe(200);
  expect((await app.api().get('/public-config')).body).toMatchObject({ midtrans: null });
  const state = async () => (await app.api().get(`/auth/registration-orders/${made.orderId}`)).body;
  expect(await state()).toEqual({ state: 'created' });
  await shop.faults({ drop: 1 });
  await shop.at(made.orderId, 'settle');
  await app.sql(`UPDATE orders SET checked_at = NULL WHERE id = $1`, [made.orderId]);
  expect(await state()).toEqual({ state: 'paid' });
});

test('visitors get no state of an owner’s order, nor of an unknown one', async () => {
  const owner = await app.registerOwner();
  const orderId = await shop.order(owner, 'ai-1000');
  for (const id of [orderId, 'WBA-nobody']) expect((await app.api().get(`/auth/registration-orders/${id}`)).status).toBe(404);
});

test('a flood of callbacks about one order is answered, gives one package and asks Xendit a few times only', async () => {
  const owner = await app.registerOwner();
  const orderId = await shop.order(owner, 'ai-1000');
  const before = await callsOf('read');
  const flood = 300;
  await shop.faults({ duplicate: flood - 1, apiDelayMs: 20 });
  await shop.at(orderId, 'settle');
  await waitFor(async () => (await shop.answers(orderId)).length >= flood, { what: 'all callbacks answered' });
  expect(new Set(await shop.answers(orderId))).toEqual(new Set([200]));
  expect(await shop.package(owner)).toMatchObject({ id: 'ai-1000', left: 1_030 });
  // The burst of callbacks lasts as long as several answers of Xendit. Each answer is shared by all callbacks that wait
  // for it.
  expect((await callsOf('read')) - before).toBeLessThan(flood / 4);
});

test('forged callbacks ask Xendit nothing', async () => {
  const owner = await app.registerOwner();
  const orderId = await shop.order(owner, 'ai-1000');
  const before = await callsOf('read');
  await shop.faults({ wrongToken: 1, retrySpeed: 1 });
  await shop.at(orderId, 'settle');
  await waitFor(async () => (await shop.answers(orderId)).length === 1, { what: 'the forged callback answered' });
  expect([await shop.answers(orderId), await shop.state(orderId)]).toEqual([[403], 'created']);
  expect(await callsOf('read')).toBe(before);
});

test('a payment of another amount activates nothing and is reported to the operator', async () => {
  const owner = await app.registerOwner();
  const orderId = await shop.order(owner, 'ai-unlimited');
  await shop.faults({ wrongAmount: 1 });
  await shop.at(orderId, 'settle');
  const { text } = await app.sandbox.mails.waitFor(operator, { matches: (mail) => mail.text.includes(orderId) });
  expect(text).toContain('dashboard.xendit.co');
  expect(text).not.toMatch(/midtrans/i);
  expect(await shop.package(owner)).toMatchObject({ id: 'ai-trial' });
});

test('money that comes after the end of the invoice still buys the package', async () => {
  const owner = await app.registerOwner();
  const orderId = await shop.order(owner, 'ai-1000');
  await shop.at(orderId, 'expire');
  await shop.waitForState(orderId, 'expired');
  await shop.at(orderId, 'settle');
  await shop.waitForState(orderId, 'paid');
  expect(await shop.package(owner)).toMatchObject({ id: 'ai-1000', left: 1_030 });
});

test('orders of the provider before are asked about at that one, and its notifications are still taken', async () => {
  const owner = await app.registerOwner();
  const other = await app.startServer({ PAYMENT_PROVIDER: 'midtrans' });
  const open = async (api: typeof owner.api) =>
    expectOk(api.post<{ token: string; orderId: string }>('/billing/create-transaction', { packageId: 'ai-1000' }));
  const [noticed, swept, fresh] = [
    await open(owner.api.at(other.url)),
    (await open((await app.registerOwner()).api.at(other.url))).orderId,
    await open(owner.api),
  ];
  // The checkout of the selected provider is offered, not the one that is still open at the other provider.
  expect(noticed.token).not.toMatch(/^http/);
  expect(fresh.token).toMatch(/^http/);
  const notice = async (orderId: string) => {
    await midtrans.at(orderId, 'settle');
    return midtrans.claimSettled(orderId);
  };
  await midtrans.faults({ drop: 10 });
  expect((await notice(noticed.orderId)).status).toBe(200);
  await midtrans.waitForState(noticed.orderId, 'paid');
  // An outage of Xendit does not affect Midtrans payments.
  await shop.faults({ apiErrors: 100_000, apiStatus: 503 });
  await midtrans.at(swept, 'settle');
  await app.sql(`UPDATE orders SET created_at = created_at - interval '5 minutes' WHERE id = ANY($1)`, [[swept, fresh.orderId]]);
  await sweep();
  await midtrans.waitForState(swept, 'paid');
  expect(await shop.state(fresh.orderId)).toBe('created');
  const rows = await app.sql(`SELECT provider FROM orders WHERE id = ANY($1) ORDER BY provider`, [[noticed.orderId, swept, fresh.orderId]]);
  expect(rows.map(({ provider }) => provider)).toEqual(['midtrans', 'midtrans', 'xendit']);
});

test('a notification of one provider about an order of the other is ignored', async () => {
  const owner = await app.registerOwner();
  const orderId = await shop.order(owner, 'ai-1000');
  const before = await callsOf('read');
  expect((await midtrans.claimSettled(orderId)).status).toBe(200);
  expect([await callsOf('read'), await shop.state(orderId)]).toEqual([before, 'created']);
});
