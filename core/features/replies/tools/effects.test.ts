import { expect, test } from '@jest/globals';
import { needsTransaction, noEffects, type Effects } from './effects.js';

const cases: [Partial<Effects>, boolean][] = [
  [{}, false],
  [{ facts: { address: 'Bandung' } }, false],
  [{ need: 'question' }, false],
  [{ photos: [{ name: 'Kaos', id: 'a', width: 1, height: 1 }] }, false],
  [{ lines: [{ level: 'INFO', text: 'Foto dikirim' }] }, false],
  [{ closing: { summary: '2 kaos', amount: null, changes: false } }, true],
  [{ handover: { reason: 'bot-called', why: 'minta orang' } }, true],
  [{ question: 'Ada garansi?' }, true],
  [{ questions: ['Ada garansi?'] }, true],
];

test.each(cases)('an answer with %j is claimed with rows of other features beside it: %p', (some, expected) => {
  expect(needsTransaction({ ...noEffects(), ...some })).toBe(expected);
});
