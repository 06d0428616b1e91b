import { z } from 'zod';
import { paymentProviders } from '../../platform/config/config.js';

export const providerNames = paymentProviders;
export const ProviderName = z.enum(providerNames);
export type ProviderName = z.infer<typeof ProviderName>;

/**
 * State of a payment, in our words. Each adapter translates its provider's words; nothing else of theirs is decided on.
 *
 * - `pending`: the buyer chose a way to pay and the money has not come, or the bank still checks it
 * - `settled`: the money came, undoubted
 * - `refused`: the bank or the provider said no
 * - `partly_refunded`: the money came, and a part of it went back
 * - `unknown`: words that the adapter does not know; a human has to look
 */
export type PaymentStatus = 'pending' | 'settled' | 'refused' | 'expired' | 'cancelled' | 'refunded' | 'partly_refunded' | 'unknown';

/** A provider's answer about one order. `untouched`: the buyer has not chosen a way to pay yet. */
export type PaymentAnswer =
  | { readonly kind: 'untouched' }
  | {
      readonly kind: 'payment';
      readonly orderId: string;
      /** Tells one try to pay an order from another. */
      readonly paymentId: string;
      readonly status: PaymentStatus;
      /** Null when the provider named no whole amount. */
      readonly amountIdr: number | null;
      readonly currency: string;
      /** The way of paying, such as `qris`, as the provider names it; shown and never decided on. */
      readonly method: string | null;
      /** What the provider said, word for word; only recorded. */
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
  /** The page of ours that the buyer returns to. */
  readonly finishUrl: string;
}

/** An open way to pay. */
export interface Checkout {
  /** What the panel opens: a token of the provider's popup, or an https link of its payment page (see `checkoutLink`). */
  readonly token: string;
  /** The provider's own id of the payment, where it has one besides our order's. */
  readonly reference: string | null;
}

/** An order as a provider knows it. */
export interface ProviderOrder {
  readonly orderId: string;
  readonly reference: string | null;
}

/** What a notification that was proved to come from the provider is about. Its words only say which order to ask about. */
export interface PaymentNotice {
  readonly about: { readonly orderId: string } | { readonly reference: string };
  readonly claims: PaymentStatus;
}

/** A notification as it came in. */
export interface NotificationRequest {
  readonly body: unknown;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A payment service, described by the types above. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** False when the operator has set no key: then nothing can be sold by it, nor asked. */
  readonly configured: boolean;

  /**
   * Opens a way to pay. Called once for an order; a provider that may have opened it although its answer got lost is asked first
   * before it is called again.
   * @throws ProviderRefusedError, ProviderUnavailableError
   */
  open(payment: NewPayment): Promise<Checkout>;

  /**
   * Asks what became of an order: the only word a package is given for.
   * @param withinMs deadline over all attempts.
   * @throws ProviderRefusedError, ProviderUnavailableError
   */
  ask(order: ProviderOrder, withinMs?: number): Promise<PaymentAnswer>;

  /**
   * Closes an order that must not be paid any more.
   * @param order `isChosen`: the buyer was seen to choose a way to pay.
   * @returns true when it was ended before anybody used it; false when the provider has to be asked what became of it.
   * @throws ProviderRefusedError, ProviderUnavailableError
   */
  withdraw(order: ProviderOrder & { readonly token: string | null; readonly isChosen: boolean }): Promise<boolean>;

  /** What a notification is about, or null when the provider did not make it. */
  readNotice(request: NotificationRequest): PaymentNotice | null;
}
