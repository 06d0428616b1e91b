import type { PasskeyAssertion, PasskeyFault, PasskeyOptions } from '#contracts/values/passkey';

/**
 * How an attempt to link with a passkey ends without a link. `off`: the setting forbids it. `malformed`: WhatsApp said something that
 * cannot be read. `refused`: WhatsApp did not take the answer. `too_late`: the time for it ran out. `no_answer`: WhatsApp fell silent. `codes_differ`: the owner says so.
 */
export type PasskeyFailure = 'off' | 'malformed' | 'refused' | 'too_late' | 'no_answer' | 'codes_differ';

/** State of an attempt, for the owner. */
export type PasskeyUpdate =
  /** WhatsApp asks; it can be answered until then. */
  | { readonly kind: 'asked'; readonly options: PasskeyOptions; readonly until: Date }
  /** The answer is on its way. */
  | { readonly kind: 'proving' }
  /** The phone shows a code: it goes on when the owner says that it is this one. */
  | { readonly kind: 'compare'; readonly code: string; readonly until: Date }
  /** The phone is sent what it needs to link this device. It decides by itself whether it shows the code too, and asks its owner. */
  | { readonly kind: 'confirming'; readonly code: string }
  | {
      readonly kind: 'failed';
      readonly why: PasskeyFailure;
      /** WhatsApp's own word for it, where it said one. */ readonly code: string | null;
    };

/** Result of an answer that the owner gave. `not_asked`: no request is open. */
export type PasskeyReception = 'taken' | 'not_asked' | PasskeyFault;

/** The owner's side of an attempt to link with a passkey. */
export interface Passkey {
  answer(assertion: PasskeyAssertion): PasskeyReception;
  /** The owner compared the codes. False when nothing was to be compared. */
  compared(areEqual: boolean): boolean;
}
