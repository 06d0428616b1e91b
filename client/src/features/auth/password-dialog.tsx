import { useId, useState, type FormEvent } from 'react';
import { loginSessions } from '#contracts/http/login-sessions';
import { ApiError, isUnauthorized, troubleText } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { Button } from '../../ui/forms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { PasswordField } from '../../ui/forms/password-field.js';

/** The question for the password before something that harms most. */
export function PasswordDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const form = useId();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setTrouble(undefined);
    try {
      await call(loginSessions.confirmPassword, { body: { password } });
      onAnswer(true);
    } catch (error) {
      if (isUnauthorized(error)) onAnswer(false);
      const isOffline = error instanceof ApiError && error.status === 0;
      setTrouble(
        isOffline
          ? 'Tidak ada koneksi. Periksa internet Anda, lalu coba lagi.'
          : troubleText(error, 'Password tidak dapat diperiksa. Coba lagi.'),
      );
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="Masukkan password Anda"
      description="Demi keamanan akun, kami memintanya sekali lagi sebelum melanjutkan."
      footer={
        <>
          <Button kind="secondary" onClick={() => onAnswer(false)}>
            Batal
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel="Memeriksa...">
            Lanjutkan
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <PasswordField
          label="Password"
          name="password"
          required
          autoFocus
          autoComplete="current-password"
          error={trouble}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
