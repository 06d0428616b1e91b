import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from '../paths.mjs';

const tooBigBytes = 20 * 1024 * 1024;

/**
 * Where a program's output goes.
 *
 * @param {string} name
 */
export function logFile(name) {
  return join(dataDir, 'logs', `${name}.log`);
}

/** Logs grow over many starts; a big one steps aside and replaces the one before it. */
export function makeRoomForLogs() {
  for (const name of ['server', 'workers', 'sandbox', 'postgres', 'redis']) {
    const file = logFile(name);
    if (existsSync(file) && statSync(file).size > tooBigBytes) renameSync(file, `${file}.old`);
  }
}
