import { z } from 'zod';
import { OrderId, PackageId } from '../../values/ids.js';
import { route } from '../route.js';

export const OrderState = z.enum(['created', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded']);
export type OrderState = z.infer<typeof OrderState>;
export const OrderView = z.object({
  orderId: z.string(),
  /** Null for a package that the reader does not know. */
  packageId: PackageId.nullable(),
  amount: z.number().int(),
  /** Null for a state that the reader does not know: the state of a payment is never guessed. */
  state: OrderState.nullable(),
  createdAt: z.string(),
});
export type OrderView = z.infer<typeof OrderView>;

export const billing = {
  /**
   * `token` opens the checkout: either a token of the payment popup, or the https link of the provider's
   * payment page (`checkoutLink` in contracts/values/selling/checkout). Null for ai-trial, which is activated
   * at once.
   */
  createTransaction: route('POST', '/billing/create-transaction', {
    scope: 'account',
    needs: 'billing.pay',
    body: z.object({ packageId: PackageId }),
    reply: z.object({ token: z.string().nullable(), orderId: z.string().nullable(), activated: z.boolean() }),
  }),
  orders: route('GET', '/billing/orders', { scope: 'account', needs: 'billing.read', reply: z.array(OrderView) }),
  /** Queries the payment provider immediately when the order is still open. */
  order: route('GET', '/billing/orders/:orderId', {
    scope: 'account',
    needs: 'billing.read',
    params: { orderId: OrderId },
    reply: OrderView,
  }),
  /** State of an order opened for a registration. Only the person who opened the order knows its id. */
  registrationOrder: route('GET', '/auth/registration-orders/:orderId', {
    scope: 'public',
    params: { orderId: OrderId },
    reply: z.object({ state: OrderState.nullable() }),
  }),
  notification: route('POST', '/billing/midtrans/notification', {
    scope: 'public',
    body: z.unknown(),
    reply: z.object({ ok: z.literal(true) }),
  }),
  xenditNotification: route('POST', '/billing/xendit/notification', {
    scope: 'public',
    body: z.unknown(),
    reply: z.object({ ok: z.literal(true) }),
  }),
} as const;
