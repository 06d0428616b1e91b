import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from '../paths.mjs';

const tooBigBytes = 20 * 1024 * 1024;

/**
 * Path of a program's log file.
 *
 * @param {string} name
 */
export function logFile(name) {
  return join(dataDir, 'logs', `${name}.log`);
}

/**
 * Rotates logs that have grown large over many starts: a large one is renamed and replaces the previous old
 * one.
 */
export function removeOldLogs() {
  for (const name of ['server', 'workers', 'sandbox', 'postgres', 'redis']) {
    const file = logFile(name);
    if (existsSync(file) && statSync(file).size > tooBigBytes) renameSync(file, `${file}.old`);
  }
}
