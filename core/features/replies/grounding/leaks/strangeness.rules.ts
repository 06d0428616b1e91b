import { isGeneral } from '../evidence/general-words.js';
import { rootsOf } from '../evidence/owner-parts.rules.js';
import { plainText } from '../plain-text.rules.js';

/**
 * Counts of the words of a reply that are not general words, and of those among them that the shop's own texts have.
 */
export interface Content {
  readonly count: number;
  readonly knownShare: number;
  /** True when the reply has a number of two digits or more from the texts, such as a price. */
  readonly hasKnownNumber: boolean;
}

/** Compares the words of a reply with texts. */
export function contentOf(reply: string, texts: readonly string[]): Content {
  const text = plainText(reply).text;
  const roots = new Set(text.split('\n').flatMap(rootsOf));
  const words = [...roots].filter((root) => !/^\d/.test(root) && !isGeneral(root));
  const all = plainText(texts.join('\n')).text;
  const known = new Set(all.split('\n').flatMap(rootsOf));
  const numbers = new Set(all.match(/\d{2,9}/g));
  return {
    count: words.length,
    knownShare: words.length === 0 ? 1 : words.filter((root) => known.has(root)).length / words.length,
    hasKnownNumber: (text.match(/\d{2,9}/g) ?? []).some((digits) => numbers.has(digits)),
  };
}
