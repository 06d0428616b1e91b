import { Suspense, useSyncExternalStore } from 'react';
import { part } from '../../ui/layout/part.js';
import { readOpenPayment, subscribeOpenPayment } from './payment-window-store.js';

const PaymentWindow = part(() => import('./payment-window.js'), 'PaymentWindow');

/** Mount point of the window for a payment page. Its code is loaded on the first payment. */
export function PaymentWindowHost() {
  const payment = useSyncExternalStore(subscribeOpenPayment, readOpenPayment, readOpenPayment);
  return payment === null ? null : (
    <Suspense>
      <PaymentWindow />
    </Suspense>
  );
}
