import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { blacklist } from '#contracts/http/chat/blacklist';
import type { ContactView } from '#contracts/http/chat/chat';
import { toContactAddress } from '#contracts/values/people/phone';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { Button } from '../../../ui/forms/button.js';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.js';
import { shownName } from '../chat.rules.js';

/** Adds a lead to the blacklist after a confirmation, or removes it. */
export function ExcludeButton({ contact }: { contact: ContactView }) {
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { phoneNumber, blacklisted } = contact;
  // a number with the suffix is stored unchanged
  const number = /^\d+$/.test(phoneNumber) ? toContactAddress(phoneNumber) : phoneNumber;
  const name = shownName(contact);
  const { mutate: exclude, isPending } = useMutation({
    // The state before the request is an argument, because an event may change the contact before the answer arrives.
    mutationFn: (wasExcluded: boolean) =>
      wasExcluded ? call(blacklist.remove, { params: { number } }) : call(blacklist.add, { body: { number } }),
    onSuccess: (_, wasExcluded) =>
      notify(wasExcluded ? `✅ ${name} dihapus dari blacklist.` : `✅ ${name} masuk blacklist. Bot tidak membalasnya lagi.`),
    onError: (error, wasExcluded) =>
      showError(wasExcluded ? '❌ Gagal menghapus dari blacklist.' : '❌ Gagal menambahkan ke blacklist.')(error),
    onSettled: () => {
      setAsking(false);
      for (const queryKey of [queryKeys.blacklist, queryKeys.allContacts, queryKeys.contact(phoneNumber)])
        void cache.invalidateQueries({ queryKey });
    },
  });
  return (
    <div>
      {blacklisted ? (
        <Button
          kind="secondary"
          icon={<RotateCcw aria-hidden size={16} />}
          className="text-sm"
          busy={isPending}
          onClick={() => exclude(true)}
        >
          Hapus dari blacklist
        </Button>
      ) : (
        <Button kind="ghost" icon={<Ban aria-hidden size={16} />} className="-ms-4 text-sm text-bad-ink!" onClick={() => setAsking(true)}>
          Masukkan ke blacklist
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Masukkan ${name} ke blacklist?`}
        confirmLabel="Masukkan ke blacklist"
        danger
        busy={isPending}
        onConfirm={() => exclude(false)}
      >
        Bot tidak membalas dan tidak mengirim follow-up kepada orang ini. Anda tetap dapat menulis sendiri.
      </ConfirmDialog>
    </div>
  );
}
