import { errorWithReason } from '../../api/api-error.js';
import { EmailField } from '../../features/auth/email-field.js';
import { useVisitorForm } from '../../features/auth/use-visitor-form.js';
import { RecoveryLayout, VisitorForm } from '../../features/auth/visitor-form.js';

export function ForgotPasswordPage() {
  const { form, submit, errorOf, message, busy, done } = useVisitorForm({
    empty: { email: '' },
    check: (actions, values) => actions.checkEmail(values),
    send: async (actions, { email }) => {
      await actions.sendResetCode({ email });
      return {
        said: '✅ OTP telah dikirim ke email.',
        leadsTo: `/reset-password?email=${encodeURIComponent(email)}`,
        state: { sentAt: Date.now() },
      };
    },
    failed: (error) => errorWithReason(error, '❌ Gagal mengirim OTP.'),
  });
  return (
    <RecoveryLayout title="Lupa Password" intro="Kami kirim kode OTP ke email Anda untuk membuat password baru.">
      <VisitorForm
        onSubmit={submit}
        message={message}
        label="Kirim OTP"
        busyLabel="Mengirim..."
        busy={busy}
        disabled={done}
        fields={<EmailField error={errorOf('email')} {...form.register('email')} />}
      />
    </RecoveryLayout>
  );
}
