import { HttpException } from '@nestjs/common';
import type { ErrorCode, PlainErrorCode } from '#contracts/http/errors';
import { isStorageUnusable } from '#core/outside/storage/storage';
import { AppError } from '#core/platform/errors/app-error';
import { isStoreAway } from '#core/platform/errors/store-away.rules';

/** The response to an error. It reveals nothing beyond what the sender may know. */
export interface ErrorAnswer {
  readonly status: number;
  readonly error: string;
  readonly code: ErrorCode;
  readonly retryAfterSeconds?: number;
}

/** Error codes for refusals by Nest, Express and the body parser, by the status that their errors carry. */
const codeOfStatus: Readonly<Record<number, PlainErrorCode>> = {
  401: 'unauthorized',
  403: 'not_yours',
  404: 'route_unknown',
  413: 'too_large',
  415: 'not_json',
};

/** Turns anything thrown into its response. An unexpected error is a 500 with a sentence that reveals nothing. */
export function answerOf(error: unknown): ErrorAnswer {
  if (error instanceof AppError) return answer(error);
  if (isStorageUnusable(error)) return answer(new AppError('storage_away'));
  if (isStoreAway(error)) return answer(new AppError('unavailable'));
  const status = refusedStatus(error);
  if (status === null) return answer(new AppError('broken'));
  return { ...answer(new AppError(codeOfStatus[status] ?? 'malformed')), status };
}

function answer({ status, text, code, retryAfterSeconds }: AppError): ErrorAnswer {
  return { status, error: text, code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}

/**
 * The 4xx status of an error with which a library refuses a request. Nest's error class has the status, and Express'
 * errors have it as a field.
 */
function refusedStatus(error: unknown): number | null {
  const status: unknown =
    error instanceof HttpException ? error.getStatus() : error instanceof Error && (error as { status?: unknown }).status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
