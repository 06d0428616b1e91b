import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startMoment } from './start-moment.mjs';

/**
 * Takes a lock file that names this process. A file left by a process that no longer lives is taken over.
 *
 * @param {string} file
 * @returns {number | undefined} the living holder's process id, undefined when the lock is ours now
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const note = `${file}.${process.pid}`;
  writeFileSync(note, `${process.pid} ${startMoment(process.pid)}`);
  try {
    for (;;) {
      if (tryLink(note, file)) return undefined; // with its content at once: nobody ever sees an empty lock
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
 * Runs the body alone: whoever else wants the same lock waits.
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
 * The lock's holder, if that very process still lives. The note holds the moment it began too: after a kill or a restart
 * of the machine its process id may belong to somebody else.
 *
 * @param {string} file
 * @returns {number | undefined}
 */
function livingHolder(file) {
  try {
    const [pid, moment] = readFileSync(file, 'utf8').split(' ');
    return moment && startMoment(Number(pid)) === moment ? Number(pid) : undefined;
  } catch {
    return undefined; // nobody holds it
  }
}
