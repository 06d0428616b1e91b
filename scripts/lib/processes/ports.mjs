import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Complaint } from '../complaint.mjs';
import { takeLock } from './lock.mjs';

/**
 * Checks whether a TCP port on this machine can be listened on.
 *
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<'free' | 'taken' | 'forbidden' | 'elsewhere'>} `elsewhere`: the host is not an address of
 * this machine
 */
export function portHolder(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      resolve(error.code === 'EACCES' ? 'forbidden' : error.code === 'EADDRINUSE' ? 'taken' : 'elsewhere');
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('free')));
  });
}

/**
 * Below the range that systems use for outgoing connections (32768 on Linux, 49152 elsewhere): a port from
 * that range could be taken before it is used.
 */
const allPorts = { first: 20_000, last: 32_767 };

/**
 * Lock files of assigned ports: a program that is restarted needs its port again, so no other process may
 * take it in between. Shared by all checkouts of this user on this machine.
 */
const givenPorts = join(tmpdir(), `panel-ports-${userInfo().uid}`);
const given = new Set();

/**
 * A free port, chosen at random. It is reserved for this process until the process ends, even while nothing
 * listens on it: other processes on this machine that use this function do not get it.
 *
 * @param {{ first: number, last: number }} [range]
 * @returns {Promise<number>}
 */
export async function freePort({ first, last } = allPorts) {
  for (let attempt = 0; attempt < 1_000; attempt++) {
    const port = randomInt(first, last + 1);
    if (given.has(port) || (await portHolder(port)) !== 'free' || takeLock(join(givenPorts, String(port))) !== undefined) continue;
    given.add(port);
    return port;
  }
  throw new Complaint('No free port was found on this machine: end programs that listen on many.');
}

/**
 * Throws one sentence when a port that a person chose cannot be used.
 *
 * @param {string} name of its setting
 * @param {number} port
 * @param {string} [host]
 */
export async function refuseTakenPort(name, port, host = '127.0.0.1') {
  const holder = await portHolder(port, host);
  // browsers try localhost's IPv6 address first, and would reach another program that listens there
  const neighbour = host === '127.0.0.1' ? await portHolder(port, '::1') : holder;
  if (holder === 'elsewhere') throw new Complaint(`Setting HOST must be an address of this machine, and ${host} is none.`);
  if (holder === 'free' && neighbour !== 'taken') return;
  if (holder === 'forbidden')
    throw new Complaint(`Port ${port} may not be used by this user: choose another one, for example ${name}=${port + 8000} npm start.`);
  throw new Complaint(
    `Port ${port} is taken by another program: end that one, or choose another port, for example ${name}=${port + 10} npm start.`,
  );
}
