import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chat, type ContactView } from '#contracts/http/chat';
import { troubleWithReason } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { withKnownContact, type ContactPages } from '../../realtime/folds.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { withTakeover } from './chat.rules.js';

/** Turns the takeover of one conversation on and off; shown at once, undone when the server refuses. */
export function useTakeover(contact: ContactView) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const show = (next: ContactView) =>
    cache.setQueriesData<ContactPages>({ queryKey: queryKeys.allContacts }, (pages) => pages && withKnownContact(pages, next));

  async function turn(active: boolean): Promise<void> {
    setBusy(true);
    show(withTakeover(contact, active));
    try {
      show(await call(chat.takeover, { params: { phoneNumber: contact.phoneNumber }, body: { active } }));
    } catch (error) {
      show(contact);
      notify(troubleWithReason(error, active ? '❌ Gagal mengambil alih percakapan.' : '❌ Gagal mengembalikan percakapan ke bot.'));
    }
    setBusy(false);
  }

  return { busy, turn };
}
