import { expect, test } from '@jest/globals';
import { changedAnswer, heldAnswer } from './held-answers.js';

test('an owner reads ten objections to an answer, with the beginning of long words, and all of an answer that is as long as one may be', () => {
  const objections = Array.from({ length: 12 }, (_, nth) => ({ kind: 'amount' as const, words: `${nth} ${'x'.repeat(300)}` }));
  const { text, checks } = heldAnswer('y'.repeat(6_001), objections);
  expect(text).toBe('y'.repeat(6_000));
  expect(checks.map(({ words }) => words)).toEqual(objections.slice(0, 10).map(({ words }) => words.slice(0, 200)));
  expect(changedAnswer('y'.repeat(6_001), 'marks')).toEqual({ text: 'y'.repeat(6_000), checks: [{ kind: 'marks', words: '' }] });
});
