import type { IncomingMessage } from 'node:http';
import {
  GuardedAddressError,
  guardedRequest,
  systemWays,
  type GuardLimits,
  type WaysOut,
} from '../../platform/guarded-http/guarded-request.js';
import { PhotoError } from './photo.errors.js';

/** Limits of a request. The signal also applies to redirects. */
export interface GetLimits extends GuardLimits {
  readonly maxBytes: number;
}

const redirectsMax = 5;
const headers = {
  Accept: 'image/jpeg,image/png,image/webp;q=0.9,*/*;q=0.1',
  'Accept-Encoding': 'identity',
  'User-Agent': 'Mozilla/5.0 (compatible; ProductPhotoFetcher/1.0)',
};
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches an address that a user typed. Every redirect passes the SSRF guard (`guardedRequest`). Nothing is
 * decompressed, and reading stops at the size limit.
 * @throws PhotoError with the reason
 */
export async function guardedGet(address: URL, limits: GetLimits, ways: WaysOut = systemWays): Promise<Buffer> {
  let url = address;
  for (let hop = 0; hop <= redirectsMax; hop++) {
    const answer = await within(limits.signal, () => guardedRequest(url, { method: 'GET', headers }, limits, ways));
    try {
      const next = redirectOf(answer, url);
      if (!next) return await read(answer, limits);
      if (isLoginPage(next)) throw new PhotoError('private', next.hostname);
      url = next;
    } finally {
      answer.destroy();
    }
  }
  throw new PhotoError('redirects');
}

/** Google redirects people without access to its login page. */
function isLoginPage({ hostname, pathname }: URL): boolean {
  return hostname === 'accounts.google.com' || (/(^|\.)dropbox\.com$/.test(hostname) && pathname.startsWith('/login'));
}

function redirectOf(answer: IncomingMessage, from: URL): URL | null {
  if (!redirectStatuses.has(answer.statusCode ?? 0)) return null;
  const next = URL.parse(answer.headers.location ?? '', from.href);
  if (!next) throw new PhotoError('unreachable', 'redirect to nowhere');
  return next;
}

async function read(answer: IncomingMessage, { maxBytes, signal }: GetLimits): Promise<Buffer> {
  const status = answer.statusCode ?? 0;
  if (status === 401 || status === 403) throw new PhotoError('private', `answered ${status}`);
  if (status === 404 || status === 410) throw new PhotoError('missing', `answered ${status}`);
  if (status !== 200) throw new PhotoError('unreachable', `answered ${status}`);
  // unrequested compression is refused: a small file may unpack to a huge one
  if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity') throw new PhotoError('broken', 'compressed');
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new PhotoError('too_large');
  return within(signal, async () => {
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of answer as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > maxBytes) throw new PhotoError('too_large');
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  });
}

/** Maps network errors to a `PhotoProblem`. */
async function within<Result>(signal: AbortSignal, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    if (error instanceof GuardedAddressError) throw new PhotoError(error.problem === 'refused' ? 'address' : 'unreachable', error.detail);
    if (signal.aborted) throw new PhotoError('slow');
    throw new PhotoError('unreachable', error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : '');
  }
}
