import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessRecords } from '../../../scripts/lib/processes/process-records.mjs';

const prefix = 'panel-tests-';

/**
 * The folder of one test run: its Postgres, its logs, and records of every program that the run started. The name of
 * the folder contains the process id of the run. With it, the next run can clean up after a run that was killed.
 *
 * @returns {Promise<string>}
 */
export async function makeRunHome() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    if (!isAlive(owner)) await clearRunHome(join(tmpdir(), name));
  }
  const home = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  mkdirSync(join(home, 'logs'));
  return home;
}

/**
 * Stops everything that the run left running and removes its folder.
 *
 * @param {string} home
 */
export async function clearRunHome(home) {
  await recordsOf(home).endAll();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}

/** @param {string} home */
export function recordsOf(home) {
  return new ProcessRecords(join(home, 'processes'));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
