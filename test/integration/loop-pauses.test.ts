import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fillLists } from '../support/loop/full-shop.ts';
import { messageInputs, routeInputs, strangeInputs, type Sender } from '../support/loop/largest-inputs.ts';
import { blockingInputs, longestPauseMs, type Input } from '../support/loop/loop-pauses.ts';
import { startLoopTest, type LoopTest } from '../support/loop/start-loop-test.ts';
import { waitFor } from '../support/wait-for.ts';

/*
 * The short form of loop-pauses.long.test.ts, for a shop with full lists. It sends every route once, and each kind of
 * message that rules read. Each input contains one text that once made rules slow.
 */
let started: LoopTest;
let sender: Sender;

beforeAll(async () => {
  started = await startLoopTest(fillLists);
  const { app, owner, ownPhone } = started;
  sender = { app, owner, ownPhone, ids: { userId: owner.userId, what: 'contacts', shop: 'kuliner' } };
});
afterAll(() => started?.app.close());

async function expectNoPause(inputs: readonly Input[], groupSize: number): Promise<void> {
  const { programs, allowedMs } = started;
  const found = await blockingInputs(programs, inputs, { allowedMs, groupSize });
  expect({ allowedMs, found }).toEqual({ allowedMs, found: [] });
}

test('the measure distinguishes computing from waiting for a processor', async () => {
  const [worker] = started.app.workers;
  await longestPauseMs(worker!);
  worker!.freeze();
  const frozenAt = Date.now();
  await waitFor(() => Date.now() - frozenAt > 1_000, { what: 'a second' });
  worker!.thaw();
  expect(await longestPauseMs(worker!)).toBeLessThan(500);
});

test('no route blocks its process with the largest input that its contract accepts', () =>
  expectNoPause(routeInputs(sender, 'one each'), 6));

test('no body that is refused blocks the process that reads it', () => expectNoPause(strangeInputs(sender), 1));

test('no kind of message blocks a process with its largest texts', () =>
  expectNoPause(messageInputs(sender, 'one each').filter(isRead), 6));

/** True for kinds of messages with a special form in largest.ts. The protocol has three times as many kinds. */
const isRead = ({ name }: Input): boolean => !/^a message \w+Messages?\b/.test(name);
