import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';

const realm = 'Basic realm="ops", charset="UTF-8"';

/** Lets the operator through: HTTP basic auth, any user name, the password of OPS_PASSWORD. Cross-site posts are refused. */
export function operatorOnly(password: string): RequestHandler {
  const wanted = digest(password);
  return (request, response, next) => {
    const site = request.headers['sec-fetch-site'];
    const isForeign =
      request.method !== 'GET' && request.method !== 'HEAD' && site !== undefined && site !== 'same-origin' && site !== 'none';
    const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const given = Buffer.from(encoded, 'base64').toString('utf8');
    if (isForeign) response.status(403).json({ error: 'Permintaan dari situs lain ditolak.' });
    else if (timingSafeEqual(digest(given.slice(given.indexOf(':') + 1)), wanted)) next();
    else response.status(401).setHeader('WWW-Authenticate', realm).json({ error: 'Password operator diperlukan.' });
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
