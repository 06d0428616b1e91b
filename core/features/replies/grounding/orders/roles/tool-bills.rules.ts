import { findAmounts } from '../../amounts.rules.js';
import { nameWords } from '../name-words.rules.js';
import { numbersBehind } from '../order-sums.rules.js';
import type { Verdict } from '../order-talk.js';
import { deposits, discounts, feeWords, saves } from '../order-words.js';

const rests = /(?<!\p{L})(?:sisa|pelunasan|kurang|kekurangan)(?:nya)?(?!\p{L})/iu;
const paidByShop = /(?<!\p{L})(?:ditanggung|tanggung|subsidi|disubsidi|gratis|potongan)(?!\p{L})/iu;

/** Words after an amount that the shop pays: "Rp 20.000 ditanggung toko". */
const paidBehind = /^[^\d]{0,20}(?<!\p{L})(?:ditanggung|tanggung|subsidi|disubsidi|gratis|potongan)(?!\p{L})/iu;

/** Amounts of the bills that the order tool returned, by their role. The tool has computed them from the owner's rules. */
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

  /**
   * The verdict on an amount whose role the words around it show. When a bill has a deposit, a different deposit is
   * wrong.
   */
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

/** The fees that a sentence calls included: "Termasuk biaya frozen pack ya Kak". */
const included = /(?<!\p{L})(?:termasuk|include|incl)[ ]([^,.;:()\n]{2,60})/iu;

/**
 * True when a sentence says that the total of a bill includes some of the bill's fees: "Rp 121.000 sudah termasuk
 * frozen pack".
 */
export function includesOwnFees(tools: string, sentence: string): boolean {
  const [, named = ''] = included.exec(sentence) ?? [];
  const words = nameWords(named).filter((word) => word !== 'biaya');
  if (words.length === 0) return false;
  const billed = new Set(numbersBehind(tools, 'total|total_tanpa_ongkir'));
  if (!findAmounts(sentence).some(({ value }) => billed.has(value))) return false;
  const fees = new Set(
    listsBehind(tools, 'biaya').flatMap((list) => [...list.matchAll(/"nama":"([^"]{1,60})"/g)].flatMap(([, name]) => nameWords(name!))),
  );
  return words.every((word) => fees.has(word));
}

/** The amounts of `"potongan":[{"nama":"…","nominal":20000}]`. */
function namedIn(tools: string, key: string): Set<number> {
  return new Set(listsBehind(tools, key).flatMap((list) => numbersBehind(list, 'nominal')));
}

function listsBehind(tools: string, key: string): string[] {
  // split, because a pattern from the key to the end of its list would take quadratic time when the end is missing
  return tools
    .split(`"${key}":[`)
    .slice(1)
    .map((part) => part.split('}]', 1)[0]!);
}
