import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { expectOk } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { type Provider, Shop } from '../../support/money-shop.ts';

describe.each<Provider>(['midtrans', 'xendit'])('through %s:', (provider) => {
  let app: TestApp;
  let shop: Shop;

  beforeAll(async () => {
    app = await startTestApp({
      serverRoles: 'api',
      workerRoles: 'mail,billing',
      env: { PAYMENT_PROVIDER: provider, META_PIXEL_ID: '1234567890', META_CAPI_TOKEN: 'sandbox-token' },
    });
    shop = new Shop(app, provider);
  });
  afterAll(() => app?.close());
  afterEach(() => shop.heal());

  const freshEmail = (): string => `putri${randomInt(1e9)}@gmail.com`;
  /** A starting worker sweeps at once. */
  const sweep = (): Promise<void> => app.workers[0]!.restart();
  const grants = async (orderId: string): Promise<number> =>
    (await app.sql(`SELECT 1 FROM orders WHERE id = $1 AND granted_at IS NOT NULL`, [orderId])).length;

  describe('buying', () => {
    test('the trial starts at once and only once', async () => {
      const owner = await app.registerOwner();
      expect(await shop.package(owner)).toEqual({ id: 'ai-trial', left: 30, days: 1 });
      await app.sql(`UPDATE subscriptions SET expires_at = now() WHERE account_id = $1`, [owner.userId]);
      const again = await owner.api.post('/billing/create-transaction', { packageId: 'ai-trial' });
      expect([again.status, again.body.error]).toEqual([409, 'Paket Trial hanya dapat digunakan satu kali.']);
      await app.sql(`DELETE FROM trial_claims WHERE account_id = $1`, [owner.userId]);
      const first = await owner.api.post('/billing/create-transaction', { packageId: 'ai-trial' });
      expect([first.status, first.body]).toEqual([200, { token: null, orderId: null, activated: true }]);
    });

    test('the trial is not started on a linked number that has had one', async () => {
      const phone = '6281300004444';
      const choose = async () => {
        const owner = await app.registerOwner();
        await app.sql(`UPDATE subscriptions SET expires_at = now() WHERE account_id = $1`, [owner.userId]);
        await app.sql(`DELETE FROM trial_claims WHERE account_id = $1`, [owner.userId]);
        await app.sql(`INSERT INTO bot_sessions (bot_id, phone) VALUES ($1, $2)`, [owner.userId, phone]);
        return owner.api.post('/billing/create-transaction', { packageId: 'ai-trial' });
      };
      expect((await choose()).status).toBe(200);
      const second = await choose();
      expect([second.status, second.body.error]).toEqual([409, 'Paket Trial hanya dapat digunakan satu kali.']);
    });

    test('a paid package is active once the provider says so; the owner gets a receipt', async () => {
      const owner = await app.registerOwner();
      const { token, orderId, activated } = await expectOk(owner.api.post('/billing/create-transaction', { packageId: 'ai-1000' }));
      expect([typeof token, activated]).toEqual(['string', false]);
      expect(await shop.package(owner)).toMatchObject({ id: 'ai-trial' });
      await shop.choose(orderId);
      await shop.at(orderId, 'settle');
      await shop.waitForState(orderId, 'paid');
      expect(await shop.package(owner)).toMatchObject({ id: 'ai-1000', left: 1_030 });
      expect((await owner.api.get('/billing/orders')).body).toEqual([
        { orderId, packageId: 'ai-1000', amount: 50_000, state: 'paid', createdAt: expect.any(String) },
      ]);
      const receipt = await app.sandbox.mails.waitFor(owner.email, { matches: ({ subject }) => subject.includes('Paket Basic') });
      expect(receipt.text).toContain('Rp\u00a050.000');
      expect(receipt.text).toContain(orderId);
    });

    test('a second click opens the same payment, another package another one', async () => {
      const owner = await app.registerOwner();
      const open = async (packageId: string) =>
        (await expectOk(owner.api.post<{ token: string }>('/billing/create-transaction', { packageId }))).token;
      const token = await open('ai-1000');
      expect(await open('ai-1000')).toBe(token);
      expect(await open('ai-3000')).not.toBe(token);
    });

    test('a payment that is about to expire is not offered again', async () => {
      const owner = await app.registerOwner();
      const orderId = await shop.order(owner, 'ai-1000');
      await app.sql(`UPDATE orders SET expires_at = now() + interval '31 minutes' WHERE id = $1`, [orderId]);
      expect(await shop.order(owner, 'ai-1000')).toBe(orderId);
      await app.sql(`UPDATE orders SET expires_at = now() + interval '29 minutes' WHERE id = $1`, [orderId]);
      expect(await shop.order(owner, 'ai-1000')).not.toBe(orderId);
    });

    test('an order that expires at the provider leaves the package as it was', async () => {
      const owner = await app.registerOwner();
      const orderId = await shop.order(owner, 'ai-10000');
      await shop.at(orderId, 'expire');
      await shop.waitForState(orderId, 'expired');
      expect(await shop.package(owner)).toMatchObject({ id: 'ai-trial' });
    });

    test('an unknown package is refused, a visitor too', async () => {
      const owner = await app.registerOwner();
      expect((await owner.api.post('/billing/create-transaction', { packageId: 'ai-5' })).status).toBe(400);
      for (const path of ['/billing/orders', '/billing/orders/WBA-1', '/analytics/summary'])
        expect((await app.api().get(path)).status).toBe(401);
      expect((await app.api().post('/billing/create-transaction', { packageId: 'ai-1000' })).status).toBe(401);
    });

    test('while the provider is away nothing is sold and the owner gets the reason', async () => {
      const owner = await app.registerOwner();
      await shop.faults({ apiErrors: 1_000, apiStatus: 500 });
      const away = await owner.api.post('/billing/create-transaction', { packageId: 'ai-1000' });
      expect([away.status, away.body.error]).toEqual([503, expect.stringContaining('pembayaran')]);
      await shop.heal();
      expect((await owner.api.post('/billing/create-transaction', { packageId: 'ai-1000' })).status).toBe(200);
    });
  });

  describe('money that goes back', () => {
    test('a refund takes the package back and notifies the owner; used answers stay used', async () => {
      const owner = await app.registerOwner();
      const orderId = await shop.order(owner, 'ai-1000');
      await shop.at(orderId, 'settle');
      await shop.waitForState(orderId, 'paid');
      await app.sql(`UPDATE subscriptions SET replies_left = replies_left - 10 WHERE account_id = $1`, [owner.userId]);
      await shop.at(orderId, 'refund', { amount: 20_000 });
      await waitFor(
        async () => (await app.sql(`SELECT 1 FROM order_events WHERE order_id = $1 AND outcome = 'partly-refunded'`, [orderId])).length > 0,
      );
      expect(await shop.package(owner)).toMatchObject({ id: 'ai-1000' });
      await shop.at(orderId, 'refund');
      await shop.waitForState(orderId, 'refunded');
      expect(await shop.package(owner)).toMatchObject({ id: 'ai-trial', left: 20 });
      await app.sandbox.mails.waitFor(owner.email, { matches: ({ subject }) => subject.includes('dikembalikan') });
      await shop.at(orderId, 'notify');
      await waitFor(async () => (await shop.answers(orderId)).length >= (provider === 'midtrans' ? 7 : 4));
      expect(await shop.state(orderId)).toBe('refunded');
    });
  });

  describe('registering with a paid package', () => {
    const request = (email: string, packageId = 'ai-3000') => ({ fullName: 'Putri Ayu', email, password: 'rahasia-sekali-1', packageId });
    const pay = async (email: string, packageId = 'ai-3000'): Promise<string> => {
      const { orderId } = await expectOk(
        app.api().post<{ orderId: string }>('/auth/midtrans/register-token', { name: 'Putri Ayu', email, packageId }),
      );
      return orderId;
    };
    const prove = async (email: string, nth = 1) => {
      const codes = await waitFor(async () => {
        const sent = (await app.sandbox.mails.to(email)).filter(({ subject }) => subject.includes('verifikasi'));
        return sent.length >= nth && sent;
      });
      await expectOk(app.api().post('/auth/verify-otp', { email, otp: codes[nth - 1]!.code }));
    };
    const packageOfEmail = async (email: string) =>
      (
        await app.sql(`SELECT s.package_id, s.replies_left FROM subscriptions s JOIN users u ON u.id = s.account_id WHERE u.email = $1`, [
          email,
        ])
      )[0];

    test('needs a settled order of that address and package', async () => {
      const email = freshEmail();
      expect((await app.api().post('/auth/register', request(email))).status).toBe(402);
      const orderId = await pay(email);
      await shop.at(orderId, 'choose');
      expect((await app.api().post('/auth/register', request(email))).status).toBe(402);
      await shop.at(orderId, 'settle');
      await shop.waitForState(orderId, 'paid');
      expect((await app.api().post('/auth/register', request(freshEmail()))).status).toBe(402);
      expect((await app.api().post('/auth/register', request(email, 'ai-unlimited'))).status).toBe(402);
      await expectOk(app.api().post('/auth/register', request(email)));
      expect(await grants(orderId)).toBe(0); // granted only after the address is verified
      await prove(email);
      expect(await packageOfEmail(email)).toEqual({ package_id: 'ai-3000', replies_left: 3_000 });
      expect(await grants(orderId)).toBe(1);
    });

    test('gives an address its own payment, not one that another address made before', async () => {
      const [earlier, email] = [freshEmail(), freshEmail()];
      const orders: string[] = [];
      for (const buyer of [earlier, email]) {
        const orderId = await pay(buyer);
        await shop.at(orderId, 'settle');
        await shop.waitForState(orderId, 'paid');
        orders.push(orderId);
      }
      await expectOk(app.api().post('/auth/register', request(email)));
      await prove(email);
      expect(await Promise.all(orders.map(grants))).toEqual([0, 1]);
    });

    test('asks the provider on the spot when the notification has not come', async () => {
      const email = freshEmail();
      const orderId = await pay(email);
      await shop.faults({ drop: 2 });
      await shop.at(orderId, 'settle');
      await expectOk(app.api().post('/auth/register', { ...request(email), orderId }));
      await prove(email);
      expect(await packageOfEmail(email)).toMatchObject({ package_id: 'ai-3000' });
    });

    test('is kept when the browser was closed, in any spelling of the address, and confirmed by mail', async () => {
      const email = freshEmail();
      const orderId = await pay(email);
      await shop.at(orderId, 'settle');
      await shop.waitForState(orderId, 'paid');
      const mail = await app.sandbox.mails.waitFor(email, { matches: ({ subject }) => subject.includes('Paket Standard') });
      expect(mail.text).toContain(`/register?packageId=ai-3000&order=${orderId}`);
      const spelled = email.replace('putri', 'Pu.tri').replace('@', '+toko@');
      await expectOk(app.api().post('/auth/register', request(spelled)));
      // A visitor who left the page before typing the code registers again, but does not pay again.
      await app.sql(`UPDATE otp_codes SET sent_at = sent_at - interval '61 seconds'`);
      await expectOk(app.api().post('/auth/register', request(spelled)));
      await prove(spelled.toLowerCase(), 2);
      expect(await packageOfEmail(spelled.toLowerCase())).toMatchObject({ package_id: 'ai-3000' });
    });

    test('reveals nothing to a stranger: without the order’s number the answer is the one for no payment', async () => {
      const email = freshEmail();
      const orderId = await pay(email);
      await shop.at(orderId, 'settle');
      await shop.waitForState(orderId, 'paid');
      await app.sql(`UPDATE orders SET visitor_hash = '\\x00' WHERE id = $1`, [orderId]); // opened from another network
      const stranger = await app.api().post('/auth/register', request(email));
      const nobody = await app.api().post('/auth/register', request(freshEmail()));
      expect({ status: stranger.status, body: stranger.body }).toEqual({ status: nobody.status, body: nobody.body });
      const guessed = await app.api().post('/auth/register', { ...request(email), orderId: 'WBA-0190000000007000800000000000000' });
      expect(guessed.status).toBe(402);
      await expectOk(app.api().post('/auth/register', { ...request(email), orderId }));
    });

    test('opens a separate popup for strangers, who cannot see or end the payer’s', async () => {
      const email = freshEmail();
      const open = async () =>
        expectOk(
          app
            .api()
            .post<{ token: string; orderId: string }>('/auth/midtrans/register-token', { name: 'Putri', email, packageId: 'ai-1000' }),
        );
      const mine = await open();
      expect(await open()).toEqual(mine);
      await app.sql(`UPDATE orders SET visitor_hash = '\\x00' WHERE id = $1`, [mine.orderId]);
      expect((await open()).orderId).not.toBe(mine.orderId);
    });

    test('goes to the account when its owner had registered otherwise meanwhile', async () => {
      const email = freshEmail();
      const orderId = await pay(email);
      await app.registerOwner({ email });
      await shop.at(orderId, 'settle');
      await shop.waitForState(orderId, 'paid');
      await app.sql(`UPDATE orders SET paid_at = paid_at - interval '1 hour' WHERE id = $1`, [orderId]);
      await sweep();
      await waitFor(async () => (await grants(orderId)) === 1, { what: 'the stray payment given' });
      expect(await packageOfEmail(email)).toEqual({ package_id: 'ai-3000', replies_left: 3_030 });
    });

    test('that was never paid is forgotten after a week, address and all', async () => {
      const email = freshEmail();
      const orderId = await pay(email);
      await app.sql(`UPDATE orders SET created_at = now() - interval '9 days', expires_at = now() - interval '8 days' WHERE id = $1`, [
        orderId,
      ]);
      await sweep();
      await waitFor(
        async () =>
          (await app.sql(`SELECT 1 FROM orders WHERE id = $1 AND email_canonical IS NULL AND snap_token IS NULL`, [orderId])).length === 1,
      );
      await shop.waitForState(orderId, 'expired');
    });

    test('is refused for the trial and for an address that has an account', async () => {
      const owner = await app.registerOwner();
      const token = (email: string, packageId: string) =>
        app.api().post('/auth/midtrans/register-token', { name: 'Putri', email, packageId });
      expect((await token(freshEmail(), 'ai-trial')).status).toBe(400);
      expect((await token(owner.email, 'ai-1000')).status).toBe(409);
      expect((await token('putri@outlook.com', 'ai-1000')).body.error).toBe('Hanya email Gmail yang diperbolehkan.');
    });
  });

  test('orders of others do not exist', async () => {
    const [owner, other] = await Promise.all([app.registerOwner(), app.registerOwner()]);
    const orderId = await shop.order(owner, 'ai-1000');
    expect((await other.api.get(`/billing/orders/${orderId}`)).status).toBe(404);
    expect((await other.api.get('/billing/orders')).body).toEqual([]);
    expect((await owner.api.get(`/billing/orders/${orderId}`)).body).toMatchObject({ state: 'created' });
  });

  test('a purchase is reported to Meta once, with hashes only', async () => {
    const owner = await app.registerOwner();
    const orderId = await shop.order(owner, 'ai-1000');
    await shop.at(orderId, 'settle');
    await shop.waitForState(orderId, 'paid');
    await sweep();
    const told = async (): Promise<any[]> =>
      (await app.sandbox.call('GET', '/meta/events')).events.filter((one: any) => one.event.event_id === `pu-${orderId}`);
    const [{ event }] = await waitFor(async () => (await told()).length > 0 && told(), { what: 'the purchase event' });
    expect(event).toMatchObject({
      event_name: 'Purchase',
      custom_data: { value: 50_000, currency: 'IDR', order_id: orderId, content_ids: ['ai-1000'] },
    });
    expect(JSON.stringify(event)).not.toContain(owner.email);
    await waitFor(
      async () => (await app.sql(`SELECT 1 FROM order_events WHERE order_id = $1 AND status = 'purchase-event'`, [orderId])).length === 1,
    );
  });
});
