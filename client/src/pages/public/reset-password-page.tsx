import { useLocation, useSearchParams } from 'react-router-dom';
import { limits } from '#contracts/values/limits';
import { ApiError, troubleWithReason } from '../../api/api-error.js';
import { ResendButton } from '../../features/auth/resend-button.js';
import { useVisitorForm, visitorActs } from '../../features/auth/use-visitor-form.js';
import { EmailInSentence, NewPasswordField, RecoveryLayout, VisitorForm } from '../../features/auth/visitor-form.js';
import { TextField } from '../../ui/forms/field.js';

export function ResetPasswordPage() {
  const email = useSearchParams()[0].get('email') ?? '';
  const { sentAt } = (useLocation().state ?? {}) as { sentAt?: number };
  const { form, submit, troubleOf, message, setMessage, busy, done } = useVisitorForm({
    empty: { email, otp: '', newPassword: '' },
    check: (acts, values) => acts.checkReset(values),
    send: async (acts, values) => {
      await acts.resetPassword(values).catch((error: unknown) => {
        // a refused code is cleared; one that did not reach the server can be sent again
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) form.setValue('otp', '');
        throw error;
      });
      return { said: '✅ Password berhasil di-reset!', leadsTo: '/login', state: { email } };
    },
    failed: (error) => troubleWithReason(error, '❌ Gagal reset password.'),
  });

  async function resend(): Promise<boolean> {
    setMessage(null);
    try {
      await (await visitorActs()).sendResetCode({ email });
      setMessage('✅ OTP telah dikirim ke email.');
      return true;
    } catch (error) {
      setMessage(troubleWithReason(error, '❌ Gagal mengirim ulang OTP.'));
      return false;
    }
  }

  return (
    <RecoveryLayout
      title="Reset Password"
      intro={
        <>
          Untuk akun <EmailInSentence>{email}</EmailInSentence>
        </>
      }
    >
      <VisitorForm
        onSubmit={submit}
        message={message ?? troubleOf('email') ?? null}
        label="Reset Password"
        busyLabel="Memproses..."
        busy={busy}
        disabled={done}
        fields={
          <>
            <TextField
              label="OTP"
              required
              maxLength={limits.otpDigits}
              placeholder="6 digit"
              inputMode="numeric"
              autoComplete="one-time-code"
              className="tracking-[0.3em] placeholder:tracking-normal"
              error={troubleOf('otp')}
              {...form.register('otp')}
            />
            <NewPasswordField error={troubleOf('newPassword')} {...form.register('newPassword')} />
          </>
        }
        below={<ResendButton resend={resend} busyLabel="Mengirim Ulang..." sentAt={sentAt} />}
      />
    </RecoveryLayout>
  );
}
