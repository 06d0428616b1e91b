import type { RequestHandler } from 'express';
import { runInScope } from '#core/platform/database/request-scope';

/** How long one statement of a request may take. */
export const statementLimitsMs = { read: 5_000, write: 15_000 } as const;

/** Puts each request into a scope of its own: its statements are limited from the start, and shared once its owner is known. */
export const requestScope: RequestHandler = (request, _response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  runInScope({ share: null, statementLimitMs: isRead ? statementLimitsMs.read : statementLimitsMs.write, isHolding: false }, next);
};
