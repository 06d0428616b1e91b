/** A required store did not answer at start. The message is for the operator. */
export class StoreAwayError extends Error {
  override name = 'StoreAwayError';
}
