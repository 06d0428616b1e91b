import { findAmounts, type Amount } from '../amounts.rules.js';
import type { Place } from './amount-places.rules.js';
import { sharesFor, type LevelDiscount } from './level-discounts.rules.js';
import { isKindWord, nameWords } from './name-words.rules.js';
import type { OrderLine } from './order-lines.rules.js';
import type { Talk, Verdict } from './order-talk.js';
import type { PriceBook } from './price-book.rules.js';
import { totalsAt, type Priced } from './priced.rules.js';
import { countsIn } from './quantities.rules.js';
import { CodFees } from './roles/cod-fees.rules.js';
import { countedIn } from './roles/counted-amounts.rules.js';
import { lacksExtra } from './roles/extra-prices.rules.js';
import { GrantedPrices } from './roles/granted-prices.rules.js';
import { GroupShares } from './roles/group-shares.rules.js';
import { isOfOneJoined, joinedTotals } from './roles/joined-things.rules.js';
import { isLinePrice, isSumOfNamed } from './roles/line-prices.rules.js';
import { remaindersIn } from './roles/remainders.rules.js';

/** Maximum number of goods of a small shop. There, "anak 3 tahun?" without the name of a thing means all goods. */
const fewThings = 5;

const from = /(?<!\p{L})dari[ ]{0,2}(?:harga[ ])?(?:rp\.?[ ]?)?$/iu;
const reducedBehind = /^[^\d.]{0,12}(?:jadi|menjadi)(?!\p{L})/iu;

interface Given {
  readonly ownerText: string;
  /** The owner's messages in the chat. */
  readonly chat: readonly string[];
  readonly book: PriceBook;
  readonly levels: readonly LevelDiscount[];
  /** The lead's last message. `leadLines` are the lines of the order in it. */
  readonly lead: string;
  readonly leadLines: readonly OrderLine[];
}

interface Judged {
  readonly verdict: Verdict;
  /** The goods that the text before the amount names. */
  readonly things: readonly Priced[];
}

/** Roles of amounts that decide after the prices and totals of an order: levels, groups, granted prices, remainders, fees. */
export class AnswerRoles {
  private readonly groups: GroupShares;
  private readonly granted: GrantedPrices;
  private readonly cod: CodFees;
  /** The amounts in the lead's last message. */
  private readonly paid: readonly number[];

  constructor(private readonly given: Given) {
    this.groups = new GroupShares(given.ownerText);
    this.granted = new GrantedPrices(given.chat, given.book);
    this.cod = new CodFees(given.ownerText, given.lead);
    this.paid = findAmounts(given.lead).map(({ value }) => value);
  }

  /** The verdict on one amount, given the verdict on it as a price or a total. */
  verdictOn(place: Place, talk: Talk, { verdict, things }: Judged): Verdict {
    const { book, lead, leadLines } = this.given;
    const { value } = place.amount;
    // "anak diskon 20%, dari 250.000 jadi 200.000": the price before the reduction
    if (verdict === 'right' && from.test(place.before) && reducedBehind.test(place.rest)) return verdict;
    const ofGroup = this.groups.verdictOn(place, { prices: this.pricesOfAdults(things), reply: talk.reply, lead });
    if (ofGroup !== 'unknown') return ofGroup;
    if (verdict !== 'wrong' && isOfOneJoined(place, book, leadLines)) return 'wrong';
    // evaluated for a correct amount too: `conclude` needs to know which amounts include the fee
    const isOnDelivery = this.isOnDelivery(place, things, talk);
    if (verdict === 'right') return verdict;
    if (this.isAtLevel(place, things) || this.cod.isWithFee(place, talk.said) || isOnDelivery) return 'right';
    if (verdict === 'unknown') return !talk.isNaming && isLinePrice(place, { lines: leadLines, lead }) ? 'right' : verdict;
    const isGranted = this.granted.has(value, talk.words, countsIn(place.before));
    const isJoined = joinedTotals(place.before, book, leadLines).has(value) && !this.lacksExtra(place);
    const isFirst = !talk.isNaming && !talk.isLast && talk.said.length === 0;
    return isGranted || isJoined || (isFirst && isSumOfNamed(value, book, { lines: leadLines, lead })) ? 'right' : verdict;
  }

  /**
   * True for a sum that lacks a charge named with it: "Facial sama manicure dipanggil ke rumah 155.000" without the
   * charge for the visit.
   */
  private lacksExtra({ amount: { value }, before }: Place): boolean {
    return lacksExtra(this.given.book, { value, before, counts: countsIn(before), plain: () => [value] });
  }

  /** The prices for adults, when the owner gives adults a separate price; otherwise those of the named things. */
  private pricesOfAdults(things: readonly Priced[]): number[] {
    const adults = this.given.book.entries.filter(({ words, isFee }) => !isFee && words.has('dewasa'));
    const named = adults.filter((one) =>
      things.some((other) => [...other.words].some((word) => word !== 'anak' && !isKindWord(word) && one.words.has(word))),
    );
    return (named.length > 0 ? named : adults.length === 1 ? adults : this.meant(things)).map(usualPrice);
  }

  /** The named things. When none is named in a shop with few things, all of them. */
  private meant(things: readonly Priced[]): readonly Priced[] {
    if (things.length > 0) return things;
    const goods = this.given.book.entries.filter(({ isFee }) => !isFee);
    return goods.length <= fewThings ? goods : [];
  }

  /** True for a price with the discount of the lead's level: "Silver diskon 15%: serum jadi 109.650". */
  private isAtLevel({ amount: { value }, sentence }: Place, things: readonly Priced[]): boolean {
    const shares = sharesFor(this.given.levels, `${sentence} ${this.given.lead}`);
    return things.some((one) => shares.some((share) => Math.round((usualPrice(one) * share) / 100) === value));
  }

  /** True for the price of the named thing with the fee for payment on delivery: "COD biaya 2%, rak jadi 219.300". */
  private isOnDelivery({ amount: { value }, before }: Place, things: readonly Priced[], { reply }: Talk): boolean {
    if (!this.cod.isPaidOnDelivery(reply, this.given.lead)) return false;
    const counts = [1, ...countsIn(before)];
    // the fee is not added to itself
    const goods = things.filter(({ isFee }) => !isFee);
    return this.cod.totalsWithFee(goods.flatMap((one) => counts.flatMap((count) => totalsAt(one, count)))).has(value);
  }

  /** The lines without the fee for payment on delivery, which {@link totalsOnDelivery} adds. */
  withoutFeeOnDelivery(lines: readonly OrderLine[]): readonly OrderLine[] {
    return this.cod.linesWithout(lines);
  }

  /** Totals paid on delivery, with the owner's fee for that and with each shipping cost. */
  totalsOnDelivery(
    reply: string,
    { goods, shipping }: { readonly goods: readonly number[]; readonly shipping: Iterable<number> },
  ): ReadonlySet<number> {
    if (!this.cod.isPaidOnDelivery(reply, this.given.lead)) return new Set();
    return this.cod.totalsWithFee([0, ...shipping].flatMap((cost) => goods.map((sum) => sum + cost)));
  }

  /** Corrects the verdicts on amounts that depend on others of the answer. */
  conclude(verdicts: Map<Amount, Verdict>, places: readonly Place[], reply: string): void {
    const judged = places.map((place) => ({ ...place, isRight: verdicts.get(place.amount) === 'right' }));
    const isNaming = (text: string): boolean => this.given.book.isNaming(nameWords(text));
    for (const at of [...countedIn(judged, isNaming), ...remaindersIn(judged, this.paid)]) verdicts.set(places[at]!.amount, 'right');
    for (const at of this.cod.missingIn(judged, { reply, lead: this.given.lead })) verdicts.set(places[at]!.amount, 'wrong');
  }
}

function usualPrice({ each }: Priced): number {
  return each[0]!.idr;
}
