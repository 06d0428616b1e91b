import type { OutageCause } from '#core/features/bots/bots.types';

/** All in milliseconds; {@link fasterLimits} shortens them for tests. */
export interface WatchLimits {
  /** WhatsApp may be silent for so long before it is pinged. */
  readonly silentMs: number;
  /** A ping may take so long. */
  readonly answerMs: number;
  /** A frame may wait so long to leave; longer, and nothing of ours gets out. */
  readonly heldMs: number;
  /** No message for so long: the own phone is asked for one. */
  readonly unheardMs: number;
  /** It may take so long to answer, and what the server announced may take so long to come. */
  readonly echoMs: number;
  /** A login that is not through by then hangs. */
  readonly openMs: number;
  /** So long messages may not pass before the owner is told. */
  readonly tellAfterMs: number;
  /** So long they must pass again before the outage counts as over. */
  readonly stableMs: number;
}

const limits: WatchLimits = {
  silentMs: 30_000,
  answerMs: 10_000,
  heldMs: 60_000,
  unheardMs: 40_000,
  echoMs: 12_000,
  openMs: 30_000,
  tellAfterMs: 90_000,
  stableMs: 30_000,
};

/** @param speed 1 in production; a test that must not wait lets the watch run faster */
export function watchLimits(speed: number): WatchLimits {
  return Object.fromEntries(Object.entries(limits).map(([name, ms]) => [name, (ms as number) / speed])) as unknown as WatchLimits;
}

/** An outage is begun by the first moment in which nothing passes, and told when it lasts. `told` outlives its host. */
export type OutageState =
  | { readonly kind: 'none' }
  | { readonly kind: 'silent'; readonly sinceMs: number }
  | { readonly kind: 'told'; readonly sinceMs: number };

/** Whether messages pass, since when (milliseconds since 1970). */
export type Health =
  | { readonly kind: 'well'; readonly sinceMs: number }
  | { readonly kind: 'unwell'; readonly sinceMs: number; readonly cause: OutageCause }
  /** No device is linked yet, or the session is being ended: nothing can be out. */
  | { readonly kind: 'idle' };

export interface OutageStep {
  readonly state: OutageState;
  readonly tell: 'began' | 'over' | null;
}

/** What follows from the present health. A short break is never told, nor are several with little time between. */
export function nextOutage(state: OutageState, health: Health, nowMs: number, { tellAfterMs, stableMs }: WatchLimits): OutageStep {
  switch (health.kind) {
    case 'idle':
      return { state, tell: null };
    case 'unwell': {
      if (state.kind === 'told') return { state, tell: null };
      const sinceMs = state.kind === 'silent' ? Math.min(state.sinceMs, health.sinceMs) : health.sinceMs;
      const isLong = nowMs - health.sinceMs >= tellAfterMs || (state.kind === 'silent' && nowMs - sinceMs >= tellAfterMs);
      return { state: { kind: isLong ? 'told' : 'silent', sinceMs }, tell: isLong ? 'began' : null };
    }
    case 'well':
      if (state.kind === 'none' || nowMs - health.sinceMs < stableMs) return { state, tell: null };
      return { state: { kind: 'none' }, tell: state.kind === 'told' ? 'over' : null };
  }
}
