import type { OrderState } from '#contracts/http/account/billing';
import type { PaymentOutcome } from './payment-outcome.js';

/** State of the order that is paid; null when it cannot be read now. */
export type ReadState = () => Promise<OrderState | null>;

/** A payment page that is open in another tab, while our window waits for its outcome. */
export interface OpenPayment {
  readonly link: string;
  readonly readState: ReadState;
  readonly end: (outcome: PaymentOutcome) => void;
}

let current: OpenPayment | null = null;
const listeners = new Set<() => void>();

function publish(next: OpenPayment | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows the window that leads to a payment page, and waits for the outcome. A window that is open already is closed first. */
export function payByLink(link: string, readState: ReadState): Promise<PaymentOutcome> {
  current?.end('closed');
  return new Promise((resolve) => {
    const payment: OpenPayment = {
      link,
      readState,
      end: (outcome) => {
        if (current === payment) publish(null);
        resolve(outcome);
      },
    };
    publish(payment);
  });
}

export function readOpenPayment(): OpenPayment | null {
  return current;
}

export function subscribeOpenPayment(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
