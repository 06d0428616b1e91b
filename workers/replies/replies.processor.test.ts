import { expect, test } from '@jest/globals';
import { LlmError } from '#core/outside/llm/llm.errors';
import { newId } from '#core/platform/crypto/ids';
import { jobs } from '#contracts/jobs/catalogue';
import { RepliesProcessor } from './replies.processor.js';

/* One job of an answer: which failures the owner hears of at once, and which are tried again. */

const data = { botId: newId(), conversationId: newId() };
const { attempts } = jobs['replies.generate'];

async function run(triesBefore: number, outcome: () => Promise<object>) {
  const told: string[] = [];
  const delays: number[] = [];
  const replies = {
    generate: outcome,
    noteFailure: async () => void told.push('noted'),
    giveUp: async () => void told.push('given up'),
  };
  const silent = { warn: () => undefined, error: () => undefined };
  const processor = new RepliesProcessor(
    silent as never,
    { now: () => new Date(1_000) } as never,
    {} as never,
    replies as never,
    {} as never,
  );
  const job = { name: 'replies.generate', data, attemptsMade: triesBefore, moveToDelayed: async (at: number) => void delays.push(at) };
  const ended = await processor.process(job as never, 'token').then(
    () => 'done',
    (error: Error) => error.name,
  );
  return { told, ended, isDelayed: delays.length > 0 };
}
const fails = (error: Error) => () => Promise.reject(error);
const [away, filtered, ours] = [new LlmError('transient', 'x'), new LlmError('filtered', 'x'), new Error('ours')];

test('an answer ends its job; one that has to wait runs again without a try', async () => {
  expect(await run(0, async () => ({ kind: 'answered' }))).toEqual({ told: [], ended: 'done', isDelayed: false });
  expect(await run(0, async () => ({ kind: 'wait', untilMs: 5_000 }))).toEqual({ told: [], ended: 'DelayedError', isDelayed: true });
});

test.each<[string, number, Error, string[], string]>([
  ['the model at the first try', 0, away, ['noted'], 'LlmError'],
  ['the model at the second try', 1, away, [], 'LlmError'],
  ['the model at the last try', attempts - 1, away, ['given up'], 'UnrecoverableError'],
  ['the model for good', 0, filtered, ['given up'], 'UnrecoverableError'],
  ['the product at the first try', 0, ours, [], 'Error'],
  ['the product at the last try', attempts - 1, ours, ['given up'], 'UnrecoverableError'],
])('a failure of %s', async (_what, ...[triesBefore, error, told, ended]) => {
  expect(await run(triesBefore, fails(error))).toEqual({ told, ended, isDelayed: false });
});
