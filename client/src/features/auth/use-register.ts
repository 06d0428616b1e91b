import { useRef, useState } from 'react';
import { auth } from '#contracts/http/auth';
import type { Package } from '#contracts/values/packages';
import { ApiError, troubleText } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { forgetPaid, paidOrder, rememberPaid } from '../payment/paid-registration.js';
import { payWithSnap, type PaymentOutcome } from '../payment/snap.js';
import { trackPurchase } from '../pixel/purchase.js';
import { ownRegistration, rememberRegistration } from './own-registration.js';
import type { RegisterForm } from './register.rules.js';
import { useNavigateLater } from './use-navigate-later.js';

const unpaidAlert: Record<Exclude<PaymentOutcome, 'success'>, string> = {
  pending: 'Pembayaran tertunda. Mohon selesaikan pembayaran Anda.',
  error: 'Pembayaran gagal. Mohon coba lagi.',
  closed: 'Anda menutup popup pembayaran.',
};

/**
 * Pays, unless this tab has paid already or the link in the receipt says so.
 * @returns the order, or null when nothing may be registered.
 */
async function pay({ fullName: name, email }: RegisterForm, { id: packageId }: Package, linked: string | null): Promise<string | null> {
  const earlier = paidOrder(email, packageId) ?? linked;
  if (earlier !== null) return earlier;
  const { token, orderId } = await call(auth.registerToken, { body: { name, email, packageId }, anonymous: true });
  const outcome = await payWithSnap(token);
  if (outcome !== 'success') {
    notify(unpaidAlert[outcome]);
    return null;
  }
  if (orderId !== '') rememberPaid(email, packageId, orderId);
  return orderId;
}

/**
 * Registration of one package: payment first where there is a price, then the account, then the code by email.
 * @param linkedOrder the order that the receipt's link names.
 */
export function useRegister(chosen: Package, linkedOrder: string | null) {
  const linked = useRef(linkedOrder);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const navigateLater = useNavigateLater();

  async function register(form: RegisterForm): Promise<void> {
    setBusy(true);
    setMessage(null);
    try {
      const isFree = chosen.price === 0;
      const orderId = isFree ? null : await pay(form, chosen, linked.current);
      if (isFree || orderId !== null) {
        const { fullName, email, password } = form;
        const made = await call(auth.register, {
          body: { fullName, email, password, packageId: chosen.id, orderId: orderId || undefined, registration: ownRegistration(email) },
          anonymous: true,
        });
        if (made.registration !== '') rememberRegistration(email, made.registration);
        // The server registers a paid package only for a settled order.
        if (orderId) void trackPurchase(orderId, chosen);
        forgetPaid();
        setMessage('Registrasi success! Kode OTP telah dikirim ke email Anda.');
        navigateLater(`/verify-otp?email=${encodeURIComponent(email.trim())}`);
        return;
      }
    } catch (error) {
      // 402: no settled payment is known for this address, whatever this tab or the link remembers.
      if (error instanceof ApiError && error.status === 402) {
        forgetPaid();
        linked.current = null;
      }
      setMessage(troubleText(error, 'Registrasi gagal. Silakan coba lagi.'));
    }
    setBusy(false);
  }

  return { busy, message, register };
}
