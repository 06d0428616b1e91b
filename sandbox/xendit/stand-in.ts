import type { PartContext } from '../part.ts';
import { xenditApi } from './api.ts';
import type { CallCounts } from './api.ts';
import { Callbacks } from './callbacks.ts';
import { viewOf, xenditControl } from './control.ts';
import { noXenditFaults } from './faults.ts';
import { Invoices } from './invoices.ts';
import { pageApi } from './page-api.ts';

/** Keys of the simulated account. */
const secretKey = 'xnd_development_sandbox';
const callbackToken = 'sandbox-callback-token';

/** The API at `/xendit/api`, the checkout page at `/xendit/web`. */
export function addXendit({ app, http, options, parts, ready, events }: PartContext): void {
  const faults = { ...noXenditFaults };
  const counts: CallCounts = {};
  const callbacks = new Callbacks({
    token: callbackToken,
    callbackUrl: options.xenditCallbackUrl ?? null,
    faults,
    onDelivery: () => events?.publish('notification', callbacks.deliveries.list().at(-1)),
  });
  const invoices = new Invoices({ callbacks, faults, onChange: (invoice) => events?.publish('order', viewOf(invoice)) });
  const pageBase = `${http}/xendit/web`;
  app.use('/xendit/api', xenditApi({ invoices, faults, secretKey, pageBase, counts }));
  app.use('/xendit/web', pageApi(invoices));
  app.use('/control/xendit', xenditControl({ invoices, callbacks, faults, counts }));
  parts.push({
    close: async () => {
      invoices.close();
      callbacks.close();
    },
  });
  Object.assign(ready, { xendit: `${http}/xendit/api`, xenditSecretKey: secretKey, xenditCallbackToken: callbackToken });
}
