import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ApiError, errorText } from '../../api/api-error.js';
import { ResendButton } from '../../features/auth/resend-button.js';
import { useVisitorForm, visitorActions } from '../../features/auth/use-visitor-form.js';
import { EmailInSentence, RecoveryLayout, VisitorForm } from '../../features/auth/visitor-form.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { OtpField } from '../../ui/forms/otp-field.js';
import { PasswordField } from '../../ui/forms/password-field.js';

export function VerifyOtpPage() {
  const email = useSearchParams()[0].get('email') ?? '';
  const { sentAt } = (useLocation().state ?? {}) as { sentAt?: number };
  const [needsPassword, setNeedsPassword] = useState(false);
  const { form, submit, errorOf, message, busy, done } = useVisitorForm({
    empty: { email, otp: '', password: undefined as string | undefined },
    check: (actions, values) => actions.checkVerify(values),
    send: async (actions, values) => {
      await actions.verifyOtp(values).catch((error: unknown) => {
        if (actions.isUnclear(error)) setNeedsPassword(true);
        // Clears a code that the server refused. A code that did not reach the server stays, so that it can be sent
        // again.
        else if (error instanceof ApiError && error.status >= 400 && error.status < 500) otp.onChange('');
        throw error;
      });
      return { said: '✅ Verifikasi berhasil! Silakan login.', leadsTo: '/login', state: { email } };
    },
    failed: (error) => errorText(error, 'Kode OTP salah atau sudah kedaluwarsa.'),
  });
  const { field: otp } = useController({ control: form.control, name: 'otp' });

  async function resend(): Promise<boolean> {
    try {
      await (await visitorActions()).resendOtp(email);
      notify('OTP baru telah berhasil dikirim ke email Anda.');
      return true;
    } catch (error) {
      notify(errorText(error, 'Gagal mengirim ulang OTP. Coba lagi sebentar lagi.'));
      return false;
    }
  }

  return (
    <RecoveryLayout
      title="Verifikasi OTP"
      intro={
        <>
          Masukkan kode 6 digit yang kami kirim ke <EmailInSentence end=".">{email || 'email Anda'}</EmailInSentence>
        </>
      }
    >
      <VisitorForm
        onSubmit={submit}
        message={message ?? errorOf('email') ?? null}
        label="Verifikasi"
        busyLabel="Memverifikasi..."
        busy={busy}
        disabled={done || otp.value.length === 0}
        fields={
          <>
            <OtpField
              value={otp.value}
              onChange={otp.onChange}
              onWhole={() => void (!needsPassword && !done && submit())}
              disabled={busy || done}
              autoFocus
              error={errorOf('otp')}
            />
            {needsPassword && (
              <PasswordField
                label="Password saat mendaftar"
                autoComplete="current-password"
                required
                error={errorOf('password')}
                {...form.register('password', { shouldUnregister: true })}
              />
            )}
          </>
        }
        below={<ResendButton resend={resend} busyLabel="Mengirim..." sentAt={sentAt} />}
      />
    </RecoveryLayout>
  );
}
