import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { auth, unclearCode } from '#contracts/http/auth';
import { ApiError, troubleText } from '../api/api-error.js';
import { call } from '../api/client.js';
import { forgetRegistration, ownRegistration } from '../features/auth/own-registration.js';
import { useCooldown } from '../features/auth/use-cooldown.js';
import { useNavigateLater } from '../features/auth/use-navigate-later.js';
import { VisitorLayout } from '../features/auth/visitor-layout.js';
import { limits } from '#contracts/values/limits';
import { Banner } from '../ui/feedback/banner.js';
import { Button } from '../ui/forms/button.js';
import { OtpField } from '../ui/forms/otp-field.js';
import { PasswordField } from '../ui/forms/password-field.js';
import { TextLink } from '../ui/layout/text-link.js';
import { notify } from '../ui/feedback/toast-store.js';

export function VerifyOtpPage() {
  const email = useSearchParams()[0].get('email') ?? '';
  const [otp, setOtp] = useState('');
  // only asked for where the address was registered with several passwords, and not by this browser
  const [password, setPassword] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [resending, setResending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [waitSeconds, startWaiting] = useCooldown();
  const navigateLater = useNavigateLater();

  async function verify(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setMessage(null);
    try {
      const shown = password === null ? { registration: ownRegistration(email) } : { password };
      await call(auth.verifyOtp, { body: { email, otp, ...shown }, anonymous: true });
      forgetRegistration();
      setMessage('✅ Verifikasi berhasil! Silakan login.');
      navigateLater('/login');
    } catch (error) {
      if (error instanceof ApiError && error.code === unclearCode) setPassword(password ?? '');
      setMessage(troubleText(error, 'Kode OTP salah atau sudah kedaluwarsa.'));
      setBusy(false);
    }
  }

  async function resend() {
    setResending(true);
    try {
      await call(auth.resendOtp, { body: { email, registration: ownRegistration(email) }, anonymous: true });
      notify('OTP baru telah berhasil dikirim ke email Anda.');
      startWaiting(limits.otpResendSeconds);
    } catch (error) {
      notify(troubleText(error, 'Gagal mengirim ulang OTP. Coba lagi sebentar lagi.'));
    }
    setResending(false);
  }

  return (
    <VisitorLayout
      title="Verifikasi OTP"
      intro={
        <>
          Masukkan kode 6 digit yang kami kirim ke{' '}
          <strong className="inline-block max-w-full break-all text-ink">{email || 'email Anda'}</strong>.
        </>
      }
      footer={<TextLink to="/login">Kembali ke Login</TextLink>}
    >
      <form onSubmit={verify} className="flex flex-col gap-5">
        <OtpField label="Kode OTP" value={otp} onChange={setOtp} disabled={busy} autoFocus hint="Tidak masuk? Periksa folder Spam." />
        {password !== null && (
          <PasswordField
            label="Password saat mendaftar"
            autoComplete="current-password"
            name="password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {message && <Banner>{message}</Banner>}
        <Button type="submit" busy={busy} busyLabel="Memverifikasi..." disabled={otp.length === 0}>
          Verifikasi
        </Button>
        <Button kind="secondary" busy={resending} busyLabel="Mengirim..." disabled={waitSeconds > 0} onClick={resend}>
          {waitSeconds > 0 ? `Kirim Ulang OTP (${waitSeconds} detik)` : 'Kirim Ulang OTP'}
        </Button>
      </form>
    </VisitorLayout>
  );
}
