import { z } from 'zod';
import { paymentProviders } from '../../platform/config/config.js';

export const providerNames = paymentProviders;
export const ProviderName = z.enum(providerNames);
export type ProviderName = z.infer<typeof ProviderName>;

/**
 * State of a payment in our terms. Each adapter translates its provider's statuses; decisions use only these values.
 *
 * - `pending`: the buyer chose a payment method, but the money has not arrived, or the bank still checks it
 * - `settled`: the money has arrived and passed the fraud check
 * - `refused`: the bank or the provider refused the payment
 * - `partly_refunded`: the money arrived, and part of it was refunded
 * - `unknown`: a status that the adapter does not know; needs manual review
 */
export type PaymentStatus = 'pending' | 'settled' | 'refused' | 'expired' | 'cancelled' | 'refunded' | 'partly_refunded' | 'unknown';

/** A provider's answer about one order. `untouched`: the buyer has not chosen a payment method yet. */
export type PaymentAnswer =
  | { readonly kind: 'untouched' }
  | {
      readonly kind: 'payment';
      readonly orderId: string;
      /** Distinguishes several attempts to pay one order. */
      readonly paymentId: string;
      readonly status: PaymentStatus;
      /** Null when the provider named no whole amount. */
      readonly amountIdr: number | null;
      readonly currency: string;
      /** The payment method as the provider names it, such as `qris`. Displayed only, never used for decisions. */
      readonly method: string | null;
      /** The provider's own status text, for the record only. */
      readonly said: { readonly status: string; readonly details: string };
    };

export interface NewPayment {
  /** At most 50 characters of letters, digits and `-`; never used twice. */
  readonly orderId: string;
  readonly amountIdr: number;
  readonly item: { readonly id: string; readonly name: string };
  readonly customer: { readonly name: string; readonly email: string };
  readonly startsAt: Date;
  readonly lifetimeMinutes: number;
  /** Our page to which the buyer returns. */
  readonly finishUrl: string;
}

/** A payment that the buyer can still make. */
export interface Checkout {
  /**
   * The value that the panel opens: a token for the provider's popup, or an https link to its payment page (see
   * `checkoutLink`).
   */
  readonly token: string;
  /** The provider's own id of the payment, when it has one besides our order id. */
  readonly reference: string | null;
}

/** An order with the ids that its provider knows. */
export interface ProviderOrder {
  readonly orderId: string;
  readonly reference: string | null;
}

/** The order of an authentic notification. The notification only determines which order to query. */
export interface PaymentNotice {
  readonly about: { readonly orderId: string } | { readonly reference: string };
  readonly claims: PaymentStatus;
}

/** A notification as received. */
export interface NotificationRequest {
  readonly body: unknown;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A payment service, described by the types above. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /**
   * False when the operator has set no key. The provider then can neither open payments nor report their
   * status.
   */
  readonly configured: boolean;

  /**
   * Opens a payment. Called once per order. If the answer was lost, the provider is first queried whether the payment
   * exists, before this is called again.
   * @throws ProviderRefusedError, ProviderUnavailableError
   */
  open(payment: NewPayment): Promise<Checkout>;

  /**
   * Queries the state of an order. Only this answer can grant a package.
   * @param withinMs deadline over all attempts.
   * @throws ProviderRefusedError, ProviderUnavailableError
   */
  ask(order: ProviderOrder, withinMs?: number): Promise<PaymentAnswer>;

  /**
   * Closes an order that must not be paid any more.
   * @param order `isChosen`: the buyer is known to have chosen a payment method.
   * @returns true when the order was closed unused; false when the state of the order must be queried.
   * @throws ProviderRefusedError, ProviderUnavailableError
   */
  withdraw(order: ProviderOrder & { readonly token: string | null; readonly isChosen: boolean }): Promise<boolean>;

  /** The order that a notification is about, or null when the notification is not from the provider. */
  readNotice(request: NotificationRequest): PaymentNotice | null;
}
