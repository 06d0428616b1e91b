import type { PartContext } from '../part.ts';
import { midtransControl, viewOf } from './control.ts';
import { coreApi } from './core-api.ts';
import { noMidtransFaults } from './faults.ts';
import { Notifier } from './notifier.ts';
import { pageApi } from './page-api.ts';
import { snapApi } from './snap-api.ts';
import { Payments } from './payments.ts';

/** Snap (API, snap.js, payment page) at `/midtrans/snap`, Core API at `/midtrans/core`. */
export function addMidtrans({ app, http, options, parts, ready, events }: PartContext): void {
  const { midtransServerKey: serverKey, midtransClientKey: clientKey } = options;
  const faults = { ...noMidtransFaults };
  const notifier = new Notifier({
    serverKey,
    faults,
    notifyUrl: options.midtransNotifyUrl ?? null,
    onDelivery: () => events?.publish('notification', notifier.deliveries.list().at(-1)),
  });
  const payments = new Payments({ notifier, faults, onChange: (order) => events?.publish('order', viewOf(order)) });
  const pageBase = `${http}/midtrans/snap`;
  app.use('/midtrans/snap', pageApi(payments, { serverKey, clientKey }), snapApi(payments, { serverKey, faults }, pageBase));
  app.use('/midtrans/core', coreApi(payments, { serverKey, faults }));
  app.use('/control/midtrans', midtransControl(payments, notifier, faults));
  parts.push({
    close: async () => {
      payments.close();
      notifier.close();
    },
  });
  Object.assign(ready, {
    midtransSnap: pageBase,
    midtransApi: `${http}/midtrans/core`,
    midtransServerKey: serverKey,
    midtransClientKey: clientKey,
  });
}
