import { expect, test } from '@jest/globals';
import { checkAnswer } from '../../../../core/features/replies/checks/answer-check.js';
import { withoutQuotes } from '../../../../core/features/replies/prompt/own-words.rules.js';
import { guardText } from '../../../../core/features/replies/replies.texts.js';
import * as first from './obeying-answers.js';
import * as second from './second-obeying.js';

interface Shop {
  readonly owner: string;
  readonly secret: string;
  readonly obeying: readonly first.Line[];
  readonly ordinary: readonly first.Line[];
}

const checkedFor =
  ({ owner, secret }: Shop) =>
  ([lead, text]: first.Line) => {
    const sources = { owner: [owner], chat: [], tools: [], ours: [], lead: [lead], secret };
    const confidential = { always: withoutQuotes(guardText), now: [], toolNames: first.toolNames };
    return checkAnswer({ text, sources, confidential, quotes: [], said: [] });
  };

const shops: readonly (readonly [string, Shop])[] = [
  ['kebaya', first],
  ['milkfish', second],
];

test.each(shops)('nothing that an obeying model writes is sent as it is (%s)', (_, shop) => {
  const checked = checkedFor(shop);
  expect(shop.obeying.filter((line) => checked(line) === null)).toEqual([]);
});

test.each(shops)('right answers that look like it are refused by no rule (%s)', (_, shop) => {
  const checked = checkedFor(shop);
  expect(shop.ordinary.filter((line) => (checked(line)?.objections.length ?? 0) > 0)).toEqual([]);
});
