import { withoutEnd } from '#contracts/values/text-ends';
import { sentencesOf } from '../plain-text.rules.js';

/**
 * A quote of the owner that the model writes after a sentence: `[dasar: "Garansi mesin 1 bulan"]`. Other brackets, or
 * none at the end of a line, are accepted too.
 */
const mark =
  /\[ {0,3}dasar {0,3}:(?<square>[^[\]\n]*)\](?: ?\.)?|\( {0,3}dasar {0,3}:(?<round>[^()\n]*)\)(?: ?\.)?|(?<![\p{L}\p{N}])dasar {0,3}: {0,3}(?<bare>["“][^"“”\n]*["”])\.?(?=[ \t]*(?:\n|$))/giu;
const quoteSign = /["“”']/;

export interface Proved {
  /** The reply for the lead, without the quotes. */
  readonly text: string;
  /** The quotes, each with the sentence before it. */
  readonly quotes: readonly { readonly sentence: string; readonly quote: string }[];
}

/** Removes the quotes from an answer. */
export function withoutProofs(reply: string): Proved {
  const quotes: { sentence: string; quote: string }[] = [];
  let text = '';
  let from = 0;
  for (const { index, 0: whole, groups } of reply.matchAll(mark)) {
    const quote = groups?.['square'] ?? groups?.['round'] ?? groups?.['bare'];
    text += withoutEnd(reply.slice(from, index), /[ \t]/);
    from = index + whole.length;
    const sentence = sentencesOf(text).at(-1)?.text.trim();
    if (sentence !== undefined && quote !== undefined) quotes.push({ sentence, quote: insideOf(quote) });
  }
  return { text: (text + reply.slice(from)).trim(), quotes };
}

/** The text of a quote without outer spaces, and without one quotation mark at each end. */
function insideOf(quote: string): string {
  const words = quote.trim();
  const from = quoteSign.test(words.charAt(0)) ? 1 : 0;
  const to = words.length > from && quoteSign.test(words.charAt(words.length - 1)) ? -1 : words.length;
  return words.slice(from, to).trim();
}
