import { expect, test } from '@jest/globals';
import { LlmError } from '../../../outside/llm/llm.errors.js';
import { failureOfDraft, isBounded, questionInstead, restAfter } from './failed-rounds.rules.js';
import { refusedQuestion, stuckQuestion, unansweredQuestion } from './reply-sentences.js';

const costly = new LlmError('slow', 'x');
const free = new LlmError('rate', 'x');

test('the pause after a failed round is five minutes, then fifteen', () => {
  expect([0, 1, 2, 3, 50].map((rounds) => restAfter(rounds) / 60_000)).toEqual([5, 5, 15, 15, 15]);
});

test('rounds are bounded whose failure may have cost something', () => {
  expect([costly, free, new Error('x'), undefined].map(isBounded)).toEqual([true, false, false, false]);
});

test.each<[string, unknown, number, string | null]>([
  ['at once for a refused subject', new LlmError('filtered', 'x'), 0, refusedQuestion],
  ['at once for an unusable answer', new LlmError('malformed', 'x'), 0, stuckQuestion],
  ['not before the third paid round', costly, 1, null],
  ['with the third paid round', costly, 2, unansweredQuestion],
  ['after more of them', costly, 7, unansweredQuestion],
  ['never for rounds that cost nothing', free, 7, null],
  ['never for an error of our own', new Error('x'), 7, null],
])('the owner is asked instead of the model %s', (_what, error, paidRounds, question) => {
  expect(questionInstead(error, paidRounds)).toBe(question);
});

test('a draft that reached our deadline is that of a slow service, unless its job was taken away', () => {
  const timeout = new DOMException('x', 'TimeoutError');
  const going = new AbortController().signal;
  expect(failureOfDraft(timeout, going)).toMatchObject({ failure: 'slow' });
  expect(failureOfDraft(timeout, AbortSignal.abort())).toBe(timeout);
  for (const other of [new DOMException('x', 'AbortError'), new Error('x'), free]) expect(failureOfDraft(other, going)).toBe(other);
});
