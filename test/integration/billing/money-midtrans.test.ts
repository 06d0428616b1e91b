import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { MidtransProvider } from '#core/outside/payments/midtrans/midtrans.provider';
import { newId } from '#core/platform/crypto/ids';
import { Sandbox } from '../../support/sandbox.ts';

let sandbox: Sandbox;
let midtrans: MidtransProvider;

const clientWith = (settings: Partial<ConstructorParameters<typeof MidtransProvider>[0]>): MidtransProvider =>
  new MidtransProvider({
    PUBLIC_URL: 'http://127.0.0.1:9',
    MIDTRANS_SERVER_KEY: sandbox.addresses.midtransServerKey,
    MIDTRANS_SNAP_URL: sandbox.addresses.midtransSnap!,
    MIDTRANS_API_URL: sandbox.addresses.midtransApi!,
    ...settings,
  });

beforeAll(async () => {
  sandbox = await Sandbox.start();
  midtrans = clientWith({});
});
afterAll(() => sandbox?.close());
afterEach(() => sandbox.call('DELETE', '/midtrans/faults'));

const x = { orderId: 'x', reference: null };
const newOrder = () => ({
  orderId: `WBA-${newId().replaceAll('-', '')}`,
  amountIdr: 50_000,
  item: { id: 'ai-1000', name: 'Paket Basic 1 bulan' },
  customer: { name: 'Sari & Putri', email: 'sari@gmail.com' },
  startsAt: new Date(),
  lifetimeMinutes: 1_440,
  finishUrl: 'http://127.0.0.1:9/billing',
});

describe('the payment client', () => {
  test('opens a payment and follows it', async () => {
    const order = newOrder();
    expect(await midtrans.open(order)).toEqual({ token: expect.stringMatching(/\S{8,}/), reference: null });
    expect(await midtrans.ask({ ...order, reference: null })).toEqual({ kind: 'untouched' });
    await sandbox.call('POST', `/midtrans/orders/${order.orderId}/settle`);
    expect(await midtrans.ask({ ...order, reference: null })).toMatchObject({
      kind: 'payment',
      orderId: order.orderId,
      status: 'settled',
      amountIdr: 50_000,
      currency: 'IDR',
      said: { status: 'settlement', details: '200 50000.00 IDR' },
    });
  });

  test('reads an expired payment, which comes with an error code and a whole body', async () => {
    const order = newOrder();
    await midtrans.open(order);
    await sandbox.call('POST', `/midtrans/orders/${order.orderId}/expire`);
    expect(await midtrans.ask({ ...order, reference: null })).toMatchObject({ kind: 'payment', status: 'expired' });
  });

  test('learns that an order id was used, and does not try again', async () => {
    const order = newOrder();
    await midtrans.open(order);
    await expect(midtrans.open(order)).rejects.toMatchObject({
      name: 'ProviderRefusedError',
      status: 400,
      words: expect.stringContaining('sudah digunakan'),
    });
  });

  test('names a wrong key', async () => {
    await expect(clientWith({ MIDTRANS_SERVER_KEY: 'SB-Mid-server-wrong' }).ask(x)).rejects.toMatchObject({
      name: 'ProviderRefusedError',
      status: 401,
    });
  });

  test.each([500, 429, 503])('tries again when the answer is %s, up to a limit', async (apiStatus) => {
    const order = newOrder();
    await sandbox.call('POST', '/midtrans/faults', { apiErrors: 2, apiStatus });
    expect((await midtrans.open(order)).token).toMatch(/\S/);
    await sandbox.call('POST', '/midtrans/faults', { apiErrors: 3, apiStatus });
    await expect(midtrans.ask({ ...order, reference: null })).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
  });

  test('keeps its deadline over all tries', async () => {
    // An answer delayed beyond the end of the test.
    await sandbox.call('POST', '/midtrans/faults', { apiDelayMs: 600_000 });
    await expect(midtrans.ask(x, 150)).rejects.toMatchObject({ name: 'ProviderUnavailableError', reason: 'deadline' });
  });

  test('a missing server counts as away, and crashes nothing', async () => {
    await expect(clientWith({ MIDTRANS_API_URL: 'http://127.0.0.1:1' }).ask(x)).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
  });
});
