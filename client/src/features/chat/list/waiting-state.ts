import { chat } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { atomWithQuery } from '../../../state/atoms.js';
import { connectionAtom } from '../../../state/connection.js';

const slowPollMs = 15_000;

/** Who waits for the owner, and how many conversations each filter of the list has: the shell, the dashboard and the list read it. */
export const waitingAtom = atomWithQuery((get) => ({
  queryKey: queryKeys.waiting,
  queryFn: ({ signal }) => call(chat.waiting, { signal }),
  staleTime: 30_000,
  refetchInterval: get(connectionAtom) === 'down' ? slowPollMs : (false as const),
}));
