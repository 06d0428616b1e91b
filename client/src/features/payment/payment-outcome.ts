import type { OrderState } from '#contracts/http/account/billing';

/** How a payment ended for the screen. What counts is settled by the server. */
export type PaymentOutcome = 'success' | 'pending' | 'error' | 'closed';

/** What an order's state ends a waiting window with; null while the money may still come. */
export function endOf(state: OrderState | null): 'success' | 'error' | null {
  if (state === 'paid') return 'success';
  return state === null || state === 'created' || state === 'pending' ? null : 'error';
}

const quickReads = 12;
const quickMs = 5_000;
const slowMs = 30_000;

/** Pause before the next look at the order: a buyer who pays at once is seen at once, one who takes an hour costs few requests. */
export function pauseMs(readsBefore: number): number {
  return readsBefore < quickReads ? quickMs : slowMs;
}
