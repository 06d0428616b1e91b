import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMoment } from './start-moment.mjs';

const politeMs = 2_000;

/**
 * Records of the programs we started, one small file each, so that a later start can end what a killed
 * launcher left running. A record holds the process's start time: process ids are reused, but a pair of id
 * and start time is not.
 */
export class ProcessRecords {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** @param {number} pid */
  add(pid) {
    writeFileSync(join(this.folder, String(pid)), startMoment(pid) ?? '');
  }

  /** @param {number} pid */
  remove(pid) {
    rmSync(join(this.folder, String(pid)), { force: true });
  }

  /**
   * Ends every recorded process that still is the one recorded. SIGQUIT first: Postgres then releases its
   * shared memory at once. Whatever still runs after a short wait is killed with its process group.
   */
  async endAll() {
    const pids = readdirSync(this.folder).map(Number);
    const ours = pids.filter((pid) => this.#isNoted(pid));
    for (const pid of ours) send(pid, 'SIGQUIT');
    for (const deadline = Date.now() + politeMs; Date.now() < deadline && ours.some((pid) => this.#isNoted(pid));) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const pid of ours) send(-pid, 'SIGKILL');
    for (const pid of pids) this.remove(pid);
  }

  /** @param {number} pid */
  #isNoted(pid) {
    const moment = startMoment(pid);
    return moment !== undefined && moment === readFileSync(join(this.folder, String(pid)), 'utf8');
  }
}

/**
 * @param {number} target a process, or a whole group when negative
 * @param {NodeJS.Signals} signal
 */
function send(target, signal) {
  try {
    process.kill(target, signal);
  } catch {
    // it has ended, or leads no group
  }
}
