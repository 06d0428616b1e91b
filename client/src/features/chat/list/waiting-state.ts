import { chat } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { atomWithQuery } from '../../../state/atoms.js';
import { pollIntervalAtom } from '../../../state/connection.js';

/**
 * The first conversations that wait for the owner, and the count for each list filter. Used by the shell, the
 * dashboard and the list.
 */
export const waitingAtom = atomWithQuery((get) => ({
  queryKey: queryKeys.waiting,
  queryFn: ({ signal }) => call(chat.waiting, { signal }),
  staleTime: 30_000,
  refetchInterval: get(pollIntervalAtom),
}));
