import { HttpException } from '@nestjs/common';
import { AppError, type ErrorKind } from '#core/platform/errors/app-error';
import { isStoreAway } from '#core/platform/errors/store-away.rules';

/** What goes out for an error: nothing in it tells more than the sender may know. */
export interface ErrorAnswer {
  readonly status: number;
  readonly error: string;
  readonly code?: string;
  readonly retryAfterSeconds?: number;
}

const statusOf: Record<ErrorKind, number> = {
  bad_request: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  too_many: 429,
  unavailable: 503,
};

const sentences: Record<number, string> = {
  400: 'Permintaan tidak valid.',
  401: 'Sesi Anda telah berakhir. Silakan login ulang.',
  403: 'Anda tidak memiliki akses ke data ini.',
  404: 'Alamat tidak ditemukan.',
  408: 'Permintaan terlalu lama. Silakan coba lagi.',
  413: 'Data yang dikirim terlalu besar.',
  415: 'Format data tidak didukung. Kirim sebagai JSON.',
  429: 'Terlalu banyak permintaan. Silakan coba lagi nanti.',
  431: 'Permintaan terlalu besar.',
};

export const brokenSentence = 'Terjadi kesalahan pada server. Silakan coba lagi nanti.';
export const awaySentence = 'Layanan sedang terganggu. Silakan coba lagi sebentar lagi.';

/** Turns anything thrown into its answer. What nobody foresaw is a 500 with a sentence that tells nothing. */
export function answerOf(error: unknown): ErrorAnswer {
  if (error instanceof AppError) {
    return { status: statusOf[error.kind], error: error.text, code: error.code, retryAfterSeconds: error.retryAfterSeconds };
  }
  if (isStoreAway(error)) return { status: 503, error: awaySentence, code: 'unavailable', retryAfterSeconds: 5 };
  const status = error instanceof HttpException ? error.getStatus() : httpErrorStatus(error);
  if (status >= 400 && status < 500) return { status, error: sentences[status] ?? sentences[400]! };
  return { status: 500, error: brokenSentence };
}

/** Express' body parsers and router throw errors that carry their status. */
function httpErrorStatus(error: unknown): number {
  if (error instanceof URIError || error instanceof SyntaxError) return 400;
  const status = (error as { status?: unknown } | null)?.status;
  return error instanceof Error && typeof status === 'number' ? status : 500;
}
