import { lastClause, type Place } from '../amount-places.rules.js';
import { deposits } from '../order-words.js';
import { totals } from '../order-sums.rules.js';

/** Words before the rest of a payment: "sisanya 250rb". */
export const rest = /(?<!\p{L})(?:sisa|sisanya|pelunasan|pelunasannya)(?!\p{L})[^\d,;.]{0,24}$/iu;
/** Words before change: "kembaliannya 12rb", "lebihnya 5rb". "lebih murah 5rb" is not change. */
const over =
  /(?<!\p{L})(?:lebihnya|kelebihan|kelebihannya|kembali|kembalinya|kembalian|kembaliannya)(?!\p{L})(?![ ](?:murah|hemat))[^\d,;.]{0,16}$/iu;
const under = /(?<!\p{L})(?:kurang|kurangnya|kekurangan|kekurangannya)(?!\p{L})(?![ ]lebih)[^\d,;.]{0,16}$/iu;

/** Words before a shortage: "Lebih 50rb dari budget". */
const overBudget = /(?:^|[^\p{L}])(?:lebih|kelebihan|lewat)(?!\p{L})[^\d,;.]{0,12}$/iu;
const ofBudget = /^ (?:kak )?dari (?:budget|bajet|uang|dana|anggaran|modal)(?!\p{L})/iu;

/**
 * True for words of a remainder: the rest of an order ("sisanya"), change ("kembaliannya"), or a shortage
 * ("kurangnya").
 */
export function isRemainder(clause: string): boolean {
  return rest.test(clause) || over.test(clause) || under.test(clause);
}

/** Maximum number of earlier amounts of the answer with which an amount is compared. */
const earlierMax = 12;

/** An amount of the answer, and whether it is right by the owner's prices. */
export interface JudgedPlace extends Place {
  readonly isRight: boolean;
}

/**
 * The positions of amounts that follow from two other amounts, and that the words beside them call a remainder: the
 * rest of a total after its deposit, or the change or the shortage of the lead's payment.
 *
 * @param paid the amounts in the lead's last message.
 */
export function remaindersIn(places: readonly JudgedPlace[], paid: readonly number[]): number[] {
  return places.flatMap(({ amount: { value }, before, behind }, at) => {
    const clause = lastClause(before);
    const earlier = places.slice(Math.max(0, at - earlierMax), at);
    const right = earlier.filter(({ isRight }) => isRight);
    if (rest.test(clause)) {
      const deposit = depositOf(earlier);
      if (deposit === undefined || !deposit.isRight) return [];
      return right.some((one) => one !== deposit && one.amount.value - deposit.amount.value === value) ? [at] : [];
    }
    const owed = (right.findLast((one) => totals.test(one.before)) ?? right.at(-1))?.amount.value;
    // The last amount of the answer is the sum that the lead owes. If it is wrong, nothing can be computed from it.
    if (owed === undefined || earlier.some(({ isRight }) => !isRight)) return [];
    if (over.test(clause) && paid.some((one) => one - owed === value && value > 0)) return [at];
    const isShort = under.test(clause) || (overBudget.test(clause) && ofBudget.test(behind));
    return isShort && paid.some((one) => owed - one === value && value > 0) ? [at] : [];
  });
}

/** The last deposit that the answer states; in "DP 30% dari 200rb = 60rb" the amount after the base. */
function depositOf(places: readonly JudgedPlace[]): JudgedPlace | undefined {
  const at = places.findLastIndex(({ before }) => deposits.test(before));
  if (at === -1) return undefined;
  return /(?<!\p{L})(?:dari|total)[^\d,;.]{0,12}$/iu.test(places[at]!.before) ? places[at + 1] : places[at];
}
