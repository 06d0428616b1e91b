import type { OrderState } from '#contracts/http/account/billing';

/** Payment outcome for display only. The server decides whether the payment counts. */
export type PaymentOutcome = 'success' | 'pending' | 'error' | 'closed';

/**
 * Outcome for an order state that ends the payment. It closes the waiting window. Null while the payment may still
 * arrive.
 */
export function endOf(state: OrderState | null): 'success' | 'error' | null {
  if (state === 'paid') return 'success';
  return state === null || state === 'created' || state === 'pending' ? null : 'error';
}

const quickReads = 12;
const quickMs = 5_000;
const slowMs = 30_000;

/**
 * Pause before the next read of the order: short at first, so that a quick payment shows at once, then
 * longer, so that a slow one costs few requests.
 */
export function pauseMs(readsBefore: number): number {
  return readsBefore < quickReads ? quickMs : slowMs;
}
