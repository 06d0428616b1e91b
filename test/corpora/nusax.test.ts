import { expect, test } from '@jest/globals';
import { consentWord } from '#core/features/conversations/state/consent.rules';
import { saysPaid } from '#core/features/replies/grounding/payments/payment-claims.rules';
import { callWithAll } from './every-rule.ts';
import { readSentences } from './files.ts';

const sentences = readSentences();

test('twelve languages', () => {
  expect(new Set(sentences.map(({ language }) => language)).size).toBe(12);
});

test('no sentence stops the bot or its follow-ups', () => {
  expect(sentences.filter(({ text }) => consentWord(text) !== null)).toEqual([]);
});

/** Rows whose writers complain that a ticket did not come after they paid for it. */
const paidRows = ['235', '342'];

test('no sentence is handed over as a claim of payment but those whose writers have paid', () => {
  expect(sentences.filter(({ row, text }) => saysPaid(text) && !paidRows.includes(row))).toEqual([]);
  expect(sentences.filter(({ row, language, text }) => language === 'indonesian' && paidRows.includes(row) && !saysPaid(text))).toEqual([]);
});

test('no sentence makes a rule throw', async () => {
  const { functions, calls, thrown } = await callWithAll(sentences.map(({ text }) => text));
  process.stderr.write(`${calls} calls of ${functions} functions\n`);
  expect(functions).toBeGreaterThan(0);
  expect(thrown).toEqual([]);
}, 3_600_000);
