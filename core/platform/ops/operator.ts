import { createHash, timingSafeEqual } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { ErrorReply } from '#contracts/http/shapes';
import { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { SecurityLog } from '../log/security-log.js';
import { clientAddress, networkKey } from '../rate-limits/client-address.rules.js';
import { RateLimits, type RatePolicy } from '../rate-limits/rate-limits.js';
import { isSameOrigin } from './same-origin.rules.js';

const passwordPolicy: RatePolicy = { perPlace: 10, windowSeconds: 15 * 60, onlyWrong: true };
const realm = 'Basic realm="ops", charset="UTF-8"';

/**
 * Admits the operator by HTTP basic authentication, with any user name and the password OPS_PASSWORD. Browsers send
 * the password with cross-site requests too, so a change must come from our own pages. Wrong passwords are logged,
 * and limited per network (the /48 of IPv6 addresses).
 */
export function operatorOnly(app: INestApplicationContext, password: string): RequestHandler {
  const { PUBLIC_URL } = app.get(Config);
  const [limits, security] = [app.get(RateLimits), app.get(SecurityLog)];
  const wanted = digest(password);

  async function check(request: Request, response: Response): Promise<boolean> {
    if (!isSameOrigin(request.method, request.headers, PUBLIC_URL)) return refuse(response, new AppError('other_site'));
    const given = passwordIn(request);
    if (given === null) return ask(response);
    const address = clientAddress(request);
    const keys = { perAddress: null, perSite: null, perPlace: networkKey(address), perAccount: null };
    const counted = await limits.count('operator', passwordPolicy, keys);
    if (timingSafeEqual(digest(given), wanted)) {
      await Promise.all(counted.map((giveBack) => giveBack()));
      return true;
    }
    security.record('operator-failed', { address, mailbox: null });
    return ask(response);
  }

  return (request, response, next) => {
    check(request, response).then(
      (passed) => passed && next(),
      (error: unknown) => {
        if (!(error instanceof AppError)) return next(error);
        security.record('limit-reached', { address: clientAddress(request), mailbox: null });
        response.setHeader('Retry-After', String(error.retryAfterSeconds));
        refuse(response, error);
      },
    );
  };
}

function passwordIn(request: Request): string | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (encoded === undefined) return null;
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return given.slice(given.indexOf(':') + 1);
}

function ask(response: Response): false {
  response.setHeader('WWW-Authenticate', realm);
  return refuse(response, new AppError('operator_unknown'));
}

/** Sends the error answer directly, because these addresses are outside of the API and its error filter. */
export function refuse(response: Response, { status, text, code }: AppError): false {
  response.setHeader('Cache-Control', 'no-store');
  response.status(status).json({ error: text, code } satisfies ErrorReply);
  return false;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
