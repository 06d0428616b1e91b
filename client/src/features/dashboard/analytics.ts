import { analytics } from '#contracts/http/account/analytics';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atom, atomWithQuery } from '../../state/atoms.js';
import { connectionAtom } from '../../state/connection.js';
import { promptAtom } from '../prompt/prompt-state.js';
import { isBeginner } from './bot-card.rules.js';

const slowPollMs = 15_000;

/** Numbers of the dashboard; the shell reads the package from it too. */
export const analyticsAtom = atomWithQuery((get) => ({
  queryKey: queryKeys.analytics,
  queryFn: ({ signal }) => call(analytics.summary, { signal }),
  staleTime: 30_000,
  // Pushed counts are away with the socket; totals are not worth the quick pace of the chat.
  refetchInterval: get(connectionAtom) === 'down' ? slowPollMs : (false as const),
}));

/** Whether the facts of the dashboard's first view are still on the way: with the numbers, for a beginner, what the bot was taught. */
export const isSummaryPendingAtom = atom((get) => {
  const { data, isPending } = get(analyticsAtom);
  const asksForTraining = data !== undefined && isBeginner(data.onboarding) && !data.onboarding.trained;
  return isPending || (asksForTraining && get(promptAtom).isPending);
});
