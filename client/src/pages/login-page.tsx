import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { auth, unverifiedCode } from '#contracts/http/auth';
import { ApiError, troubleText } from '../api/api-error.js';
import { call } from '../api/client.js';
import { useNavigateLater } from '../features/auth/use-navigate-later.js';
import { VisitorLayout } from '../features/auth/visitor-layout.js';
import { storeLogin } from '../state/session.js';
import { Banner } from '../ui/feedback/banner.js';
import { Button } from '../ui/forms/button.js';
import { TextField } from '../ui/forms/field.js';
import { PasswordField } from '../ui/forms/password-field.js';
import { TextLink } from '../ui/layout/text-link.js';

export function LoginPage() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const navigate = useNavigate();
  const navigateLater = useNavigateLater();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    try {
      storeLogin(await call(auth.login, { body: { email, password }, anonymous: true }));
      void navigate('/dashboard', { replace: true });
    } catch (error) {
      setBusy(false);
      setTrouble(troubleText(error, 'Login failed.'));
      if (error instanceof ApiError && error.code === unverifiedCode) navigateLater(`/verify-otp?email=${encodeURIComponent(email)}`);
    }
  }

  return (
    <VisitorLayout
      title="Login"
      intro="Masuk untuk melihat bot dan percakapan Anda."
      footer={
        <p>
          Belum punya akun? <TextLink to="/register?packageId=ai-trial">Daftar</TextLink>
        </p>
      }
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
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="-my-2 flex justify-end">
          <TextLink to="/forgot-password" className="text-sm">
            Lupa password?
          </TextLink>
        </div>
        {trouble && <Banner>{trouble}</Banner>}
        <Button type="submit" busy={busy} busyLabel="Memproses...">
          Login
        </Button>
      </form>
    </VisitorLayout>
  );
}
