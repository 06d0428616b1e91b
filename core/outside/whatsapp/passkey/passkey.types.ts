import type { PasskeyAssertion, PasskeyFault, PasskeyOptions } from '#contracts/values/passkey';

/**
 * Reasons why an attempt to link with a passkey fails. `off`: the setting forbids it. `malformed`: WhatsApp's message
 * cannot be parsed. `refused`: WhatsApp did not accept the answer. `too_late`: the time limit has passed.
 * `no_answer`: WhatsApp stopped answering. `codes_differ`: the owner reported different codes.
 */
export type PasskeyFailure = 'off' | 'malformed' | 'refused' | 'too_late' | 'no_answer' | 'codes_differ';

/** State of an attempt, for the owner. */
export type PasskeyUpdate =
  /** WhatsApp requests a passkey. The owner can answer until `until`. */
  | { readonly kind: 'asked'; readonly options: PasskeyOptions; readonly until: Date }
  /** The answer is being sent. */
  | { readonly kind: 'proving' }
  /** The phone shows a code. Linking continues when the owner confirms that both codes are equal. */
  | { readonly kind: 'compare'; readonly code: string; readonly until: Date }
  /**
   * The phone receives the data that it needs to link this device. The phone decides by itself whether it also shows
   * the code and asks its owner.
   */
  | { readonly kind: 'confirming'; readonly code: string }
  | {
      readonly kind: 'failed';
      readonly why: PasskeyFailure;
      /** WhatsApp's own code for the reason, if it named one. */ readonly code: string | null;
    };

/** Result of an answer of the owner. `taken`: it is valid. `not_asked`: no request is open. */
export type PasskeyReception = 'taken' | 'not_asked' | PasskeyFault;

/** The owner's side of an attempt to link with a passkey. */
export interface Passkey {
  answer(assertion: PasskeyAssertion): PasskeyReception;
  /** Reports whether the owner found both codes equal. Returns false when there was nothing to compare. */
  compared(areEqual: boolean): boolean;
}
