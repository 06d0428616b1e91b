import { AsyncLocalStorage } from 'node:async_hooks';
import { newTraceId, type TraceId } from './trace.rules.js';

/**
 * One unit of work, as the log names it. `name` and `ids` may be getters. They are evaluated only when the work is
 * reported.
 */
export interface Operation {
  /**
   * A fixed word or pattern that is used as a metric label: `GET /api/profile`, `job replies.generate`. Never an id,
   * a number or a text.
   */
  readonly name: string;
  /** Ids of the objects of the work. Never a text. */
  readonly ids: Readonly<Record<string, unknown>>;
  /**
   * The trace of the work, from a message, job, event or wake-up. Without this field, the work belongs to the trace
   * of the operation that starts it. If there is none, a new trace begins.
   */
  readonly trace?: TraceId | null;
  /**
   * Resolves when the work ends. For work that continues after the function that starts it. Without this field, the
   * work ends when the function's result settles.
   */
  readonly ended?: Promise<unknown>;
  /** True for work that lasts as long as a connection. It is not recorded as a span. */
  readonly isLasting?: true;
}

/** An operation under way. */
interface Running {
  readonly operation: Operation;
  readonly trace: TraceId;
  /** The value that {@link SpanRecorder.begin} returned. */
  readonly span: unknown;
}

/** Records operations as spans of a tracing system. */
export interface SpanRecorder {
  /**
   * @param parent the span of the operation that starts this one in the same trace
   * @returns the new span
   */
  begin(operation: Operation, trace: TraceId, parent: unknown): unknown;
  /** @param error the error with which the operation was rejected */
  end(span: unknown, operation: Operation, error?: unknown): void;
}

const operations = new AsyncLocalStorage<Running | undefined>();
let recorder: SpanRecorder | undefined;

/** Records all operations from now on; undefined records none. */
export function recordSpans(given: SpanRecorder | undefined): void {
  recorder = given;
}

/**
 * Runs `action`, and everything that it awaits or starts, as that operation. If operations are nested, the innermost
 * one counts.
 */
export function runAs<Result>(operation: Operation, action: () => Result): Result {
  const outer = operations.getStore();
  const trace = operation.trace ?? outer?.trace ?? newTraceId();
  if (!recorder || operation.isLasting) return operations.run({ operation, trace, span: undefined }, action);
  return recorded(recorder, { operation, trace, parent: outer?.trace === trace ? outer.span : undefined }, action);
}

function recorded<Result>(
  by: SpanRecorder,
  { operation, trace, parent }: { readonly operation: Operation; readonly trace: TraceId; readonly parent: unknown },
  action: () => Result,
): Result {
  const span = by.begin(operation, trace, parent);
  const done = () => by.end(span, operation);
  const failed = (error: unknown) => by.end(span, operation, error);
  try {
    const result = operations.run({ operation, trace, span }, action);
    const end = operation.ended ?? (result instanceof Promise ? (result as Promise<unknown>) : undefined);
    if (end) void end.then(done, failed);
    else done();
    return result;
  } catch (error) {
    failed(error);
    throw error;
  }
}

/**
 * Runs `action` outside of any operation. For objects that outlive the operation that creates them, such as a pooled
 * connection. Otherwise Node would attribute all later answers on the connection to its first user.
 */
export function outsideOperations<Result>(action: () => Result): Result {
  return operations.run(undefined, action);
}

/** The operation whose code is currently running. */
export function currentOperation(): Operation | undefined {
  return operations.getStore()?.operation;
}

/** The trace of the code that is currently running; null outside of operations. */
export function currentTrace(): TraceId | null {
  return operations.getStore()?.trace ?? null;
}
