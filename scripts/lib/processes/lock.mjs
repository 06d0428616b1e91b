import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startMoment } from './start-moment.mjs';

/**
 * Takes a lock file that names this process. A file left by a process that no longer runs is taken over.
 *
 * @param {string} file
 * @returns {number | undefined} the living holder's process id; undefined when this process has the lock now
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const note = `${file}.${process.pid}`;
  writeFileSync(note, `${process.pid} ${startMoment(process.pid)}`);
  try {
    for (;;) {
      if (tryLink(note, file)) return undefined; // linked with its content, so that no process sees an empty lock
      const holder = livingHolder(file);
      if (holder !== undefined) return holder;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(note);
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
export function releaseLock(file) {
  if (livingHolder(file) === process.pid) rmSync(file, { force: true });
}

/**
 * Runs the body under the lock: other processes that want the same lock wait.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} body
 * @returns {Promise<T>}
 */
export async function withLock(file, body) {
  while (takeLock(file) !== undefined) await new Promise((resolve) => setTimeout(resolve, 100));
  try {
    return await body();
  } finally {
    releaseLock(file);
  }
}

/**
 * The lock's holder, if that very process is still running. The file also records its start time: after a
 * kill or a restart of the machine, another process may have its process id.
 *
 * @param {string} file
 * @returns {number | undefined}
 */
function livingHolder(file) {
  try {
    const [pid, moment] = readFileSync(file, 'utf8').split(' ');
    return moment && startMoment(Number(pid)) === moment ? Number(pid) : undefined;
  } catch {
    return undefined; // no process holds it
  }
}
