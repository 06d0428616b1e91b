import { lookup } from 'node:dns/promises';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect, isIP, type Socket } from 'node:net';
import { connect as secure } from 'node:tls';
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

export interface GuardLimits {
  /** Ends everything. */
  readonly signal: AbortSignal;
  /** `host:port` of stand-ins on this machine; empty in production. */
  readonly allowed: ReadonlySet<string>;
}

export interface GuardedRequest {
  readonly method: 'GET' | 'POST';
  /** `Host` is set here. */
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer;
}

/** An address that nothing is asked of: not of the public web, or of none at all. */
export class GuardedAddressError extends Error {
  override name = 'GuardedAddressError';

  /** @param problem `refused`: it would lead where nobody may be led; `unknown`: its name leads nowhere. */
  constructor(
    readonly problem: 'refused' | 'unknown',
    readonly detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }
}

const headerBytes = 16_384;

/**
 * Asks something of an address that somebody gave us, without letting it lead into our own network (server-side request forgery): plain
 * http(s) on its own port, no credentials; the name is resolved once, ALL its addresses must be public, and the connection goes to one of
 * exactly these, so that a resolver that answers differently the second time is never asked again. Redirects are not followed.
 * @throws GuardedAddressError, or what the network says. The caller reads or destroys the answer.
 */
export async function guardedRequest(
  url: URL,
  { method, headers, body }: GuardedRequest,
  { signal, allowed }: GuardLimits,
  ways: WaysOut = systemWays,
): Promise<IncomingMessage> {
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
      method,
      path: url.pathname + url.search,
      maxHeaderSize: headerBytes,
      signal,
      headers: { Host: url.host, ...headers },
    });
    asked.on('response', resolve);
    asked.on('error', reject);
    asked.end(body);
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
  if ('problem' in found) throw new GuardedAddressError('refused', found.problem);
  const addresses = isIP(host) === 0 ? await until(signal, ways.resolve(host)) : [host];
  if (addresses.length === 0) throw new GuardedAddressError('unknown', 'no address');
  // one inner address among outer ones is either a mistake or an attack
  if (!addresses.every(isPublicAddress)) throw new GuardedAddressError('refused', 'not public');
  return { address: addresses.find((one) => isIP(one) === 4) ?? addresses[0]!, port: found.port };
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
