import { AsyncLocalStorage } from 'node:async_hooks';

/** Limits of one request's database use. */
export interface RequestScope {
  /** The share of the pool against which its connections count; null until the owner is known. */
  share: string | null;
  /** A statement that runs longer is cancelled at Postgres. */
  statementLimitMs: number;
  /** True while the request holds a connection. Nested work then needs no further place of the share. */
  readonly isHolding: boolean;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs a request. The scope counts and limits all database work in it, at any call depth. */
export function runInScope<Result>(scope: RequestScope, action: () => Result): Result {
  return scopes.run(scope, action);
}

/** Runs work that a request starts but does not wait for. It takes nothing from the share of the request's owner. */
export function outsideScope<Result>(action: () => Result): Result {
  return scopes.exit(action);
}

/** The scope of the current request. Undefined in jobs, session hosts and all other work. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}
