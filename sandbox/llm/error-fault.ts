import type { Response } from 'express';
import { retryAfter } from '../http/broken-answer.ts';
import { ApiError, sendApiError } from './api-error.ts';
import { errorRow } from './faults.ts';
import type { ErrorFault } from './faults.ts';

/** Sends the error that a test requested. Returns its name for the list of requests. */
export function sendErrorFault(response: Response, fault: ErrorFault): string {
  const row = fault.row ? errorRow(fault.row) : undefined;
  const error = new ApiError(fault.status ?? row?.status ?? 500, {
    message: fault.message ?? row?.message ?? 'The sandbox was asked to fail.',
    type: row?.type ?? 'server_error',
    code: fault.code === undefined ? (row?.code ?? null) : fault.code,
  });
  if (fault.retryAfter !== undefined) {
    if (fault.retryAfterForm === 'ms') response.setHeader('retry-after-ms', String(Math.round(fault.retryAfter * 1_000)));
    else response.setHeader('retry-after', retryAfter(fault.retryAfter, fault.retryAfterForm));
  }
  if (fault.html)
    response
      .status(error.status)
      .type('html')
      .send(`<html><head><title>${error.status}</title></head><body><h1>${error.message}</h1></body></html>`);
  else sendApiError(response, error, fault.shape);
  return `error ${error.status} ${error.code ?? ''}`.trim();
}
