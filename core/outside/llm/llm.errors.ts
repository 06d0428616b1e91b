import { lookOf } from './llm-sight.rules.js';
import { isWorthRequeueing, type LlmFailure } from './llm.rules.js';

/** No model gave a usable answer. The message is for the log only: never for a lead. */
export class LlmError extends Error {
  override name = 'LlmError';

  constructor(
    readonly failure: LlmFailure,
    detail: string,
    /** Of the answer, when there was one. */
    readonly status?: number,
  ) {
    super(`${failure}: ${detail}`.slice(0, 300));
  }

  /** The service had something against what was asked, or says that it broke over it. What it filtered is for a human. */
  get isAboutRequest(): boolean {
    if (this.failure === 'filtered') return false;
    return this.failure === 'refused' || (this.status !== undefined && lookOf(this.status) === 'refused');
  }

  get isWorthRequeueing(): boolean {
    return isWorthRequeueing(this.failure);
  }
}
