import { lookup } from 'node:dns/promises';
import { request, type IncomingMessage } from 'node:http';
import { connect, isIP, type Socket } from 'node:net';
import { connect as secure } from 'node:tls';
import { PhotoError } from './photo.errors.js';
import { hostOf, isPublicAddress, portOf } from './public-address.rules.js';

/** The ways out of this process; replaced where a test wants to see where a request would have gone. */
export interface WaysOut {
  /** All addresses of a name, as the system resolves it. */
  resolve(host: string): Promise<readonly string[]>;
  /** Connects to an IP address: names are never given here. */
  dial(address: string, port: number): Socket;
}

export const systemWays: WaysOut = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  dial: (address, port) => connect({ host: address, port }),
};

export interface GetLimits {
  readonly maxBytes: number;
  /** Ends everything, redirects included. */
  readonly signal: AbortSignal;
  /** `host:port` of stand-ins on this machine; empty in production. */
  readonly allowed: ReadonlySet<string>;
}

const redirectsMax = 5;
const headerBytes = 16_384;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches an address that somebody typed, without letting it lead into our own network (server-side request forgery). Each hop is
 * checked anew: plain http(s) on its own port, no credentials; the name is resolved once, ALL its addresses must be public, and the
 * connection goes to one of exactly these, so that a resolver that answers differently the second time is never asked again.
 * Nothing is decompressed and no more is read than the limit.
 * @throws PhotoError saying what is wrong with it.
 */
export async function guardedGet(address: URL, limits: GetLimits, ways: WaysOut = systemWays): Promise<Buffer> {
  let url = address;
  for (let hop = 0; hop <= redirectsMax; hop++) {
    const answer = await within(limits.signal, () => ask(url, limits, ways));
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

/** Google sends whoever may not see a file to its login page, with a redirect. */
function isLoginPage({ hostname, pathname }: URL): boolean {
  return hostname === 'accounts.google.com' || (/(^|\.)dropbox\.com$/.test(hostname) && pathname.startsWith('/login'));
}

async function ask(url: URL, { signal, allowed }: GetLimits, ways: WaysOut): Promise<IncomingMessage> {
  const { address, port } = await destination(url, allowed, ways, signal);
  const host = hostOf(url);
  const dial = (): Socket => {
    const socket = ways.dial(address, port);
    if (url.protocol !== 'https:') return socket;
    return secure({ socket, host, ...(isIP(host) === 0 && { servername: host }), ALPNProtocols: ['http/1.1'] });
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({
      createConnection: dial,
      path: url.pathname + url.search,
      maxHeaderSize: headerBytes,
      signal,
      headers: {
        Host: url.host,
        Accept: 'image/jpeg,image/png,image/webp;q=0.9,*/*;q=0.1',
        'Accept-Encoding': 'identity',
        'User-Agent': 'Mozilla/5.0 (compatible; ProductPhotoFetcher/1.0)',
      },
    });
    asked.on('response', resolve);
    asked.on('error', reject);
    asked.end();
  });
}

/** Where to connect to: an IP address that was checked, never a name. */
async function destination(
  url: URL,
  allowed: ReadonlySet<string>,
  ways: WaysOut,
  signal: AbortSignal,
): Promise<{ address: string; port: number }> {
  const host = hostOf(url);
  if (allowed.has(url.host) && /^https?:$/.test(url.protocol))
    return { address: host, port: Number(url.port || (url.protocol === 'http:' ? 80 : 443)) };
  const found = portOf(url);
  if ('problem' in found) throw new PhotoError('address', found.problem);
  const addresses = isIP(host) === 0 ? await until(signal, ways.resolve(host)) : [host];
  if (addresses.length === 0) throw new PhotoError('unreachable', 'no address');
  // one inner address among outer ones is either a mistake or an attack
  if (!addresses.every(isPublicAddress)) throw new PhotoError('address', 'not public');
  return { address: addresses.find((one) => isIP(one) === 4) ?? addresses[0]!, port: found.port };
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
  // what was not asked for is not unpacked: a small file may hold a huge one
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

/** Node cannot take a question to the resolver back: its answer is left alone. */
async function until<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const late = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
  });
}

/** What the network says in its many ways, as one of our words. */
async function within<Result>(signal: AbortSignal, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    if (signal.aborted) throw new PhotoError('slow');
    throw new PhotoError('unreachable', error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : '');
  }
}
