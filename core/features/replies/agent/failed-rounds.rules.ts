import { minuteMs } from '#contracts/values/base/durations';
import { LlmError } from '../../../outside/llm/llm.errors.js';
import { refusedQuestion, stuckQuestion, unansweredQuestion } from './reply-sentences.js';

/** Number of failed rounds that may cost something, until the owner is asked instead of the model. */
export const paidRoundsMax = 3;

const firstRestMs = 5 * minuteMs;
const restMaxMs = 15 * minuteMs;

/**
 * Pause after the given number of failed rounds of a turn. The pause stays short, so that the bot answers soon after
 * a long outage ends.
 */
export function restAfter(rounds: number): number {
  return rounds <= 1 ? firstRestMs : restMaxMs;
}

/** True for a failure that cost something or will repeat: it is tried only {@link paidRoundsMax} times. */
export function isBounded(error: unknown): boolean {
  return error instanceof LlmError && error.cost !== 'nothing';
}

/**
 * The question to the owner that ends a turn instead of an answer; null while the turn is tried again.
 * @param paidRounds earlier rounds of this turn whose failure was bounded
 */
export function questionInstead(error: unknown, paidRounds: number): string | null {
  if (!(error instanceof LlmError)) return null;
  if (error.failure === 'filtered') return refusedQuestion;
  // the same request gives the same unusable answer, and each attempt is paid
  if (error.failure === 'malformed') return stuckQuestion;
  return isBounded(error) && paidRounds + 1 >= paidRoundsMax ? unansweredQuestion : null;
}

/** The error of a draft. Reaching our own deadline means that the service is slow. */
export function failureOfDraft(error: unknown, jobSignal: AbortSignal): unknown {
  const isDeadline = !jobSignal.aborted && error instanceof DOMException && error.name === 'TimeoutError';
  return isDeadline ? new LlmError('slow', 'deadline reached') : error;
}
