import type { ErrorCode } from '#contracts/http/errors';
import { ApiError } from './api-error.js';

/** Errors of the server whose sentence tells the owner what to do. */
const actionable: ReadonlySet<ApiError['code']> = new Set<ErrorCode>(['busy', 'storage_away', 'file_late']);

/** Like `errorWithReason`, for a file or a list that was sent. The text always tells the owner what to do next. */
export function uploadErrorText(error: unknown, sentence: string): string {
  if (!(error instanceof ApiError) || error.status === 0) return `${sentence}\nPeriksa koneksi Anda, lalu coba lagi.`;
  const isKnown = error.status < 500 || actionable.has(error.code);
  return `${sentence}\n${(isKnown && error.serverText) || 'Server sedang terganggu. Coba lagi sebentar lagi.'}`;
}
