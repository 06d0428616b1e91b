import { atom } from '../../state/atoms.js';
import { promptAtom } from '../prompt/prompt-state.js';
import { analyticsAtom } from './analytics.js';
import { isBeginner } from './beginner.rules.js';

/**
 * True while the data of the dashboard's first view is loading: the figures, and for an untrained beginner
 * also the training.
 */
export const isSummaryPendingAtom = atom((get) => {
  const { data, isPending } = get(analyticsAtom);
  const asksForTraining = data !== undefined && isBeginner(data.onboarding) && !data.onboarding.trained;
  return isPending || (asksForTraining && get(promptAtom).isPending);
});
