import type { PasskeyOptions } from '#contracts/values/passkey';
import type { PasskeyFailure } from './passkey.types.js';

/** Time limits of the steps in milliseconds. */
export interface CeremonyLimits {
  /** Limit for a WhatsApp request that states none, and the maximum that is accepted from a request. */
  readonly askedMs: number;
  /** Limit for each answer of WhatsApp's server or of the phone that needs no human action. */
  readonly answerMs: number;
  readonly compareMs: number;
  /**
   * Limit from the moment when the phone has everything it needs until it confirms. The owner may compare the code
   * during this time.
   */
  readonly linkMs: number;
  /**
   * How long the scanned code proves that this device is the device with the passkey. After this time, the owner has
   * to compare a code.
   */
  readonly handoffMs: number;
}

export const ceremonyLimits: CeremonyLimits = {
  askedMs: 10 * 60_000,
  answerMs: 30_000,
  compareMs: 3 * 60_000,
  linkMs: 3 * 60_000,
  handoffMs: 5 * 60_000,
};

/**
 * State of an attempt, documented in {@link PasskeyCeremony}. `untilMs` is the time at which the step times
 * out.
 */
export type Ceremony =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly untilMs: number }
  | { readonly kind: 'asked'; readonly options: PasskeyOptions; readonly untilMs: number }
  | { readonly kind: 'proving'; readonly isCommitted: boolean; readonly untilMs: number }
  | { readonly kind: 'comparing'; readonly untilMs: number }
  | { readonly kind: 'confirming'; readonly untilMs: number }
  | { readonly kind: 'linking'; readonly untilMs: number }
  | { readonly kind: 'linked' }
  | { readonly kind: 'failed'; readonly why: PasskeyFailure };

export type CeremonyEvent =
  /** WhatsApp requests a passkey. `options` is null when the request cannot be parsed. */
  | { readonly kind: 'asked'; readonly options: PasskeyOptions | null }
  /** The owner has given an answer, and it was checked. */
  | { readonly kind: 'answered' }
  /** WhatsApp accepted our commitment. */
  | { readonly kind: 'committed' }
  /**
   * The phone sent its key.
   * @property isReadable false when it cannot be parsed
   * @property isProved the scanned code still proves our identity
   */
  | { readonly kind: 'continued'; readonly isReadable: boolean; readonly isProved: boolean }
  /** WhatsApp accepted our nonce, so the phone can show the code. */
  | { readonly kind: 'revealed' }
  | { readonly kind: 'compared' }
  /** WhatsApp took the sealed request. */
  | { readonly kind: 'delivered' }
  | { readonly kind: 'paired' }
  | { readonly kind: 'failed'; readonly why: PasskeyFailure }
  /** The step timed out. */
  | { readonly kind: 'late' };

/** Side effect of a transition. */
export type CeremonyAction = 'ask-options' | 'show-asked' | 'commit' | 'show-code' | 'confirm' | 'show-failure';

export interface CeremonyStep {
  readonly state: Ceremony;
  readonly action: CeremonyAction | null;
}

export const idle: Ceremony = { kind: 'idle' };

const to = (state: Ceremony, action: CeremonyAction | null = null): CeremonyStep => ({ state, action });
const fail = (why: PasskeyFailure): CeremonyStep => to({ kind: 'failed', why }, 'show-failure');

/**
 * Returns the next state and side effect. An event that does not apply to a state changes nothing.
 * @param nowMs from the same clock as `untilMs`
 */
export function nextCeremony(state: Ceremony, event: CeremonyEvent, nowMs: number, limits: CeremonyLimits): CeremonyStep {
  if (state.kind === 'linked' || state.kind === 'failed') return to(state);
  if (event.kind === 'asked') return whenAsked(state, event.options, nowMs, limits);
  if (state.kind === 'idle') return to(state);
  switch (event.kind) {
    case 'failed':
      return fail(event.why);
    case 'late':
      return fail(state.kind === 'asked' || state.kind === 'comparing' ? 'too_late' : 'no_answer');
    case 'paired':
      // the phone cannot have linked this device before it received the new secret
      return state.kind === 'confirming' || state.kind === 'linking' ? to({ kind: 'linked' }) : fail('malformed');
    case 'answered':
      return state.kind === 'asked' ? to({ kind: 'proving', isCommitted: false, untilMs: nowMs + limits.answerMs }, 'commit') : to(state);
    case 'committed':
      return state.kind === 'proving' ? to({ ...state, isCommitted: true }) : to(state);
    case 'continued':
      return whenContinued(state, event, nowMs, limits);
    case 'revealed':
      return to(state);
    case 'compared':
      return state.kind === 'comparing' ? to({ kind: 'confirming', untilMs: nowMs + limits.answerMs }, 'confirm') : to(state);
    case 'delivered':
      return state.kind === 'confirming' ? to({ kind: 'linking', untilMs: nowMs + limits.linkMs }) : to(state);
  }
}

/**
 * Handles a request of WhatsApp. WhatsApp may send another challenge until this device has sent something to the
 * phone. The owner's earlier answer is then discarded.
 */
function whenAsked(state: Ceremony, options: PasskeyOptions | null, nowMs: number, limits: CeremonyLimits): CeremonyStep {
  if (state.kind === 'confirming' || state.kind === 'linking') return to(state);
  if (options) {
    const untilMs = nowMs + Math.min(options.timeout ?? limits.askedMs, limits.askedMs);
    return to({ kind: 'asked', options, untilMs }, 'show-asked');
  }
  return state.kind === 'reading' ? fail('malformed') : to({ kind: 'reading', untilMs: nowMs + limits.answerMs }, 'ask-options');
}

function whenContinued(
  state: Ceremony,
  { isReadable, isProved }: Extract<CeremonyEvent, { kind: 'continued' }>,
  nowMs: number,
  limits: CeremonyLimits,
): CeremonyStep {
  // The phone must not be able to choose its key after it has seen our commitment.
  if (!isReadable || state.kind !== 'proving' || !state.isCommitted) return state.kind === 'linking' ? to(state) : fail('malformed');
  return isProved
    ? to({ kind: 'confirming', untilMs: nowMs + limits.answerMs }, 'confirm')
    : to({ kind: 'comparing', untilMs: nowMs + limits.compareMs }, 'show-code');
}
