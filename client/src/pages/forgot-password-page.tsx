import { useState, type FormEvent } from 'react';
import { auth } from '#contracts/http/auth';
import { troubleWithReason } from '../api/api-error.js';
import { call } from '../api/client.js';
import { useNavigateLater } from '../features/auth/use-navigate-later.js';
import { VisitorLayout } from '../features/auth/visitor-layout.js';
import { Banner } from '../ui/feedback/banner.js';
import { Button } from '../ui/forms/button.js';
import { TextField } from '../ui/forms/field.js';
import { TextLink } from '../ui/layout/text-link.js';

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const navigateLater = useNavigateLater();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setMessage(null);
    try {
      await call(auth.forgotPassword, { body: { email }, anonymous: true });
      setMessage('✅ OTP telah dikirim ke email.');
      navigateLater(`/reset-password?email=${encodeURIComponent(email)}`);
    } catch (error) {
      setMessage(troubleWithReason(error, '❌ Gagal mengirim OTP.'));
    }
    setBusy(false);
  }

  return (
    <VisitorLayout
      title="Lupa Password"
      intro="Kami kirim kode OTP ke email Anda untuk membuat password baru."
      footer={<TextLink to="/login">Kembali ke Login</TextLink>}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Email"
          type="email"
          name="email"
          required
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {message && <Banner>{message}</Banner>}
        <Button type="submit" busy={busy} busyLabel="Mengirim...">
          Kirim OTP
        </Button>
      </form>
    </VisitorLayout>
  );
}
