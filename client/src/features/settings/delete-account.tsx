import { useState } from 'react';
import { account } from '#contracts/http/account';
import { troubleWithReason } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { keepSessionDuring } from '../../state/session.js';
import { Button } from '../../ui/forms/button.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';

/** The end of the account, after a question. */
export function DeleteAccount({ onMessage }: { onMessage: (text: string) => void }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function remove() {
    setAsking(false);
    setBusy(true);
    try {
      await keepSessionDuring(async () => {
        await call(account.deleteAccount);
        localStorage.clear();
      });
      window.location.assign('/login');
    } catch (error) {
      onMessage(troubleWithReason(error, '❌ Gagal menghapus akun.'));
      setBusy(false);
    }
  }

  return (
    <>
      <p className="mb-4 text-soft">Bot dihentikan, perangkat dilepas dari WhatsApp, dan data pribadi Anda dihapus.</p>
      <Button kind="danger" busy={busy} onClick={() => setAsking(true)}>
        Hapus Akun
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Hapus akun?"
        confirmLabel="Ya, hapus akun"
        danger
        onConfirm={() => void remove()}
      >
        Apakah Anda yakin ingin menghapus akun Anda? Tindakan ini tidak dapat dibatalkan.
      </ConfirmDialog>
    </>
  );
}
