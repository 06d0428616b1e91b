import { withoutEnd } from '#contracts/values/text-ends';
import { clausesOf } from '../clauses.rules.js';
import { plainText, sentencesOf } from '../plain-text.rules.js';
import type { Objection } from '../reply-check.rules.js';
import { isGeneral } from './general-words.js';
import { rootsOf } from './owner-parts.rules.js';
import { plainWords } from './plain-words.rules.js';

/** What the model quotes of the owner behind a sentence: `[dasar: "Garansi mesin 1 bulan"]`. */
const mark = /\[ {0,3}dasar {0,3}:([^\]\n]{0,420})\](?: ?\.)?/giu;
const quoteSign = /["“”']/;
const quoteMin = 8;
/** Share of the telling words of a sentence that a quote must have. */
const sharedMin = 0.5;

export interface Proved {
  /** The reply as it is for the lead, without the quotes. */
  readonly text: string;
  /** What is quoted behind each sentence. */
  readonly quotes: readonly { readonly sentence: string; readonly quote: string }[];
}

/** Takes the quotes out of an answer. */
export function withoutProofs(reply: string): Proved {
  const quotes: { sentence: string; quote: string }[] = [];
  let text = '';
  let from = 0;
  for (const { index, 0: whole, 1: quote } of reply.matchAll(mark)) {
    text += withoutEnd(reply.slice(from, index), /[ \t]/);
    from = index + whole.length;
    const sentence = sentencesOf(text).at(-1)?.text.trim();
    if (sentence !== undefined && quote !== undefined) quotes.push({ sentence, quote: insideOf(quote) });
  }
  return { text: (text + reply.slice(from)).trim(), quotes };
}

/** The words of a quote without blanks and one sign of quotation at each end. */
function insideOf(quote: string): string {
  const words = quote.trim();
  const from = quoteSign.test(words.charAt(0)) ? 1 : 0;
  const to = words.length > from && quoteSign.test(words.charAt(words.length - 1)) ? -1 : words.length;
  return words.slice(from, to).trim();
}

/**
 * The objections that no quote answers. A quote answers an objection to a statement when the owner wrote exactly
 * these words, and they carry the sentence: its words, all of its numbers, and whether it grants or denies.
 */
export function unproved(objections: readonly Objection[], quotes: Proved['quotes'], owner: readonly string[]): Objection[] {
  if (quotes.length === 0) return [...objections];
  const written = squeezed(owner.join('\n'));
  const valid = quotes.filter(({ quote }) => quote.length >= quoteMin && written.includes(squeezed(quote)));
  return objections.filter(
    ({ kind, sentence }) =>
      kind !== 'fact' || !valid.some((one) => squeezed(sentence).startsWith(squeezed(one.sentence)) && carries(one.quote, sentence)),
  );
}

function carries(quote: string, sentence: string): boolean {
  const own = new Set(rootsOf(plainText(quote).text));
  const telling = [...new Set(rootsOf(plainText(sentence).text))].filter((root) => !isGeneral(root));
  const shared = telling.filter((root) => own.has(root)).length;
  const numbers = numbersIn(quote);
  return (
    telling.length > 0 &&
    shared >= sharedMin * telling.length &&
    numbersIn(sentence).every((one) => numbers.includes(one)) &&
    isDenial(quote) === isDenial(sentence)
  );
}

function isDenial(text: string): boolean {
  return clausesOf(text).some(({ isNegative }) => isNegative);
}

/** Numbers without signs between thousands: "75rb" and "75.000" are one. */
function numbersIn(text: string): string[] {
  return plainWords(plainText(text).text).flatMap(({ written }) =>
    /^\d/.test(written) ? [written.replaceAll(/\D/g, '').replace(/(?<=\d)000$/, '')] : [],
  );
}

/** Letters and digits only: a model changes dashes and blanks when it quotes. */
function squeezed(text: string): string {
  return plainText(text)
    .text.toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
