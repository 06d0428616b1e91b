import type { Request } from 'express';
import type { Actor } from '#core/features/auth/actor';
import type { Visitor } from '#core/features/auth/auth.types';
import { addressKey, clientAddress } from '#core/platform/rate-limits/client-address.rules';

/** An Express request with the fields that the base HTTP layer adds. */
export interface ApiRequest extends Request {
  /** Request id: taken from the proxy when well-formed, else generated. Also in the response's `x-request-id`. */
  id: string;
  /** Set by the guard on routes that need a token. */
  actor?: Actor;
  /** Value of the device cookie, which tells browsers apart. Set on every API request. */
  device?: string;
  /**
   * True when the browser sent the device cookie. A cookie that was generated for this request is not known to any
   * account.
   */
  hasSentDevice?: boolean;
  /**
   * Rate-limit attempts that were counted before the handler ran. Each function gives one attempt back. They are
   * called unless the request ends with a wrong guess.
   */
  countedTries?: readonly (() => Promise<unknown>)[];
}

/** The browser behind a request of the API. */
export function visitorOf(request: ApiRequest): Visitor {
  const address = clientAddress(request);
  return { address, network: addressKey(address), userAgent: request.headers['user-agent'] ?? '', deviceToken: request.device ?? '' };
}

/** The bearer token of a request (RFC 6750, 2.1). Undefined without one, or for a text that is not a JSON Web Token. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

const emailMaxChars = 320;

/** The email address in the body of a login or registration form, as typed. */
export function emailIn(request: Request): string | null {
  const email = (request.body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' && email.length <= emailMaxChars ? email : null;
}
