import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MidtransProvider } from '#core/outside/payments/midtrans/midtrans.provider';
import type { PaymentProvider } from '#core/outside/payments/payment.types';
import { XenditProvider } from '#core/outside/payments/xendit/xendit.provider';
import { newId } from '#core/platform/crypto/ids';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { Sandbox } from '../../support/sandbox.ts';

/*
 * The answer of each provider when a checkout is withdrawn. The owner does not notice a wrong "no": the order is then
 * queried, and ends later.
 */

let sandbox: Sandbox;
let providers: Readonly<Record<PaymentProvider['name'], PaymentProvider>>;

beforeAll(async () => {
  sandbox = await Sandbox.start();
  const settings = sandboxSettings(sandbox.addresses, {}) as Record<string, string>;
  const of = (name: string) => settings[name]!;
  providers = {
    midtrans: new MidtransProvider({
      MIDTRANS_API_URL: of('MIDTRANS_API_URL'),
      MIDTRANS_SNAP_URL: of('MIDTRANS_SNAP_URL'),
      MIDTRANS_SERVER_KEY: of('MIDTRANS_SERVER_KEY'),
      PUBLIC_URL: 'http://127.0.0.1:1',
    }),
    xendit: new XenditProvider({
      XENDIT_API_URL: of('XENDIT_API_URL'),
      XENDIT_SECRET_KEY: of('XENDIT_SECRET_KEY'),
      XENDIT_CALLBACK_TOKEN: of('XENDIT_CALLBACK_TOKEN'),
    }),
  };
});
afterAll(() => sandbox?.close());

async function opened(provider: PaymentProvider) {
  const orderId = `WBA-${newId()}`;
  const { token, reference } = await provider.open({
    orderId,
    amountIdr: 99_000,
    item: { id: 'ai-1000', name: 'Paket Basic' },
    customer: { name: 'Putri', email: 'putri@example.com' },
    startsAt: new Date(),
    lifetimeMinutes: 60,
    finishUrl: 'https://panel.example/billing',
  });
  return { orderId, token, reference, isChosen: false };
}

test.each(['midtrans', 'xendit'] as const)('%s: an open checkout is closed, and then no payment of it is open', async (name) => {
  const provider = providers[name];
  const order = await opened(provider);
  expect(await provider.withdraw(order)).toBe(true);
  const answer = await provider.ask(order);
  expect(answer.kind === 'untouched' ? 'expired' : answer.status).toBe('expired');
});

test.each(['midtrans', 'xendit'] as const)('%s: a checkout that was paid is not closed', async (name) => {
  const provider = providers[name];
  const order = await opened(provider);
  if (name === 'midtrans') await sandbox.call('POST', `/midtrans/orders/${order.orderId}/choose`, {});
  await sandbox.call('POST', `/${name}/orders/${order.orderId}/${name === 'xendit' ? 'pay' : 'settle'}`, {});
  expect(await provider.withdraw({ ...order, isChosen: true })).toBe(false);
  expect(await provider.ask(order)).toMatchObject({ status: 'settled' });
});

test('xendit: all open invoices of an order without a known one are closed; one of no invoice is not', async () => {
  const order = await opened(providers.xendit);
  expect(await providers.xendit.withdraw({ ...order, reference: null })).toBe(true);
  expect(await providers.xendit.withdraw({ ...order, reference: null })).toBe(false);
  expect(await providers.xendit.withdraw({ ...order, orderId: `WBA-${newId()}`, reference: null })).toBe(false);
});
