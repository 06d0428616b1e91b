import { AppError } from '../errors/app-error.js';

/** Postgres cancelled a statement because it exceeded its request's time limit. */
export class StatementTooSlowError extends AppError {
  override name = 'StatementTooSlowError';

  constructor() {
    super('too_slow');
  }
}

/** A newer request for the same data replaced this one, whose statement was cancelled. */
export class SupersededError extends AppError {
  override name = 'SupersededError';

  constructor() {
    super('superseded');
  }
}

/** SQLSTATE of a statement that was cancelled by its time limit or by `pg_cancel_backend`. */
const canceledCode = '57014';

/**
 * Converts Postgres' error of a cancelled statement into an error for the owner. Other errors are returned unchanged.
 * A time limit and a cancellation by a newer request have the same code, and the text depends on the database's
 * language. So `Database.newest` decides whether a newer request was the cause.
 */
export function tellCanceled(error: unknown): unknown {
  return error instanceof Error && (error as { code?: unknown }).code === canceledCode ? new StatementTooSlowError() : error;
}
