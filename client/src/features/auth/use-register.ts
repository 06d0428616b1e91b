import { useEffect, useRef, useState } from 'react';
import type { Package } from '#contracts/values/selling/packages';
import { ApiError, errorText } from '../../api/api-error.js';
import { takeMailboxProof } from './own-registration.js';
import type { RegisterForm } from './register.rules.js';
import { useNavigateLater } from './use-navigate-later.js';

export const registerActions = () => import('./register-actions.js');

/**
 * Registration for one package, and its result.
 * @param linkedOrder the order id from the receipt's link.
 */
export function useRegister(chosen: Package, linkedOrder: string | null) {
  const linked = useRef(linkedOrder);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const navigateLater = useNavigateLater();
  useEffect(() => {
    takeMailboxProof();
    registerActions().catch(() => undefined); // loaded again on submit
  }, []);

  async function register(form: RegisterForm): Promise<void> {
    setBusy(true);
    setMessage(null);
    try {
      if (await (await registerActions()).payAndRegister(form, chosen, linked.current)) {
        setMessage('Registrasi success! Kode OTP telah dikirim ke email Anda.');
        navigateLater(`/verify-otp?email=${encodeURIComponent(form.email.trim())}`, { sentAt: Date.now() });
        return;
      }
    } catch (error) {
      // 402: the server knows no settled payment for this address, whatever this tab or the link has stored.
      if (error instanceof ApiError && error.status === 402) {
        (await registerActions()).forgetPaid();
        linked.current = null;
      }
      setMessage(errorText(error, 'Registrasi gagal. Silakan coba lagi.'));
    }
    setBusy(false);
  }

  return { busy, message, register };
}
