import { lookOf } from './llm-sight.rules.js';
import { isWorthRequeueing, type LlmFailure } from './llm.rules.js';

/** No model gave a usable answer. The message is for the log only, never for a lead. */
export class LlmError extends Error {
  override name = 'LlmError';

  constructor(
    readonly failure: LlmFailure,
    detail: string,
    /** HTTP status, when the service answered. */
    readonly status?: number,
  ) {
    super(`${failure}: ${detail}`.slice(0, 300));
  }

  /**
   * True when the service rejected the content of the request or failed because of it. Filtered requests are
   * left to a human.
   */
  get isAboutRequest(): boolean {
    if (this.failure === 'filtered') return false;
    return this.failure === 'refused' || (this.status !== undefined && lookOf(this.status) === 'refused');
  }

  get isWorthRequeueing(): boolean {
    return isWorthRequeueing(this.failure);
  }
}
