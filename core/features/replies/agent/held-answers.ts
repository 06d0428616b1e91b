import { cutText } from '#contracts/values/texts';
import { storableText } from '#contracts/values/base/storable-text';
import { LlmError } from '../../../outside/llm/llm.errors.js';
import type { HeldAnswer } from '../../conversations/reply-story.types.js';
import type { Objection } from '../grounding/reply-check.rules.js';

/**
 * Maximum length of a stored refused answer. It is longer than any answer that is sent, so that the owner also sees
 * the part that was cut off.
 */
const heldChars = 6_000;
const checksShown = 10;
const checkChars = 200;

/**
 * Why an answer was not sent as the model wrote it, besides the objections of the checks:
 *
 * - `unusable`: the answer is a broken call of a tool, or otherwise no text for a lead;
 * - `empty`: the model wrote nothing;
 * - `filtered`: the service refuses the subject;
 * - `failed`: no answer came, because the service was slow or refused the request;
 * - `too-long`: the end of the answer is missing;
 * - `marks`: marks of the product were removed from the answer;
 * - `payment`: the lead claims a payment, so our own sentence was sent.
 */
export type HeldWhy = 'unusable' | 'empty' | 'filtered' | 'failed' | 'too-long' | 'marks' | 'payment';

/** A refused answer in the form that its owner reads. */
export function heldAnswer(text: string, objections: readonly Pick<Objection, 'kind' | 'words'>[]): HeldAnswer {
  const checks = objections.slice(0, checksShown).map(({ kind, words }) => ({ kind, words: storable(words, checkChars) }));
  return { text: storable(text, heldChars), checks };
}

/** An answer that was not sent as the model wrote it, although no check objected to its words. */
export function changedAnswer(text: string, why: HeldWhy): HeldAnswer {
  return { text: storable(text, heldChars), checks: [{ kind: why, words: '' }] };
}

/**
 * What is known about the answer of a failed request: the text that the model wrote before the failure, and the
 * reason.
 */
export function failedAnswer(error: unknown): HeldAnswer {
  const wrote = error instanceof LlmError ? error.wrote : '';
  return changedAnswer(wrote, whyOf(error, wrote));
}

function whyOf(error: unknown, wrote: string): HeldWhy {
  const failure = error instanceof LlmError ? error.failure : 'slow';
  if (failure === 'filtered') return 'filtered';
  if (failure !== 'malformed') return 'failed';
  return wrote.trim() === '' ? 'empty' : 'unusable';
}

/** Postgres accepts neither NUL nor half of a surrogate pair. */
export function storable(text: string, chars: number): string {
  return cutText(storableText(text), chars);
}
