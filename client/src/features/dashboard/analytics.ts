import { analytics } from '#contracts/http/account/analytics';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery } from '../../state/atoms.js';
import { connectionAtom } from '../../state/connection.js';

const slowPollMs = 15_000;

/** Numbers of the dashboard; the shell reads the package from it too. */
export const analyticsAtom = atomWithQuery((get) => ({
  queryKey: queryKeys.analytics,
  queryFn: ({ signal }) => call(analytics.summary, { signal }),
  staleTime: 30_000,
  // Pushed counts are away with the socket; totals are not worth the quick pace of the chat.
  refetchInterval: get(connectionAtom) === 'down' ? slowPollMs : (false as const),
}));
