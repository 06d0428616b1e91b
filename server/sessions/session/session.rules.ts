import type { OfflineReason } from '#contracts/values/statuses';
import type { Interruption } from '#core/features/bots/bots.texts';
import type { OutageCause } from '#core/features/bots/bots.types';
import { reactionTo } from '#core/outside/whatsapp/disconnects.rules';

/** Number of QR codes shown per attempt. WhatsApp provides six. */
export const codesPerTry = 5;
const firstCodeMs = 60_000;
const laterCodeMs = 20_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/**
 * Maximum pause after errors of our own stores. It is short, because WhatsApp refused nothing and leads keep writing.
 */
const longestOwnPauseMs = 10_000;
const gentlePauseMs = 5_000;
const refusedPauseMs = 15 * 60_000;
/**
 * Maximum pause while a message waits to be sent. It does not shorten pauses after a refused version or a rate limit
 * of WhatsApp.
 */
export const pauseWhileWaitedMs = 10_000;
/**
 * Duration from which a connection counts as stable. After a stable connection, the pauses start again with the
 * shortest.
 */
const stableMs = 30_000;
/**
 * Maximum number of attempts to reach WhatsApp before the first code. After that, the owner has to press Start again.
 */
const triesBeforeLink = 3;

/** How long a code can be scanned, by the number of the code within the attempt (from 1). */
export function codeLifetimeMs(attempt: number): number {
  return attempt === 1 ? firstCodeMs : laterCodeMs;
}

/** Facts about a connection that has ended. */
export interface Ending {
  readonly code: number | undefined;
  /** When WhatsApp's ban of the number ends, if it named an end. */
  readonly bannedUntil?: Date | null;
  /** True when no device was linked at the start of the connection. */
  readonly linking: boolean;
  readonly codesShown: number;
  readonly paired: boolean;
  /** How long the connection was open, in milliseconds; 0 if it never was. */
  readonly openMs: number;
  /**
   * True when we ended the connection, because its data could not be stored or because it was deaf (it received no
   * messages).
   */
  readonly restart: boolean;
}

export interface Tries {
  /** Number of consecutive connections that did not become stable. */
  readonly failures: number;
  /** Number of consecutive endings of a kind that allows only few attempts. */
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

/**
 * The next step after a connection ended.
 * @param random 0 to 1, the source of jitter
 */
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
      // reconnects at once, as needed right after pairing; if a server repeats this code, it is treated like any
      // other failure
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

/**
 * The next step before the first login. A device that is not linked does not reconnect endlessly, because codes must
 * not be shown in an endless loop.
 */
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

/** The interruption to show to the owner after an ending that is followed by another attempt. */
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

/** Pause of 1 to 60 s. It doubles with each failure, and half of it is jitter. */
export function backoffMs(failures: number, random: () => number): number {
  const full = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  return Math.max(firstPauseMs, full * (0.5 + 0.5 * random()));
}
