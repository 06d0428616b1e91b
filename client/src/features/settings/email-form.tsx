import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { account } from '#contracts/http/account';
import { troubleWithReason } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/field.js';

/** Change of the login address. */
export function EmailForm({ current, onMessage }: { current: string; onMessage: (text: string) => void }) {
  const cache = useQueryClient();
  const [newEmail, setNewEmail] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await call(account.updateEmail, { body: { newEmail } });
      onMessage('✅ Email berhasil diperbarui.');
      setNewEmail('');
      void cache.invalidateQueries({ queryKey: queryKeys.profile });
    } catch (error) {
      onMessage(troubleWithReason(error, '❌ Gagal memperbarui email.'));
    }
    setBusy(false);
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
