import { findPercents, type Amount } from '../amounts.rules.js';
import type { GroundSources } from '../grounds.rules.js';
import { isFactor, isLeastOrder, isLimit, lastClause, limit, placesIn, withoutItemNumbers, type Place } from './amount-places.rules.js';
import { AnswerRoles } from './answer-roles.rules.js';
import { isPerPiece } from './list-lines.rules.js';
import { isKindWord, nameWords } from './name-words.rules.js';
import { mergedLines, orderLinesOf } from './order-lines.rules.js';
import { totals, totalsIn } from './order-sums.rules.js';
import type { Talk, Verdict } from './order-talk.js';
import { becomes, isAdded, deposits, derived, discounts, isComparing, isReduced, withShipping } from './order-words.js';
import { cutVerdict } from './cuts/piece-cuts.rules.js';
import { pricesOf, type Priced } from './priced.rules.js';
import { countsIn } from './quantities.rules.js';
import { differenceVerdict } from './roles/differences.rules.js';
import { timesMentioned } from './roles/counted-amounts.rules.js';
import { lacksExtra } from './roles/extra-prices.rules.js';
import { installmentVerdict } from './roles/installments.rules.js';
import { eachNamed } from './roles/line-prices.rules.js';
import { refundVerdict } from './cuts/refunds.rules.js';
import { RoleNames } from './roles/role-names.rules.js';
import { boundVerdict, roughVerdict } from './roles/rough-prices.rules.js';
import { isChanged, statedChanges, type StatedChanges } from './stated-changes.rules.js';
import { KnownOrder } from './verdicts/known-order.rules.js';
import { budgetsIn, budgetVerdicts } from './verdicts/budgets.rules.js';
import { ChargedFees } from './verdicts/charged-fees.rules.js';
import { contextOf, headingOf, itemWords } from './verdicts/list-items.rules.js';
import { PriceVerdicts } from './verdicts/price-verdicts.rules.js';
import { SavingVerdicts } from './verdicts/saving-verdicts.rules.js';
import { isOfOtherTier } from './verdicts/tier-places.rules.js';
import { TotalVerdicts } from './verdicts/total-verdicts.rules.js';
import { announcedTotals, ignoredReductions, writtenSums, type WrittenSum } from './written-sums.rules.js';

/** Words before the result of a calculation: "DP 50%, dari 600.000 berarti 300.000". */
const means = /(?<!\p{L})(?:berarti|artinya|yaitu|sebesar)(?!\p{L})/iu;
const supposes = /(?<!\p{L})(?:kalau|kalo|klo|kl|misal|misalnya|misalkan|andai|jika|bila)(?!\p{L})/iu;
const joined = /^[^\p{L}]*(?:(?:kalau|kalo|klo)[ ])?(?:sama|dengan|dgn|plus|termasuk|sekalian)(?!\p{L})/iu;
const discounted = /^[^\d.]{0,24}(?<!\p{L})(?:diskon|disc|potongan)(?:nya)?[ ]\d{1,2}[ ]?%/iu;

const besideChars = 24;

/** Computes the correct amounts of a reply from the owner's prices, as far as these prices can be parsed. */
export class OrderCheck {
  private readonly known: KnownOrder;
  /** Minimum amounts for which the owner gives something: "gratis desain min 1jt". */
  private readonly limits: ReadonlySet<number>;
  private readonly changes: StatedChanges;
  private readonly roles: AnswerRoles;
  private readonly prices: PriceVerdicts;
  private readonly totals: TotalVerdicts;
  private readonly savings: SavingVerdicts;
  private readonly roleNames: RoleNames;
  private readonly fees: ChargedFees;
  /** Amounts that the lead wants to spend. */
  private readonly budgets: ReadonlySet<number>;

  constructor(sources: GroundSources) {
    this.known = new KnownOrder(sources);
    const { ownerText, book, levels, leadLines, lead } = this.known;
    this.roles = new AnswerRoles({ ownerText, book, levels, leadLines, chat: sources.chat, lead });
    this.prices = new PriceVerdicts(this.known);
    this.totals = new TotalVerdicts(this.known, this.roles);
    this.savings = new SavingVerdicts(this.known);
    this.roleNames = new RoleNames(book.entries);
    this.fees = new ChargedFees(this.known);
    this.budgets = budgetsIn(this.known.leads);
    this.changes = statedChanges(this.roleNames.without(ownerText));
    this.limits = new Set(placesIn(ownerText).flatMap(({ amount, before }) => (limit.test(before) ? [amount.value] : [])));
  }

  /** The verdict on each amount of a reply, in order. `proved`: amounts that the owner wrote for exactly this thing. */
  verdictsOn(answer: string, proved: ReadonlySet<number> = new Set()): Map<Amount, Verdict> {
    const reply = withoutItemNumbers(answer);
    const verdicts = new Map<Amount, Verdict>();
    const said: number[] = [];
    let carried: readonly string[] = [];
    const lines = mergedLines(orderLinesOf(reply, this.known.book), this.known.leadLines);
    const places = placesIn(reply, (unit, value) => this.known.book.isPriceBy(unit, value));
    places.forEach((place, at) => {
      // "2 unit" is a quantity; it does not name a thing whose name contains "2 PK"
      const written = nameWords(this.known.book.withoutCounted(place.before));
      const heading = headingOf(reply, place.amount.from);
      if (heading !== null) carried = contextOf(heading, this.known.lead, this.known.book);
      const own = heading === null ? written : itemWords(written, carried, this.known.book);
      const isNaming = this.known.book.isNaming(own);
      const words = isNaming ? own : [...carried.filter((word) => !own.some(isKindWord) || !isKindWord(word)), ...own];
      const isLast = at === places.length - 1;
      const talk = { words, isNaming, before: place.before, around: [...carried, ...own], said, lines, reply, isLast };
      const verdict = this.verdictOn(place, talk);
      // discounts and surcharges in the answer that the owner states too: "diskon 10rb per unit, jadi 65rb"
      const isStated = verdict === 'wrong' && this.isStatedChange(place, talk);
      const judged = { verdict: isStated ? 'right' : verdict, things: this.goodsOf(talk) } as const;
      // even the owner's own price is wrong when it applies to another number of pieces
      if (isOfOtherTier(place, { things: judged.things, lead: this.known.lead })) verdicts.set(place.amount, 'wrong');
      else verdicts.set(place.amount, proved.has(place.amount.value) ? 'right' : this.roles.verdictOn(place, talk, judged));
      if (isNaming) carried = own;
      if (!isLimit(place.before)) said.push(place.amount.value * place.times);
    });
    this.withWrittenSums(verdicts, places, reply);
    for (const at of announcedTotals(places, (one) => verdicts.get(one.amount) === 'right')) verdicts.set(places[at]!.amount, 'right');
    places.forEach((place, at) => {
      const isRight = (one: Place): boolean => verdicts.get(one.amount) === 'right';
      const share = installmentVerdict(at, places, isRight);
      const verdict =
        share === 'unknown'
          ? differenceVerdict(at, { places, prices: () => this.comparedIn(place.before), behind: () => this.pricesIn(place.rest) })
          : share;
      if (verdict !== 'unknown') verdicts.set(place.amount, verdict);
    });
    const judged = places.map((place) => ({ ...place, isRight: verdicts.get(place.amount) === 'right' }));
    for (const [at, verdict] of budgetVerdicts(judged, { budgets: this.budgets, book: this.known.book }))
      verdicts.set(places[at]!.amount, verdict);
    this.roles.conclude(verdicts, places, reply);
    for (const { amount, before } of places)
      if (totals.test(lastClause(before)) && this.totals.isUnfinished(amount.value, reply)) verdicts.set(amount, 'wrong');
    return verdicts;
  }

  /** The usual prices of the things that a text names. */
  private pricesIn(text: string): number[] {
    return orderLinesOf(text, this.known.book).flatMap(({ things }) => things.map((one) => one.each[0]!.idr));
  }

  /**
   * The usual prices of the two things that a text compares. When it names none, the prices of the things that the
   * lead compares.
   */
  private comparedIn(text: string): number[] {
    const own = orderLinesOf(text, this.known.book);
    const lines = own.length > 0 ? own : this.known.leadLines;
    if (lines.length < 2) return eachNamed(this.known.book, this.known.lead).map((one) => one.each[0]!.idr);
    return lines.every(({ things }) => things.length === 1) ? lines.map(({ things }) => things[0]!.each[0]!.idr) : [];
  }

  /**
   * Corrects the verdicts on written calculations. A calculation is right unless one of its prices is wrong, and a
   * wrong product is always wrong. A total that must include shipping is not judged.
   */
  private withWrittenSums(verdicts: Map<Amount, Verdict>, places: readonly Place[], reply: string): void {
    const named = places.map((place) => ({ ...place, before: this.roleNames.without(place.before) }));
    const sums = writtenSums(named);
    for (const at of ignoredReductions(named, sums)) verdicts.set(places[at]!.amount, 'wrong');
    for (const sum of sums) {
      const { result, terms, isExact, share } = sum;
      const place = places[result]!;
      const uncounted = isExact ? this.fees.wrongIn({ places, sum, reply }) : [];
      for (const at of isExact ? this.fees.countedIn({ places, sum, reply }) : []) verdicts.set(places[at]!.amount, 'right');
      for (const at of uncounted) verdicts.set(places[at]!.amount, 'wrong');
      const isLast = result === places.length - 1;
      if (uncounted.length > 0 || (isExact && isLast && this.fees.isUnfinished({ places, sum, reply }))) {
        verdicts.set(place.amount, 'wrong');
        continue;
      }
      if (withShipping.test(place.sentence) || (isExact && share !== undefined && !this.givesShare(share))) continue;
      if (!isExact) verdicts.set(place.amount, 'wrong');
      else if (terms.every((at) => verdicts.get(places[at]!.amount) !== 'wrong')) verdicts.set(place.amount, 'right');
    }
  }

  /** True when the owner gives this percentage after the same word: "biaya 3%". */
  private givesShare({ percent, of }: NonNullable<WrittenSum['share']>): boolean {
    const { ownerText } = this.known;
    return findPercents(ownerText, true).some(({ from, value }) => {
      const beside = ownerText.slice(Math.max(0, from - besideChars), from);
      const word = (beside.split(/[ :]/).findLast((one) => one !== '') ?? '').split(/[^\p{L}]/u).at(-1)!;
      return value === percent && (word.toLowerCase() === of || (discounts.test(word) && discounts.test(of)));
    });
  }

  private isStatedChange({ amount, before, sentence }: Place, talk: Talk): boolean {
    const { said, reply } = talk;
    const upTo = reply.slice(0, amount.from);
    const changes = withShipping.test(sentence) ? '' : this.roleNames.without(upTo.slice(-before.length - 160));
    const { percents, amounts } = statedChanges(changes);
    const own: StatedChanges = {
      percents: percents.filter((percent) => this.changes.percents.includes(percent)),
      amounts: amounts.filter((one) => this.changes.amounts.includes(one)),
    };
    if (own.percents.length + own.amounts.length === 0) return false;
    const prices = this.goodsOf(talk).flatMap(pricesOf);
    return (
      isChanged(amount.value, [...prices, ...said], own) ||
      (said.length > 1 && timesMentioned(said.slice(-1), [sentence]).includes(amount.value))
    );
  }

  /** True when an amount is the price before the discount: 60.000 in "Jadi 60.000, diskon 15%". */
  private isBeforeDiscount({ amount, rest }: Place, clause: string, talk: Talk): boolean {
    if (!becomes.test(clause) || derived.test(clause) || !discounted.test(rest)) return false;
    return this.totals.goodsFor(talk).has(amount.value) || this.goodsOf(talk).some((one) => one.each[0]!.idr === amount.value);
  }

  /** True when "jadi" belongs to a name: "paket jadi 50ml" when the owner's texts also contain "paket jadi". */
  private isName(clause: string): boolean {
    const [words] = /\p{L}{2,20}[ ]jadi(?=[ ])/iu.exec(clause) ?? [];
    return words !== undefined && this.known.ownerText.toLowerCase().includes(`${words.toLowerCase()} `);
  }

  /** The verdict on an amount that is refunded, or subtracted from the price of each piece. */
  private reductionVerdict(place: Place, talk: Talk): Verdict {
    const refund = refundVerdict(place, () => this.paidIn(talk));
    return refund === 'unknown' ? cutVerdict(place, { book: this.known.book, things: this.goodsOf(talk), lead: this.known.lead }) : refund;
  }

  /** Amounts that the lead may have paid for the goods of the talk. */
  private paidIn(talk: Talk): readonly number[] {
    const { leadAmounts, leadLines } = this.known;
    const named = leadLines.flatMap(({ things }) => things.flatMap(pricesOf));
    return [...new Set([...this.totals.goodsFor(talk), ...talk.said, ...leadAmounts, ...named, ...this.goodsOf(talk).flatMap(pricesOf)])];
  }

  /** The goods that the words of an amount name. */
  private goodsOf({ words, isNaming }: Talk): readonly Priced[] {
    return this.known.thingsFor(words, isNaming, 'goods');
  }

  /** A price with a discount. "Sedang promo 69.000" may be the price that the owner's list has during the promo. */
  private reducedVerdict(place: Place, talk: Talk): Verdict {
    const share = this.totals.shareVerdict(place.amount.value, /diskon|disc|potongan|%/iu, { ...talk, sentence: place.sentence });
    return share === 'unknown' && talk.isNaming && this.prices.verdictOn(place, talk) === 'right' ? 'right' : share;
  }

  private verdictOn(place: Place, talk: Talk): Verdict {
    const { amount, behind, sentence } = place;
    const before = this.roleNames.without(place.before);
    const isLeast = isLeastOrder(before);
    if ((isLeast || isLimit(before)) && this.limits.has(amount.value)) return 'right';
    if (isLeast && this.limits.size > 0) return 'wrong';
    // the upper end of "35-55rb"
    const isRangeEnd = /^[ ]?(?:-|–|sampai|s\/d|sd)[ ]?(?:rp\.?[ ]?)?$/iu.test(before);
    if (amount.isRough && !isRangeEnd) return roughVerdict({ place, things: this.goodsOf(talk), lead: this.known.lead });
    const bound = talk.isNaming ? boundVerdict({ value: amount.value, before, sentence }, this.goodsOf(talk)) : 'unknown';
    if (bound !== 'unknown') return bound;
    if (amount.value === 0 || isRangeEnd || isLimit(before)) return 'unknown';
    if (this.prices.lacksPercent(place, talk, () => this.totals.goodsFor(talk))) return 'wrong';
    // another thing may have the same price; otherwise the answer repeats itself
    if (talk.said.includes(amount.value) && !totals.test(before)) {
      const own = talk.isNaming && !derived.test(lastClause(before)) ? this.prices.verdictOn(place, talk) : 'unknown';
      return own === 'right' || isPerPiece(behind) ? own : 'unknown';
    }
    const clause = lastClause(before);
    const billed = this.known.bills.verdictOn(amount.value, clause, behind);
    if (billed !== 'unknown') return billed;
    const byDistance = totals.test(clause)
      ? 'unknown'
      : this.known.distances.verdictOn(place, { lead: this.known.lead, isNaming: talk.isNaming });
    if (byDistance !== 'unknown') return byDistance;
    if (this.isBeforeDiscount(place, clause, talk)) return 'wrong';
    const isBase = /(?<!\p{L})(?:dari|total)[ ]{0,2}(?:rp\.?[ ]?)?$/iu.test(clause);
    // the total itself is right in "DP 30%, jadi 300rb dari total 1jt" after "dp berapa kalau total 1jt"
    if (isBase && supposes.test(this.known.lead) && totalsIn(this.known.lead).includes(amount.value)) return 'right';
    if (isBase && deposits.test(clause)) return this.totals.verdictOn(amount.value, sentence, talk);
    const isDeposit =
      deposits.test(clause) || (deposits.test(before) && becomes.test(clause)) || (deposits.test(sentence) && means.test(clause));
    if (isDeposit && !/sisa|lunas/i.test(clause)) return this.totals.depositVerdict(amount.value, sentence, talk);
    if (isComparing.test(clause) && this.savings.usualTotals(sentence, talk).includes(amount.value)) return 'right';
    if (this.totals.isRest(amount.value, clause, talk)) return 'right';
    const cut = this.reductionVerdict(place, talk);
    if (cut !== 'unknown') return cut;
    if (derived.test(clause) && !isReduced(clause)) {
      const saved = this.savings.verdictOn(amount.value, clause, { ...talk, sentence });
      // "potongan 7.500": the owner's percentage of the price
      const isCut = saved === 'unknown' && discounts.test(clause) && this.reducedVerdict(place, talk) === 'right';
      return isCut ? 'right' : saved;
    }
    if (!isAdded.test(sentence) && (discounts.test(clause) || (discounts.test(before) && becomes.test(clause))))
      return this.reducedVerdict(place, talk);
    // "sekalian pasang tambah 15rb" is the price of a service
    const isService = /(?<!\p{L})sekalian(?!\p{L})/iu.test(clause) && /(?<!\p{L})(?:tambah|nambah)(?!\p{L})/iu.test(clause);
    const plain = () => this.totals.plainGoodsFor(talk);
    const isAddend = /^[ ]?\+/u.test(behind);
    if (!isAddend && lacksExtra(this.known.book, { value: amount.value, before, counts: countsIn(before), plain })) return 'wrong';
    if (totals.test(clause) && !isService) return this.totals.verdictOn(amount.value, sentence, talk);
    const priced = this.prices.verdictOn(place, talk);
    const tier = priced === 'right' ? 'unknown' : this.totals.tierVerdict(place);
    const single = tier === 'unknown' ? priced : tier;
    // a total with shipping: "Transfer 159rb aja, sudah sama ongkir"
    if (single !== 'wrong' && this.known.isSaidWithShipping(place)) return this.totals.verdictOn(amount.value, sentence, talk);
    // a deposit before the thing's name: "DP 40% pak, untuk kursi teras 740.000"
    if (single === 'wrong' && deposits.test(before) && this.totals.depositVerdict(amount.value, sentence, talk) === 'right') return 'right';
    // "jadi 60 x 18rb = 1.080.000": only the result is a total
    const isTimes = isFactor(before) && /^[ ]?=/u.test(behind);
    // "paket jadi 50ml 35rb": the word is part of a name
    const isSum = !isTimes && ((becomes.test(clause) && !this.isName(clause)) || clause.includes('='));
    if (single === 'wrong' && this.prices.isTotalWithPercent(place, [...this.totals.goodsFor(talk), ...talk.said])) return 'right';
    // a sum of two things: "12R 22.000, kalau sama bingkainya 82.000"
    const isJoined = single === 'wrong' && joined.test(clause);
    if (single === 'right' || !(isSum || isJoined) || isPerPiece(behind)) return single;
    const sum = this.totals.verdictOn(amount.value, sentence, talk);
    return sum === 'unknown' || (!isSum && sum !== 'right') ? single : sum;
  }
}
