import { parentPort } from 'node:worker_threads';

/**
 * What a `*.thread.ts` file does: answers each message of its program, one after the other. An error of `answer` ends the thread.
 */
export function answerCalls<Message, Answer>(answer: (message: Message) => Answer | Promise<Answer>): void {
  if (!parentPort) throw new Error('this file is the entry of a thread');
  const port = parentPort;
  port.on('message', (message: Message) => {
    void Promise.resolve(answer(message)).then((result) => port.postMessage(result));
  });
}
