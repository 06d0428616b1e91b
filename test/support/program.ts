import { join } from 'node:path';
import { entryOf } from '../../scripts/lib/build/nest-projects.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { ManagedProcess } from '../../scripts/lib/processes/processes.mjs';
import { readEvent } from '../../scripts/lib/sandbox.mjs';
import { runRecords } from './stores/stores.ts';
import { patienceMs } from './patience.ts';

export type ProgramKind = 'server' | 'workers';
export type LogEvent = Record<string, unknown> & { event?: string };

/** One running server or workers process of a test installation: the built program, started as in production. */
export class Program {
  readonly kind: ProgramKind;
  /** Base address. For a workers process it is that of health and metrics. */
  readonly url: string;
  private env: Record<string, string | undefined>;
  private process: ManagedProcess | undefined;

  private constructor(kind: ProgramKind, url: string, env: Record<string, string | undefined>) {
    this.kind = kind;
    this.url = url;
    this.env = env;
  }

  /**
   * Starts the program on the port from its settings (PORT of a server, OPS_PORT of workers) and waits for
   * its ready line.
   */
  static async start(kind: ProgramKind, env: Record<string, string | undefined>): Promise<Program> {
    const program = new Program(kind, `http://127.0.0.1:${kind === 'server' ? env['PORT'] : env['OPS_PORT']}`, env);
    await program.run();
    return program;
  }

  private async run(): Promise<void> {
    this.process = new ManagedProcess({
      name: this.kind,
      command: process.execPath,
      args: [join(root, 'dist', entryOf(this.kind))],
      cwd: root,
      env: this.env,
      records: runRecords(),
    });
    await this.process.ready((line) => readEvent(line)?.event === `${this.kind}.ready` || undefined, patienceMs);
  }

  private get running(): ManagedProcess {
    if (!this.process) throw new Error('the program was never started');
    return this.process;
  }

  get pid(): number {
    return this.running.pid;
  }

  get hasExited(): boolean {
    return this.running.hasExited;
  }

  /** The last 400 output lines. After a restart, only those of the current process. */
  get output(): readonly string[] {
    return this.running.output;
  }

  /** Structured log events of the program so far, oldest first. */
  get events(): LogEvent[] {
    return this.output.map((line) => readEvent(line) as LogEvent | undefined).filter((event) => event !== undefined);
  }

  /** Waits for a log event with that name. An event that was logged before the call counts too. */
  waitForEvent(name: string, limitMs = patienceMs): Promise<LogEvent> {
    return this.running.waitForLine((line) => {
      const event = readEvent(line) as LogEvent | undefined;
      return event?.event === name ? event : undefined;
    }, limitMs);
  }

  /** Kills the program, or sends another signal, and waits until the program has exited. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
    this.running.kill(signal);
    return this.running.exited;
  }

  /** Freezes it (SIGSTOP) to simulate a lost or overloaded machine. `thaw` resumes it. */
  freeze(): void {
    process.kill(this.pid, 'SIGSTOP');
  }

  thaw(): void {
    process.kill(this.pid, 'SIGCONT');
  }

  /** Stops the program as a deployment does, with time to hand over its work. Kills it after the limit. */
  async stop(limitMs = patienceMs): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
    if (!this.hasExited) this.thaw();
    return this.running.stop({ limitMs });
  }

  /**
   * Restarts the program on the same port. Stops the current process first when it still runs.
   * @param change settings that change from now on
   */
  async restart(signal: NodeJS.Signals = 'SIGTERM', change: Record<string, string> = {}): Promise<void> {
    this.env = { ...this.env, ...change };
    if (!this.hasExited) await this.kill(signal);
    await this.run();
  }
}
