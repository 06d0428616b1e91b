/** A store this process needs did not answer when it started. The message is for the operator. */
export class StoreAwayError extends Error {
  override name = 'StoreAwayError';
}
