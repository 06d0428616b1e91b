import type { RequestHandler } from 'express';
import { runInScope } from '#core/platform/database/request-scope';

/** Time limit of one SQL statement of a request. */
export const statementLimitsMs = { read: 5_000, write: 15_000 } as const;

/**
 * Runs each request in its own scope. Its statements are time-limited from the start. Once the owner is known, they
 * also count against the owner's share of the pool.
 */
export const requestScope: RequestHandler = (request, _response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  runInScope({ share: null, statementLimitMs: isRead ? statementLimitsMs.read : statementLimitsMs.write, isHolding: false }, next);
};
