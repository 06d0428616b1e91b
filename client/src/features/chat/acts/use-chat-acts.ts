import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chat, type ChatsAct, type ContactView } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';
import { optimistic } from '../../../api/optimistic.js';
import { queryKeys } from '../../../api/query-keys.js';
import { tellTrouble } from '../../../api/tell-trouble.js';
import type { ContactPages } from '../../../realtime/folds.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { outcomeOf, withAct, withEach } from './acts.rules.js';

interface Wish {
  readonly act: ChatsAct;
  readonly contacts: readonly ContactView[];
}

const idsOf = (contacts: readonly ContactView[]) => new Set<string>(contacts.map((one) => one.conversationId));

/**
 * One action on several chats: applied optimistically, rolled back when the server refuses, with a message
 * about the result.
 * @param onDone called when the server has completed it.
 */
export function useChatActs(onDone?: () => void) {
  const cache = useQueryClient();
  const { isPending: busy, mutate: act } = useMutation(
    optimistic(
      {
        queryKey: queryKeys.allContacts,
        change: (pages: ContactPages, wish: Wish) =>
          withEach(pages, idsOf(wish.contacts), (contact) => withAct(contact, wish.act, new Date())),
      },
      {
        mutationFn: (wish) => call(chat.act, { body: { act: wish.act, conversationIds: wish.contacts.map((one) => one.conversationId) } }),
        onSuccess: (answer, wish) => {
          const byId = new Map<string, ContactView>(answer.contacts.map((one) => [one.conversationId, one]));
          const ids = new Set(byId.keys());
          cache.setQueriesData<ContactPages>(
            { queryKey: queryKeys.allContacts },
            (pages) => pages && withEach(pages, ids, (contact) => byId.get(contact.conversationId) ?? contact),
          );
          for (const one of answer.contacts) cache.setQueryData<ContactView>(queryKeys.contact(one.phoneNumber), (known) => known && one);
          void cache.invalidateQueries({ queryKey: queryKeys.waiting });
          if ('label' in wish.act) void cache.invalidateQueries({ queryKey: queryKeys.labels });
          notify(outcomeOf(wish.act, wish.contacts.length, answer));
          onDone?.();
        },
        onError: tellTrouble('❌ Gagal menandai obrolan. Tidak ada yang berubah. Periksa koneksi Anda, lalu coba lagi.'),
      },
    ),
  );
  return { busy, act: (wanted: ChatsAct, contacts: readonly ContactView[]) => act({ act: wanted, contacts }) };
}
