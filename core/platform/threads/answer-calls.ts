import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** What each thread receives at its start. */
export interface ThreadData {
  /** The thread writes its Linux thread id here, so that its processor time can be read. 0 elsewhere. */
  readonly threadId: Int32Array;
}

/**
 * The main function of a `*.thread.ts` file: answers each message of its program, one after the other. An error of
 * `answer` ends the thread.
 */
export function answerCalls<Message, Answer>(answer: (message: Message) => Answer | Promise<Answer>): void {
  if (!parentPort) throw new Error('this file is the entry of a thread');
  const port = parentPort;
  const id = linuxThreadId();
  if (id !== null) {
    (workerData as ThreadData).threadId[0] = id;
    yieldToOthers(id);
  }
  port.on('message', (message: Message) => {
    void Promise.resolve(answer(message)).then((result) => port.postMessage(result));
  });
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
 * Lowers the calling thread's priority, so that threads that serve people run first when all processors are busy. Only
 * Linux has a priority per thread; elsewhere the whole program would be affected, so nothing is changed.
 */
function yieldToOthers(threadId: number): void {
  try {
    setPriority(threadId, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // the system forbids the call: the work runs at normal priority
  }
}
