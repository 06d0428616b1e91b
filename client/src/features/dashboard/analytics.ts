import { analytics } from '#contracts/http/account/analytics';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery } from '../../state/atoms.js';
import { connectionAtom } from '../../state/connection.js';

const slowPollMs = 15_000;

/** Figures of the dashboard. The shell also reads the package from them. */
export const analyticsAtom = atomWithQuery((get) => ({
  queryKey: queryKeys.analytics,
  queryFn: ({ signal }) => call(analytics.summary, { signal }),
  staleTime: 30_000,
  // Without the socket no counts are pushed. Totals do not need the chat's short poll interval.
  refetchInterval: get(connectionAtom) === 'down' ? slowPollMs : (false as const),
}));
