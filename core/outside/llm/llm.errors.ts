import { isWorthRequeueing, type LlmFailure } from './llm.rules.js';

/** No model gave a usable answer. The message is for the log only: never for a lead. */
export class LlmError extends Error {
  override name = 'LlmError';

  constructor(
    readonly failure: LlmFailure,
    detail: string,
  ) {
    super(`${failure}: ${detail}`.slice(0, 300));
  }

  get isWorthRequeueing(): boolean {
    return isWorthRequeueing(this.failure);
  }
}
