import type { ErrorCode } from '#contracts/http/errors';

/** A call that failed: by the server's answer (`status` ≥ 400) or because none came (`status` 0). */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    /** The server's own sentence (field `error`), if it sent one. */
    readonly serverText: string | null,
    /** Which of the table's errors it was; `unexpected_answer` when the answer was none of the contract's. A newer server may know further ones. */
    readonly code: ErrorCode | 'unexpected_answer' | null = null,
    options?: ErrorOptions,
  ) {
    super(serverText ?? `HTTP ${status}`, options);
  }
}

/** The server's sentence, or the fallback when there is none. */
export function troubleText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverText) || fallback;
}

/**
 * The screen's own sentence, followed by the server's reason where it gave one for what was asked (4xx).
 * A 5xx says nothing an owner could act on, so its text is left out.
 */
export function troubleWithReason(error: unknown, sentence: string): string {
  if (!(error instanceof ApiError) || !error.serverText || error.status >= 500) return sentence;
  return `${sentence}\n${error.serverText}`;
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
