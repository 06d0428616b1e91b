import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** The data that each thread receives at its start. */
export interface ThreadData {
  /** The thread writes its Linux thread id here, so that its processor time can be measured. 0 on other systems. */
  readonly threadId: Int32Array;
}

/**
 * The main function of a `*.thread.ts` file, in a thread or in a separate process. It answers the messages of its
 * program one after the other. An error of `answer` ends the thread or process.
 */
export function answerCalls<Message, Answer>(answer: (message: Message) => Answer | Promise<Answer>): void {
  const port = parentPort ?? parentProcess();
  const id = parentPort ? linuxThreadId() : 0;
  if (id !== null) {
    if (parentPort) (workerData as ThreadData).threadId[0] = id;
    yieldToOthers(id);
  }
  port.on('message', (message: Message) => {
    void Promise.resolve(answer(message)).then((result) => port.postMessage(result));
  });
}

/** The connection to the program that started this process (work-process.ts). This process ends with that program. */
function parentProcess(): { on(event: 'message', listener: (message: never) => void): unknown; postMessage(message: unknown): void } {
  if (!process.send) throw new Error('this file is the entry of a thread');
  process.once('disconnect', () => process.exit());
  endWithParent(Number(process.argv[2]));
  return {
    on: (event, listener) => process.on(event, listener as (message: unknown) => void),
    postMessage: (message) => void process.send!(message),
  };
}

/** Ends the process once it has another parent, which it gets when its own parent has ended. */
const parentWatch = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
  }, 1_000);
`;

/**
 * Ends this process soon after its parent, even while it computes. A process that computes does not notice that the
 * connection is closed. So after its program was killed, the process would run until its work ended, if ever.
 * Therefore a thread checks for the parent.
 * @param parent process id
 */
function endWithParent(parent: number): void {
  new Worker(parentWatch, { eval: true, workerData: parent }).unref();
}

/** The Linux id of the calling thread; null on other systems. */
function linuxThreadId(): number | null {
  try {
    return process.platform === 'linux' ? Number(basename(readlinkSync('/proc/thread-self'))) : null;
  } catch {
    return null; // a system that hides /proc
  }
}

/**
 * Lowers the priority of a thread, or of this process (0), so that threads that serve people run first when all
 * processors are busy. Only Linux has a priority per thread. On other systems the call would affect the whole
 * program, so nothing is changed there.
 */
function yieldToOthers(threadId: number): void {
  try {
    setPriority(threadId, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // the system forbids the call: the work runs at normal priority
  }
}
