import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chat, type ChatsAction, type ContactView } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';
import { optimistic } from '../../../api/optimistic.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { foldAnswers } from '../../../realtime/fold-answers.js';
import type { ContactPages } from '../../../realtime/folds.js';
import { useTextKeeper } from '../../../state/use-text-keeper.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { readStateScope } from '../thread/use-seen.js';
import { outcomeOf, withAction, withEach } from './actions.rules.js';

interface Change {
  readonly action: ChatsAction;
  readonly contacts: readonly ContactView[];
}

/**
 * Name of the draft with the label that the owner types for several chats. When the server refuses the label, its
 * text returns to this draft.
 */
export const labelDraft = 'label-chat';

const idsOf = (contacts: readonly ContactView[]) => new Set<string>(contacts.map((one) => one.conversationId));

/**
 * One action on several chats. It is applied optimistically and rolled back when the server refuses. A message shows
 * the result.
 * @param onDone called when the server has completed the action.
 */
export function useChatActions(onDone?: () => void) {
  const cache = useQueryClient();
  const keepText = useTextKeeper();
  const { isPending: busy, mutate: action } = useMutation(
    optimistic(
      {
        queryKey: queryKeys.allContacts,
        change: (pages: ContactPages, change: Change) =>
          withEach(pages, idsOf(change.contacts), (contact) => withAction(contact, change.action, new Date())),
      },
      {
        scope: readStateScope,
        mutationFn: (change) =>
          call(chat.action, { body: { action: change.action, conversationIds: change.contacts.map((one) => one.conversationId) } }),
        onSuccess: (answer, change) => {
          foldAnswers(cache, answer.contacts);
          void cache.invalidateQueries({ queryKey: queryKeys.waiting });
          if ('label' in change.action) void cache.invalidateQueries({ queryKey: queryKeys.labels });
          notify(outcomeOf(change.action, change.contacts.length, answer));
          onDone?.();
        },
        onError: (error, { action: failed }) => {
          if (failed.kind === 'label') keepText(labelDraft, failed.label);
          showError('❌ Gagal menandai chat. Tidak ada yang berubah. Periksa koneksi Anda, lalu coba lagi.')(error);
        },
      },
    ),
  );
  return { busy, action: (wanted: ChatsAction, contacts: readonly ContactView[]) => action({ action: wanted, contacts }) };
}
