import { useState } from 'react';
import { errorWithReason } from '../../api/api-error.js';
import { useVisitorForm } from '../../features/auth/use-visitor-form.js';
import { NewPasswordField, RecoveryLayout, VisitorForm } from '../../features/auth/visitor-form.js';

/**
 * "Bukan saya": opened by the link in the notice to an address that was replaced. The secret is in the URL
 * fragment (after the #), which browsers do not send to a server.
 */
export function UndoEmailPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const { form, submit, errorOf, message, busy, done } = useVisitorForm({
    empty: { token, newPassword: '' },
    check: (actions, values) => actions.checkUndo(values),
    send: async (actions, values) => {
      const email = await actions.undoEmail(values);
      return { said: `✅ Email akun kembali ke ${email} dan password sudah diganti. Silakan login.`, leadsTo: '/login' };
    },
    failed: (error) => errorWithReason(error, '❌ Gagal mengembalikan email.'),
  });
  return (
    <RecoveryLayout
      title="Bukan saya"
      intro="Email akun Anda diganti dan bukan Anda yang melakukannya? Buat password baru: email lama dikembalikan dan semua perangkat dikeluarkan."
    >
      <VisitorForm
        onSubmit={submit}
        message={message ?? errorOf('token') ?? null}
        label="Kembalikan email saya"
        busyLabel="Memproses..."
        busy={busy}
        disabled={done}
        fields={<NewPasswordField error={errorOf('newPassword')} {...form.register('newPassword')} />}
      />
    </RecoveryLayout>
  );
}
