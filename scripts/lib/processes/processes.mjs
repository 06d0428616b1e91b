import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

const keptLines = 400;

/**
 * @typedef {object} ProcessOptions
 * @property {string} name shown to people: 'server', 'Postgres'
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string | undefined>} [env] the child's whole environment; ours by default
 * @property {string} [cwd]
 * @property {number} [uid] run as this user; the group id is the same number
 * @property {string} [logFile] all output is appended here
 * @property {import('./process-records.mjs').ProcessRecords} [records] where it is recorded while it runs
 */

/**
 * A child program whose output is read line by line. It gets its own process group, so that Ctrl-C in the
 * terminal reaches only the launcher, which then stops everything in order.
 */
export class ManagedProcess {
  /** @type {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} */
  exited;
  hasExited = false;
  #child;
  #stopping = false;
  /** @type {string[]} */
  #lines = [];
  /** @type {Set<(line: string) => void>} */
  #listeners = new Set();

  /** @param {ProcessOptions} options */
  constructor(options) {
    this.name = options.name;
    const log = options.logFile ? openLog(options.logFile) : undefined;
    this.#child = spawn(options.command, options.args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        log?.write(`${line}\n`);
        this.#remember(line);
      });
    }
    if (this.#child.pid) options.records?.add(this.#child.pid);
    this.exited = new Promise((resolve) => {
      this.#child.once('error', (error) => {
        this.#remember(error.message);
        this.hasExited = true;
        resolve({ code: 127, signal: null });
      });
      // 'close', not 'exit': only then has all output of the child been read
      this.#child.once('close', (code, signal) => {
        this.hasExited = true;
        options.records?.remove(this.pid);
        log?.end();
        resolve({ code, signal });
      });
    });
  }

  /** The process id; -1 when it could not be started. */
  get pid() {
    return this.#child.pid ?? -1;
  }

  /** True when a stop was requested; an exit without a request is a crash. */
  get stopping() {
    return this.#stopping;
  }

  /** The last lines it wrote, oldest first. */
  get output() {
    return this.#lines;
  }

  /** @param {string} line */
  #remember(line) {
    this.#lines.push(line);
    if (this.#lines.length > keptLines) this.#lines.splice(0, this.#lines.length - keptLines);
    for (const listener of [...this.#listeners]) listener(line);
  }

  /**
   * Calls the listener with every line from now on.
   *
   * @param {(line: string) => void} listener
   * @returns {() => void} stops listening
   */
  onLine(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Waits for a line for which `pick` returns a value, starting with the lines already written.
   *
   * @template T
   * @param {(line: string) => T | undefined} pick
   * @param {number} limitMs
   * @returns {Promise<T>} rejects with the last lines when the process ends or the limit passes first
   */
  waitForLine(pick, limitMs) {
    return new Promise((resolve, reject) => {
      /** @param {string} line */
      const look = (line) => {
        const found = pick(line);
        if (found === undefined) return;
        done();
        resolve(found);
      };
      const unlisten = this.onLine(look);
      const timer = setTimeout(() => giveUp(`was not ready within ${Math.round(limitMs / 1000)} s`), limitMs);
      const done = () => {
        unlisten();
        clearTimeout(timer);
      };
      /** @param {string} why */
      const giveUp = (why) => {
        done();
        reject(new Error(`${this.name} ${why}. Its last lines:\n${this.#lines.slice(-20).join('\n')}`));
      };
      void this.exited.then(({ code, signal }) => giveUp(`ended (${signal ?? `exit code ${code}`}) before it was ready`));
      for (const line of [...this.#lines]) look(line);
    });
  }

  /**
   * Like {@link waitForLine}, for the line in which a program reports that it is ready. A program that does
   * not is ended before this rejects: it would otherwise be unknown to every caller, and its output would
   * keep this process from ending.
   *
   * @template T
   * @param {(line: string) => T | undefined} pick
   * @param {number} limitMs
   * @returns {Promise<T>}
   */
  async ready(pick, limitMs) {
    try {
      return await this.waitForLine(pick, limitMs);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /**
   * Sends one signal to the process.
   *
   * @param {NodeJS.Signals} signal
   */
  kill(signal) {
    this.#stopping = true;
    if (!this.hasExited) this.#child.kill(signal);
  }

  /**
   * Ends the process with a signal and waits; past the limit its whole process group is killed.
   *
   * @param {{ signal?: NodeJS.Signals, limitMs?: number }} [options]
   */
  async stop({ signal = 'SIGTERM', limitMs = 10_000 } = {}) {
    this.kill(signal);
    const timer = setTimeout(() => this.#killGroup(), limitMs);
    const result = await this.exited;
    clearTimeout(timer);
    return result;
  }

  #killGroup() {
    try {
      process.kill(-this.pid, 'SIGKILL');
    } catch {
      // it ended between the limit and the signal
    }
  }
}

/** @param {string} file */
function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  return createWriteStream(file, { flags: 'a' });
}
