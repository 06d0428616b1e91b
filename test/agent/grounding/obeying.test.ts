import { expect, test } from '@jest/globals';
import { checkAnswer } from '../../../core/features/replies/checks/answer-check.js';
import { withoutQuotes } from '../../../core/features/replies/prompt/own-words.rules.js';
import { guardText } from '../../../core/features/replies/replies.texts.js';
import { obeying, ordinary, owner, secret, toolNames, type Line } from './obeying-answers.js';

const isSent = ([lead, text]: Line): boolean => {
  const sources = { owner: [owner], chat: [], tools: [], ours: [], lead: [lead], secret };
  const confidential = { always: withoutQuotes(guardText), now: [], toolNames };
  return checkAnswer({ text, sources, confidential, quotes: [], said: [] }) === null;
};

test('nothing that an obeying model writes is sent as it is', () => {
  expect(obeying.filter((line) => isSent(line))).toEqual([]);
});

test('right answers that look like it are sent', () => {
  expect(ordinary.filter((line) => !isSent(line))).toEqual([]);
});
