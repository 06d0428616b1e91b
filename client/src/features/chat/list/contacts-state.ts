import { chat, type ContactFilter } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { atom, atomWithInfiniteQuery } from '../../../state/atoms.js';
import { pollIntervalAtom } from '../../../state/connection.js';
import type { Chosen } from '../actions/choosing.rules.js';
import { contactsAfter } from '../chat.rules.js';

/** Search text, updated after a pause in typing. */
export const searchAtom = atom('');

/** Active filter of the list. Null shows all. */
export const filterAtom = atom<ContactFilter | null>(null);

/** Only conversations with this label are shown. Null for any. */
export const labelAtom = atom<string | null>(null);

/** Chats selected for a bulk action. Null while no selection is in progress. */
export const chosenAtom = atom<Chosen | null>(null);

/**
 * True when search results replace the list. With an active filter or label the list itself is searched
 * instead.
 */
export const showsFoundAtom = atom((get) => get(searchAtom) !== '' && get(filterAtom) === null && get(labelAtom) === null);

export const contactsAtom = atomWithInfiniteQuery((get) => {
  const search = get(searchAtom);
  const filter = get(filterAtom);
  const label = get(labelAtom);
  return {
    queryKey: queryKeys.contacts(search, filter, label),
    queryFn: ({ pageParam, signal }) =>
      call(chat.contacts, {
        query: {
          limit: limits.pageSize,
          before: (pageParam as string | null) ?? undefined,
          q: search,
          filter: filter ?? undefined,
          label: label ?? undefined,
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: contactsAfter,
    // the list is hidden while search results are shown
    enabled: !get(showsFoundAtom),
    refetchInterval: get(pollIntervalAtom),
  };
});
