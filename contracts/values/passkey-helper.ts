import type { PasskeyQuestion } from './passkey.js';

/**
 * Version of the helper; incremented when panel and helper must change together. An older helper is reported
 * as outdated.
 */
export const helperVersion = 1;

/** Marks messages between panel and helper on the panel's `window`. */
export const helperMark = 'whatsapp-bot-ai.passkey';

/** Data that the helper gets for one attempt and keeps only during the attempt. */
export interface HelperAttempt {
  readonly token: string;
  readonly options: PasskeyQuestion;
  /** ISO moment. */
  readonly until: string;
  /** Owner of the bot. Shown so that the person recognises the account. */
  readonly owner: string;
  /** Digits of the number, where known. */
  readonly phone: string | null;
}

/** Messages from the panel's page to the helper. */
export type ToHelper =
  | { readonly mark: typeof helperMark; readonly to: 'helper'; readonly kind: 'hello' }
  | { readonly mark: typeof helperMark; readonly to: 'helper'; readonly kind: 'start'; readonly attempt: HelperAttempt };

/**
 * Messages from the helper to the panel's page. `ended` gives the reason for a missing result: the browser's error
 * name or an API error code.
 */
export type FromHelper =
  | { readonly mark: typeof helperMark; readonly to: 'panel'; readonly kind: 'here'; readonly version: number }
  | { readonly mark: typeof helperMark; readonly to: 'panel'; readonly kind: 'opened' }
  | { readonly mark: typeof helperMark; readonly to: 'panel'; readonly kind: 'ended'; readonly why: string };
