import { findAmounts, findPercents, type Amount } from '../amounts.rules.js';
import { plainText, sentencesOf } from '../plain-text.rules.js';
import type { GroundSources } from '../grounds.rules.js';
import { isKindWord, nameWords } from './name-words.rules.js';
import { AnswerRoles } from './answer-roles.rules.js';
import { lastClause, limit, placesIn, type Place } from './amount-places.rules.js';
import { isPerPiece } from './list-lines.rules.js';
import { addendSums, isAbout, isKindOf, linesOfLast, numbersBehind, sharesOf, totals, totalsIn } from './order-sums.rules.js';
import { levelDiscountsIn, sharesFor, type LevelDiscount } from './level-discounts.rules.js';
import { isMembership, levelsIn, namesLevel } from './level-prices.rules.js';
import { mergedLines, orderLinesOf, totalsOf, withoutAmounts, type OrderLine } from './order-lines.rules.js';
import { eachAt, pricesOf, totalsAt, type Priced } from './priced.rules.js';
import { feeWords, PriceBook } from './price-book.rules.js';
import type { Added, Asked, Saved, Talk, Verdict } from './order-talk.js';
import {
  becomes,
  isAdded,
  deposits,
  depositShare,
  derived,
  discounts,
  isComparing,
  isReduced,
  saves,
  shippingWords,
  withShipping,
  withoutShipping,
} from './order-words.js';
import { countsIn, quantitiesOf } from './quantities.rules.js';
import { depositTermsFor, restsOf } from './roles/deposit-terms.rules.js';
import { addsPrice, isForOneOnly, isOfOtherExtra, lacksExtra, pricesWithExtra } from './roles/extra-prices.rules.js';
import { isOnlyForSeveral, isPriceOfOne, timesMentioned } from './roles/counted-amounts.rules.js';
import { PercentChanges } from './roles/percent-changes.rules.js';
import { piecesOf } from './roles/line-prices.rules.js';
import { levelTotals } from './roles/level-totals.rules.js';
import { roughVerdict } from './roles/rough-prices.rules.js';
import { savingVerdict, usualTotals } from './roles/savings.rules.js';
import { rest } from './roles/remainders.rules.js';
import { ShippingCosts } from './roles/shipping-costs.rules.js';
import { TierTotals } from './roles/tier-totals.rules.js';
import { isChanged, statedChanges, type StatedChanges } from './stated-changes.rules.js';
import { ignoredReductions, writtenSums } from './written-sums.rules.js';
const leadMessages = 4;
/** "2 gamis tiga ratusan, tepatnya 378rb" */
const exactly = /(?<!\p{L})(?:tepatnya|persisnya|pasnya)(?!\p{L})/iu;

/** Computes the right amounts of a reply from the owner's prices, as far as these can be read. */
export class OrderCheck {
  private readonly book: PriceBook;
  private readonly ownerText: string;
  private readonly leads: readonly string[];
  private readonly leadLines: readonly OrderLine[];
  private readonly shipping: ReadonlySet<number>;
  private readonly parcels: ShippingCosts;
  private readonly toolTotals: ReadonlySet<number>;
  private readonly goodsTotals: ReadonlySet<number>;
  private readonly lineAmounts: ReadonlySet<number>;
  private readonly ourTotals: ReadonlySet<number>;
  private readonly ourAmounts: readonly number[];
  /** Minimum amounts for which the owner gives something: "gratis desain min 1jt". */
  private readonly limits: ReadonlySet<number>;
  private readonly percentChanges: PercentChanges;
  private readonly changes: StatedChanges;
  private readonly roles: AnswerRoles;
  private readonly tiers: TierTotals;
  private readonly levels: readonly LevelDiscount[];

  constructor(sources: GroundSources) {
    this.ownerText = plainText(sources.owner.join('\n')).text;
    this.leads = sources.lead.slice(-leadMessages).map((one) => plainText(one.slice(-1_000)).text);
    this.book = new PriceBook(this.ownerText, levelsIn(this.leads.join(' ')).some(isMembership));
    this.tiers = new TierTotals(this.ownerText, this.book);
    this.levels = levelDiscountsIn(this.ownerText);
    this.leadLines = linesOfLast(this.leads, this.book);
    const { ownerText, book, levels, leadLines } = this;
    this.roles = new AnswerRoles({ ownerText, book, levels, leadLines, chat: sources.chat, lead: this.leads.at(-1) ?? '' });
    const tools = sources.tools.join('\n');
    const ours = sources.ours.slice(-6).map((one) => plainText(one.slice(-3_000)).text);
    this.parcels = new ShippingCosts(this.book, { tools, ours });
    this.shipping = this.parcels.all;
    this.toolTotals = new Set(numbersBehind(tools, 'total'));
    this.lineAmounts = new Set(numbersBehind(tools, 'total_barang|subtotal|harga_satuan'));
    this.goodsTotals = new Set(numbersBehind(tools, 'total_barang|subtotal'));
    this.ourTotals = new Set(ours.flatMap(totalsIn));
    this.ourAmounts = findAmounts(ours.at(-1) ?? '').map(({ value }) => value);
    this.percentChanges = new PercentChanges(this.ownerText);
    this.changes = statedChanges(this.ownerText);
    this.limits = new Set(placesIn(this.ownerText).flatMap(({ amount, before }) => (limit.test(before) ? [amount.value] : [])));
  }

  /** The verdict on each amount of a reply, in order. `proved`: amounts that the owner wrote for exactly this thing. */
  verdictsOn(reply: string, proved: ReadonlySet<number> = new Set()): Map<Amount, Verdict> {
    const verdicts = new Map<Amount, Verdict>();
    const said: number[] = [];
    let carried: readonly string[] = [];
    const lines = mergedLines(orderLinesOf(reply, this.book), this.leadLines);
    const places = placesIn(reply);
    places.forEach((place, at) => {
      // "2 unit" is a quantity and does not name the thing with 2 PK
      const own = nameWords(place.before.replaceAll(/(?<![\d.,])\d{1,4}[ ]?unit(?!\p{L})/giu, ' '));
      const isNaming = this.book.isNaming(own);
      const words = isNaming ? own : [...carried.filter((word) => !own.some(isKindWord) || !isKindWord(word)), ...own];
      const isLast = at === places.length - 1;
      const talk = { words, isNaming, around: [...carried, ...own], said, lines, reply, isLast };
      const verdict = this.verdictOn(place, talk);
      // "diskon 10rb per unit, jadi 65rb": discounts and surcharges of the answer that the owner states too
      const isStated = verdict === 'wrong' && this.isStatedChange(place, talk);
      const judged = { verdict: isStated ? 'right' : verdict, things: this.thingsFor(words, isNaming, 'goods') } as const;
      verdicts.set(place.amount, proved.has(place.amount.value) ? 'right' : this.roles.verdictOn(place, talk, judged));
      if (isNaming) carried = own;
      said.push(place.amount.value * place.times);
    });
    this.withWrittenSums(verdicts, places);
    this.roles.conclude(verdicts, places, reply);
    return verdicts;
  }

  /**
   * A written calculation is right unless one of its prices is wrong. A wrong product is wrong. A total that has to
   * include shipping is not judged.
   */
  private withWrittenSums(verdicts: Map<Amount, Verdict>, places: readonly Place[]): void {
    const sums = writtenSums(places);
    for (const at of ignoredReductions(places, sums)) verdicts.set(places[at]!.amount, 'wrong');
    for (const { result, terms, isExact } of sums) {
      const place = places[result]!;
      if (withShipping.test(place.sentence)) continue;
      if (!isExact) verdicts.set(place.amount, 'wrong');
      else if (terms.every((at) => verdicts.get(places[at]!.amount) !== 'wrong')) verdicts.set(place.amount, 'right');
    }
  }

  private isStatedChange({ amount, before, sentence }: Place, { words, isNaming, said, reply }: Talk): boolean {
    const upTo = reply.slice(0, amount.from);
    const { percents, amounts } = statedChanges(withShipping.test(sentence) ? '' : upTo.slice(-before.length - 160));
    const own: StatedChanges = {
      percents: percents.filter((percent) => this.changes.percents.includes(percent)),
      amounts: amounts.filter((one) => this.changes.amounts.includes(one)),
    };
    if (own.percents.length + own.amounts.length === 0) return false;
    const prices = this.thingsFor(words, isNaming, 'goods').flatMap(pricesOf);
    return (
      isChanged(amount.value, [...prices, ...said], own) ||
      (said.length > 1 && timesMentioned(said.slice(-1), [sentence]).includes(amount.value))
    );
  }

  private verdictOn(place: Place, talk: Talk): Verdict {
    const { amount, before, behind, sentence } = place;
    if (limit.test(before) && this.limits.has(amount.value)) return 'right';
    // the upper end of "35-55rb"
    const isRangeEnd = /^[ ]?(?:-|–|sampai|s\/d|sd)[ ]?(?:rp\.?[ ]?)?$/iu.test(before);
    if (amount.isRough && !isRangeEnd) return this.roughVerdict(place, talk);
    if (amount.value === 0 || isRangeEnd || limit.test(before)) return 'unknown';
    if (talk.said.includes(amount.value) && !totals.test(before)) return 'unknown';
    const clause = lastClause(before);
    if (/(?<!\p{L})(?:dari|total)[ ]{0,2}(?:rp\.?[ ]?)?$/iu.test(clause) && deposits.test(clause))
      return this.totalVerdict(amount.value, sentence, talk);
    const isDeposit = deposits.test(clause) || (deposits.test(before) && becomes.test(clause));
    if (isDeposit && !/sisa|lunas/i.test(clause)) return this.depositVerdict(amount.value, sentence, talk);
    if (isComparing.test(clause) && this.usualTotals(sentence, talk).includes(amount.value)) return 'right';
    if (this.isRest(amount.value, clause, talk)) return 'right';
    if (derived.test(clause) && !isReduced(clause)) return this.savingVerdict(amount.value, clause, { ...talk, sentence });
    if (!isAdded.test(sentence) && (discounts.test(clause) || (discounts.test(before) && becomes.test(clause))))
      return this.shareVerdict(amount.value, /diskon|disc|potongan|%/iu, { ...talk, sentence });
    // "sekalian pasang tambah 15rb" is the price of a service
    const isService = /(?<!\p{L})sekalian(?!\p{L})/iu.test(clause) && /(?<!\p{L})(?:tambah|nambah)(?!\p{L})/iu.test(clause);
    if (lacksExtra(this.book, { value: amount.value, before, counts: countsIn(before) })) return 'wrong';
    if (totals.test(clause) && !isService) return this.totalVerdict(amount.value, sentence, talk);
    const single = this.priceVerdict(place, talk);
    // "DP 40% pak, untuk kursi teras 740.000"
    if (single === 'wrong' && deposits.test(before) && this.depositVerdict(amount.value, sentence, talk) === 'right') return 'right';
    const isSum = becomes.test(clause) || clause.includes('=');
    if (single === 'right' || !isSum || isPerPiece(behind)) return single;
    const sum = this.totalVerdict(amount.value, sentence, talk);
    return sum === 'unknown' ? single : sum;
  }

  private roughVerdict(place: Place, { words, isNaming }: Talk): Verdict {
    return roughVerdict({ place, things: this.thingsFor(words, isNaming, 'goods'), lead: this.leads.at(-1) ?? '' });
  }

  /** The price of the named thing, for one or for this quantity. */
  private priceVerdict({ amount: { value }, before, behind, sentence }: Place, { words, isNaming, around }: Talk): Verdict {
    const clause = lastClause(before);
    if (this.parcels.namesCourier(clause) || shippingWords.test(clause)) return this.parcels.verdictOn(value, clause);
    if (this.lineAmounts.has(value)) return 'right';
    // an addend without a name: "65.000 + 129.000 = 194.000"
    if (!isNaming && (/^[ ]?[+=]/.test(behind) || /[+][ ]*(?:rp\.?[ ]?)?$/iu.test(before))) return 'unknown';
    const named = this.thingsFor(
      words,
      isNaming,
      feeWords.test(before) ? (/(?<!\p{L})(?:tambah|nambah)(?!\p{L})/iu.test(before) && !isNaming ? 'fees' : null) : 'goods',
    );
    const things = named.filter((one) => !this.book.isOtherModel(words, one));
    const isPriceOf = (one: Priced) => pricesOf(one).includes(value);
    if (things.length < named.length && named.some(isPriceOf) && !things.some(isPriceOf)) return 'wrong';
    const withExtra = pricesWithExtra(this.book, things, { words, before });
    if (withExtra !== null && withExtra.some((sum) => sum.plain === value || sum.whole === value))
      return withExtra.some(({ whole }) => whole === value) ? 'right' : 'wrong';
    // the contents of a package, then its price; "isi freon" is the name of a service
    const isContents = /(?<!\p{L})(?:isi|isinya|berisi|terdiri dari|termasuk)(?!\p{L})/iu.test(before);
    if (isContents && !(things.length > 0 && things.every((one) => one.words.has('isi') && !one.words.has('paket')))) return 'unknown';
    const isForMany =
      things.length === 0 && (this.isOfOtherCount(value, before) || isOnlyForSeveral(this.book, value, [sentence, ...this.leads]));
    if (things.length === 0) return isForMany ? 'wrong' : 'unknown';
    const isFee = things.every((one) => one.isFee);
    const inNames = new Set(things.flatMap((one) => [...one.words]));
    const counts = quantitiesOf(before).filter(({ digits, hasUnit }) => hasUnit || !inNames.has(digits));
    const sure = counts.filter(({ isCount, count }) => isCount && count !== 1);
    const allowed = this.allowedFor({ things, counts, sure, before, behind, sentence });
    this.addExtras(allowed, { things, words: [...words, ...around], sure, before, sentence });
    const isOne = things.some((one) => one.each[0]!.idr === value) && isForOneOnly(things, { before, behind, sentence });
    if (allowed.has(value)) return isOne || isPriceOfOne(things, { value, before, behind }) ? 'wrong' : 'right';
    if (addsPrice.test(before) && isOfOtherExtra(this.book, things, { value, counts: sure.map(countOf) })) return 'wrong';
    return isFee || this.book.hasWithin(around, { idr: value, without: things }) ? 'unknown' : 'wrong';
  }

  /** Possible prices of things at a position of an answer. */
  private allowedFor({ things, counts, sure, before, behind, sentence }: Asked): Set<number> {
    const spoken = [sentence, this.leads.at(-1) ?? '']
      .flatMap((text) => quantitiesOf(withoutAmounts(text)))
      // "madu 650 brp": a number in its name is not a quantity
      .filter(({ isCount, hasUnit, digits }) => isCount && (hasUnit || !things.some((one) => one.words.has(digits))));
    const isSingle = /(?<!\p{L})(?:ecer|eceran|satuan|satuannya|sebiji)(?!\p{L})/iu.test(before);
    const around = `${sentence} ${this.leads.at(-1) ?? ''}`;
    const levels = levelsIn(around);
    const isLevel = !isSingle && sure.length === 0 && namesLevel(around);
    const numbers = sure.length > 0 && !isPerPiece(behind) ? sure : spoken;
    const allowed = new Set<number>();
    for (const thing of things) {
      if (isPerPiece(behind)) for (const share of sharesOf(thing)) allowed.add(share);
      for (const { count } of counts)
        if (count >= 1 || !this.book.hasPriceFor(count, thing)) for (const sum of totalsAt(thing, count)) allowed.add(sum);
      for (const { count } of sure) allowed.add(eachAt(thing, count));
      if (thing.isFee || addsPrice.test(before) || exactly.test(before))
        for (const { count } of spoken.slice(0, 6)) for (const sum of totalsAt(thing, count)) allowed.add(sum);
      for (const sum of levelTotals(thing, { before, sentence, counts: counts.map(countOf), spoken: spoken.map(countOf) }))
        allowed.add(sum);
      for (const { from, idr, level, isMixed } of thing.each)
        // a price for large quantities counts only when the answer or the lead mentions such a quantity
        if (
          from === 1 ||
          (isMixed && levels.includes(level ?? '') && piecesOf(this.leadLines) >= from) ||
          (isLevel && (levels.length === 0 || !level || levels.includes(level))) ||
          (!isSingle && numbers.some(({ count }) => count >= from))
        )
          allowed.add(idr);
      for (const { count, idr } of thing.bundles) if (isLevel || spoken.some((one) => one.count === count)) allowed.add(idr);
      if (thing.apartIdr !== null && /(?<!\p{L})(?:satuan|terpisah|normal|pisah|biasa)/iu.test(sentence)) allowed.add(thing.apartIdr);
    }
    return allowed;
  }

  /** Adds surcharges: "Hoodie XXL" costs more than the hoodie, whatever the answer says. */
  private addExtras(allowed: Set<number>, { things, words, sure, before, sentence }: Added): void {
    const plain = [...allowed];
    for (const sum of this.percentChanges.changed(plain, { sentence, words })) allowed.add(sum);
    const extras = this.book.extrasFor(words, things).filter((one) => !things.includes(one));
    if (extras.length === 0) return;
    const times = [1, ...sure.map(({ count }) => count)];
    const own = new Set(nameWords(before));
    const isOwn = extras.some((one) => [...one.words].some((word) => own.has(word))) && !/tambah|plus|\+/iu.test(before);
    if (isOwn) allowed.clear();
    // "tambah 2 orang 40rb" is a surcharge
    if (/(?<!\p{L})(?:tambah|nambah|plus)(?!\p{L})|\+/iu.test(before))
      for (const one of extras) for (const count of times) allowed.add(one.each[0]!.idr * count);
    for (const sum of plain) for (const one of extras) for (const count of times) allowed.add(sum + one.each[0]!.idr * count);
  }

  private savingVerdict(value: number, clause: string, { words, around, said, sentence, isNaming }: Saved): Verdict {
    const named = this.book.bestFor([...around, ...words]);
    const things = named.length > 0 ? named : this.thingsFor(words, isNaming);
    const usual = this.usualTotals(sentence, { words, isNaming });
    const saving = { said, usual, things: things.length > 0 ? things : this.book.entries, hasCount: countsIn(clause).length > 0 };
    return saves.test(clause) ? savingVerdict(value, saving) : 'unknown';
  }

  private usualTotals(sentence: string, { words, isNaming }: Pick<Talk, 'words' | 'isNaming'>): number[] {
    const names = words.filter((word) => !isKindWord(word));
    const counts = [sentence, this.leads.at(-1) ?? ''].flatMap((text) => countsIn(withoutAmounts(text))).slice(0, 6);
    const things = this.book.bestFor(names, 'goods');
    return usualTotals(things.length > 0 ? things : this.thingsFor(names, isNaming, 'goods'), counts);
  }

  /** True for "60 pcs 16.000/pcs" when 16.000 applies from 100 pieces on. Also checked when no thing is named. */
  private isOfOtherCount(value: number, before: string): boolean {
    if (/(?<!\p{L})(?:ecer|eceran|satuan|satuannya)(?!\p{L})/iu.test(before)) return this.book.isOfOtherCount(value, 1);
    const sure = quantitiesOf(before).find(({ isCount, count }) => isCount && count > 1);
    return sure !== undefined && this.book.isOfOtherCount(value, sure.count);
  }

  /** The things that the words name. The lead's words are used when several remain. */
  private thingsFor(words: readonly string[], isNaming: boolean, of: 'goods' | 'fees' | null = null): readonly Priced[] {
    const lead = this.leads.findLast((one) => this.book.isNaming(nameWords(one)));
    const leadWords = lead === undefined ? [] : nameWords(lead);
    const isSaid = isNaming || this.book.isNaming(words);
    const hasSize = words.some((word) => isKindWord(word));
    const named = this.book.bestFor(isSaid ? words : [...leadWords, ...words], of);
    if (!isSaid || hasSize) return named;
    const closer = this.book
      .bestFor([...words, ...leadWords])
      .filter((one) => named.includes(one) || named.some((other) => isKindOf(one, other)));
    return closer.length > 0 ? closer : named;
  }

  private totalVerdict(value: number, sentence: string, talk: Talk): Verdict {
    const { reply, said, isLast } = talk;
    const goods = this.goodsFor(talk);
    const isShipped = withShipping.test(sentence) && !withoutShipping.test(sentence);
    const asked = this.leads.at(-1) ?? '';
    const mustShip =
      isShipped ||
      (isLast &&
        this.toolTotals.size + this.shippingFromTools(talk) > 0 &&
        shippingWords.test(asked) &&
        !withoutShipping.test(reply) &&
        !/gratis|free|bebas/iu.test(reply));
    const shipping = this.parcels.costsFor([reply, asked]);
    const sums = [...addendSums(said), ...timesMentioned(said, [reply, asked])];
    if (mustShip && /gratis (?:ongkir|antar|kirim)|free ongkir/iu.test(reply)) return 'unknown';
    if (this.toolTotals.has(value)) return 'right';
    if (this.ourTotals.has(value) && !mustShip) return 'right';
    const shipped = new Set(
      [...goods, ...said, ...sums, ...this.goodsTotals, ...this.ourTotals].flatMap((sum) => [...shipping].map((cost) => sum + cost)),
    );
    const ofGoods = [...goods, ...this.goodsTotals, ...this.ourTotals, ...this.toolTotals];
    const onDelivery = this.roles.totalsOnDelivery(reply, { goods: ofGoods, shipping });
    if (onDelivery.has(value)) return 'right';
    const sumsWithShipping = said.some((one) => this.shipping.has(one)) ? sums : [];
    if (mustShip) {
      if (shipped.has(value) || sumsWithShipping.includes(value)) return 'right';
      return this.shipping.size > 0 || isShipped ? 'wrong' : 'unknown';
    }
    if (goods.has(value) || sums.includes(value) || this.goodsTotals.has(value)) return 'right';
    if ((shippingWords.test(reply) || shippingWords.test(asked)) && shipped.has(value)) return 'right';
    if (discounts.test(sentence)) return this.shareVerdict(value, /diskon|disc|potongan|%/iu, { ...talk, sentence });
    return goods.size > 0 || this.toolTotals.size > 0 ? 'wrong' : 'unknown';
  }

  private shippingFromTools({ reply }: Talk): number {
    return shippingWords.test(reply) || this.shipping.size > 0 ? this.shipping.size : 0;
  }

  /** Totals of the goods that the reply or the lead names. */
  private goodsFor({ lines: all, reply }: Pick<Talk, 'lines' | 'reply'>): ReadonlySet<number> {
    const [lines, ordered] = [this.roles.withoutFeeOnDelivery(all), this.roles.withoutFeeOnDelivery(this.leadLines)];
    const own = new Set([...totalsOf(lines), ...this.tiers.totalsFor([this.leads.at(-1) ?? '', reply])]);
    const missing = ordered.filter((line) => !lines.some(({ things }) => things.some((one) => line.things.includes(one))));
    return new Set([...own, ...totalsOf(own.size === 0 ? [...lines, ...ordered] : [...lines, ...missing])]);
  }

  /** "Sisanya 910.000" when no deposit is named beside it. */
  private isRest(value: number, clause: string, talk: Talk): boolean {
    if (!rest.test(clause) || deposits.test(talk.reply)) return false;
    const sums = [...this.toolTotals, ...this.goodsTotals, ...this.ourTotals, ...this.goodsFor(talk)];
    return restsOf(sums, depositTermsFor(this.ownerText, talk.words)).includes(value);
  }

  private depositVerdict(value: number, sentence: string, talk: Talk): Verdict {
    const terms = depositTermsFor(this.ownerText, talk.words);
    if (terms.some((text) => findAmounts(text).some((one) => one.value === value))) return 'right';
    return this.shareVerdict(value, deposits, { ...talk, sentence, said: [...talk.said, ...this.ourAmounts] });
  }

  /** A percentage that the owner gives beside such a word, of a mentioned price or total. */
  private shareVerdict(value: number, beside: RegExp, talk: Talk & { readonly sentence: string }): Verdict {
    const percents = sentencesOf(this.ownerText)
      .filter(({ text }) => beside.test(text))
      .flatMap(({ text }) => findPercents(text, true).map((one) => one.value));
    if (percents.length === 0) return 'unknown';
    const levels = beside === deposits ? [] : sharesFor(this.levels, `${talk.reply} ${this.leads.at(-1) ?? ''}`);
    if (levels.length > 0) percents.splice(0, percents.length, ...levels.map((share) => 100 - share));
    const sentence = beside === deposits ? talk.sentence : talk.sentence.replaceAll(depositShare, ' ');
    const named = findPercents(sentence, true).flatMap(({ value: percent }) => (percents.includes(percent) ? [percent] : []));
    const given = named.length > 0 ? named : percents;
    const spoken = this.thingsFor(talk.words, talk.isNaming).flatMap(pricesOf);
    const bases = new Set([
      ...this.goodsFor(talk),
      ...talk.said,
      ...spoken,
      ...addendSums(talk.said),
      ...this.ourTotals,
      ...this.toolTotals,
      ...this.goodsTotals,
    ]);
    if (bases.size === 0) for (const entry of this.book.entries) for (const price of pricesOf(entry)) bases.add(price);
    if (bases.size === 0) return 'unknown';
    if (bases.has(value) && !deposits.test(talk.reply)) return 'unknown';
    const isShare = [...bases].some((base) =>
      given.some((percent) => isAbout(value, (base * percent) / 100) || isAbout(value, (base * (100 - percent)) / 100)),
    );
    return isShare ? 'right' : 'wrong';
  }
}

function countOf({ count }: { readonly count: number }): number {
  return count;
}
