import { expect, test } from '@jest/globals';
import { holdFile, type FileHolder } from './held-files.js';

const megabyte = 1_000_000;
const idle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Holds files until the test releases them, and counts the bytes that each account holds. */
function start() {
  const ends: (() => void)[] = [];
  const held: Record<string, number> = {};
  const hold = (holder: FileHolder, bytes: number) =>
    holdFile(holder, bytes, async () => {
      held[holder.share] = (held[holder.share] ?? 0) + bytes;
      await new Promise<void>((resolve) => ends.push(resolve));
      held[holder.share]! -= bytes;
    });
  const endAll = async (): Promise<void> => {
    while (ends.length > 0) {
      for (const end of ends.splice(0)) end();
      await idle();
      await idle();
    }
  };
  return { held, hold, endAll };
}

test('a hundred large files of each of three accounts are held a few at a time', async () => {
  const { held, hold, endAll } = start();
  const all = ['a', 'b', 'c'].flatMap((share) => Array.from({ length: 100 }, () => hold({ share }, 16 * megabyte)));
  await idle();
  expect(held).toEqual({ a: 48 * megabyte, b: 48 * megabyte });
  await endAll();
  await Promise.all(all);
  expect(held).toEqual({ a: 0, b: 0, c: 0 });
});

test('a chat with many large files leaves room for other chats of the bot', async () => {
  const { held, hold, endAll } = start();
  const all = Array.from({ length: 20 }, () => hold({ share: 'bot', chat: 'one' }, 16 * megabyte));
  all.push(hold({ share: 'bot', chat: 'other' }, megabyte));
  await idle();
  expect(held).toEqual({ bot: 17 * megabyte });
  await endAll();
  await Promise.all(all);
});

test('a small file takes as much room as half a megabyte', async () => {
  const { held, hold, endAll } = start();
  const all = Array.from({ length: 200 }, () => hold({ share: 'a' }, 1));
  await idle();
  expect(held).toEqual({ a: 96 });
  await endAll();
  await Promise.all(all);
});

test.each([
  ['its chat', { share: 'bot 1', chat: 'chat 1' }, { share: 'bot 1', chat: 'chat 1' }, 16 * megabyte],
  ['its account', { share: 'bot 2', chat: 'chat 2' }, { share: 'bot 2', chat: 'chat 3' }, 48 * megabyte],
  ['its account, without a chat', { share: 'bot 3' }, { share: 'bot 3' }, 48 * megabyte],
])('a caller that gives up no longer waits for the room of %s', async (_whose, holder, waiter, bytes) => {
  const { hold, endAll } = start();
  const given = new AbortController();
  const first = hold(holder, bytes);
  await idle();
  let outcome = 'waits';
  const waiting = holdFile(waiter, bytes, async () => void (outcome = 'has begun'), given.signal);
  waiting.catch(({ message }: Error) => (outcome = message));
  given.abort(new Error('gave up'));
  await idle();
  expect(outcome).toBe('gave up');
  await endAll();
  await first;
  expect(outcome).toBe('gave up');
});
