/**
 * Kinds of failure, by what can be done about them:
 * - `away`: the service is unreachable, too slow or broken, or its answer could not be parsed; try later;
 * - `spent`: the daily limit is used up; try tomorrow, or use a larger plan;
 * - `key`: the key is missing, wrong or lacks permission; the operator must act;
 * - `refused`: the service understood the request and refused it; repeating it is useless.
 */
export type ShippingFailure = 'away' | 'spent' | 'key' | 'refused';

/** The shipping service gave no usable answer. The message is for the log only. */
export class ShippingError extends Error {
  override name = 'ShippingError';

  constructor(
    readonly failure: ShippingFailure,
    detail: string,
  ) {
    super(`${failure}: ${detail}`.slice(0, 300));
  }
}
