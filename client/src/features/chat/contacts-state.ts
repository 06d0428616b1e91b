import { chat } from '#contracts/http/chat';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atom, atomWithInfiniteQuery } from '../../state/atoms.js';
import { pollIntervalAtom } from '../../state/connection.js';
import { contactsAfter } from './chat.rules.js';

/** What is searched for, after the typing has paused. */
export const searchAtom = atom('');

export const contactsAtom = atomWithInfiniteQuery((get) => {
  const search = get(searchAtom);
  return {
    queryKey: queryKeys.contacts(search),
    queryFn: ({ pageParam, signal }) =>
      call(chat.contacts, { query: { limit: limits.pageSize, before: (pageParam as string | null) ?? undefined, q: search }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: contactsAfter,
    refetchInterval: get(pollIntervalAtom),
  };
});
