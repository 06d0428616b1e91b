/**
 * What the caller does about it:
 * `away`: not reached, too slow, broken or unreadable – another time;
 * `spent`: nothing left for today – tomorrow, or a larger plan;
 * `key`: the key is missing, wrong or not allowed – the operator;
 * `refused`: understood and refused – asking the same again is useless.
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
