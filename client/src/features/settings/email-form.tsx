import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { account } from '#contracts/http/account';
import { troubleWithReason } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Button } from '../../ui/forms/button.js';
import { TextField } from '../../ui/forms/field.js';
import { OtpField } from '../../ui/forms/otp-field.js';

type EmailFormProps = { current: string; onMessage: (text: string) => void };

/** Change of the login address, in two steps: the new one is asked for, and counts once its code was typed. */
export function EmailForm({ current, onMessage }: EmailFormProps) {
  const [asked, setAsked] = useState<string | null>(null);
  return asked === null ? (
    <AskForm current={current} onMessage={onMessage} onAsked={setAsked} />
  ) : (
    <CodeForm newEmail={asked} onMessage={onMessage} onDone={() => setAsked(null)} />
  );
}

function AskForm({ current, onMessage, onAsked }: EmailFormProps & { onAsked: (newEmail: string) => void }) {
  const [newEmail, setNewEmail] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await call(account.updateEmail, { body: { newEmail } });
      onAsked(newEmail.trim());
    } catch (error) {
      onMessage(troubleWithReason(error, '❌ Gagal memperbarui email.'));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Email baru"
        type="email"
        name="newEmail"
        required
        inputMode="email"
        autoComplete="email"
        placeholder={current}
        value={newEmail}
        onChange={(event) => setNewEmail(event.target.value)}
      />
      <Button type="submit" busy={busy} busyLabel="Menyimpan..." className="sm:self-start">
        Simpan
      </Button>
    </form>
  );
}

type CodeFormProps = { newEmail: string; onMessage: (text: string) => void; onDone: () => void };

/** The code from the new address. Until it is typed the old address stays. */
function CodeForm({ newEmail, onMessage, onDone }: CodeFormProps) {
  const cache = useQueryClient();
  const [otp, setOtp] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await call(account.confirmEmail, { body: { otp } });
      onMessage('✅ Email berhasil diperbarui.');
      void cache.invalidateQueries({ queryKey: queryKeys.profile });
      onDone();
    } catch (error) {
      onMessage(troubleWithReason(error, '❌ Gagal memperbarui email.'));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Banner tone="info">
        Kami mengirim kode 6 digit ke {newEmail}. Email akun baru berganti setelah kode itu Anda masukkan di sini.
      </Banner>
      <OtpField label="Kode OTP" value={otp} onChange={setOtp} disabled={busy} autoFocus hint="Tidak masuk? Periksa folder Spam." />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" busy={busy} busyLabel="Menyimpan..." disabled={otp.length === 0}>
          Konfirmasi
        </Button>
        <Button kind="secondary" onClick={onDone} disabled={busy}>
          Batal
        </Button>
      </div>
    </form>
  );
}
