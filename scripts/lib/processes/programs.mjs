import { join } from 'node:path';
import { Complaint } from '../complaint.mjs';
import { entryOf } from '../build/nest-projects.mjs';
import { root } from '../paths.mjs';
import { ManagedProcess } from './processes.mjs';
import { readEvent } from '../sandbox.mjs';

const readyLimitMs = 60_000;
const stopLimitMs = 15_000;
const restartPauseMs = 1_000;
/** Maximum restarts per minute. A program that dies more often will not recover by a restart. */
const restartsPerMinute = 5;

/**
 * The running parts, in start order. The death of one is reported to the user. Server and workers are
 * restarted, as a process manager would; without any other part the product cannot run.
 */
export class Programs {
  /** @type {(() => unknown)[]} */
  #stops = [];
  #stopping = false;
  /** @type {(code: number) => void} */
  #fail = () => undefined;
  /** Settles with an exit code when a part died for good. */
  failed = /** @type {Promise<number>} */ (
    new Promise((resolve) => {
      this.#fail = resolve;
    })
  );

  /** @param {() => unknown} stop */
  onStop(stop) {
    this.#stops.push(stop);
  }

  /**
   * Adds a part that was started elsewhere: it is stopped with the others, and its death ends everything.
   *
   * @template {{ process?: ManagedProcess, stop: () => Promise<unknown> }} Part
   * @param {string} name
   * @param {Promise<Part>} starting
   * @returns {Promise<Part>}
   */
  async keep(name, starting) {
    const part = await starting;
    if (this.#stopping) await part.stop(); // Ctrl-C was pressed during the start
    else this.onStop(part.stop);
    void part.process?.exited.then(() => {
      if (this.#stopping || part.process?.stopping) return;
      this.#tell(name, part.process);
      this.#fail(1);
    });
    return part;
  }

  /**
   * Starts one of our two programs and keeps it running.
   *
   * @param {'server' | 'workers'} name
   * @param {import('../settings/settings.mjs').Environment} env
   * @param {{ records: import('./process-records.mjs').ProcessRecords, logFile: string }} where
   */
  async startOurs(name, env, where) {
    /** @type {ManagedProcess | undefined} */
    let current;
    /** @type {number[]} */
    const deaths = [];
    const start = async () => {
      if (this.#stopping) return;
      const program = new ManagedProcess({
        name,
        command: process.execPath,
        args: [join(root, 'dist', entryOf(name))],
        cwd: root,
        env,
        ...where,
      });
      current = program;
      await program.ready((line) => (readEvent(line)?.event === `${name}.ready` ? true : undefined), readyLimitMs);
      void program.exited.then(onDeath);
    };
    const onDeath = async () => {
      if (this.#stopping) return;
      this.#tell(name, current);
      const now = Date.now();
      deaths.push(now);
      if (deaths.filter((moment) => now - moment < 60_000).length > restartsPerMinute) return this.#fail(1);
      await new Promise((resolve) => setTimeout(resolve, restartPauseMs));
      if (this.#stopping) return;
      console.error(`Starting the ${name} again …`);
      await start().catch(onDeath);
    };
    this.onStop(() => current?.stop({ limitMs: stopLimitMs }));
    try {
      await start();
    } catch (error) {
      throw current ? asComplaint(error, current) : error;
    }
  }

  /**
   * @param {string} name
   * @param {ManagedProcess | undefined} program
   */
  #tell(name, program) {
    console.error(
      `\nThe ${name} ended unexpectedly. Its last lines (more in .data/logs/):\n${(program?.output ?? []).slice(-15).join('\n')}\n`,
    );
  }

  /** Stops everything in reverse start order: workers, server, sandbox, Redis, Postgres. */
  async stopAll() {
    this.#stopping = true;
    for (const stop of this.#stops.reverse()) {
      try {
        await stop();
      } catch (error) {
        console.error(error);
      }
    }
    this.#stops = [];
  }
}

/**
 * A program that refuses to start prints the reason as a plain sentence after its log lines; only that
 * sentence is shown.
 *
 * @param {unknown} error
 * @param {ManagedProcess} program
 */
function asComplaint(error, program) {
  const said = program.output.filter((line) => line.trim() !== '' && !line.startsWith('{') && !/^\s+at /.test(line));
  const taken = program.output.find((line) => line.includes('EADDRINUSE'));
  if (taken) return new Complaint(`A port was taken while the ${program.name} started: run the command again.`);
  return said.length > 0 && program.hasExited ? new Complaint(said.slice(-5).join('\n')) : error;
}
