import { findAmounts } from '../../amounts.rules.js';
import { orderLinesOf, totalsOf } from '../order-lines.rules.js';
import type { Verdict } from '../order-talk.js';
import type { PriceBook } from '../price-book.rules.js';
import type { JudgedPlace } from '../roles/remainders.rules.js';

/** Words before the lead's money: "Uang 300rb", "budget saya 650rb". */
const hasBefore =
  /(?:^|[^\p{L}])(?:budget|bajet|budged|uang|duit|dana|modal|anggaran|punya|pegang|adanya)(?:nya|ku)?(?: (?:saya|sy|aku|kita|kami|cuma|cm|hanya|maks|max|sekitar|ada))* ?:? ?(?:rp\.? ?)?$/iu;
/** Words after the lead's money. "50rb dapet berapa?" asks what the money buys; "200rb dapet ga?" bargains. */
const buysBehind = /^ (?:bisa )?(?:dapat|dapet|dpt|cukup|kebagian)(?!\p{L})[^?!.\n]*(?:^|[^\p{L}])(?:berapa|brp|brapa|apa|mana)(?!\p{L})/iu;

/** Words before money that the lead spends: "Dengan 650rb", "kalau budget 1jt". */
const spends =
  /(?:^|[^\p{L}])(?:dengan|dgn|dg|pakai|pake|budget|bajet|uang|duit|dana|modal|anggaran)(?:nya)? ?(?:kakak |kak )?(?:segitu )?(?:rp\.? ?)?$/iu;
const spendsBehind =
  /^ (?:kak |kakak |ya |bu |pak |itu )?(?:sudah |udah |bisa |masih |cuma )?(?:dapat|dapet|dpt|cukup|bisa|pas|kebagian|muat)(?!\p{L})/iu;

/** The amounts that the lead wants to spend, according to the lead's messages. */
export function budgetsIn(leads: readonly string[]): ReadonlySet<number> {
  return new Set(
    leads.flatMap((lead) =>
      findAmounts(lead).flatMap(({ from, to, value }) =>
        hasBefore.test(lead.slice(0, from)) || buysBehind.test(lead.slice(to)) ? [value] : [],
      ),
    ),
  );
}

interface Given {
  readonly budgets: ReadonlySet<number>;
  readonly book: PriceBook;
}

/**
 * Verdicts on amounts that an answer states as the lead's money. Such an amount is right when it is enough for
 * something in the answer, and wrong when the things counted with it cost more.
 */
export function budgetVerdicts(places: readonly JudgedPlace[], { budgets, book }: Given): ReadonlyMap<number, Verdict> {
  const found = new Map<number, Verdict>();
  if (budgets.size === 0) return found;
  places.forEach(({ amount: { value }, before, behind, rest }, at) => {
    const isFirst = !/\p{L}/u.test(before) && spendsBehind.test(behind);
    if (!budgets.has(value) || !(isFirst || spends.test(before))) return;
    const [next] = findAmounts(rest);
    const bought = totalsOf(orderLinesOf(next === undefined ? rest : rest.slice(0, next.from), book));
    if (bought.size > 0 && [...bought].every((sum) => sum > value)) found.set(at, 'wrong');
    else if (bought.size > 0 || isBought(places, at)) found.set(at, 'right');
  });
  return found;
}

/** True when a later amount of the answer is right and costs no more than the lead's money. */
function isBought(places: readonly JudgedPlace[], at: number): boolean {
  return places.slice(at + 1).some(({ amount, times, isRight }) => isRight && amount.value * times <= places[at]!.amount.value);
}
