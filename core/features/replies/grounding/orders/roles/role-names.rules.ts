import { derived } from '../order-words.js';
import type { Priced } from '../priced.rules.js';

/**
 * Words that usually show an amount's role, but belong to a name in this shop: "potong" of "potong celana" is work
 * and not a discount.
 */
export class RoleNames {
  /** Each word that shows a role, with the words beside it in the shop's names. */
  private readonly beside = new Map<string, Set<string>>();

  constructor(things: Iterable<Priced>) {
    for (const { words, isFee, isExtra } of things) {
      if (isFee && !isExtra) continue;
      const names = [...words];
      names.forEach((word, at) => {
        if (!derived.test(word)) return;
        const known = this.beside.get(word) ?? new Set();
        for (const one of [names[at - 1], names[at + 1]]) if (one !== undefined) known.add(one);
        this.beside.set(word, known);
      });
    }
  }

  /** The text in which such words are blanked where they belong to a name. Positions do not change. */
  without(text: string): string {
    if (this.beside.size === 0) return text;
    const words = [...text.matchAll(/[\p{L}\d]+/gu)].map(({ index, 0: written }) => ({ index, written, word: written.toLowerCase() }));
    let rest = '';
    let from = 0;
    words.forEach(({ index, written, word }, at) => {
      const known = this.beside.get(word);
      if (known === undefined || ![words[at - 1], words[at + 1]].some((one) => one !== undefined && known.has(stemOf(one.word)))) return;
      rest += text.slice(from, index) + ' '.repeat(written.length);
      from = index + written.length;
    });
    return rest + text.slice(from);
  }
}

function stemOf(word: string): string {
  return word.replace(/nya$/u, '');
}
