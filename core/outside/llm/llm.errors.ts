import { cutText } from '#contracts/values/texts';
import { lookOf } from './llm-sight.rules.js';
import { costOf, isWorthRequeueing, type FailureCost, type LlmFailure } from './llm.rules.js';

/** Maximum length of the kept text. It exceeds every requested answer. */
const wroteChars = 20_000;

/** No model gave a usable answer. The message is for the log only, never for a lead. */
export class LlmError extends Error {
  override name = 'LlmError';
  /**
   * The text that the model wrote although it is not a usable answer; empty when it is not known. For the owner, never
   * for a lead.
   */
  wrote = '';

  constructor(
    readonly failure: LlmFailure,
    private readonly detail: string,
    /** HTTP status, when the service answered. */
    readonly status?: number,
    /** The possible cost of the failed requests. */
    readonly cost: FailureCost = costOf(failure, status),
  ) {
    super(`${failure}: ${detail}`.slice(0, 300));
  }

  /** The same failure, with the text that the model wrote. */
  saying(text: string): this {
    this.wrote = cutText(text, wroteChars);
    return this;
  }

  /** The same failure, with the cost of earlier requests for the same answer included. */
  after(cost: FailureCost): LlmError {
    const isMore = cost === 'answer' || this.cost === 'nothing';
    return isMore && cost !== this.cost ? new LlmError(this.failure, this.detail, this.status, cost).saying(this.wrote) : this;
  }

  /**
   * True when the service rejected the content of the request, or failed because of it. False for filtered requests,
   * which are left to a human.
   */
  get isAboutRequest(): boolean {
    if (this.failure === 'filtered') return false;
    return this.failure === 'refused' || (this.status !== undefined && lookOf(this.status) === 'refused');
  }

  get isWorthRequeueing(): boolean {
    return isWorthRequeueing(this.failure) && this.cost !== 'answer';
  }
}
