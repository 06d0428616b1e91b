import type { OtpOutcome } from '../otp/otp.service.js';

/** Result of checking the typed code against one registration of the address. */
export interface TypedCode {
  readonly registrationId: string;
  readonly outcome: OtpOutcome;
}

export type Choice =
  | { readonly kind: 'open'; readonly registrationId: string }
  /** The code is right, but does not prove that the person who types it made the registration. */
  | { readonly kind: 'unclear' }
  /** The code belongs to another registration than the one this person made. */
  | { readonly kind: 'other' }
  | { readonly kind: 'refuse'; readonly outcome: Exclude<OtpOutcome, 'match'> };

/**
 * Decides which registration a typed code opens.
 *
 * Strangers can have a code sent to any mailbox by registering its address, before or after its owner does, and the
 * owner may type that code. Therefore a code opens only the registration that the person proves to have made (`own`:
 * by the browser's proof or the password). Without such a proof, it opens the only registration of the address. When
 * there are several, no registration is opened, regardless of which came first: the code shows which registration it
 * was sent for, but not who is typing it.
 * @param typed of all registrations of the address, the oldest first.
 * @returns the choice, and the registrations whose code loses a try.
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
