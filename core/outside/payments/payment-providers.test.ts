import { expect, test } from '@jest/globals';
import { MidtransProvider } from './midtrans/midtrans.provider.js';
import { PaymentProviders } from './payment-providers.js';
import { XenditProvider } from './xendit/xendit.provider.js';

const addresses = { MIDTRANS_API_URL: 'https://a.id', MIDTRANS_SNAP_URL: 'https://b.id', PUBLIC_URL: 'https://c.id' };

/** The providers of an operator who has configured these keys. */
function providers(selling: 'midtrans' | 'xendit', midtransKey?: string, xenditKey?: string): PaymentProviders {
  return new PaymentProviders(
    { PAYMENT_PROVIDER: selling },
    new MidtransProvider({ ...addresses, MIDTRANS_SERVER_KEY: midtransKey }),
    new XenditProvider({ XENDIT_API_URL: 'https://d.id', XENDIT_CALLBACK_TOKEN: undefined, XENDIT_SECRET_KEY: xenditKey }),
  );
}

test.each(['midtrans', 'xendit'] as const)(
  'new orders are opened by %s where the operator sells by it, and old ones are asked about by name',
  (name) => {
    const all = providers(name, 'key', 'key');
    expect([all.selling.name, all.named('midtrans').name, all.named('xendit').name]).toEqual([name, 'midtrans', 'xendit']);
  },
);

test.each([
  ['both', 'key', 'key', ['midtrans', 'xendit']],
  ['one, whichever sells', undefined, 'key', ['xendit']],
  ['the other', 'key', undefined, ['midtrans']],
  ['none', undefined, undefined, []],
])('those can be asked that have a key: %s', (_what, midtransKey, xenditKey, names) => {
  expect(providers('midtrans', midtransKey, xenditKey).configured).toEqual(names);
});
