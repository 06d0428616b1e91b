import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Api, expectOk } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';
import { HeldLocks, waitingStatements } from '../../support/stores/held-locks.ts';
import { pausingProxy, type PausingProxy } from '../../support/stores/pausing-proxy.ts';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';
import { waitFor } from '../../support/wait-for.ts';
import { type Provider, Shop } from '../../support/money-shop.ts';

const operator = 'operator@example.test';

describe.each<Provider>(['midtrans', 'xendit'])('through %s:', (provider) => {
  let app: TestApp;
  let shop: Shop;
  let database: OwnDatabase;
  let proxy: PausingProxy;
  const locks = new HeldLocks(() => app.databaseUrl);

  beforeAll(async () => {
    database = await createDatabase();
    proxy = await pausingProxy(database.url);
    const stores = { postgres: { url: proxy.url } };
    app = await startTestApp({
      servers: 2,
      serverRoles: 'api',
      workerRoles: 'mail,billing',
      env: { PAYMENT_PROVIDER: provider, OPERATOR_EMAIL: operator },
      stores,
    });
    shop = new Shop(app, provider);
  });
  afterAll(async () => {
    await app?.close();
    await proxy?.close();
    await database?.drop();
  });
  afterEach(() => Promise.all([shop.heal(), locks.release()]));

  const ordersOf = (owner: Owner): Promise<{ id: string; state: string }[]> =>
    app.sql(`SELECT id, state FROM orders WHERE account_id = $1 ORDER BY created_at`, [owner.userId]);
  const atProvider = (orderId: string): Promise<{ status: string; canceledAt?: number | null }> =>
    app.sandbox.call('GET', `/${provider}/orders/${orderId}`);
  /** True when the order can no longer be paid: a closed popup, a cancelled payment, an ended invoice. */
  const isWithdrawn = async (orderId: string): Promise<boolean> => {
    const { status, canceledAt } = await atProvider(orderId);
    return provider === 'xendit' ? status === 'EXPIRED' : status === 'cancel' || typeof canceledAt === 'number';
  };
  /** Xendit also announces the end of an invoice itself, as expired; either of the two may be recorded first. */
  const ended = (orderId: string): Promise<unknown> =>
    waitFor(async () => ['cancelled', ...(provider === 'xendit' ? ['expired'] : [])].includes((await shop.state(orderId)) ?? ''), {
      what: 'the order ended',
    });
  const deleteAccount = (owner: Owner): Promise<unknown> => expectOk(owner.api.delete('/user/delete-account'));

  /** Simultaneous clicks, spread over both servers. */
  function clicks(count: number, owner: Owner): Promise<{ status: number; body: { token?: string; orderId?: string; error?: string } }[]> {
    const apis = app.servers.map(({ url }) => new Api(url, owner.token));
    return Promise.all(
      Array.from({ length: count }, (_, index) => apis[index % apis.length]!.post('/billing/create-transaction', { packageId: 'ai-1000' })),
    );
  }

  describe('many clicks at once', () => {
    test('open one payment, on however many servers they arrive', async () => {
      const owner = await app.registerOwner();
      await shop.faults({ apiDelayMs: 300 });
      const answers = await clicks(60, owner);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
      expect(await ordersOf(owner)).toHaveLength(1);
    });

    test('open one payment, also where both servers ask for it before either has written it', async () => {
      const owner = await app.registerOwner();
      // Orders can be read but not written: each request has already seen that there is no open order.
      const release = await locks.hold('LOCK TABLE orders IN SHARE MODE');
      const answers = clicks(2, owner);
      await waitFor(async () => (await app.sql(waitingStatements))[0].count === 2, { what: 'both servers waiting' });
      await release();
      expect(new Set((await answers).map(({ body }) => body.token)).size).toBe(1);
      expect(await ordersOf(owner)).toHaveLength(1);
    });

    test('open one payment, also where its token comes while another server looks for an open one', async () => {
      const owner = await app.registerOwner();
      const [one, other] = app.servers.map(
        ({ url }) =>
          () =>
            new Api(url, owner.token).post('/billing/create-transaction', { packageId: 'ai-1000' }),
      );
      const saving = proxy.pauseAt(/UPDATE "orders" SET "snap_token"/);
      const first = one!();
      await waitFor(() => saving.isReached, { what: 'the first server about to save its token' });
      const looking = proxy.pauseAt(/(?<!NOT\([^)]*)"snap_token" IS NULL/);
      const second = other!();
      await waitFor(() => looking.isReached, { what: 'the second server looking for an order without a token' });
      saving.goOn();
      const { body } = await first;
      looking.goOn();
      expect((await second).body).toEqual(body);
      expect(await ordersOf(owner)).toHaveLength(1);
    });

    test('all get an error while the payment service is away, and the next click opens one', async () => {
      const owner = await app.registerOwner();
      await shop.faults({ apiErrors: 1_000, apiStatus: 503 });
      const answers = await clicks(12, owner);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      await shop.heal();
      const [answer] = await clicks(1, owner);
      expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } });
      expect((await ordersOf(owner)).map(({ state }) => state)).toEqual(['failed', 'created']);
    });
  });

  describe('an account that is deleted while a payment is open', () => {
    test('has its unused checkout closed', async () => {
      const owner = await app.registerOwner();
      const orderId = await shop.order(owner, 'ai-1000');
      await deleteAccount(owner);
      await waitFor(() => isWithdrawn(orderId), { what: 'the checkout closed' });
      await ended(orderId);
    });

    test('has the number to pay to taken back', async () => {
      const owner = await app.registerOwner();
      const orderId = await shop.order(owner, 'ai-1000');
      await shop.choose(orderId);
      await deleteAccount(owner);
      await waitFor(() => isWithdrawn(orderId), { what: 'the payment cancelled' });
      await ended(orderId);
    });

    test('and is paid all the same: the operator is notified by mail and by a metric', async () => {
      const owner = await app.registerOwner();
      const orderId = await shop.order(owner, 'ai-1000');
      await shop.choose(orderId);
      // The provider cannot be queried while the account is deleted and the payment arrives.
      await shop.faults({ apiErrors: 100_000, apiStatus: 503 });
      await deleteAccount(owner);
      await shop.at(orderId, 'settle');
      // The worker is stopped before the provider recovers. If it found the payment and was then stopped, its metric
      // count would be lost. After the restart it queries all due orders at once.
      await app.workers[0]!.stop();
      await shop.heal();
      await app.workers[0]!.restart();
      await shop.waitForState(orderId, 'paid');
      const mail = await app.sandbox.mails.waitFor(operator, { matches: ({ text }) => text.includes(orderId) });
      expect(mail.subject).toContain('tanpa pemilik');
      // The process that found the payment counts it. It may be any of them.
      await waitFor(
        async () => {
          const counts = await Promise.all([...app.servers, ...app.workers].map(({ url }) => metricsOf(url)));
          return /orders_needing_operator_total\{reason="paid_without_owner"\} [1-9]/.test(counts.join('\n'));
        },
        { what: 'the metric' },
      );
    });
  });
});

async function metricsOf(url: string): Promise<string> {
  const authorization = `Basic ${Buffer.from('operator:test-ops-password').toString('base64')}`;
  return (await fetch(`${url}/metrics`, { headers: { authorization } })).text();
}
