import { useState, type FormEvent } from 'react';
import { auth } from '#contracts/http/auth';
import { troubleWithReason } from '../api/api-error.js';
import { call } from '../api/client.js';
import { useNavigateLater } from '../features/auth/use-navigate-later.js';
import { VisitorLayout } from '../features/auth/visitor-layout.js';
import { clearSession } from '../state/session.js';
import { Banner } from '../ui/feedback/banner.js';
import { Button } from '../ui/forms/button.js';
import { PasswordField } from '../ui/forms/password-field.js';
import { TextLink } from '../ui/layout/text-link.js';

/** "Bukan saya": the link in the notice to an address that was replaced. The secret stands behind the #, where no server sees it. */
export function UndoEmailPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const [newPassword, setNewPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const navigateLater = useNavigateLater();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setMessage(null);
    try {
      const { email } = await call(auth.undoEmail, { body: { token, newPassword }, anonymous: true });
      clearSession();
      setMessage(`✅ Email akun kembali ke ${email} dan password sudah diganti. Silakan login.`);
      navigateLater('/login');
    } catch (error) {
      setMessage(troubleWithReason(error, '❌ Gagal mengembalikan email.'));
      setBusy(false);
    }
  }

  return (
    <VisitorLayout
      title="Bukan saya"
      intro="Email akun Anda diganti dan bukan Anda yang melakukannya? Buat password baru: email lama dikembalikan dan semua perangkat dikeluarkan."
      footer={<TextLink to="/login">Kembali ke Login</TextLink>}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
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
          Kembalikan email saya
        </Button>
      </form>
    </VisitorLayout>
  );
}
