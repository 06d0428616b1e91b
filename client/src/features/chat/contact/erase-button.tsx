import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContactView } from '#contracts/http/chat/chat';
import { contactErasure } from '#contracts/http/chat/contact-erasure';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { Button } from '../../../ui/forms/button.js';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.js';
import { shownName } from '../chat.rules.js';

/** Erases everything that is stored about a lead, after a confirmation. */
export function EraseButton({ contact }: { contact: ContactView }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const name = shownName(contact);
  const { phoneNumber, conversationId } = contact;
  const { mutate: erase, isPending } = useMutation({
    mutationFn: () => call(contactErasure.erase, { params: { phoneNumber } }),
    onSuccess: () => {
      notify(`✅ Semua data ${name} sudah dihapus.`);
      cache.removeQueries({ queryKey: queryKeys.thread(conversationId) });
      cache.removeQueries({ queryKey: queryKeys.contact(phoneNumber) });
      for (const queryKey of [queryKeys.allContacts, queryKeys.waiting, queryKeys.blacklist]) void cache.invalidateQueries({ queryKey });
      void navigate('/chat-history', { replace: true });
    },
    onError: showError('❌ Gagal menghapus data kontak ini.'),
    onSettled: () => setAsking(false),
  });
  return (
    <div>
      <Button kind="ghost" icon={<Trash2 aria-hidden size={16} />} className="-ms-4 text-sm text-bad-ink!" onClick={() => setAsking(true)}>
        Hapus semua data orang ini
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Hapus semua data ${name}?`}
        confirmLabel="Ya, hapus semuanya"
        danger
        busy={isPending}
        onConfirm={() => erase()}
      >
        Chat, berkas, catatan, closing, follow-up, dan isi blacklist tentang orang ini dihapus dan tidak bisa dikembalikan. Chat di HP Anda
        tetap ada. Kalau orang ini menulis lagi, bot menjawabnya sebagai pelanggan baru.
      </ConfirmDialog>
    </div>
  );
}
