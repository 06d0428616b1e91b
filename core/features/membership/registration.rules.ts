import type { OtpOutcome } from '../otp/otp.service.js';

/** What the typed code is to one of the address's registrations. */
export interface TypedCode {
  readonly registrationId: string;
  readonly outcome: OtpOutcome;
}

export type Choice =
  | { readonly kind: 'open'; readonly registrationId: string }
  /** The code is right, and does not say alone that its registration is that of the person who types it. */
  | { readonly kind: 'unclear' }
  /** The code of another registration than the one this person made. */
  | { readonly kind: 'other' }
  | { readonly kind: 'refuse'; readonly outcome: Exclude<OtpOutcome, 'match'> };

/**
 * Which registration a typed code opens.
 *
 * Strangers can have a code sent to any mailbox by registering its address, before or after its owner, and the owner may type it. So a
 * code opens the registration that the person shows to have made (`own`: the browser's proof, or the password). Without that it
 * opens the only registration of an address. Where there are several, none is opened, whichever came first: the code says which
 * registration it was sent for, and not who types it.
 * @param typed of all registrations of the address, the first one first.
 * @returns also those whose code loses a try.
 */
export function chooseByCode(typed: readonly TypedCode[], own: string | null): Choice & { readonly spend: readonly string[] } {
  if (own !== null) return chooseOwn(typed, own);
  const wrong = typed.filter(({ outcome }) => outcome === 'wrong').map(({ registrationId }) => registrationId);
  const match = typed.find(({ outcome }) => outcome === 'match');
  if (match) {
    return typed.length === 1 ? { kind: 'open', registrationId: match.registrationId, spend: [] } : { kind: 'unclear', spend: [] };
  }
  const outcome = (['wrong', 'locked', 'expired'] as const).find((one) => typed.some((code) => code.outcome === one)) ?? 'none';
  return { kind: 'refuse', outcome, spend: wrong };
}

function chooseOwn(typed: readonly TypedCode[], own: string): Choice & { readonly spend: readonly string[] } {
  const outcome = typed.find(({ registrationId }) => registrationId === own)?.outcome ?? 'none';
  if (outcome === 'match') return { kind: 'open', registrationId: own, spend: [] };
  const spend = outcome === 'wrong' ? [own] : [];
  if (typed.some((one) => one.outcome === 'match')) return { kind: 'other', spend };
  return { kind: 'refuse', outcome, spend };
}
