import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { auth } from '#contracts/http/auth';
import { limits } from '#contracts/values/limits';
import { troubleWithReason } from '../api/api-error.js';
import { call } from '../api/client.js';
import { useCooldown } from '../features/auth/use-cooldown.js';
import { useNavigateLater } from '../features/auth/use-navigate-later.js';
import { VisitorLayout } from '../features/auth/visitor-layout.js';
import { Banner } from '../ui/feedback/banner.js';
import { Button } from '../ui/forms/button.js';
import { TextField } from '../ui/forms/field.js';
import { PasswordField } from '../ui/forms/password-field.js';
import { TextLink } from '../ui/layout/text-link.js';

export function ResetPasswordPage() {
  const email = useSearchParams()[0].get('email') ?? '';
  const [otp, setOtp] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [resending, setResending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [waitSeconds, startWaiting] = useCooldown();
  const navigateLater = useNavigateLater();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setMessage(null);
    try {
      await call(auth.resetPassword, { body: { email, otp, newPassword }, anonymous: true });
      setMessage('✅ Password berhasil di-reset!');
      navigateLater('/login');
    } catch (error) {
      setMessage(troubleWithReason(error, '❌ Gagal reset password.'));
      setBusy(false);
    }
  }

  async function resend() {
    setResending(true);
    setMessage(null);
    try {
      // The forgot-password call sends the code that a reset asks for.
      await call(auth.forgotPassword, { body: { email }, anonymous: true });
      setMessage('✅ OTP telah dikirim ke email.');
      startWaiting(limits.otpResendSeconds);
    } catch (error) {
      setMessage(troubleWithReason(error, '❌ Gagal mengirim ulang OTP.'));
    }
    setResending(false);
  }

  return (
    <VisitorLayout
      title="Reset Password"
      intro={
        <>
          Untuk akun <strong className="inline-block max-w-full break-all text-ink">{email}</strong>
        </>
      }
      footer={<TextLink to="/login">Kembali ke Login</TextLink>}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="OTP"
          name="otp"
          required
          maxLength={limits.otpDigits}
          placeholder="6 digit"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="tracking-[0.3em] placeholder:tracking-normal"
          value={otp}
          onChange={(event) => setOtp(event.target.value)}
        />
        <PasswordField
          label="Password Baru"
          name="newPassword"
          required
          autoComplete="new-password"
          hint="Minimal 8 karakter"
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        {message && <Banner>{message}</Banner>}
        <Button type="submit" busy={busy} busyLabel="Memproses...">
          Reset Password
        </Button>
        <Button kind="secondary" busy={resending} busyLabel="Mengirim Ulang..." disabled={waitSeconds > 0} onClick={resend}>
          {waitSeconds > 0 ? `Kirim Ulang OTP (${waitSeconds} detik)` : 'Kirim Ulang OTP'}
        </Button>
      </form>
    </VisitorLayout>
  );
}
