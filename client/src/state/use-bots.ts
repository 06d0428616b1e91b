import { useSyncExternalStore } from 'react';
import { may, type Action } from '#contracts/values/people/permissions';
import { knownBots, onBotsChange, shownBot, type KnownBot } from './bots.js';

/** The bot that this tab shows; null until it is known. */
export function useShownBot(): string | null {
  return useSyncExternalStore(onBotsChange, shownBot);
}

/** The bots between which the person can choose. Empty until they are known. */
export function useKnownBots(): readonly KnownBot[] {
  return useSyncExternalStore(onBotsChange, knownBots);
}

/**
 * What the person's role permits in the account of the shown bot, by the same table as the server's.
 * Everything while the role is not known, because the server checks it anyway.
 */
export function useRights(): (action: Action) => boolean {
  const shown = useShownBot();
  const role = useKnownBots().find(({ botId }) => botId === shown)?.role ?? null;
  return (action) => role === null || may(role, action);
}

/** True when the person's role permits that, see {@link useRights}. */
export function useMay(action: Action): boolean {
  return useRights()(action);
}
