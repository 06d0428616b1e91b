import { chat, type ContactFilter } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { atom, atomWithInfiniteQuery } from '../../../state/atoms.js';
import { pollIntervalAtom } from '../../../state/connection.js';
import type { Chosen } from '../acts/choosing.rules.js';
import { contactsAfter } from '../chat.rules.js';

/** What is searched for, after the typing has paused. */
export const searchAtom = atom('');

/** Which part of the list is shown; null for all of it. */
export const filterAtom = atom<ContactFilter | null>(null);

/** The label that a conversation must carry; null for any. */
export const labelAtom = atom<string | null>(null);

/** Chats that are chosen, to do something to all of them; null while none are being chosen. */
export const chosenAtom = atom<Chosen | null>(null);

/** What was found is shown instead of the list; within a filter the list itself is searched. */
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
    // nobody sees it meanwhile
    enabled: !get(showsFoundAtom),
    refetchInterval: get(pollIntervalAtom),
  };
});
