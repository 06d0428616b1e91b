import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { errorWithReason } from '../../../api/api-error.js';
import { call } from '../../../api/client.js';
import { optimistic } from '../../../api/optimistic.js';
import { queryKeys } from '../../../api/query-keys.js';
import { foldAnswers } from '../../../realtime/fold-answers.js';
import { withKnownContact, type ContactPages } from '../../../realtime/folds.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { withTakeover } from '../chat.rules.js';

/**
 * Switches the takeover of one conversation on and off. Applied optimistically, rolled back when the server
 * refuses.
 */
export function useTakeover(contact: ContactView) {
  const cache = useQueryClient();
  const { isPending: busy, mutate: turn } = useMutation(
    optimistic(
      {
        queryKey: queryKeys.allContacts,
        change: (pages: ContactPages, active: boolean) => withKnownContact(pages, withTakeover(contact, active)),
      },
      {
        mutationFn: (active) => call(chat.takeover, { params: { phoneNumber: contact.phoneNumber }, body: { active } }),
        onSuccess: (changed) => foldAnswers(cache, [changed]),
        onError: (error, active) =>
          notify(errorWithReason(error, active ? '❌ Gagal mengambil alih chat.' : '❌ Gagal mengembalikan chat ke bot.')),
      },
    ),
  );
  return { busy, turn };
}
