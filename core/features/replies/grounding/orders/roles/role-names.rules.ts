import { derived } from '../order-words.js';
import type { Priced } from '../priced.rules.js';

/** Words that usually give an amount its role, but are part of a name: "potong" of "potong celana" names work, not a discount. */
export class RoleNames {
  /** Each of these words with the words beside it in a name. */
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

  /** The text with these words blanked where they name a thing. Positions stay as they are. */
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
