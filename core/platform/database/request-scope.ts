import { AsyncLocalStorage } from 'node:async_hooks';

/** Limits of one request's database use. */
export interface RequestScope {
  /** The share of the pool that its connections count against; null until the owner is known. */
  share: string | null;
  /** A statement that runs longer is cancelled at Postgres. */
  statementLimitMs: number;
  /** True while a connection is held: nested work needs no further place of the share. */
  readonly isHolding: boolean;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs a request: all its database work, however deep, is counted and limited by the scope. */
export function runInScope<Result>(scope: RequestScope, action: () => Result): Result {
  return scopes.run(scope, action);
}

/** Runs work that a request starts but does not wait for: it has no share of the request's owner. */
export function outsideScope<Result>(action: () => Result): Result {
  return scopes.exit(action);
}

/** The scope of the current request. Undefined in jobs, session hosts and all other work. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}
