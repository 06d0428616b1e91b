import { clausesOf } from '../../clauses.rules.js';
import { termPartsOf, termWords, type TermPart } from './term-parts.rules.js';

const deposit = /(?:^|[^\p{L}])(?:dp|uang muka|down payment)(?:nya)?(?!\p{L})/iu;
/** Words for a payment without a deposit: "Permak bayar pas ambil aja". */
const paidOtherwise =
  /(?:^|[^\p{L}])(?:bayar|byr|pembayaran|lunas|pelunasan)(?:nya)? (?:nya )?(?:pas|saat|waktu|setelah|stlh|kalau|kalo|di tempat|di akhir|belakangan|langsung|cash|tunai|full|penuh|lunas)(?!\p{L})/iu;
const waives = /(?:^|[^\p{L}])(?:tidak|tdk|ga|gak|nggak|ngga|enggak|tanpa|gausah|bebas)(?!\p{L})/iu;
const payment = new Set(
  'dp uang muka bayar byr lunas sisa sisanya pelunasan ambil transfer persen cash tunai full penuh awal depan'.split(' '),
);

/** Things that are paid without a deposit although the owner takes one for other things: "jahit baru DP 50%, permak bayar pas ambil". */
export class DepositSubjects {
  private readonly withDeposit: ReadonlySet<string>;
  private readonly without: readonly TermPart[];
  private readonly isForAll: boolean;

  constructor(text: string) {
    const parts = termPartsOf(text);
    const asked = parts.filter((part) => deposit.test(part.text));
    this.withDeposit = new Set(asked.flatMap(({ words }) => words));
    this.isForAll = asked.some(({ words }) => words.every((word) => payment.has(word)));
    this.without = asked.length === 0 ? [] : parts.filter((part) => !deposit.test(part.text) && paidOtherwise.test(part.text));
  }

  /** True for a sentence that demands a deposit for a thing without one. */
  isRefused(sentence: string): boolean {
    if (this.without.length === 0 || this.isForAll) return false;
    return clausesOf(sentence).some(({ text, isNegative, isOpen }) => {
      if (isNegative || isOpen || !deposit.test(text) || waives.test(text)) return false;
      const said = termWords(text).filter((word) => !payment.has(word));
      return said.some((word) => !this.withDeposit.has(word) && this.without.some(({ words }) => words[0] === word));
    });
  }
}

/** True when a sentence speaks of a deposit. */
export function namesDeposit(sentence: string): boolean {
  return deposit.test(sentence);
}
