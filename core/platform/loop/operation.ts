import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * One unit of work, as the log names it. Both parts may be getters: they are read only when the work is
 * reported.
 */
export interface Operation {
  /** A fixed word or pattern, used as a metric label: `GET /api/profile`, `job replies.generate`. Never an id, a number or a text. */
  readonly name: string;
  /** Ids of what is worked on. Never a text. */
  readonly ids: Readonly<Record<string, unknown>>;
}

const operations = new AsyncLocalStorage<Operation | undefined>();

/** Runs `act`, and everything it awaits or starts, as that operation. The innermost operation counts. */
export function runAs<Result>(operation: Operation, action: () => Result): Result {
  return operations.run(operation, action);
}

/**
 * Runs `act` outside of any operation, for things that outlive the operation that starts them, such as a
 * pooled connection. Otherwise Node would attribute all later answers on that connection to its first user.
 */
export function outsideOperations<Result>(action: () => Result): Result {
  return operations.run(undefined, action);
}

/** The operation whose code is running. */
export function currentOperation(): Operation | undefined {
  return operations.getStore();
}
