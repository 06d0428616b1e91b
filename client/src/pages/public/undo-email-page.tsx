import { useState } from 'react';
import { troubleWithReason } from '../../api/api-error.js';
import { useVisitorForm } from '../../features/auth/use-visitor-form.js';
import { NewPasswordField, RecoveryLayout, VisitorForm } from '../../features/auth/visitor-form.js';

/**
 * "Bukan saya": opened by the link in the notice to an address that was replaced. The secret is in the URL
 * fragment (after the #), which browsers do not send to a server.
 */
export function UndoEmailPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const { form, submit, troubleOf, message, busy, done } = useVisitorForm({
    empty: { token, newPassword: '' },
    check: (acts, values) => acts.checkUndo(values),
    send: async (acts, values) => {
      const email = await acts.undoEmail(values);
      return { said: `✅ Email akun kembali ke ${email} dan password sudah diganti. Silakan login.`, leadsTo: '/login' };
    },
    failed: (error) => troubleWithReason(error, '❌ Gagal mengembalikan email.'),
  });
  return (
    <RecoveryLayout
      title="Bukan saya"
      intro="Email akun Anda diganti dan bukan Anda yang melakukannya? Buat password baru: email lama dikembalikan dan semua perangkat dikeluarkan."
    >
      <VisitorForm
        onSubmit={submit}
        message={message ?? troubleOf('token') ?? null}
        label="Kembalikan email saya"
        busyLabel="Memproses..."
        busy={busy}
        disabled={done}
        fields={<NewPasswordField error={troubleOf('newPassword')} {...form.register('newPassword')} />}
      />
    </RecoveryLayout>
  );
}
