import { AsyncLocalStorage } from 'node:async_hooks';

/** What the statements of one request may take of the database. */
export interface RequestScope {
  /** Whose share of the pool its connections come out of; null: nobody's yet. */
  share: string | null;
  /** A statement that runs longer is ended at Postgres. */
  statementLimitMs: number;
  /** A connection is borrowed already: what is asked for inside of that waits for no share. */
  readonly isHolding: boolean;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs a request: all it asks of the database, however deep, is counted and limited as its scope says. */
export function runInScope<Result>(scope: RequestScope, act: () => Result): Result {
  return scopes.run(scope, act);
}

/** That of the request being worked on; undefined in jobs, session hosts and all else that is no request. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}
