import { AppError } from '../errors/app-error.js';

/** Postgres ended a statement: it took longer than its request may. */
export class StatementTooSlowError extends AppError {
  override name = 'StatementTooSlowError';

  constructor() {
    super('too_slow');
  }
}

/** A newer request for the same took the place of this one, which was ended at Postgres. */
export class SupersededError extends AppError {
  override name = 'SupersededError';

  constructor() {
    super('superseded');
  }
}

/** SQLSTATE of a statement that was ended from outside: by its time limit, or by `pg_cancel_backend`. */
const canceledCode = '57014';

/**
 * Turns what Postgres says about a statement that was ended into what the owner is told; other errors stay as they are. Its code is the
 * same whoever ended it, and its words are in the language of the database: `Database.newest` knows when it was a newer request.
 */
export function tellCanceled(error: unknown): unknown {
  return error instanceof Error && (error as { code?: unknown }).code === canceledCode ? new StatementTooSlowError() : error;
}
