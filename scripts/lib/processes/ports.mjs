import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Complaint } from '../complaint.mjs';
import { takeLock } from './lock.mjs';

/**
 * Tells whether a TCP port on this machine can be listened on.
 *
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<'free' | 'taken' | 'forbidden' | 'elsewhere'>} `elsewhere`: the host is no address of this machine
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

/** Below what systems lend to outgoing connections (32768 on Linux, 49152 elsewhere): a port from there could be gone before it is used. */
const allPorts = { first: 20_000, last: 32_767 };

/**
 * Who was given which port: a program that is started again wants its port back, and nobody else may have taken it meanwhile.
 * For all checkouts of this user on this machine.
 */
const givenPorts = join(tmpdir(), `panel-ports-${userInfo().uid}`);
const given = new Set();

/**
 * A port that is free, chosen at random. It stays this process's until that ends: no other one on this machine that asks here gets it,
 * also while nobody listens on it.
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
 * Throws one sentence when a port that a person chose cannot be had.
 *
 * @param {string} name of its setting
 * @param {number} port
 * @param {string} [host]
 */
export async function refuseTakenPort(name, port, host = '127.0.0.1') {
  const holder = await portHolder(port, host);
  // browsers try localhost's IPv6 address first, and would find whoever sits there
  const neighbour = host === '127.0.0.1' ? await portHolder(port, '::1') : holder;
  if (holder === 'elsewhere') throw new Complaint(`Setting HOST must be an address of this machine, and ${host} is none.`);
  if (holder === 'free' && neighbour !== 'taken') return;
  if (holder === 'forbidden')
    throw new Complaint(`Port ${port} may not be used by this user: choose another one, for example ${name}=${port + 8000} npm start.`);
  throw new Complaint(
    `Port ${port} is taken by another program: end that one, or choose another port, for example ${name}=${port + 10} npm start.`,
  );
}
