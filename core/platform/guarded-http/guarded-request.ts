import { lookup } from 'node:dns/promises';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect, isIP, type Socket } from 'node:net';
import { connect as secure } from 'node:tls';
import { hostOf, isPublicAddress, portOf } from './public-address.rules.js';

/** DNS resolution and connecting. Tests replace them to check where a request would go. */
export interface WaysOut {
  /** All addresses of a name, as the system resolves it. */
  resolve(host: string): Promise<readonly string[]>;
  /** Connects to an IP address. Never called with a name. */
  dial(address: string, port: number): Socket;
}

export const systemWays: WaysOut = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  dial: (address, port) => connect({ host: address, port }),
};

export interface GuardLimits {
  /** Aborts the request. */
  readonly signal: AbortSignal;
  /** Addresses (`host:port`) of simulators on this machine, which are allowed; empty in production. */
  readonly allowed: ReadonlySet<string>;
}

export interface GuardedRequest {
  readonly method: 'GET' | 'POST';
  /** Headers without `Host`, which the guard sets. */
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer;
}

/** The address may not be requested: it is not part of the public web, or it does not exist. */
export class GuardedAddressError extends Error {
  override name = 'GuardedAddressError';

  /** @param problem `refused`: the address is not public; `unknown`: its name does not resolve. */
  constructor(
    readonly problem: 'refused' | 'unknown',
    readonly detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }
}

const headerBytes = 16_384;

/**
 * Sends a request to a user's address without allowing it to reach our own network (SSRF guard). The address must be
 * plain http(s) on the default port, without credentials. The name is resolved once, and all its addresses must be
 * public. The connection goes to one of these checked addresses, so a resolver whose answers change has no effect.
 * Redirects are not followed. The caller must read or destroy the response.
 * @throws GuardedAddressError, or the network's error
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

/** The checked IP address to connect to. */
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
  const addresses = isIP(host) === 0 ? await until(signal, () => ways.resolve(host)) : [host];
  if (addresses.length === 0) throw new GuardedAddressError('unknown', 'no address');
  // one private address among public ones is a mistake or an attack, so the whole name is refused
  if (!addresses.every(isPublicAddress)) throw new GuardedAddressError('refused', 'not public');
  return { address: addresses.find((one) => isIP(one) === 4) ?? addresses[0]!, port: found.port };
}

/**
 * Waits for work until the signal fires. Node cannot cancel a DNS query, so a late answer is ignored. If the signal
 * has already fired, no query is started: its rejection would have no handler, and an unhandled rejection ends the
 * process.
 */
async function until<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const late = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', late, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', late));
  });
}
