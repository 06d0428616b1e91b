import type { PasskeyOptions } from '#contracts/values/passkey';
import type { PasskeyFailure } from './passkey.types.js';

/** Milliseconds that each step may take. */
export interface CeremonyLimits {
  /** For a question of WhatsApp that names no time of its own, and the longest that is believed. */
  readonly askedMs: number;
  /** For each answer of WhatsApp's server or of the phone that is not waited for by a person. */
  readonly answerMs: number;
  readonly compareMs: number;
  /** From the phone's having all it needs to its word. */
  readonly linkMs: number;
  /** So long the scanned code proves that this device is the one with the passkey; after that people compare a code. */
  readonly handoffMs: number;
}

export const ceremonyLimits: CeremonyLimits = {
  askedMs: 10 * 60_000,
  answerMs: 30_000,
  compareMs: 3 * 60_000,
  linkMs: 60_000,
  handoffMs: 5 * 60_000,
};

/** Where an attempt stands; told in {@link PasskeyCeremony}. `untilMs`: when the step ends without a result. */
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
  /** WhatsApp asks for a passkey; null: in a way that cannot be read. */
  | { readonly kind: 'asked'; readonly options: PasskeyOptions | null }
  /** The owner's answer, checked. */
  | { readonly kind: 'answered' }
  /** The commitment left for WhatsApp. */
  | { readonly kind: 'committed' }
  /** The phone showed its key. @property isReadable false: it cannot be read @property isProved the scanned code vouches for us */
  | { readonly kind: 'continued'; readonly isReadable: boolean; readonly isProved: boolean }
  | { readonly kind: 'compared' }
  /** WhatsApp took the sealed request. */
  | { readonly kind: 'delivered' }
  | { readonly kind: 'paired' }
  | { readonly kind: 'failed'; readonly why: PasskeyFailure }
  /** The step's time is over. */
  | { readonly kind: 'late' };

/** What is done on the way. */
export type CeremonyAct = 'ask-options' | 'show-asked' | 'commit' | 'show-code' | 'confirm' | 'show-failure';

export interface CeremonyStep {
  readonly state: Ceremony;
  readonly act: CeremonyAct | null;
}

export const idle: Ceremony = { kind: 'idle' };

const to = (state: Ceremony, act: CeremonyAct | null = null): CeremonyStep => ({ state, act });
const fail = (why: PasskeyFailure): CeremonyStep => to({ kind: 'failed', why }, 'show-failure');

/** The state and the act that follow from an event. What cannot matter in a state changes nothing. @param nowMs of the same clock as `untilMs` */
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
      // before the phone was given the new secret it cannot have linked this device
      return state.kind === 'confirming' || state.kind === 'linking' ? to({ kind: 'linked' }) : fail('malformed');
    case 'answered':
      return state.kind === 'asked' ? to({ kind: 'proving', isCommitted: false, untilMs: nowMs + limits.answerMs }, 'commit') : to(state);
    case 'committed':
      return state.kind === 'proving' ? to({ ...state, isCommitted: true }) : to(state);
    case 'continued':
      return whenContinued(state, event, nowMs, limits);
    case 'compared':
      return state.kind === 'comparing' ? to({ kind: 'confirming', untilMs: nowMs + limits.answerMs }, 'confirm') : to(state);
    case 'delivered':
      return state.kind === 'confirming' ? to({ kind: 'linking', untilMs: nowMs + limits.linkMs }) : to(state);
  }
}

/** WhatsApp may ask again, with another challenge, as long as the phone was told nothing: then the old answer is worth nothing. */
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
  // the phone's key before our commitment could be chosen to fit it
  if (!isReadable || state.kind !== 'proving' || !state.isCommitted) return state.kind === 'linking' ? to(state) : fail('malformed');
  return isProved
    ? to({ kind: 'confirming', untilMs: nowMs + limits.answerMs }, 'confirm')
    : to({ kind: 'comparing', untilMs: nowMs + limits.compareMs }, 'show-code');
}
