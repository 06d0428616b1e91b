import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';
import { optimistic } from '../../../api/optimistic.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { foldAnswers } from '../../../realtime/fold-answers.js';
import { withKnownContact, type ContactPages } from '../../../realtime/folds.js';
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
        onError: (error, active) => showError(active ? '❌ Gagal mengambil alih chat.' : '❌ Gagal mengembalikan chat ke bot.')(error),
      },
    ),
  );
  return { busy, turn };
}
