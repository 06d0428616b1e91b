import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { daySeconds } from '#contracts/values/base/durations';
import { apiBase } from '#contracts/http/route';
import type { ApiRequest } from './api-request.js';

const cookieName = 'device';
const yearSeconds = 365 * daySeconds;
const saneValue = /^[\w-]{43}$/;
const inCookies = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`);

/**
 * Gives every browser a random value in an HttpOnly cookie, and stores the value on the request. The cookie grants no
 * access. It only distinguishes a browser that logged in before from strangers who guess passwords. The cookie is set
 * on POST requests to `/auth/`.
 */
export function deviceCookie(isSecure: boolean): RequestHandler {
  return (request, response, next) => {
    const sent = inCookies.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const hasSentDevice = saneValue.test(sent);
    const device = hasSentDevice ? sent : randomBytes(32).toString('base64url');
    Object.assign(request, { device, hasSentDevice } satisfies Partial<ApiRequest>);
    // set only on these routes, so that responses to polling carry no Set-Cookie
    if (request.method === 'POST' && request.path.startsWith('/auth/'))
      response.cookie(cookieName, device, {
        path: apiBase,
        maxAge: yearSeconds * 1_000,
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
      });
    next();
  };
}
