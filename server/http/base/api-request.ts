import type { Request } from 'express';
import type { Actor } from '#core/features/auth/actor';
import type { Visitor } from '#core/features/auth/auth.types';
import { addressKey, clientAddress } from '#core/platform/rate-limits/client-address.rules';

/** An Express request with what our floor hangs on it. */
export interface ApiRequest extends Request {
  /** Request id: from the proxy when it sent a sane one, else ours. Also in the answer's `x-request-id`. */
  id: string;
  /** Set by the guard on routes that need a token. */
  actor?: Actor;
  /** The browser's own cookie that tells it from others; set by the floor on every request of the API. */
  device?: string;
  /** Whether the browser sent that cookie: one that has just got it is known nowhere. */
  hasSentDevice?: boolean;
  /** Tries that were counted beforehand; given back unless the request ends with a wrong guess. */
  countedTries?: readonly (() => Promise<unknown>)[];
}

/** The browser behind a request of the API. */
export function visitorOf(request: ApiRequest): Visitor {
  const address = clientAddress(request);
  return { address, network: addressKey(address), userAgent: request.headers['user-agent'] ?? '', deviceToken: request.device ?? '' };
}

const emailMaxChars = 320;

/** The address in the body of a request of the forms in front of the panel, as it was typed. */
export function emailIn(request: Request): string | null {
  const email = (request.body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' && email.length <= emailMaxChars ? email : null;
}
