import type { OrderState } from '#contracts/http/account/billing';
import type { PaymentOutcome } from './payment-outcome.js';

/** Reads the state of the order being paid. Null when it cannot be read at the moment. */
export type ReadState = () => Promise<OrderState | null>;

/** A payment page open in another tab while this page waits for the outcome. */
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

/**
 * Shows the window with the link to a payment page and waits for the outcome. A window already open is closed
 * first.
 */
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
