import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Complaint } from '../complaint.mjs';
import { makePrivateFolder, runsAsRoot, unprivilegedUid } from './postgres-binaries.mjs';

/**
 * The data folder may be in a place that its user cannot access (a clone under root's 0700 home). A process
 * that starts inside the folder needs no access to the path: the name of its current folder (`/proc/self/cwd`) is enough.
 *
 * @param {string} data
 */
export function nameForServer(data) {
  return runsAsRoot && process.platform === 'linux' ? '/proc/self/cwd' : data;
}

/**
 * User and working folder with which Postgres runs.
 *
 * @param {string} data
 */
export function identity(data) {
  return { cwd: data, env: { PATH: process.env.PATH, TZ: 'UTC' }, ...(runsAsRoot ? { uid: unprivilegedUid } : {}) };
}

/**
 * Creates the data folder of a new, empty Postgres.
 *
 * @param {string} binaries
 * @param {string} data
 * @param {{ password: string, durable: boolean }} options
 */
export function createCluster(binaries, data, options) {
  const fresh = `${data}.new`; // renamed at the end: an interrupted first start leaves no half-made cluster
  rmSync(fresh, { recursive: true, force: true });
  makePrivateFolder(fresh);
  const secret = mkdtempSync(join(tmpdir(), 'pg-'));
  const passwordFile = join(secret, 'password');
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  if (runsAsRoot) for (const path of [fresh, secret, passwordFile]) chownSync(path, unprivilegedUid, unprivilegedUid);
  const { uid, ...where } = { uid: undefined, ...identity(fresh) };
  const result = spawnSync(
    join(binaries, 'bin', 'initdb'),
    [
      ...['-D', nameForServer(fresh), '-U', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256', '--encoding', 'UTF8'],
      ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--no-instructions'],
      ...(options.durable ? [] : ['--no-sync']),
    ],
    { ...where, ...(uid === undefined ? {} : { uid, gid: uid }), encoding: 'utf8' },
  );
  rmSync(secret, { recursive: true, force: true });
  if (result.status !== 0) {
    throw new Complaint(`Postgres could not make its data folder ${data}: ${(result.stderr || String(result.error)).trim()}`);
  }
  renameSync(fresh, data);
}

/**
 * Cleans up after a kill −9 of the launcher. Postgres may still run: it is ended. Or its pid file may name a
 * process id that now belongs to another process: the file is removed. Both would keep a new server from
 * starting.
 *
 * @param {string} data
 */
export async function endLeftover(data) {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isPostgresOf(pid, data)) {
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    if (!isPostgresOf(pid, data)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Complaint(`A Postgres from an earlier start (process ${pid}) does not end: end it, then run the command again.`);
}

/**
 * @param {number} pid
 * @param {string} data
 */
function isPostgresOf(pid, data) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    if (process.platform === 'linux') return false;
    const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
    return stdout.includes(data);
  }
}
