import type { PasskeyQuestion } from './passkey.js';

/** The release of the helper; it grows when panel and helper must both change. An older helper is told so. */
export const helperVersion = 1;

/** Marks what panel and helper say to each other through the panel's own window. */
export const helperMark = 'whatsapp-bot-ai.passkey';

/** What the helper is given for one attempt: it keeps nothing longer than that. */
export interface HelperAttempt {
  readonly token: string;
  readonly options: PasskeyQuestion;
  /** ISO moment. */
  readonly until: string;
  /** Whose bot it is, for the owner to recognise. */
  readonly owner: string;
  /** Digits of the number, where it is known. */
  readonly phone: string | null;
}

/** From the panel's page to the helper. */
export type ToHelper =
  | { readonly mark: typeof helperMark; readonly to: 'helper'; readonly kind: 'hello' }
  | { readonly mark: typeof helperMark; readonly to: 'helper'; readonly kind: 'start'; readonly attempt: HelperAttempt };

/** From the helper to the panel's page. `ended`: why nothing was brought; the browser's name for it, or a code of the API. */
export type FromHelper =
  | { readonly mark: typeof helperMark; readonly to: 'panel'; readonly kind: 'here'; readonly version: number }
  | { readonly mark: typeof helperMark; readonly to: 'panel'; readonly kind: 'opened' }
  | { readonly mark: typeof helperMark; readonly to: 'panel'; readonly kind: 'ended'; readonly why: string };
