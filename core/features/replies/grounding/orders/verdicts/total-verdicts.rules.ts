import { findAmounts, findPercents } from '../../amounts.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';
import type { Place } from '../amount-places.rules.js';
import type { AnswerRoles } from '../answer-roles.rules.js';
import { sharesFor } from '../level-discounts.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import { nameWords } from '../name-words.rules.js';
import { mergedLines, orderLinesOf, totalsOf, withoutAmounts, type OrderLine } from '../order-lines.rules.js';
import { addendSums, isAbout, totalsIn } from '../order-sums.rules.js';
import type { Talk, Verdict } from '../order-talk.js';
import { deposits, depositShare, discounts, shippingWords, withShipping, withoutShipping } from '../order-words.js';
import { isParcel } from '../prices/names-before.rules.js';
import { isNamedBy, pricesOf } from '../priced.rules.js';
import { countsIn } from '../quantities.rules.js';
import { timesMentioned } from '../roles/counted-amounts.rules.js';
import { depositForUnits, depositTermsFor, restsOf, totalsOfDeposit } from '../roles/deposit-terms.rules.js';
import { isWithoutCut, OrderCuts } from '../cuts/order-cuts.rules.js';
import { PercentTerms } from '../cuts/percent-terms.rules.js';
import { isRemainder, rest } from '../roles/remainders.rules.js';
import { TierTotals } from '../roles/tier-totals.rules.js';
import type { KnownOrder } from './known-order.rules.js';

const joins = /[+&]|(?<!\p{L})(?:dan|sama|plus|dengan|dgn|pakai|pake|serta)(?!\p{L})/iu;

/** Words before a total of the goods alone. Something is added to that total or subtracted from it later. */
const ofGoodsOnly = /(?<!\p{L})(?:belum|blm|sebelum|di ?luar|tanpa|barang|barangnya|ongkir|ongkirnya|diskon|diskonnya|potongan)(?!\p{L})/iu;

const isFree = /(?:^|[^\p{L}])(?:gratis|free|bebas)(?!\p{L})/iu;
const beforeCut = /(?:^|[^\p{L}])(?:belum|sebelum|blm)(?!\p{L})/iu;
/** Words after a total that includes the discount: "Totalnya 3.000.000 setelah diskon". */
const afterCut = /(?:^|[^\p{L}])(?:setelah|sesudah|sudah|udah|termasuk) (?:di)?(?:diskon|potongan|potong)(?:nya)?(?!\p{L})/iu;

function isReducedBy(ownerText: string): boolean {
  return sentencesOf(ownerText).some(({ text }) => /diskon|disc|potongan/iu.test(text) && findPercents(text, true).length > 0);
}

/** Verdicts on amounts as totals of the order, and as shares of such totals: deposits, rests and discounts. */
export class TotalVerdicts {
  private readonly tiers: TierTotals;
  private readonly percents: PercentTerms;
  private readonly cuts: OrderCuts;

  constructor(
    private readonly known: KnownOrder,
    private readonly roles: AnswerRoles,
  ) {
    this.tiers = new TierTotals(known.ownerText, known.book);
    this.percents = new PercentTerms(known.ownerText);
    this.cuts = new OrderCuts(known.ownerText);
  }

  verdictOn(value: number, sentence: string, talk: Talk): Verdict {
    const { reply, said, isLast, lines } = talk;
    if ((this.known.toolTotals.has(value) || this.known.goodsTotals.has(value)) && this.lacksNamed(talk)) return 'wrong';
    if (this.isUnfinished(value, reply) || this.lacksJoined(value, talk.before)) return 'wrong';
    const goods = this.goodsFor(talk);
    const cut = this.cuts.for(lines.length > 0 ? lines : this.known.leadLines);
    if (cut > 0 && goods.has(value + cut)) return 'right';
    if (goods.has(value) && (isWithoutCut(value, cut, reply) || (afterCut.test(sentence) && isReducedBy(this.known.ownerText))))
      return 'wrong';
    const share = this.cuts.shareFor(lines.length > 0 ? lines : this.known.leadLines);
    if (share > 0 && goods.has(value) && !discounts.test(reply) && !beforeCut.test(reply)) return 'wrong';
    const isShipped = withShipping.test(sentence) && !withoutShipping.test(sentence);
    const asked = this.known.lead;
    const mustShip =
      isShipped ||
      (isLast &&
        this.known.toolTotals.size + this.shippingFromTools(talk) > 0 &&
        (shippingWords.test(asked) || shippingWords.test(sentence) || this.known.parcels.isPricedFor(`${asked} ${sentence}`)) &&
        !withoutShipping.test(reply) &&
        !/gratis|free|bebas/iu.test(reply));
    const shipping = this.known.parcels.costsFor([reply, asked]);
    const sums = [...addendSums(said), ...timesMentioned(said, [reply, asked])];
    if (mustShip && /gratis (?:ongkir|antar|kirim)|free ongkir/iu.test(reply)) return 'unknown';
    if (this.known.toolTotals.has(value)) return 'right';
    if (this.known.ourTotals.has(value) && !mustShip) return 'right';
    const shipped = new Set(
      [...goods, ...said, ...sums, ...this.known.goodsTotals, ...this.known.ourTotals].flatMap((sum) =>
        this.known.parcels.withCosts(sum, shipping, `${reply} ${asked}`),
      ),
    );
    const ofGoods = [...goods, ...this.known.goodsTotals, ...this.known.ourTotals, ...this.known.toolTotals];
    const onDelivery = this.roles.totalsOnDelivery(reply, { goods: ofGoods, shipping });
    if (onDelivery.has(value)) return 'right';
    const sumsWithShipping = said.some((one) => this.known.parcels.all.has(one)) ? sums : [];
    if (mustShip) {
      if (shipped.has(value) || sumsWithShipping.includes(value)) return 'right';
      return this.known.parcels.all.size > 0 || isShipped ? 'wrong' : 'unknown';
    }
    // in "ada tambahan 150rb, jadi totalnya 4.900.000", the surcharge is added to a thing that the lead named
    const bases = said.length > 0 && lines.every(({ things }) => things.every((one) => one.isFee)) ? this.basesOfLead() : [];
    if (bases.some((base) => [said.at(-1)!, ...addendSums(said)].includes(value - base))) return 'right';
    if (goods.has(value) || sums.includes(value) || this.known.goodsTotals.has(value)) return 'right';
    if ((shippingWords.test(reply) || shippingWords.test(asked)) && shipped.has(value)) return 'right';
    if (discounts.test(sentence)) return this.shareVerdict(value, /diskon|disc|potongan|%/iu, { ...talk, sentence });
    return goods.size > 0 || this.known.toolTotals.size > 0 ? 'wrong' : 'unknown';
  }

  /**
   * True when an answer gives the price of the goods in a tool's bill as the total, and does not mention the
   * discount, the fees or the parcel of that bill.
   */
  isUnfinished(value: number, reply: string): boolean {
    const { goodsTotals, toolTotals } = this.known;
    if (!goodsTotals.has(value) || toolTotals.size === 0 || toolTotals.has(value) || ofGoodsOnly.test(reply)) return false;
    return !findAmounts(reply).some((one) => toolTotals.has(one.value));
  }

  /**
   * True for a total that lacks a joined thing: "Trip + upgrade kamar 2 malam totalnya 1.250.000" when the trip alone
   * costs 1.250.000.
   */
  private lacksJoined(value: number, before: string): boolean {
    if (!joins.test(before) || ofGoodsOnly.test(before.replace(shippingWords, ' ')) || isFree.test(before)) return false;
    const lines = mergedLines(orderLinesOf(before, this.known.book), this.known.leadLines);
    const plain = this.plainGoodsFor({ lines });
    if (!plain.has(value) || !lines.some(({ things }) => things.every((one) => one.isFee))) return false;
    return ![...totalsOf(lines, true)].some((sum) => sum === value && !plain.has(sum));
  }

  /**
   * True for a total that lacks a named thing: "24 jaket pakai bordir totalnya …" when the tool's bill has no
   * embroidery.
   */
  private lacksNamed({ before }: Pick<Talk, 'before'>): boolean {
    if (!joins.test(before)) return false;
    const billed = new Set(nameWords(this.known.toolText));
    const words = new Set(nameWords(before));
    return orderLinesOf(before, this.known.book).some(({ things }) =>
      things.every((one) => isNamedBy(one, words) && ![...one.words].some((word) => billed.has(word))),
    );
  }

  /** The verdict by a list of prices for quantities: "12 pcs lengan panjang 85.000 per pcs", "100 pcs 5.800.000". */
  tierVerdict({ amount: { value }, before, behind }: Place): Verdict {
    const counts = countsIn(withoutAmounts(before));
    const texts = counts.length > 0 ? [before] : [before, this.known.lead];
    if (isPerPiece(behind)) {
      if (this.tiers.eachFor(texts).includes(value)) return 'right';
      return this.tiers.eachForOthers(texts).includes(value) ? 'wrong' : 'unknown';
    }
    if (counts.length === 0) return 'unknown';
    if (this.tiers.totalsFor([before]).includes(value)) return 'right';
    return this.tiers.eachForOthers([before]).some((idr) => counts.some((count) => idr * count === value)) ? 'wrong' : 'unknown';
  }

  /** The prices of one of the goods that the lead names. */
  private basesOfLead(): number[] {
    return this.known.leadLines.flatMap(({ things }) => things.flatMap((one) => (one.isFee ? [] : [one.each[0]!.idr])));
  }

  private shippingFromTools({ reply }: Talk): number {
    return shippingWords.test(reply) || this.known.parcels.all.size > 0 ? this.known.parcels.all.size : 0;
  }

  /** Totals of the goods of the reply, without fees. */
  plainGoodsFor({ lines }: Pick<Talk, 'lines'>): ReadonlySet<number> {
    return totalsOf(lines.filter(({ things }) => things.every(({ isFee }) => !isFee)));
  }

  /** Totals of the goods that the reply or the lead names. */
  goodsFor({ lines: all, reply }: Pick<Talk, 'lines' | 'reply'>): ReadonlySet<number> {
    const plain = this.plainGoodsFor({ lines: [...all, ...this.known.leadLines] });
    const isFree = [...plain].some((sum) => this.known.parcels.isFree(sum, `${reply} ${this.known.lead}`));
    const charged = (some: readonly OrderLine[]): readonly OrderLine[] =>
      this.roles.withoutFeeOnDelivery(isFree ? some.filter(({ things }) => !things.every(isParcel)) : some);
    const [lines, ordered] = [charged(all), charged(this.known.leadLines)];
    const own = new Set([...totalsOf(lines), ...this.tiers.totalsFor([this.known.lead, reply])]);
    const missing = ordered.filter((line) => !lines.some(({ things }) => things.some((one) => line.things.includes(one))));
    return new Set([...own, ...(own.size === 0 ? totalsOf([...lines, ...ordered], true) : totalsOf([...lines, ...missing]))]);
  }

  /**
   * True for a rest without a named deposit ("Sisanya 910.000"), or for the change of the lead's payment
   * ("kembaliannya 25.000").
   */
  isRest(value: number, clause: string, talk: Talk): boolean {
    const sums = [...this.known.toolTotals, ...this.known.goodsTotals, ...this.known.ourTotals, ...this.goodsFor(talk)];
    const isLeft = (paid: number): boolean => sums.some((sum) => Math.abs(sum - paid) === value);
    if (value > 0 && isRemainder(clause) && this.known.leadAmounts.some(isLeft)) return true;
    if (!rest.test(clause)) return false;
    // in "DP 2 orang 1 juta, sisanya 1,5 juta", the deposit is judged separately
    if (deposits.test(talk.reply)) return talk.said.length === 1 && sums.some((sum) => sum - talk.said[0]! === value);
    return restsOf(sums, depositTermsFor(this.known.ownerText, talk.words)).includes(value);
  }

  depositVerdict(value: number, sentence: string, talk: Talk): Verdict {
    const terms = depositTermsFor(this.known.ownerText, talk.words);
    const forUnits = depositForUnits(value, sentence, terms);
    if (forUnits !== 'unknown') return forUnits;
    if (terms.some((text) => findAmounts(text).some((one) => one.value === value))) return 'right';
    return this.shareVerdict(value, deposits, {
      ...talk,
      sentence,
      said: [...talk.said, ...this.known.ourAmounts, ...totalsIn(this.known.lead), ...totalsOfDeposit(this.known.lead)],
    });
  }

  /**
   * The verdict on a share of a mentioned price or total. The owner gives the percentage beside one of the words in
   * `beside`.
   */
  shareVerdict(value: number, beside: RegExp, talk: Talk & { readonly sentence: string }): Verdict {
    const percents = sentencesOf(this.known.ownerText)
      .filter(({ text }) => beside.test(text))
      .flatMap(({ text }) => findPercents(text, true).map((one) => one.value));
    if (percents.length === 0) return 'unknown';
    const levels = beside === deposits ? [] : sharesFor(this.known.levels, `${talk.reply} ${this.known.lead}`);
    if (levels.length > 0) percents.splice(0, percents.length, ...levels.map((share) => 100 - share));
    const sentence = beside === deposits ? talk.sentence : talk.sentence.replaceAll(depositShare, ' ');
    const named = findPercents(sentence, true).flatMap(({ value: percent }) => (percents.includes(percent) ? [percent] : []));
    const isGiven = (percent: number): boolean => beside === deposits || !this.percents.isRefused(percent, sentence, this.known.lead);
    const given = (named.length > 0 ? named : percents).filter(isGiven);
    const spoken = this.known.thingsFor(talk.words, talk.isNaming).flatMap(pricesOf);
    const bases = new Set([
      ...this.goodsFor(talk),
      ...talk.said,
      ...spoken,
      ...addendSums(talk.said),
      ...this.known.ourTotals,
      ...this.known.toolTotals,
      ...this.known.goodsTotals,
    ]);
    if (bases.size === 0) for (const entry of this.known.book.entries) for (const price of pricesOf(entry)) bases.add(price);
    if (bases.size === 0) return 'unknown';
    if (bases.has(value) && !deposits.test(talk.reply)) return 'unknown';
    const isShare = [...bases].some((base) =>
      given.some((percent) => isAbout(value, (base * percent) / 100) || isAbout(value, (base * (100 - percent)) / 100)),
    );
    return isShare ? 'right' : 'wrong';
  }
}
