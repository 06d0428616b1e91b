import type { ErrorCode } from '#contracts/http/errors';

/** A failed call: either the server's error answer (`status` ≥ 400) or no answer at all (`status` 0). */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    /** Sentence from the server (field `error`); null when it sent none. */
    readonly serverText: string | null,
    /**
     * Code from the error table; `unexpected_answer` when the answer does not match the contract. A newer
     * server may send codes that this build does not know.
     */
    readonly code: ErrorCode | 'unexpected_answer' | null = null,
    options?: ErrorOptions,
  ) {
    super(serverText ?? `HTTP ${status}`, options);
  }
}

/** The server's sentence; the fallback when there is none. */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverText) || fallback;
}

/**
 * The screen's own sentence, followed by the server's reason for a 4xx answer. The text of a 5xx is left out:
 * it contains nothing an owner could act on.
 */
export function errorWithReason(error: unknown, sentence: string): string {
  if (!(error instanceof ApiError) || !error.serverText || error.status >= 500) return sentence;
  return `${sentence}\n${error.serverText}`;
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
