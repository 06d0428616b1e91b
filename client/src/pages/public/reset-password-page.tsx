import { useLocation, useSearchParams } from 'react-router-dom';
import { limits } from '#contracts/values/limits';
import { ApiError, errorWithReason } from '../../api/api-error.js';
import { ResendButton } from '../../features/auth/resend-button.js';
import { useVisitorForm, visitorActions } from '../../features/auth/use-visitor-form.js';
import { EmailInSentence, NewPasswordField, RecoveryLayout, VisitorForm } from '../../features/auth/visitor-form.js';
import { TextField } from '../../ui/forms/field.js';

export function ResetPasswordPage() {
  const email = useSearchParams()[0].get('email') ?? '';
  const { sentAt } = (useLocation().state ?? {}) as { sentAt?: number };
  const { form, submit, errorOf, message, setMessage, busy, done } = useVisitorForm({
    empty: { email, otp: '', newPassword: '' },
    check: (actions, values) => actions.checkReset(values),
    send: async (actions, values) => {
      await actions.resetPassword(values).catch((error: unknown) => {
        // Clears a code that the server refused. A code that did not reach the server stays, so that it can be sent
        // again.
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) form.setValue('otp', '');
        throw error;
      });
      return { said: '✅ Password berhasil di-reset!', leadsTo: '/login', state: { email } };
    },
    failed: (error) => errorWithReason(error, '❌ Gagal reset password.'),
  });

  async function resend(): Promise<boolean> {
    setMessage(null);
    try {
      await (await visitorActions()).sendResetCode({ email });
      setMessage('✅ OTP telah dikirim ke email.');
      return true;
    } catch (error) {
      setMessage(errorWithReason(error, '❌ Gagal mengirim ulang OTP.'));
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
        message={message ?? errorOf('email') ?? null}
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
              error={errorOf('otp')}
              {...form.register('otp')}
            />
            <NewPasswordField error={errorOf('newPassword')} {...form.register('newPassword')} />
          </>
        }
        below={<ResendButton resend={resend} busyLabel="Mengirim Ulang..." sentAt={sentAt} />}
      />
    </RecoveryLayout>
  );
}
