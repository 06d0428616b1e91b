import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Provider, Shop } from '../../support/money-shop.ts';
import { waitFor } from '../../support/wait-for.ts';

describe.each<Provider>(['midtrans', 'xendit'])('notifications of %s', (provider) => {
  let app: TestApp;
  let shop: Shop;

  beforeAll(async () => {
    app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail,billing', env: { PAYMENT_PROVIDER: provider } });
    shop = new Shop(app, provider);
  });
  afterAll(() => app?.close());
  afterEach(() => shop.heal());
  /** A starting worker sweeps at once. */
  const sweep = (): Promise<void> => app.workers[0]!.restart();

  test('repeated and in the wrong order give one package', async () => {
    const owner = await app.registerOwner();
    await shop.faults({ duplicate: 4, reorder: true });
    const orderId = await shop.order(owner, 'ai-1000');
    await shop.at(orderId, 'choose');
    await shop.at(orderId, 'settle');
    // Xendit reports a payment once, and the callback that was held back is sent after the next one.
    if (provider === 'xendit') await shop.at(orderId, 'notify');
    await waitFor(async () => (await shop.answers(orderId)).length === 10, { what: 'all notifications answered' });
    expect(new Set(await shop.answers(orderId))).toEqual(new Set([200]));
    expect(await shop.package(owner)).toMatchObject({ id: 'ai-1000', left: 1_030 });
  });

  test('of another maker are refused and change nothing', async () => {
    const owner = await app.registerOwner();
    const orderId = await shop.order(owner, 'ai-1000');
    await shop.at(orderId, 'choose');
    expect((await shop.claimSettled(orderId, 'stranger')).status).toBe(403);
    for (const body of [{}, [], 'PAID', null, { external_id: orderId, status: 'PAID' }])
      expect((await shop.deliver(body)).status).toBe(403);
    expect(await shop.state(orderId)).not.toBe('paid');
  });

  test('of the provider but untrue give nothing: only the status API is believed', async () => {
    const owner = await app.registerOwner();
    const orderId = await shop.order(owner, 'ai-1000');
    await shop.choose(orderId);
    expect((await shop.claimSettled(orderId)).status).toBe(200);
    expect(await shop.state(orderId)).toBe(shop.chosenState);
    expect(await shop.package(owner)).toMatchObject({ id: 'ai-trial' });
  });

  test('of an unknown order are accepted, so that they are not repeated', async () => {
    expect(await shop.claimSettled('INV-unknown')).toEqual({ status: 200, body: { ok: true } });
  });

  test('that could not be checked are delivered again', async () => {
    const owner = await app.registerOwner();
    const orderId = await shop.order(owner, 'ai-1000');
    await shop.choose(orderId);
    await shop.faults({ apiErrors: 3, apiStatus: 503, retrySpeed: 100_000 });
    await shop.at(orderId, 'settle');
    await shop.waitForState(orderId, 'paid');
    expect(await shop.answers(orderId)).toContain(503);
    expect(await shop.package(owner)).toMatchObject({ id: 'ai-1000', left: 1_030 });
  });

  test('that never come lose no money: the order page asks, and so does the sweep', async () => {
    const owner = await app.registerOwner();
    await shop.faults({ drop: 4 });
    const [asked, swept] = [await shop.order(owner, 'ai-1000'), await shop.order(owner, 'ai-3000')];
    for (const orderId of [asked, swept]) await shop.at(orderId, 'settle');
    expect((await owner.api.get(`/billing/orders/${asked}`)).body).toMatchObject({ orderId: asked, state: 'paid' });
    expect(await shop.state(swept)).toBe('created');
    await app.sql(`UPDATE orders SET created_at = now() - interval '5 minutes' WHERE id = $1`, [swept]);
    await sweep();
    await shop.waitForState(swept, 'paid');
    expect(await shop.package(owner)).toMatchObject({ id: 'ai-3000', left: 4_030 });
  });
});
