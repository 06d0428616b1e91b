/** What went wrong in the caller's terms; the server's one filter turns it into an HTTP status. */
export type ErrorKind =
  | 'bad_request'
  | 'unauthorized'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'too_large'
  | 'too_many'
  | 'unavailable';

/**
 * An error the owner is told. `text` is the Indonesian sentence that says what happened and what to do next;
 * `code` is for programs (client branches, tests) where the sentence is not enough.
 */
export class AppError extends Error {
  override name = 'AppError';

  constructor(
    readonly kind: ErrorKind,
    readonly text: string,
    readonly code?: string,
    /** Seconds until another try makes sense (429, 503). */
    readonly retryAfterSeconds?: number,
  ) {
    super(code ?? kind);
  }
}
