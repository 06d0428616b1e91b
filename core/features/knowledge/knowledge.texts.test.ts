import { expect, test } from '@jest/globals';
import { answerLine } from './knowledge.texts.js';

test('a question takes one line and its answer the next ones, as the owner wrote it', () => {
  expect(answerLine({ question: ' Ada\n  ongkir? ', answer: '\nAda.\nMulai 9rb  ' })).toBe('T: Ada ongkir?\nJ: Ada.\nMulai 9rb');
});
