import { atom } from '../../state/atoms.js';
import { promptAtom } from '../prompt/prompt-state.js';
import { analyticsAtom } from './analytics.js';
import { isBeginner } from './bot-card.rules.js';

/** Whether the facts of the dashboard's first view are still on the way: with the numbers, for a beginner, what the bot was taught. */
export const isSummaryPendingAtom = atom((get) => {
  const { data, isPending } = get(analyticsAtom);
  const asksForTraining = data !== undefined && isBeginner(data.onboarding) && !data.onboarding.trained;
  return isPending || (asksForTraining && get(promptAtom).isPending);
});
