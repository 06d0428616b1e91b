import { mkdirSync } from 'node:fs';
import { findRedis } from './redis-binary.mjs';
import { ManagedProcess } from '../processes/processes.mjs';
import { freePort, portHolder } from '../processes/ports.mjs';

const startLimitMs = 60_000;
const portTries = 5;

/**
 * @typedef {object} RedisOptions
 * @property {string} [folder] of its append-only file; without one nothing is written to disk
 * @property {number} [port] preferred port; another free one is used when it is taken
 * @property {string} [logFile]
 * @property {import('../processes/process-records.mjs').ProcessRecords} [records]
 * @property {import('./redis-binary.mjs').RedisProgram} [program] found earlier
 */

/**
 * Starts a Redis of our own on the loopback address and waits until it answers. `noeviction`, as BullMQ
 * requires: a full Redis refuses writes and never drops a job.
 *
 * @param {RedisOptions} options
 */
export async function startRedis(options) {
  const program = options.program ?? findRedis();
  if (options.folder) mkdirSync(options.folder, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const port = attempt === 1 && options.port && (await portHolder(options.port)) === 'free' ? options.port : await freePort();
    const server = new ManagedProcess({
      name: 'Redis',
      command: program.command,
      args: settingArguments(port, options.folder),
      env: program.env,
      cwd: options.folder,
      logFile: options.logFile,
      records: options.records,
    });
    try {
      await server.ready((line) => (/ready to accept connections/i.test(line) ? true : undefined), startLimitMs);
      return { url: `redis://127.0.0.1:${port}`, port, process: server, stop: () => server.stop() };
    } catch (error) {
      const lostPort = server.output.some((line) => /address already in use/i.test(line));
      if (!lostPort || attempt === portTries) throw error;
    }
  }
}

/**
 * @param {number} port
 * @param {string | undefined} folder
 */
function settingArguments(port, folder) {
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    save: '',
    appendonly: folder ? 'yes' : 'no',
    'maxmemory-policy': 'noeviction',
    ...(folder ? { dir: folder } : {}),
  };
  return Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
}
