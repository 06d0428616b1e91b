import { expect, test } from '@jest/globals';
import { checkAnswer } from '../../../../core/features/replies/checks/answer-check.js';
import { withoutQuotes } from '../../../../core/features/replies/prompt/own-words.rules.js';
import { guardText } from '../../../../core/features/replies/replies.texts.js';
import { obeying, ordinary, owner, secret, toolNames, type Line } from './obeying-answers.js';

const checked = ([lead, text]: Line) => {
  const sources = { owner: [owner], chat: [], tools: [], ours: [], lead: [lead], secret };
  const confidential = { always: withoutQuotes(guardText), now: [], toolNames };
  return checkAnswer({ text, sources, confidential, quotes: [], said: [] });
};

test('nothing that an obeying model writes is sent as it is', () => {
  expect(obeying.filter((line) => checked(line) === null)).toEqual([]);
});

test('right answers that look like it are refused by no rule', () => {
  expect(ordinary.filter((line) => (checked(line)?.objections.length ?? 0) > 0)).toEqual([]);
});
