import { auth } from '#contracts/http/account/auth';
import { billing } from '#contracts/http/account/billing';
import type { Package } from '#contracts/values/selling/packages';
import { call } from '../../api/client.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { forgetPaid, paidOrder, rememberPaid } from '../payment/paid-registration.js';
import { payCheckout } from '../payment/pay.js';
import type { PaymentOutcome } from '../payment/payment-outcome.js';
import { trackPurchase } from '../pixel/purchase.js';
import { mailboxProof, ownRegistration, rememberRegistration } from './own-registration.js';
import type { RegisterForm } from './register.rules.js';

/** Payment and registration. Loaded after the first view, once the form is rendered. */
export { registerError } from './register.rules.js';
export { forgetPaid } from '../payment/paid-registration.js';

const unpaidAlert: Record<Exclude<PaymentOutcome, 'success'>, string> = {
  pending: 'Pembayaran tertunda. Mohon selesaikan pembayaran Anda.',
  error: 'Pembayaran gagal. Mohon coba lagi.',
  closed: 'Anda menutup popup pembayaran.',
};

/**
 * Pays, unless this tab has already paid or the receipt's link names a paid order.
 * @returns the order id, or null when registration must not continue.
 */
async function pay({ fullName: name, email }: RegisterForm, { id: packageId }: Package, linked: string | null): Promise<string | null> {
  const earlier = paidOrder(email, packageId) ?? linked;
  if (earlier !== null) return earlier;
  const { token, orderId } = await call(auth.registerToken, { body: { name, email, packageId }, anonymous: true });
  const outcome = await payCheckout(token, async () =>
    orderId === '' ? null : (await call(billing.registrationOrder, { params: { orderId }, anonymous: true })).state,
  );
  if (outcome !== 'success') {
    notify(unpaidAlert[outcome]);
    return null;
  }
  if (orderId !== '') rememberPaid(email, packageId, orderId);
  return orderId;
}

/**
 * Takes the payment first when the package has a price, then creates the account. The code is sent by email.
 * @param linked the order id from the receipt's link.
 * @returns false when the payment did not succeed; the user has been notified.
 */
export async function payAndRegister(form: RegisterForm, chosen: Package, linked: string | null): Promise<boolean> {
  const orderId = chosen.price === 0 ? '' : await pay(form, chosen, linked);
  if (orderId === null) return false;
  const { fullName, email, password } = form;
  const made = await call(auth.register, {
    body: {
      ...{ fullName, email, password, packageId: chosen.id, orderId: orderId || undefined },
      ...{ registration: ownRegistration(email), mailbox: mailboxProof() },
    },
    anonymous: true,
  });
  if (made.registration !== '') rememberRegistration(email, made.registration);
  // The server registers a paid package only for a settled order.
  if (orderId !== '') void trackPurchase(orderId, chosen);
  forgetPaid();
  return true;
}
