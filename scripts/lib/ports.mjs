import { createServer } from 'node:net';
import { Complaint } from './complaint.mjs';

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

/**
 * A port that was free a moment ago. Whoever uses it must cope with losing the race for it.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
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
