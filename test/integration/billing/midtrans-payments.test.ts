import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { Shop } from '../../support/money-shop.ts';

/* Payment details that only Midtrans reports. */
let app: TestApp;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail,billing' });
  shop = new Shop(app);
});
afterAll(() => app?.close());
afterEach(() => shop.heal());

test('a card is paid by its capture, and not while the bank doubts it', async () => {
  const owner = await app.registerOwner();
  await shop.faults({ challenge: true });
  const orderId = await shop.order(owner, 'ai-1000');
  await shop.at(orderId, 'settle', { paymentType: 'credit_card' });
  await shop.waitForState(orderId, 'pending');
  expect(await shop.package(owner)).toMatchObject({ id: 'ai-trial' });
  await shop.at(orderId, 'approve');
  await shop.waitForState(orderId, 'paid');
});

test.each([
  ['deny', 'failed'],
  ['expire', 'expired'],
] as const)('%s at Midtrans leaves the order %s and the package as it was', async (action, state) => {
  const owner = await app.registerOwner();
  const orderId = await shop.order(owner, 'ai-10000');
  await shop.at(orderId, action);
  await shop.waitForState(orderId, state);
  expect(await shop.package(owner)).toMatchObject({ id: 'ai-trial' });
});

test('a notification that is rightly signed over another amount gives nothing', async () => {
  const owner = await app.registerOwner();
  const orderId = await shop.order(owner, 'ai-unlimited');
  await shop.choose(orderId);
  for (const gross_amount of ['500000.00', '1.00'])
    expect(
      (await shop.deliver(shop.notification({ order_id: orderId, gross_amount }, app.sandbox.addresses.midtransServerKey!))).status,
    ).toBe(200);
  expect(await shop.state(orderId)).toBe('pending');
  const unsigned = { ...shop.notification({ order_id: orderId }, 'SB-Mid-server-guess'), gross_amount: 50_000 };
  expect((await shop.deliver(unsigned)).status).toBe(403);
  expect(await shop.package(owner)).toMatchObject({ id: 'ai-trial' });
});
