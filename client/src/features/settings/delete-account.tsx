import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { account } from '#contracts/http/account/account';
import { errorWithReason } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { eraseDrafts } from '../../state/drafts.js';
import { beginLeaving, keepSessionDuring } from '../../state/session.js';
import { Button } from '../../ui/forms/button.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';

/** Deletes the account after a confirmation. */
export function DeleteAccount({ onMessage }: { onMessage: (text: string) => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      keepSessionDuring(async () => {
        await call(account.deleteAccount);
        beginLeaving();
        localStorage.clear();
        await eraseDrafts();
      }),
    onMutate: () => setAsking(false),
    onSuccess: () => window.location.assign('/login'),
    onError: (error) => onMessage(errorWithReason(error, '❌ Gagal menghapus akun.')),
  });
  const isLeaving = remove.isPending || remove.isSuccess;

  return (
    <>
      <p className="mb-4 text-soft">Bot dihentikan, perangkat dilepas dari WhatsApp, dan data pribadi Anda dihapus.</p>
      <Button kind="danger" busy={isLeaving} onClick={() => setAsking(true)}>
        Hapus Akun
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Hapus akun?"
        confirmLabel="Ya, hapus akun"
        danger
        onConfirm={() => remove.mutate()}
      >
        Apakah Anda yakin ingin menghapus akun Anda? Tindakan ini tidak dapat dibatalkan.
      </ConfirmDialog>
    </>
  );
}
