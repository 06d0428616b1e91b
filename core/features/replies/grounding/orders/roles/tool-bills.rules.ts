import { numbersBehind } from '../order-sums.rules.js';
import type { Verdict } from '../order-talk.js';
import { deposits, discounts, feeWords, saves } from '../order-words.js';

const rests = /(?<!\p{L})(?:sisa|pelunasan|kurang|kekurangan)(?:nya)?(?!\p{L})/iu;
const paidByShop = /(?<!\p{L})(?:ditanggung|tanggung|subsidi|disubsidi|gratis|potongan)(?!\p{L})/iu;

/** "Rp 20.000 ditanggung toko" */
const paidBehind = /^[^\d]{0,20}(?<!\p{L})(?:ditanggung|tanggung|subsidi|disubsidi|gratis|potongan)(?!\p{L})/iu;

/** Amounts of the bills that the order tool told, by their role. The tool has computed them from the owner's rules. */
export class ToolBills {
  private readonly deposits: ReadonlySet<number>;
  private readonly rests: ReadonlySet<number>;
  private readonly cuts: ReadonlySet<number>;
  private readonly fees: ReadonlySet<number>;
  private readonly paid: ReadonlySet<number>;

  constructor(tools: string) {
    this.deposits = new Set(numbersBehind(tools, 'dp'));
    this.rests = new Set(numbersBehind(tools, 'sisa_setelah_dp'));
    this.cuts = namedIn(tools, 'potongan');
    this.fees = namedIn(tools, 'biaya');
    this.paid = new Set(numbersBehind(tools, 'ditanggung_toko'));
  }

  /** The verdict on an amount by its role in the words around it. Of a bill with a deposit, another deposit is wrong. */
  verdictOn(value: number, clause: string, behind: string): Verdict {
    if (rests.test(clause)) return this.rests.has(value) ? 'right' : 'unknown';
    if (deposits.test(clause)) return this.deposits.has(value) ? 'right' : this.deposits.size > 0 ? 'wrong' : 'unknown';
    return this.isNamed(value, clause, behind) ? 'right' : 'unknown';
  }

  private isNamed(value: number, clause: string, behind: string): boolean {
    const isOfShop = paidBehind.test(behind) || paidByShop.test(clause);
    if (isOfShop && this.paid.has(value)) return true;
    if (discounts.test(clause) || saves.test(clause)) return this.cuts.has(value);
    return feeWords.test(clause) && this.fees.has(value);
  }
}

/** The amounts of `"potongan":[{"nama":"…","nominal":20000}]`. */
function namedIn(tools: string, key: string): Set<number> {
  // split, because a pattern from the key to the end of its list takes quadratic time where no end follows
  const lists = tools
    .split(`"${key}":[`)
    .slice(1)
    .map((part) => part.split('}]', 1)[0]!);
  return new Set(lists.flatMap((list) => numbersBehind(list, 'nominal')));
}
