import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';

/**
 * What a `*.thread.ts` file does: answers each message of its program, one after the other. An error of `answer` ends the thread.
 */
export function answerCalls<Message, Answer>(answer: (message: Message) => Answer | Promise<Answer>): void {
  if (!parentPort) throw new Error('this file is the entry of a thread');
  const port = parentPort;
  yieldToOthers();
  port.on('message', (message: Message) => {
    void Promise.resolve(answer(message)).then((result) => port.postMessage(result));
  });
}

/**
 * Lets the threads that answer people run first when all processors are busy. Linux gives each thread a priority of its own
 * and names the calling one here; elsewhere the priority would be the whole program's, so nothing is changed.
 */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // a system that hides /proc or forbids the call: the work runs all the same
  }
}
