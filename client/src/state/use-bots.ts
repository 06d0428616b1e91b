import { useSyncExternalStore } from 'react';
import type { Action } from '#contracts/values/people/permissions';
import { knownBots, onBotsChange, rightsIn, shownBot, type KnownBot } from './bots.js';

/** The bot that this tab shows; null until it is known. */
export function useShownBot(): string | null {
  return useSyncExternalStore(onBotsChange, shownBot);
}

/** The bots that the person can choose from. Empty until the server has sent the list. */
export function useKnownBots(): readonly KnownBot[] {
  return useSyncExternalStore(onBotsChange, knownBots);
}

/** The person's rights in the account of the shown bot, see {@link rightsIn}. */
export function useRights(): (action: Action) => boolean {
  const shown = useShownBot();
  useKnownBots();
  return rightsIn(shown);
}

/** True when the person's role permits the action (see {@link useRights}). */
export function useMay(action: Action): boolean {
  return useRights()(action);
}
