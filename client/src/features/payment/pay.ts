import { checkoutLink } from '#contracts/values/selling/checkout';
import type { PaymentOutcome } from './payment-outcome.js';
import { payByLink, type ReadState } from './payment-window-store.js';
import { payWithSnap } from './snap.js';

/**
 * Opens a checkout and waits for its outcome: either the payment popup over this page, or the provider's page
 * in another tab.
 * @param readState reads the order's state, which shows how a payment in another tab ended.
 */
export function payCheckout(token: string, readState: ReadState): Promise<PaymentOutcome> {
  const link = checkoutLink(token);
  return link === null ? payWithSnap(token) : payByLink(link, readState);
}
