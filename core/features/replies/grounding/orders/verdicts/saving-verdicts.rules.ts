import { isKindWord, nameWords } from '../name-words.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import type { Saved, Talk, Verdict } from '../order-talk.js';
import { saves } from '../order-words.js';
import { countsIn } from '../quantities.rules.js';
import { savingVerdict, usualTotals } from '../roles/savings.rules.js';
import type { KnownOrder } from './known-order.rules.js';

/** Verdicts on amounts as savings, and the usual prices that answers compare with. */
export class SavingVerdicts {
  constructor(private readonly known: KnownOrder) {}

  verdictOn(value: number, clause: string, { words, around, said, sentence, isNaming }: Saved): Verdict {
    const named = this.known.book.bestFor([...around, ...words]);
    const things = named.length > 0 ? named : this.known.thingsFor(words, isNaming);
    const usual = this.usualTotals(sentence, { words, isNaming });
    const saving = { said, usual, things: things.length > 0 ? things : this.known.book.entries, hasCount: countsIn(clause).length > 0 };
    return saves.test(clause) ? savingVerdict(value, saving) : 'unknown';
  }

  /** The usual prices of the things that the words name. */
  usualTotals(sentence: string, { words, isNaming }: Pick<Talk, 'words' | 'isNaming'>): number[] {
    // "beli satuan 293.000, paket 259.000" compares the price of the parts with that of the package named after it
    const names = (words.length > 0 ? words : nameWords(withoutAmounts(sentence))).filter((word) => !isKindWord(word));
    const counts = [sentence, this.known.lead].flatMap((text) => countsIn(withoutAmounts(text))).slice(0, 6);
    const things = this.known.book.bestFor(names, 'goods');
    return usualTotals(things.length > 0 ? things : this.known.thingsFor(names, isNaming, 'goods'), counts);
  }
}
