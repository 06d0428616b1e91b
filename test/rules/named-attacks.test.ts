import { expect, test } from '@jest/globals';
import { FullName } from '#contracts/http/account/auth';
import { cleanFileName } from '#contracts/values/base/file-name';
import { emptyProduct, ProductInput } from '#contracts/values/selling/products';
import { normalizeText } from '#contracts/values/base/normalize-text';
import { withoutCodes } from '#core/features/conversations/one-time-codes.rules';
import { consentWord } from '#core/features/conversations/state/consent.rules';
import { findAmounts, findLongNumbers } from '#core/features/replies/grounding/amounts.rules';
import { sentencesOf } from '#core/features/replies/grounding/plain-text.rules';
import { withoutObjections, type Objection } from '#core/features/replies/grounding/reply-check.rules';
import { offersOf } from '#core/features/replies/tools/orders/offers.rules';
import { readModelText } from '#core/outside/llm/model-text.rules';
import { cpuMs } from '../support/cpu-time.js';

/** The maximum length of a WhatsApp message. */
const longest = 65_536;
/** Time limit for each text. Each of these texts once blocked the process for one second to one minute. */
const limitMs = 100;

const fill = (piece: string, chars = longest): string => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);
/** Together 60,000 characters: the text of a model's answer is cut there. */
const blankLines = Array.from({ length: 22 }, (_, at) => `Kaos ${at}${fill(' ', 2_710)}x\n`);
const refused = blankLines.map((sentence): Objection => ({ kind: 'amount', words: sentence, sentence }));

/** The largest order that the order tool accepts. */
const manyPieces = Array.from({ length: 15 }, (_, at) => ({
  name: `Kaos ${at}`,
  category: 'Kaos',
  count: 10_000,
  eachIdr: 50_000 + at,
  isListed: true,
}));
const always = { from: null, until: null };

/** The longest part of a message that a model reads. A turn reads up to 112 messages. */
const numbers = `${fill('12 3456 ', 7_980)} kode otp`;

/** Combining marks that a normalization must sort. A request body has room for 130,000 of them. */
const unsortedMarks = fill('\u0301\u0316', 130_000);

test.each<[string, () => unknown]>([
  ['a name of marks, which a registration sends without an account', () => FullName.safeParse(`a${unsortedMarks}`)],
  ['a name of a product of marks', () => ProductInput.safeParse({ ...emptyProduct, name: `a${unsortedMarks}` })],
  ['a name of a file of marks', () => cleanFileName(`a${unsortedMarks}`)],
  ['a message of marks in two rows', () => normalizeText(`a${fill('\u0301', 32_000)}${fill('\u0316', 32_000)}`, 'NFKC')],
  ['a message of Japanese half-width marks', () => normalizeText(fill('\uff9e\u0301'), 'NFKD')],
  ['a message of marks of music', () => normalizeText(fill('\u{1d165}\u{1d16d}\u0301'), 'NFC')],
  ['a message of letters with 30 marks each', () => normalizeText(fill(`a${fill('\u0301\u0316', 30)}`), 'NFD')],
  ['a message of signs that unfold to 18 letters each', () => normalizeText(fill('\ufdfa'), 'NFKC')],
  ['a word of consent in a message of blanks', () => consentWord(`a${fill(' ', 64_000)}b`)],
  ['a word of consent before 64,000 dots and a letter', () => consentWord(`STOP${fill('.', 64_000)}b`)],
  ['sentences of dots', () => sentencesOf(`${fill('.', 64_000)}x`)],
  ['sentences of marks of several kinds', () => sentencesOf(`${fill('?!…', 64_000)}x`)],
  ['numbers of accounts in what could be an address', () => findLongNumbers(fill('a.'))],
  ['amounts in what could be an address', () => findAmounts(fill('a+'))],
  ['amounts in digits parted by dots', () => findAmounts(fill('1.'))],
  ['a reply with 22 lines of blanks, each refused', () => withoutObjections(blankLines.join(''), refused)],
  [
    'an order of 150,000 pieces that are free one by one',
    () => offersOf(manyPieces, [{ gives: { kind: 'free', goods: 'Kaos', buy: 1, free: 1 }, ...always }]),
  ],
  [
    'an order of 150,000 pieces in bundles of two',
    () => offersOf(manyPieces, [{ gives: { kind: 'bundle', things: [{ goods: 'Kaos', count: 2 }], priceIdr: 60_000 }, ...always }]),
  ],
  ['twenty messages of numbers beside the name of a code', () => Array.from({ length: 20 }, () => withoutCodes(numbers))],
  ['a model that opens its tags without end', () => readModelText(fill('</s>'), [])],
])('%s takes no longer than other texts of its length', (_, attack) => {
  expect(cpuMs(attack)).toBeLessThan(limitMs);
});
