import { findAmounts } from '../../amounts.rules.js';
import { placeNamesIn } from '../../facts/place-names.js';
import type { GroundSources } from '../../grounds.rules.js';
import { plainText } from '../../plain-text.rules.js';
import { levelDiscountsIn, type LevelDiscount } from '../level-discounts.rules.js';
import type { Place } from '../amount-places.rules.js';
import { isMembership, levelsIn } from '../level-prices.rules.js';
import { isKindWord, nameWords } from '../name-words.rules.js';
import type { OrderLine } from '../order-lines.rules.js';
import { shippingWords, withoutShipping, withShipping } from '../order-words.js';
import { isKindOf, linesOfLast, numbersBehind, totalsIn } from '../order-sums.rules.js';
import { PriceBook } from '../price-book.rules.js';
import { pricedText } from '../prices/product-lines.rules.js';
import type { Priced } from '../priced.rules.js';
import { DistanceFees } from './distance-fees.rules.js';
import { ShippingCosts } from '../roles/shipping-costs.rules.js';
import { FreeFromLimits } from './free-delivery.rules.js';
import { ToolBills } from '../roles/tool-bills.rules.js';

const leadMessages = 4;

/** The prices and the order in the texts and tool results of a conversation. */
export class KnownOrder {
  readonly book: PriceBook;
  readonly ownerText: string;
  /** The lead's newest messages, oldest first. */
  readonly leads: readonly string[];
  readonly lead: string;
  readonly leadLines: readonly OrderLine[];
  readonly levels: readonly LevelDiscount[];
  readonly distances: DistanceFees;
  readonly parcels: ShippingCosts;
  readonly bills: ToolBills;
  readonly toolText: string;
  readonly toolTotals: ReadonlySet<number>;
  readonly goodsTotals: ReadonlySet<number>;
  readonly lineAmounts: ReadonlySet<number>;
  readonly ourTotals: ReadonlySet<number>;
  readonly ourAmounts: readonly number[];
  /** The amounts in the lead's newest messages. */
  readonly leadAmounts: readonly number[];

  constructor(sources: GroundSources) {
    this.ownerText = plainText(sources.owner.join('\n')).text;
    this.leads = sources.lead.slice(-leadMessages).map((one) => plainText(one.slice(-1_000)).text);
    this.lead = this.leads.at(-1) ?? '';
    this.book = new PriceBook(pricedText(sources), levelsIn(this.leads.join(' ')).some(isMembership));
    this.levels = levelDiscountsIn(this.ownerText);
    this.leadLines = linesOfLast(this.leads, this.book);
    const tools = sources.tools.join('\n');
    this.toolText = tools;
    const ours = sources.ours.slice(-6).map((one) => plainText(one.slice(-3_000)).text);
    this.distances = new DistanceFees(this.ownerText);
    this.parcels = new ShippingCosts(this.book, new FreeFromLimits(this.ownerText), { tools, ours, distances: this.distances });
    this.bills = new ToolBills(tools);
    this.toolTotals = new Set(numbersBehind(tools, 'total|total_tanpa_ongkir'));
    this.lineAmounts = new Set(numbersBehind(tools, 'total_barang|subtotal|harga_satuan'));
    this.goodsTotals = new Set(numbersBehind(tools, 'total_barang|subtotal'));
    this.ourTotals = new Set(ours.flatMap(totalsIn));
    this.leadAmounts = this.leads.flatMap((one) => findAmounts(one).map(({ value }) => value));
    this.ourAmounts = findAmounts(ours.at(-1) ?? '').map(({ value }) => value);
  }

  /**
   * True for an amount before "sudah sama ongkir" that is the price of the goods alone, although the owner charges
   * shipping separately.
   */
  isSaidWithShipping({ amount, rest }: Pick<Place, 'amount' | 'rest'>): boolean {
    if (!withShipping.test(rest) || withoutShipping.test(rest) || findAmounts(rest).length > 0) return false;
    const isApart = this.parcels.all.size > 0 && !this.parcels.all.has(amount.value);
    return isApart && ![this.ownerText, this.toolText].some((text) => withShipping.test(text));
  }

  /**
   * True for the price of a parcel to another place than the named one. The text names the place, or else the lead
   * does.
   */
  isParcelElsewhere(idr: number, text: string): boolean {
    if (placeNamesIn(`ke ${text}`).length > 0 || !shippingWords.test(text)) return this.parcels.isOfOtherPlace(idr, text);
    return this.parcels.isOfOtherPlace(idr, this.lead);
  }

  /** The things that the words name. When several things remain, the lead's words decide. */
  thingsFor(words: readonly string[], isNaming: boolean, of: 'goods' | 'fees' | null = null): readonly Priced[] {
    const lead = this.leads.findLast((one) => this.book.isNaming(nameWords(one)));
    const leadWords = lead === undefined ? [] : nameWords(lead);
    const isSaid = isNaming || this.book.isNaming(words);
    const hasSize = words.some((word) => isKindWord(word));
    const named = this.book.bestFor(isSaid ? words : [...leadWords, ...words], of);
    if (!isSaid) return named;
    if (hasSize) return this.book.withAsked(named, leadWords);
    const closer = this.book
      .bestFor([...words, ...leadWords])
      .filter((one) => named.includes(one) || named.some((other) => isKindOf(one, other)));
    return this.book.withAsked(closer.length > 0 ? closer : named, leadWords);
  }
}
