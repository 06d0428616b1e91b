import { useSyncExternalStore } from 'react';
import { knownBots, onBotsChange, shownBot, type KnownBot } from './bots.js';

/** The bot that this tab shows; null until it is known. */
export function useShownBot(): string | null {
  return useSyncExternalStore(onBotsChange, shownBot);
}

/** The bots between which the person can choose. Empty until they are known. */
export function useKnownBots(): readonly KnownBot[] {
  return useSyncExternalStore(onBotsChange, knownBots);
}
