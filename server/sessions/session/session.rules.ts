import type { OfflineReason } from '#contracts/values/statuses';
import type { Interruption } from '#core/features/bots/bots.texts';
import type { OutageCause } from '#core/features/bots/bots.types';
import { reactionTo } from '#core/outside/whatsapp/disconnects.rules';

/** QR codes shown in one try; WhatsApp provides six. */
export const codesPerTry = 5;
const firstCodeMs = 60_000;
const laterCodeMs = 20_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** Maximum pause after errors of our own stores: WhatsApp refused nothing, and leads keep writing. */
const longestOwnPauseMs = 10_000;
const gentlePauseMs = 5_000;
const refusedPauseMs = 15 * 60_000;
/** Maximum pause while something waits to be sent. Pauses after a refused version or a rate limit of WhatsApp are kept in full. */
export const pauseWhileWaitedMs = 10_000;
/** A connection that lasted this long counts as stable: the pauses start again with the first. */
const stableMs = 30_000;
/**
 * Maximum number of tries to reach WhatsApp before the first code; after that the owner has to press Start
 * again.
 */
const triesBeforeLink = 3;

/** How long a code can be scanned, by its number within the try (from 1). */
export function codeLifetimeMs(attempt: number): number {
  return attempt === 1 ? firstCodeMs : laterCodeMs;
}

/** Facts about a connection that has ended. */
export interface Ending {
  readonly code: number | undefined;
  /** When WhatsApp's ban of the number ends, if it named an end. */
  readonly bannedUntil?: Date | null;
  /** True when no device was linked at its start. */
  readonly linking: boolean;
  readonly codesShown: number;
  readonly paired: boolean;
  /** How long it was open, in milliseconds; 0 when it never was. */
  readonly openMs: number;
  /**
   * True when we ended it because its data could not be stored, or because it was deaf (it received no
   * messages).
   */
  readonly restart: boolean;
}

export interface Tries {
  /** Connections in a row that did not become stable. */
  readonly failures: number;
  /** Endings in a row of a kind that allows only few tries. */
  readonly bad: number;
}

export type Next =
  | {
      readonly kind: 'connect';
      readonly afterMs: number;
      readonly tries: Tries;
      /**
       * The reason shown to the owner when the session is offline; null while the connection is only
       * interrupted.
       */
      readonly shown: OutageCause | null;
      readonly why: Interruption;
    }
  | { readonly kind: 'end'; readonly reason: OfflineReason; readonly wipe: boolean };

export const noTries: Tries = { failures: 0, bad: 0 };

/** The next step after a connection ended. @param random 0 to 1, the source of jitter */
export function nextStep(ending: Ending, tries: Tries, random: () => number = Math.random): Next {
  if (ending.linking && !ending.paired) return nextWhileLinking(ending, tries, random);
  if (ending.openMs >= stableMs) tries = noTries;
  const failures = tries.failures + 1;
  if (ending.restart) {
    const afterMs = Math.min(backoffMs(failures, random), longestOwnPauseMs);
    return { kind: 'connect', afterMs, tries: { ...tries, failures }, shown: null, why: 'lost' };
  }
  const reaction = reactionTo(ending.code);
  switch (reaction.kind) {
    case 'relink':
      return { kind: 'end', reason: reaction.reason, wipe: true };
    case 'stop':
      return { kind: 'end', reason: reaction.reason, wipe: false };
    case 'few':
      if (tries.bad + 1 >= reaction.tries) return { kind: 'end', reason: reaction.reason, wipe: true };
      return { kind: 'connect', afterMs: backoffMs(failures, random), tries: { failures, bad: tries.bad + 1 }, shown: null, why: 'lost' };
    case 'again': {
      const refused = reaction.reason === 'version_refused';
      const least = reaction.pace === 'late' ? refusedPauseMs : reaction.pace === 'gently' ? gentlePauseMs : 0;
      // reconnects at once, right after pairing; a server that repeats this code is treated as any other
      // failure
      const afterMs = reaction.pace === 'now' && failures <= 3 ? 0 : Math.max(least * (0.75 + 0.5 * random()), backoffMs(failures, random));
      return {
        kind: 'connect',
        afterMs,
        tries: { failures, bad: 0 },
        shown: refused ? 'version_refused' : failures > 3 ? 'connection' : null,
        why: interruptionOf(ending.code),
      };
    }
  }
}

/** Before the first login nothing reconnects by itself: codes must not be shown in an endless loop. */
function nextWhileLinking(ending: Ending, tries: Tries, random: () => number): Next {
  if (ending.code === 405) return { kind: 'end', reason: 'version_refused', wipe: false };
  const reaction = reactionTo(ending.code);
  if (reaction.kind === 'stop' && reaction.reason !== 'replaced') return { kind: 'end', reason: reaction.reason, wipe: false };
  if (ending.codesShown >= codesPerTry || (ending.codesShown > 0 && ending.code === 408))
    return { kind: 'end', reason: 'code_expired', wipe: false };
  if (ending.codesShown > 0) return { kind: 'end', reason: 'pairing_failed', wipe: false };
  const failures = tries.failures + 1;
  if (failures >= triesBeforeLink) return { kind: 'end', reason: 'connection', wipe: false };
  return {
    kind: 'connect',
    afterMs: backoffMs(failures, random),
    tries: { failures, bad: 0 },
    shown: null,
    why: interruptionOf(ending.code),
  };
}

/** The interruption shown to the owner after an ending with another try. */
export function interruptionOf(code: number | undefined): Interruption {
  switch (code) {
    case 503:
      return 'busy';
    case 429:
      return 'rate';
    case 405:
      return 'version';
    default:
      return 'lost';
  }
}

/** 1 to 60 s, doubling, half of it jitter. */
export function backoffMs(failures: number, random: () => number): number {
  const full = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  return Math.max(firstPauseMs, full * (0.5 + 0.5 * random()));
}
