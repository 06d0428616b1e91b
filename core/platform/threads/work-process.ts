import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { cpuMsIn, type Usage } from './watch-thread.js';

const pageBytes = 4_096;

/**
 * Runs the file of a thread in a separate process, with the methods of a `Worker`. V8 ends a whole process when code
 * allocates more than its heap at once, for example by an array that grows without end. The heap limit of a thread
 * does not prevent that.
 */
export class WorkProcess extends EventEmitter implements Usage {
  private readonly child: ChildProcess;

  constructor(
    path: string,
    private readonly heapMb: number,
  ) {
    super();
    this.child = fork(path, [String(process.pid)], {
      execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=16'],
      env: {}, // no settings and no secrets
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'], // V8 prints a report when the heap is full
    });
    this.child.on('message', (message) => this.emit('message', message));
    this.child.on('error', (error) => this.emit('error', error));
    this.child.once('exit', (code) => this.emit('exit', code));
  }

  postMessage(message: unknown): void {
    this.child.send(message as object, (error) => {
      if (error) this.emit('error', error);
    });
  }

  /** Ends the process at once. */
  async terminate(): Promise<void> {
    if (this.child.pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  cpuMs(): Promise<number | null> {
    return cpuMsIn(`/proc/${this.child.pid}/schedstat`);
  }

  /** Its memory beyond the limit of its heap. Null when the system does not report it. */
  async bufferBytes(): Promise<number | null> {
    const text = await readFile(`/proc/${this.child.pid}/statm`, 'latin1').catch(() => '');
    const pages = Number(text.split(' ')[1] || Number.NaN);
    return pages > 0 ? pages * pageBytes - this.heapMb * 1_000_000 : null;
  }
}
