import type { OutageCause } from '#core/features/bots/bots.types';

/** Time limits in milliseconds. {@link watchLimits} shortens them for tests. */
export interface WatchLimits {
  /** Maximum time without traffic from WhatsApp before it is pinged. */
  readonly silentMs: number;
  /** Maximum time for the answer to a ping. */
  readonly answerMs: number;
  /** Maximum time that a frame may wait to be sent. Beyond it, the connection counts as unable to send. */
  readonly heldMs: number;
  /** Time without a message after which the owner's phone is queried to send one. */
  readonly unheardMs: number;
  /** Maximum time for the phone's answer, and for the arrival of messages that the server announced. */
  readonly echoMs: number;
  /** Maximum duration of a login; a longer one counts as hanging. */
  readonly openMs: number;
  /** How long no messages must pass before the owner is notified. */
  readonly tellAfterMs: number;
  /** How long messages must pass again before the outage counts as over. */
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

/** @param speed 1 in production; higher in tests, so that they wait less */
export function watchLimits(speed: number): WatchLimits {
  return Object.fromEntries(Object.entries(limits).map(([name, ms]) => [name, (ms as number) / speed])) as unknown as WatchLimits;
}

/**
 * State of an outage. An outage starts when messages stop passing, and is reported when it lasts. `told`: reported.
 * This state is stored and survives a change of host.
 */
export type OutageState =
  | { readonly kind: 'none' }
  | { readonly kind: 'silent'; readonly sinceMs: number }
  | { readonly kind: 'told'; readonly sinceMs: number };

/** Whether messages pass, and since when (milliseconds since 1970). */
export type Health =
  /**
   * Messages pass. `heardMs`: when WhatsApp last sent something. It is unknown whether messages have passed since
   * then.
   */
  | { readonly kind: 'well'; readonly sinceMs: number; readonly heardMs: number }
  | { readonly kind: 'unwell'; readonly sinceMs: number; readonly cause: OutageCause }
  /** No device is linked yet, or the session is being ended. There can be no outage then. */
  | { readonly kind: 'idle' };

export interface OutageStep {
  readonly state: OutageState;
  readonly tell: 'began' | 'over' | null;
}

/**
 * The outage state after the current health. A short break is never reported, and neither are several short breaks in
 * quick succession. A connection that opens but receives nothing does not end an outage.
 */
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
      if (state.kind === 'none' || health.heardMs - health.sinceMs < stableMs) return { state, tell: null };
      return { state: { kind: 'none' }, tell: state.kind === 'told' ? 'over' : null };
  }
}
