import { useState, type FormEvent } from 'react';
import { account } from '#contracts/http/account';
import { troubleWithReason } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { keepSessionDuring, storeToken } from '../../state/session.js';
import { Button } from '../../ui/forms/button.js';
import { PasswordField } from '../../ui/forms/password-field.js';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

/** Change of the password; the answer's fresh token keeps this browser logged in. */
export function PasswordForm({ onMessage }: { onMessage: (text: string) => void }) {
  const [form, setForm] = useState(empty);
  const [busy, setBusy] = useState(false);
  const bind = (field: keyof typeof empty) => ({
    name: field,
    required: true,
    value: form[field],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (form.newPassword !== form.confirmation) {
      onMessage('❌ Password baru tidak cocok.');
      return;
    }
    setBusy(true);
    try {
      const { currentPassword, newPassword } = form;
      await keepSessionDuring(async () => {
        const { token } = await call(account.changePassword, { body: { currentPassword, newPassword } });
        if (token !== '') storeToken(token);
      });
      onMessage('✅ Password berhasil diubah.');
      setForm(empty);
    } catch (error) {
      onMessage(troubleWithReason(error, '❌ Gagal mengubah password.'));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField label="Password lama" autoComplete="current-password" {...bind('currentPassword')} />
      <PasswordField label="Password baru" autoComplete="new-password" {...bind('newPassword')} />
      <PasswordField label="Konfirmasi password baru" autoComplete="new-password" {...bind('confirmation')} />
      <Button type="submit" busy={busy} busyLabel="Menyimpan..." className="sm:self-start">
        Ubah Password
      </Button>
    </form>
  );
}
