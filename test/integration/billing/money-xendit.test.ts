import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { XenditProvider } from '#core/outside/payments/xendit/xendit.provider';
import { newId } from '#core/platform/crypto/ids';
import { Sandbox } from '../../support/sandbox.ts';

let sandbox: Sandbox;
let xendit: XenditProvider;

const providerWith = (settings: Partial<ConstructorParameters<typeof XenditProvider>[0]>): XenditProvider =>
  new XenditProvider({
    XENDIT_SECRET_KEY: sandbox.addresses.xenditSecretKey,
    XENDIT_CALLBACK_TOKEN: sandbox.addresses.xenditCallbackToken,
    XENDIT_API_URL: sandbox.addresses.xendit!,
    ...settings,
  });

beforeAll(async () => {
  sandbox = await Sandbox.start();
  xendit = providerWith({});
});
afterAll(() => sandbox?.close());
afterEach(() => sandbox.call('DELETE', '/xendit/faults'));

const newOrder = () => ({
  orderId: `WBA-${newId().replaceAll('-', '')}`,
  amountIdr: 50_000,
  item: { id: 'ai-1000', name: 'Paket Basic 1 bulan' },
  customer: { name: 'Sari & Putri', email: 'sari@gmail.com' },
  startsAt: new Date(),
  lifetimeMinutes: 1_440,
  finishUrl: 'http://127.0.0.1:9/billing',
});
const action = (orderId: string, name: string, body: object = {}) => sandbox.call('POST', `/xendit/orders/${orderId}/${name}`, body);
const invoicesOf = async (orderId: string): Promise<object[]> =>
  (await sandbox.call<{ orderId: string }[]>('GET', '/xendit/orders')).filter((one) => one.orderId === orderId);
const x = { orderId: 'x', reference: null };

describe('opening', () => {
  test('gives the link of the payment page, and ends the invoice when our order ends', async () => {
    const order = newOrder();
    const { token, reference } = await xendit.open(order);
    expect(token).toBe(`${sandbox.url}/xendit/web/${reference}`);
    const [invoice] = (await invoicesOf(order.orderId)) as { createdAt: number; expiresAt: number; request: object }[];
    expect(invoice!.expiresAt - invoice!.createdAt).toBe(1_440 * 60_000);
    expect(invoice!.request).toMatchObject({
      amount: 50_000,
      currency: 'IDR',
      should_send_email: false,
      success_redirect_url: order.finishUrl,
    });
  });

  test('uses the invoice that was made although its answer got lost, and makes no second one', async () => {
    const order = newOrder();
    await sandbox.call('POST', '/xendit/faults', { madeButFailed: 1 });
    const { reference } = await xendit.open(order);
    expect(await invoicesOf(order.orderId)).toMatchObject([{ id: reference }]);
  });

  test('retries when nothing was created, and then reports an outage', async () => {
    await sandbox.call('POST', '/xendit/faults', { apiErrors: 1, apiStatus: 503 });
    expect((await xendit.open(newOrder())).reference).toMatch(/^[0-9a-f]{24}$/);
    await sandbox.call('POST', '/xendit/faults', { apiErrors: 100, apiStatus: 503 });
    await expect(xendit.open(newOrder())).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
  });
});

describe('asking', () => {
  test('queries an invoice by its id, and by ours when its id is unknown', async () => {
    const order = newOrder();
    expect(await xendit.ask({ ...order, reference: null })).toEqual({ kind: 'untouched' });
    const { reference } = await xendit.open(order);
    const ways = [
      { orderId: order.orderId, reference },
      { orderId: order.orderId, reference: null },
      { orderId: order.orderId, reference: 'f'.repeat(24) },
    ];
    for (const way of ways) expect(await xendit.ask(way)).toEqual({ kind: 'untouched' });
    await action(order.orderId, 'pay');
    for (const way of ways)
      expect(await xendit.ask(way)).toMatchObject({ status: 'settled', orderId: order.orderId, paymentId: reference, amountIdr: 50_000 });
    await action(order.orderId, 'settle');
    expect(await xendit.ask(ways[0]!)).toMatchObject({ status: 'settled' });
  });

  test('finds refunds, which the invoice does not show', async () => {
    const order = newOrder();
    const { reference } = await xendit.open(order);
    await action(order.orderId, 'pay');
    await action(order.orderId, 'refund', { amount: 10_000, succeeds: false });
    expect(await xendit.ask({ ...order, reference })).toMatchObject({ status: 'settled' });
    await action(order.orderId, 'refund', { amount: 20_000 });
    expect(await xendit.ask({ ...order, reference })).toMatchObject({ status: 'partly_refunded', amountIdr: 50_000 });
    await action(order.orderId, 'refund');
    expect(await xendit.ask({ ...order, reference })).toMatchObject({ status: 'refunded', amountIdr: 50_000 });
  });

  test('names no amount when another one was paid', async () => {
    const order = newOrder();
    const { reference } = await xendit.open(order);
    await sandbox.call('POST', '/xendit/faults', { wrongAmount: 1 });
    await action(order.orderId, 'pay');
    expect(await xendit.ask({ ...order, reference })).toMatchObject({ status: 'settled', amountIdr: null });
  });

  test('names a wrong key', async () => {
    await expect(providerWith({ XENDIT_SECRET_KEY: 'xnd_development_wrong' }).ask(x)).rejects.toMatchObject({
      name: 'ProviderRefusedError',
      status: 401,
    });
  });

  test.each([500, 429, 503])('tries again when the answer is %s, up to a limit', async (apiStatus) => {
    await sandbox.call('POST', '/xendit/faults', { apiErrors: 2, apiStatus });
    expect(await xendit.ask(x)).toEqual({ kind: 'untouched' });
    await sandbox.call('POST', '/xendit/faults', { apiErrors: 3, apiStatus });
    await expect(xendit.ask(x)).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
  });

  test('keeps its deadline while Xendit hangs', async () => {
    await sandbox.call('POST', '/xendit/faults', { apiDelayMs: 600_000 });
    await expect(xendit.ask(x, 150)).rejects.toMatchObject({ name: 'ProviderUnavailableError', reason: 'deadline' });
  });

  test('a missing server counts as away, and crashes nothing', async () => {
    await expect(providerWith({ XENDIT_API_URL: 'http://127.0.0.1:1' }).ask(x)).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
  });
});

describe('withdrawing', () => {
  const withdraw = (orderId: string, reference: string | null) => xendit.withdraw({ orderId, reference });

  test('ends an open invoice, also one whose id was never learnt', async () => {
    for (const learnt of [true, false]) {
      const order = newOrder();
      const { reference } = await xendit.open(order);
      expect(await withdraw(order.orderId, learnt ? reference : null)).toBe(true);
      expect(await invoicesOf(order.orderId)).toMatchObject([{ status: 'EXPIRED' }]);
    }
  });

  test('ends neither a meanwhile paid order nor a missing one', async () => {
    const order = newOrder();
    const { reference } = await xendit.open(order);
    await action(order.orderId, 'pay');
    expect(await withdraw(order.orderId, reference)).toBe(false);
    expect(await withdraw('nobody', null)).toBe(false);
  });
});

describe('callbacks', () => {
  const token = () => ({ 'x-callback-token': sandbox.addresses.xenditCallbackToken });
  const paid = { id: '5f51fa2580a16c6e1c2f5f00', external_id: 'WBA-1', status: 'PAID' };

  test('say which order or which invoice they are about', () => {
    expect(xendit.readNotice({ body: paid, headers: token() })).toEqual({ about: { orderId: 'WBA-1' }, claims: 'settled' });
    const refund = { event: 'refund.succeeded', data: { invoice_id: '5f51fa2580a16c6e1c2f5f00' } };
    expect(xendit.readNotice({ body: refund, headers: token() })).toEqual({
      about: { reference: '5f51fa2580a16c6e1c2f5f00' },
      claims: 'refunded',
    });
  });

  test('are refused without the token, and while none is set', () => {
    for (const headers of [{}, { 'x-callback-token': 'another' }, { 'x-callback-token': '' }])
      expect(xendit.readNotice({ body: paid, headers })).toBeNull();
    expect(providerWith({ XENDIT_CALLBACK_TOKEN: undefined }).readNotice({ body: paid, headers: token() })).toBeNull();
    expect(xendit.readNotice({ body: { event: 'payout.succeeded', data: {} }, headers: token() })).toBeNull();
  });
});
