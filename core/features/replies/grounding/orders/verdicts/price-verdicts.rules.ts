import { PercentTerms } from '../cuts/percent-terms.rules.js';
import { isFactor, lastClause, type Place } from '../amount-places.rules.js';
import { levelsIn, namesLevel } from '../level-prices.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import { nameWords, weightOf } from '../name-words.rules.js';
import { isPerUnitOf, withoutAmounts } from '../order-lines.rules.js';
import { sharesOf } from '../order-sums.rules.js';
import type { Added, Asked, Talk, Verdict } from '../order-talk.js';
import { discounts, feeWords, shippingWords } from '../order-words.js';
import { eachAt, isOfFewer, isOfTooFew, pricesOf, totalsAt, type Priced } from '../priced.rules.js';
import { countsIn, isInNames, quantitiesOf } from '../quantities.rules.js';
import { countedUnits, isByOtherUnit, ratedCounts, ratedCountsOf, timeUnits, unitsBehind, type Counted } from '../prices/units.rules.js';
import { isParcel } from '../prices/names-before.rules.js';
import { isPlainOf } from '../prices/qualifiers.rules.js';
import { isOnlyForSeveral, isPriceOfOne } from '../roles/counted-amounts.rules.js';
import { addsPrice, isExtraByUnit, isExtraOfTime, isForOneOnly, isOfOtherExtra, pricesWithExtra } from '../roles/extra-prices.rules.js';
import { levelTotals } from '../roles/level-totals.rules.js';
import { piecesOf } from '../roles/line-prices.rules.js';
import { PercentChanges } from '../roles/percent-changes.rules.js';
import { addressed, isOfOtherZone, isReductionOf, isPriceOfUnit, soldBy } from '../roles/meant-things.rules.js';
import type { KnownOrder } from './known-order.rules.js';

/** Words before the exact amount after a rounded one: "2 gamis tiga ratusan, tepatnya 378rb". */
const exactly = /(?<!\p{L})(?:tepatnya|persisnya|pasnya)(?!\p{L})/iu;

/** The text after a price that is reduced next: "Untuk member 40rb - 10rb". */
const isReducedNext = /^[ ]?(?:[-–−](?![ ]?\p{L})|(?:dikurangi|dipotong|potong|potongan|diskon|kurang|minus)(?!\p{L}))/iu;
const countsMax = 6;
/**
 * Words before an amount that is subtracted: "Dikurangi tukar tambah 25.000". In "potong rambut member 10.000",
 * "potong" names a service.
 */
const takesOff = /(?<!\p{L})(?:dikurangi|dipotong|potongan|diskon|tukar tambah|minus|lebih murah)(?!\p{L})|[-–−][ ]?(?:rp\.?[ ]?)?$/iu;

const mentionsLeast = /(?<!\p{L})(?:min|minimal|minimum|minim|belum|tidak|tdk|kurang)(?!\p{L})/iu;

/** Verdicts on amounts as prices of the things named before them. */
export class PriceVerdicts {
  private readonly percentChanges: PercentChanges;
  private readonly terms: PercentTerms;

  constructor(private readonly known: KnownOrder) {
    this.percentChanges = new PercentChanges(known.ownerText);
    this.terms = new PercentTerms(known.ownerText);
  }

  /** The verdict on an amount as the price of the named thing, for one piece or for this quantity. */
  verdictOn({ amount: { value, from }, before, behind, sentence, times }: Place, { words, isNaming, around, reply }: Talk): Verdict {
    const clause = lastClause(before);
    // "ke Depok Rp 18.000/kg" names only the destination of a parcel
    if (this.known.parcels.namesCourier(clause) || shippingWords.test(clause) || (!isNaming && this.known.parcels.namesPlace(clause)))
      return this.known.parcels.verdictOn(value, clause, { behind, lead: this.known.lead });
    if (this.known.lineAmounts.has(value) || isExtraByUnit(this.known.book, value, before)) return 'right';
    // an addend without a name: "65.000 + 129.000 = 194.000"
    if (!isNaming && (/^[ ]?[+=]/.test(behind) || /[+][ ]*(?:rp\.?[ ]?)?$/iu.test(before)))
      return isPriceOfUnit(this.known.book.entries, { value, before }) || this.isOfCarried(value, before, words) ? 'right' : 'unknown';
    const named = this.known.thingsFor(
      words,
      isNaming,
      feeWords.test(before) ? (/(?<!\p{L})(?:tambah|nambah)(?!\p{L})/iu.test(before) && !isNaming ? 'fees' : null) : 'goods',
    );
    const meant = addressed(before, named, this.known.book);
    const sold = this.soldAs(meant, before, behind);
    const things = sold.filter((one) => !this.known.book.isOtherModel(words, one));
    const isPriceOf = (one: Priced) => pricesOf(one).includes(value);
    if (things.length < sold.length && named.some(isPriceOf) && !things.some(isPriceOf)) return 'wrong';
    const withExtra = pricesWithExtra(this.known.book, things, { words, before });
    if (withExtra !== null && withExtra.some((sum) => sum.plain === value || sum.whole === value))
      return withExtra.some(({ whole }) => whole === value) ? 'right' : 'wrong';
    // the contents of a package, then its price; "isi freon" is the name of a service
    const isContents = /(?<!\p{L})(?:isi|isinya|berisi|terdiri dari|termasuk)(?!\p{L})/iu.test(before);
    const isSoldBy = ({ unit }: { readonly unit: string }): boolean => unit !== '' && things.some(({ units }) => units.includes(unit));
    // for something that is sold by the meter, "1 roll isi 50 meter" is a quantity
    if (
      isContents &&
      !countedUnits(before).some(isSoldBy) &&
      !(things.length > 0 && things.every((one) => one.words.has('isi') && !one.words.has('paket')))
    )
      return this.isInvented(things, value, sentence) ? 'wrong' : 'unknown';
    // "20 mug 28.000 per pcs" names only surcharges on mugs: the prices of mugs have a heading, and no name
    const isUnpriced = things.every((one) => one.isExtra && !isPriceOf(one));
    if (isUnpriced && this.isOfOtherCount(value, before)) return 'wrong';
    const isForMany = things.length === 0 && isOnlyForSeveral(this.known.book, value, [sentence, ...this.known.leads]);
    if (things.length === 0) return isForMany ? 'wrong' : isPriceOfUnit(this.known.book.entries, { value, before }) ? 'right' : 'unknown';
    const isFee = things.every((one) => one.isFee);
    const ofPlace = isFee ? this.ofPlace(things, value, before) : 'unknown';
    if (ofPlace !== 'unknown') return ofPlace;
    const counts = quantitiesOf(before).filter((one) => !isInNames(one, things));
    const sure = counts.filter(({ isCount, count }) => isCount && count !== 1);
    const earlier = earlierCounts(reply, sentence, from);
    const allowed = this.allowedFor({ things, counts, sure, before, behind, sentence, earlier });
    const told = meant === named ? things : [...named, ...things];
    this.addExtras(allowed, { things: told, words: [...words, ...around], sure, before, behind, sentence });
    const isOne = things.some((one) => one.each[0]!.idr === value) && isForOneOnly(things, { before, behind, sentence });
    const counted = isPerPiece(behind) && sure.length === 1 && !lowers.test(before) ? sure[0]!.count : times;
    if (allowed.has(value) && things.every((one) => isOfFewer(one, value, counted))) return 'wrong';
    if (allowed.has(value) && !mentionsLeast.test(sentence) && things.every((one) => isOfTooFew(one, value, sure.map(countOf))))
      return 'wrong';
    if (allowed.has(value) && things.every((one) => pricesOf(one).includes(value) && isByOtherUnit(one, behind))) return 'wrong';
    if (allowed.has(value)) return isOne || isPriceOfOne(things, { value, before, behind }) ? 'wrong' : 'right';
    if (takesOff.test(before) && isReductionOf(this.known.book.entries, things, value)) return 'unknown';
    if (
      isReducedNext.test(behind) &&
      this.known.book.entries.some((one) => isPriceOf(one) && things.some((other) => isPlainOf(one, other)))
    )
      return 'right';
    if (isFee && isOfOtherZone(this.known.book.entries, things, { value, words })) return 'wrong';
    if (addsPrice.test(before) && isExtraOfTime(this.known.book, value, nameWords(before))) return 'right';
    if (addsPrice.test(before) && isOfOtherExtra(this.known.book, things, { value, counts: sure.map(countOf) })) return 'wrong';
    if (this.known.book.hasWithin(around, { idr: value, without: [...named, ...told] })) return 'unknown';
    return isFee && !isPlainly(things, { words, before, behind }) ? 'unknown' : 'wrong';
  }

  /**
   * The verdict on a fee by the place that the words name: "+ Paxel 35rb" for Bekasi. For a parcel, the place may be
   * in the lead's message.
   */
  private ofPlace(things: readonly Priced[], value: number, before: string): Verdict {
    const { parcels, lead } = this.known;
    const isOfLead = things.every((one) => isParcel(one) && !pricesOf(one).includes(value));
    return parcels.verdictOfPlace(value, before, isOfLead ? lead : '');
  }

  /**
   * True for an addend with a quantity and without a name, whose thing is named elsewhere: "4 pashmina: 3 pcs 100rb +
   * 1 pcs 35rb", "2 dewasa 2.500.000 + …".
   */
  private isOfCarried(value: number, before: string, words: readonly string[]): boolean {
    const counts = countsIn(before).slice(0, countsMax);
    const things = counts.length === 0 ? [] : this.known.thingsFor(words, false, 'goods');
    const names = new Set(things.map((one) => [...one.words].filter((word) => weightOf(word) === 100).join(' ')));
    return names.size === 1 && counts.some((count) => things.some((one) => totalsAt(one, count).includes(value)));
  }

  /**
   * The form in which the named things are sold: packs, things that are sold by the unit beside the amount, or loose
   * goods.
   */
  private soldAs(meant: readonly Priced[], before: string, behind: string): readonly Priced[] {
    const packs = joins.test(before) ? [] : this.known.book.packsOf(meant, nameWords(before));
    const asked = packs.length > 0 ? packs : soldBy(meant, { before, behind });
    return single.test(before) ? this.known.book.looseOf(asked) : asked;
  }

  /**
   * True for an amount beside the contents of one thing that is not a price of the shop: "paket isi 10 botol 180.000"
   * at 200.000.
   */
  private isInvented(things: readonly Priced[], value: number, sentence: string): boolean {
    if (
      things.length !== 1 ||
      things[0]!.isFee ||
      discounts.test(sentence) ||
      /[+=×*]|(?<!\p{L})(?:jadi|total|hemat|tambah)/iu.test(sentence)
    )
      return false;
    return (
      !this.known.book.entries.some((one) => pricesOf(one).includes(value)) &&
      !countsIn(sentence).some((count) => totalsAt(things[0]!, count).includes(value))
    );
  }

  /** True for a total with a percentage that the words before it name. */
  isTotalWithPercent({ amount, before }: Place, sums: Iterable<number>): boolean {
    return this.percentChanges.withNamed(sums, before).includes(amount.value);
  }

  /** True for a price or total that lacks a percentage named before it: "4 kg express 28.000". */
  lacksPercent({ amount, before, rest }: Place, { words, isNaming, said }: Talk, goods: () => ReadonlySet<number>): boolean {
    return this.percentChanges.isLackedBy({ value: amount.value, before, rest }, () => {
      const counts = [before, this.known.lead].flatMap((text) => countsIn(withoutAmounts(text))).slice(0, countsMax);
      const things = this.known.thingsFor(words, isNaming, 'goods');
      const prices = things.flatMap((one) => [...pricesOf(one), ...counts.flatMap((count) => totalsAt(one, count))]);
      return new Set([...goods(), ...said, ...prices]);
    });
  }

  /** Possible prices of things at a position of an answer. */
  private allowedFor({ things, counts, sure, before, behind, sentence, earlier }: Asked): Set<number> {
    const spoken = [sentence, this.known.lead]
      .flatMap((text) => quantitiesOf(withoutAmounts(text)))
      // "madu 650 brp": a number in its name is not a quantity
      .filter((one) => (one.isCount || things.some(({ unit }) => unit === one.measure)) && !isInNames(one, things));
    const isSingle = single.test(before);
    const around = `${sentence} ${this.known.lead}`;
    const levels = levelsIn(around);
    const isLevel = !isSingle && sure.length === 0 && namesLevel(around);
    const numbers = sure.length > 0 && !isPerPiece(behind) ? sure : spoken;
    const allowed = new Set<number>();
    // words that name a kind may name all products of a long list, so the texts are parsed once for all of them
    const countedBefore = countedUnits(withoutAmounts(before));
    const counted = [`${before} ${this.known.lead}`, `${sentence} ${this.known.lead}`, earlier].map((text) =>
      countedUnits(withoutAmounts(text)),
    );
    for (const thing of things) {
      const rated = ratedCountsOf(thing, countedBefore);
      if (rated?.isWhole && !isPerPiece(behind)) {
        for (const count of rated.counts) for (const sum of totalsAt(thing, count)) allowed.add(sum);
        // "20 kursi x 3 hari x 5rb" multiplies the price itself
        if (isFactor(before)) for (const { idr } of thing.each) allowed.add(idr);
        continue;
      }
      for (const all of counted)
        for (const count of ratedCountsOf(thing, all)?.counts ?? []) for (const sum of totalsAt(thing, count)) allowed.add(sum);
      const isEach = isPerPiece(behind) || unitsBehind(behind).some((unit) => thing.units.includes(unit));
      if (isEach && !timeUnits.has(unitsBehind(behind)[0] ?? '')) for (const share of sharesOf(thing)) allowed.add(share);
      for (const { count } of counts)
        if (count >= 1 || !this.known.book.hasPriceFor(count, thing)) for (const sum of totalsAt(thing, count)) allowed.add(sum);
      const dozens = dozensOf(thing, counted);
      for (const count of dozens ?? sure.map(countOf)) allowed.add(eachAt(thing, count));
      if (thing.isFee || addsPrice.test(before) || exactly.test(before))
        for (const { count } of spoken.slice(0, 6)) for (const sum of totalsAt(thing, count)) allowed.add(sum);
      for (const sum of levelTotals(thing, { before, sentence, counts: counts.map(countOf), spoken: spoken.map(countOf) }))
        allowed.add(sum);
      // "20 meter ke atas Rp 60.000" contains the quantity from which its price applies
      const isCounted =
        dozens !== null || (isPerPiece(behind) && (ratedCountsOf(thing, countedBefore)?.counts.some((count) => count > 1) ?? false));
      for (const { from, idr, level, isMixed, isOfPieces } of thing.each)
        // a price for large quantities counts only when the answer or the lead mentions such a quantity
        if (
          from === 1 ||
          (isMixed && levels.includes(level ?? '') && piecesOf(this.known.leadLines) >= from) ||
          this.isCutOfOrder(from, thing) ||
          (isLevel && !isCounted && (levels.length === 0 || !level || levels.includes(level))) ||
          (!isSingle &&
            (dozens ?? (isOfPieces ? numbers.filter(({ measure }) => measure === '') : numbers).map(countOf)).some(
              (count) => count >= from,
            ))
        )
          for (const count of isMixed ? [1, ...sure.map(countOf)] : [1]) allowed.add(idr * count);
      for (const sum of packTotals(thing, before)) allowed.add(sum);
      for (const { count, idr } of thing.bundles) if (isLevel || spoken.some((one) => one.count === count)) allowed.add(idr);
      const isUsual = usualPrice.test(before) || /(?<!\p{L})(?:satuan|terpisah|normal|pisah|biasa)/iu.test(sentence);
      if (thing.apartIdr !== null && isUsual) allowed.add(thing.apartIdr);
    }
    return allowed;
  }

  /**
   * True for a discount that counts the pieces of the whole order: "1 unit 2 PK 80rb" in an order of 3 units, when
   * each costs less from 3 on.
   */
  private isCutOfOrder(from: number, thing: Priced): boolean {
    const isOfSeveral = this.known.book.cuts.some((cut) => cut.from === from && cut.of.length > 1 && cut.of.includes(thing));
    return from > 1 && isOfSeveral && piecesOf(this.known.leadLines) >= from;
  }

  /**
   * Adds surcharges to the allowed prices. "Hoodie XXL" costs more than the hoodie, even when the answer does not say
   * so.
   */
  private addExtras(allowed: Set<number>, { things, words, sure, before, behind, sentence }: Added): void {
    const plain = [...allowed];
    const isRefused = (percent: number): boolean => this.terms.isRefused(percent, sentence, this.known.lead);
    for (const sum of this.percentChanges.changed(plain, { sentence, words, isRefused })) allowed.add(sum);
    // "self photo 3 orang" does not request a surcharge per person
    const isNamed = ({ words: own }: Priced): boolean => addsPrice.test(before) || words.some((word) => word !== 'orang' && own.has(word));
    const isOfOther = things.length > 0 && things.every(({ isExtra }) => isExtra);
    const extras = isOfOther ? [] : this.known.book.extrasFor(words, things).filter((one) => !things.includes(one) && isNamed(one));
    if (extras.length === 0) return;
    const timesOf = (extra: Priced): readonly number[] => {
      const rated = ratedCounts(extra, withoutAmounts(before));
      if (rated !== null) return rated.counts;
      const counts = sure.map(({ count }) => count);
      return counts.length > 0 && isPerUnitOf(extra, things) ? counts : [1, ...counts];
    };
    const own = new Set(nameWords(before));
    const isOwn = extras.some((one) => [...one.words].some((word) => own.has(word))) && !/tambah|plus|\+/iu.test(before);
    // "hari Sabtu 275rb + 50rb" adds the surcharge itself
    if (isOwn && !/^[ ]?\+/u.test(behind)) allowed.clear();
    // "tambah 2 orang 40rb" is a surcharge
    if (/(?<!\p{L})(?:tambah|nambah|plus)(?!\p{L})|\+/iu.test(before))
      for (const one of extras) for (const count of timesOf(one)) allowed.add(one.each[0]!.idr * count);
    for (const sum of plain) for (const one of extras) for (const count of timesOf(one)) allowed.add(sum + one.each[0]!.idr * count);
  }

  /** True for "60 pcs 16.000/pcs" when 16.000 applies from 100 pieces on. Also checked when no thing is named. */
  private isOfOtherCount(value: number, before: string): boolean {
    if (/(?<!\p{L})(?:ecer|eceran|satuan|satuannya)(?!\p{L})/iu.test(before)) return this.known.book.isOfOtherCount(value, 1);
    const sure = quantitiesOf(before).find(({ isCount, count }) => isCount && count > 1);
    return sure !== undefined && this.known.book.isOfOtherCount(value, sure.count);
  }
}

const single = /(?<!\p{L})(?:ecer|eceran|satuan|satuannya|sebiji)(?!\p{L})/iu;
const joins = /[+&,]|(?<!\p{L})(?:dan|sama|plus|dengan|atau)(?!\p{L})/iu;
/** Words that show that an amount is more than one fee. */
const combines =
  /[+=×&]|\d[ ]?x[ ]|(?<!\p{L})(?:total|totalnya|jadi|jadinya|sudah|udah|termasuk|sama|dan|dengan|plus|semua|semuanya|berarti)(?!\p{L})/iu;

const lowers = /(?:^|[^\p{L}])(?:dari|normal|normalnya|biasa|biasanya|bukan)(?!\p{L})/iu;
/** The text before the usual price: "Promo 129.000 dari 159.000". */
const usualPrice = /(?:^|[^\p{L}])dari (?:harga )?(?:rp)?\.? ?$/iu;
const packs = /(?:^|\D)(\d+) ?[x×] ?(\d+)/giu;

/** The totals for several packs: for "100 pcs dimsum (2 x 50 pcs)", the price of 50 pieces, twice. */
function packTotals({ bundles, words, each }: Priced, before: string): number[] {
  return [...before.matchAll(packs)].flatMap(([, times, size]) => {
    const together = bundles.filter(({ count }) => count === Number(size)).map(({ idr }) => idr);
    const named = words.has(size!) ? [each[0]!.idr] : [];
    return [...together, ...named].map((idr) => idr * Number(times));
  });
}

interface Told {
  readonly words: readonly string[];
  readonly before: string;
  readonly behind: string;
}

/** True for an amount that is presented as one fee: "cuko tambahan 10.000 per botol", "biaya pasangnya 2.800.000". */
function isPlainly(things: readonly Priced[], { words, before, behind }: Told): boolean {
  const given = new Set(words);
  const isNamed = ({ words: own }: Priced): boolean => [...own].filter((word) => !given.has(word) && weightOf(word) > 0).length <= 1;
  // "+ tambahan 2 orang 200rb" is one addend
  const clause = lastClause(before).replace(/^[^\p{L}\d]*\+/u, ' ');
  return things.length === 1 && things.every(isNamed) && !combines.test(clause) && !/^[ ]?[+x×*]/u.test(behind);
}

/**
 * The dozens that the texts name, for a thing that is sold by the dozen: "3 lusin" means 3 dozens and not 36 pieces.
 * Null for other things.
 */
function dozensOf(thing: Priced, texts: readonly (readonly Counted[])[]): readonly number[] | null {
  if (!thing.units.includes('lusin') && !thing.units.includes('kodi')) return null;
  return texts.flatMap((counted) => ratedCountsOf(thing, counted)?.counts ?? []);
}

const earlierChars = 400;

/**
 * The text before a sentence that has no quantity: in "30 set total 1.090.000. Jaminannya 1.500.000", the second
 * sentence is about the 30 sets. Empty for a sentence with a quantity.
 */
function earlierCounts(reply: string, sentence: string, at: number): string {
  if (countedUnits(withoutAmounts(sentence)).length > 0) return '';
  const start = reply.lastIndexOf(sentence, at);
  return start <= 0 ? '' : reply.slice(Math.max(0, start - earlierChars), start);
}

function countOf({ count }: { readonly count: number }): number {
  return count;
}
