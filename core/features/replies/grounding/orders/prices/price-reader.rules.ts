import type { Amount } from '../../amounts.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';
import { columnsOf, cutFor, isCutOfSpan, isCutOnEach, isExtra, isOfExtras, measuredCut, type Column } from '../level-prices.rules.js';
import {
  amountsIn,
  buyersOf,
  isVariant,
  otherKind,
  dozenIn,
  isPerPiece,
  kindAfter,
  levelHeading,
  noPrice,
  ownPart,
  packOf,
  parenthesisChars,
  saleKind,
  unitsOf,
  usually,
  type Buyers,
} from '../list-lines.rules.js';
import { isKindWord, nameWords } from '../name-words.rules.js';
import { feeWords } from '../order-words.js';
import { plainEntry, type Priced } from '../priced.rules.js';
import { ConditionCuts, conditionsIn } from './condition-cuts.rules.js';
import {
  deliveryName,
  deliveryWordsOf,
  headOfKind,
  isInBrackets,
  isKindOfLast,
  isZone,
  ordinalIn,
  sharedUnits,
  workIn,
} from './line-heads.rules.js';
import { alternativesIn } from './alternatives.rules.js';
import { Packages } from './packages.rules.js';
import type { PriceIndex } from './price-index.rules.js';
import {
  giftIn,
  givenTo,
  headingFor,
  headWords,
  isThreshold,
  isTierOf,
  oneOf,
  placesBehind,
  prefixesIn,
  rateOf,
  upToPlace,
  withHeadOf,
} from './names-before.rules.js';
import { entriesOf, productIn, type ProductLine } from './product-lines.rules.js';
import { QuantityCuts } from './quantity-cuts.rules.js';
import { gradedBy, headOf, qualifiersOf, timesIn, withoutDays, withoutGrade, withWorkOf } from './qualifiers.rules.js';
import { TierPrices } from './tier-prices.rules.js';
import { leastIn, timeUnits, unitsBehind } from './units.rules.js';

/** Maximum number of entries that are read: no owner writes as many prices. */
const entriesMax = 2_000;
const noTimes = { words: [], times: [] };
const segmentChars = 240;
/** The units after an amount: "per kursi per hari". */
const behindChars = 40;

/** The text around an amount of the owner. */
interface Around {
  /** The part before it that names its thing, and all text since the previous amount. */
  readonly before: string;
  readonly gap: string;
  readonly behind: string;
  /** The whole line before it. */
  readonly line: string;
}

/** Reads the owner's price lists into an index of things. */
export class PriceReader {
  private readonly cuts = new QuantityCuts();
  private readonly packages = new Packages();
  private readonly tails: { readonly entry: Priced; readonly head: Priced }[] = [];
  /** Index of the current line's first thing. */
  private lineStart = 0;
  /** The index of each line's first thing. */
  private readonly lineStarts: number[] = [];
  private columns: readonly Column[] = [];
  /** "Kontrak bulanan" of "kontrak bulanan rumah 275rb, kantor 450rb": the words of the line's first name up to a time. */
  private lineTimes: { readonly words: readonly string[]; readonly times: readonly string[] } = noTimes;
  private readonly conditions = new ConditionCuts();
  /** The units of time of the line's first price. */
  private lineUnits: readonly string[] = [];
  /** The words of the current line that mark its prices as prices of deliveries. */
  private delivery: readonly string[] = [];
  private isLineOfExtras = false;
  /** Words after a slash or "per": "roll" in "35rb/roll". */
  private units: ReadonlySet<string> = new Set();
  private tiers: TierPrices;

  constructor(private readonly index: PriceIndex) {
    this.tiers = new TierPrices(index, this.units);
  }

  /**
   * @param text texts of the owner, as `plainText` reads them.
   * @param isMember true when the lead is known to buy at a level such as reseller.
   */
  readAll(text: string, isMember: boolean): void {
    this.units = unitsOf(text);
    this.tiers = new TierPrices(this.index, this.units);
    let last: Priced | null = null;
    let listedTo = 0;
    // In "Dimsum isi 20: 45rb. isi 50: 105rb", a size at the start of a sentence is another size of the
    // thing before it.
    for (const line of sentencesOf(text)) {
      if (line.from < listedTo) continue;
      const isNewLine = line.from === 0 || text.charAt(line.from - 1) === '\n';
      const end = text.indexOf('\n', line.from);
      const whole = isNewLine ? text.slice(line.from, end === -1 ? text.length : end) : '';
      const product = isNewLine ? productIn(whole.trim()) : null;
      if (product !== null) {
        listedTo = line.from + whole.length;
        last = this.readProduct(product) ?? last;
        continue;
      }
      if (isNewLine) this.startLine(whole);
      last = this.read(line.text, isNewLine && !(last !== null && isTierOf(last, line.text)) ? null : last);
      this.noteGift(line.text);
    }
    this.cuts.applyTo(this.index, isMember);
    this.conditions.applyTo(this.index);
    const prefixes = prefixesIn(this.lines());
    for (const { entry, words } of prefixes) this.index.addQualifiers(entry, words);
    this.nameTails(new Set(prefixes.map(({ entry }) => entry)));
    this.index.readShortNames(text);
    // its parts may be abbreviated: "paket basic (fw + toner)"
    this.packages.applyTo(this.index);
  }

  private startLine(line: string): void {
    this.lineUnits = [];
    this.delivery = deliveryWordsOf(line);
    this.isLineOfExtras = isOfExtras(line);
    this.lineStart = this.index.entries.length;
    this.lineStarts.push(this.lineStart);
    this.index.startLine();
    this.lineTimes = noTimes;
  }

  /** "Beli 5 porsi gratis 1" for the goods before it in its line, else for those that it names or that are sold by its unit. */
  private noteGift(line: string): void {
    const found = giftIn(line);
    if (found === null) return;
    const own = this.index.entries.slice(this.lineStart);
    for (const entry of own.length > 0 ? own : givenTo(found.words, this.index.entries)) if (!entry.isFee) entry.gift = found;
  }

  /** The goods of each line. */
  private lines(): Priced[][] {
    const isPlain = ({ isFee, qualifiers }: Priced): boolean => !isFee && qualifiers.size === 0;
    return this.lineStarts.map((from, at) => this.index.entries.slice(from, this.lineStarts[at + 1]).filter(isPlain));
  }

  /** Adds a product of the panel by the form of its line, and what its notes say about prices. */
  private readProduct(product: ProductLine): Priced | null {
    this.startLine('');
    const [first = null] = entriesOf(product).map((entry) => this.index.add(entry));
    let last = first;
    for (const note of product.notes) for (const { text } of sentencesOf(note)) last = this.read(text, last);
    return first;
  }

  /**
   * "Avanza lepas kunci 300rb, dengan sopir 500rb" and "Innova lepas kunci 500rb, sopir 700rb": words that recur in
   * several lines name kinds of the thing at the start of each line.
   */
  private nameTails(named: ReadonlySet<Priced>): void {
    const byName = new Map<string, { entry: Priced; head: Priced }[]>();
    for (const { entry, head } of this.tails.filter((one) => !named.has(one.entry))) {
      const name = [...entry.words].join(' ');
      byName.set(name, [...(byName.get(name) ?? []), { entry, head }]);
    }
    for (const same of byName.values()) {
      if (same.length < 2 || new Set(same.map(({ entry }) => entry.each[0]!.idr)).size < 2) continue;
      for (const { entry, head } of same)
        for (const word of headWords(head)) {
          // "pintu mahoni" beside "kusen mahoni", where both lines have doors
          if (this.tails.some((one) => one.head !== head && one.head.words.has(word))) this.index.addAlias(entry, word);
          else this.index.addName(entry, word);
        }
    }
  }

  private read(line: string, before: Priced | null): Priced | null {
    let from = 0;
    let [last, named] = [before, before];
    const amounts = amountsIn(line);
    if (amounts.length === 0 || line.trimEnd().endsWith(':')) {
      const announced = columnsOf(line);
      if (announced.length > 0) this.columns = announced;
    }
    const [, kind = ''] = saleKind.exec(line) ?? [];
    const ofBuyers = buyersOf(line);
    const level = ofBuyers === null ? levelHeading(line) : null;
    // "smoothing 350rb (pendek), 450rb (sedang)": the words before the first price, for all of its kinds
    let kindsBehind: readonly string[] | null =
      amounts.filter(({ to }) => kindAfter(line.slice(to, to + parenthesisChars)) !== null).length > 1 ? [] : null;
    let column = 0;
    let head: Priced | null = null;
    let lastCut: Column | null = null;
    for (const amount of amounts) {
      const lastTo = from;
      const gap = line.slice(Math.max(from, amount.from - segmentChars), amount.from);
      const own = `${kind} ${ownPart(gap)}`;
      const behind = line.slice(amount.to, amount.to + behindChars);
      from = amount.to;
      const inside = kindsBehind === null ? null : kindAfter(line.slice(amount.to, amount.to + parenthesisChars));
      if (inside !== null) {
        from += inside[0].length;
        kindsBehind = this.noteKind(own, { kind: inside[1]!, idr: amount.value }, kindsBehind!);
        last = this.index.entries.at(-1)!;
        continue;
      }
      if (this.index.entries.length >= entriesMax) continue;
      const cut: Column | null = measuredCut(gap, behind) ?? (isPerPiece(behind) || isCutOnEach(gap, behind) ? cutFor(gap, lastCut) : null);
      if (cut !== null) this.cuts.add({ ...cut, idr: amount.value, of: this.reducedBy(gap) }, line.slice(from), lastCut);
      lastCut = cut;
      if (cut !== null || this.noteConditions(own, { value: amount.value, behind: line.slice(amount.to, amount.to + segmentChars), last }))
        continue;
      if (noPrice.test(own) || noPrice.test(gap) || isThreshold(own, behind) || isCutOfSpan(gap)) continue;
      if (last !== null && usually.test(gap) && amount.value > last.each[0]!.idr) {
        last.apartIdr ??= amount.value;
        continue;
      }
      if (ofBuyers !== null && this.noteForBuyers(line.slice(Math.max(ofBuyers.to, lastTo), amount.from), amount, ofBuyers)) continue;
      if (level !== null && amount.from >= level.to && this.noteAtLevel(gap, amount, level.from)) continue;
      const around = { before: own, behind, line: line.slice(0, amount.from) };
      // "45.000 / 39.000 / 35.000": the prices of one thing for increasing quantities
      const isColumn = last !== null && /^[ ]*[/|][ ]*(?:rp\.?[ ]*)?$/iu.test(gap);
      column = isColumn ? column + 1 : 0;
      const dozen = last === null ? null : dozenIn(gap);
      if (dozen !== null) last!.bundles.push({ count: dozen, idr: amount.value });
      else if (isColumn) last!.each.push({ level: null, from: column + 1, ...this.columns[column], idr: amount.value });
      // only within a sentence does one word name another kind: "bebek 50rb matic 65rb"
      else last = this.note({ ...around, gap: lastTo === 0 ? gap.trimStart() : gap }, amount, last) ?? last;
      if (last !== null && head !== null && last !== head && last.words.size === 1 && !this.tails.some(({ entry }) => entry === last))
        this.tails.push({ entry: last, head });
      if (last !== null) last.least ??= leastIn(behind);
      head ??= last;
      this.noteAliases(last, placesBehind(line.slice(amount.to)), headingFor(line, last));
      if (last !== null && !last.isFee) named = last;
      if (last !== null && !isColumn && dozen === null) this.packages.note(last, gap);
    }
    return named;
  }

  /** "Member potongan 10rb", "anak kurang 10rb": a reduction for those who fulfil a condition. */
  private noteConditions(own: string, { value, behind, last }: { value: number; behind: string; last: Priced | null }): boolean {
    const conditions = conditionsIn(own, { isKnown: (word) => this.index.has(word), last, value, behind });
    if (conditions.length === 0) return false;
    const line = this.index.entries.slice(this.lineStart).filter(({ isFee, isExtra }) => !isFee && !isExtra);
    this.conditions.add({ conditions, idr: value, behind, line });
    return true;
  }

  /** The things named before a discount, else those of its line; none when it applies to all. */
  private reducedBy(gap: string): readonly Priced[] {
    const words = nameWords(gap).filter((word) => !isKindWord(word));
    const named = this.index.entries.filter((entry) => words.some((word) => this.index.isFoundBy(word, entry)));
    return named.length > 0 ? named : this.index.entries.slice(this.lineStart);
  }

  /** "Grosir min 12: 350ml 80.000, 650ml 140.000": lower prices of known things from a quantity on. */
  private noteAtLevel(gap: string, { value }: Pick<Amount, 'value'>, from: number): boolean {
    const words = nameWords(ownPart(gap).replace(/^.*:/u, ''));
    const base = words.length === 0 ? null : this.index.withAll(words);
    if (base === null || base.each[0]!.idr <= value) return false;
    base.each.push({ from, idr: value });
    return true;
  }

  private noteAliases(entry: Priced | null, places: readonly string[], heading: readonly string[]): void {
    if (entry !== null) for (const word of [...(entry.isFee ? places : []), ...heading]) this.index.addAlias(entry, word);
  }

  /** "Reseller: paket A 82rb": the price of a known thing for these buyers only. */
  private noteForBuyers(gap: string, { value }: Pick<Amount, 'value'>, { level, words }: Buyers): boolean {
    const own = nameWords(gap);
    const base = own.length === 0 ? null : (this.index.withAll([...words, ...own]) ?? this.index.withAll(own));
    if (base === null || base.qualifiers.has(level)) return false;
    const { unit, units, pack } = base;
    const qualifiers = new Set([...base.qualifiers, level]);
    this.index.add({ ...plainEntry([...base.words, level], value), qualifiers, unit, units, pack });
    return true;
  }

  /** @returns the words of the thing to which the kinds belong. */
  private noteKind(
    before: string,
    { kind, idr }: { readonly kind: string; readonly idr: number },
    words: readonly string[],
  ): readonly string[] {
    const own = nameWords(before);
    const thing = own.length > 0 ? own : words;
    const all = [...thing, ...nameWords(kind)];
    const times = own.length > 0 ? timesIn(before, all) : (this.index.entries.at(-1)?.qualifiers ?? []);
    this.index.add({ ...plainEntry(all, idr), qualifiers: new Set(times) });
    return thing;
  }

  /** The words that name the thing of an amount, and the unit of which they name one. */
  private nameOf(before: string, gap: string, last: Priced | null): readonly [own: readonly string[], ofOne: string] {
    const repeated = last === null ? null : withHeadOf(nameWords(before), last);
    const [named, ofOne] = oneOf(nameWords(withoutDays(before)), this.units);
    if (repeated !== null) return [repeated, ofOne];
    if (isVariant(gap, last)) return [[...[...last!.words].slice(0, -1), ...nameWords(gap)], ofOne];
    return [(last === null ? null : withWorkOf(named, last)) ?? named, ofOne];
  }

  private note({ before, behind, gap, line }: Around, amount: Pick<Amount, 'value'>, last: Priced | null): Priced | null {
    const known = this.tiers.ofTier({ before, behind }, amount, last) ?? this.tiers.ofMany({ before, behind }, amount, last);
    if (known !== null) return known;
    const [own, ofOne] = this.nameOf(before, gap, last);
    const units = unitsBehind(behind);
    const either = last === null ? [] : alternativesIn(before, last);
    if (either.length > 0) return either.map((words) => this.index.add({ ...plainEntry(words, amount.value), units })).at(-1)!;
    const other = last === null ? null : otherKind(own, last);
    if (other !== null) {
      const qualifiers = new Set(other.filter((word) => last!.qualifiers.has(word)));
      return this.index.add({ ...plainEntry(other, amount.value), qualifiers, units, pack: packOf(behind), isFee: last!.isFee });
    }
    const ordinal = ordinalIn(own, last);
    if (ordinal !== null) return this.noteQualified([ordinal], { behind, last: last! }, amount);
    const rate = own.length === 0 && last !== null && !last.isFee ? rateOf({ before, behind, units }, last) : null;
    if (rate !== null) return this.index.add({ ...plainEntry([...last!.words], amount.value), qualifiers: last!.qualifiers, ...rate });
    const added = this.isLineOfExtras || isExtra(before);
    const isKnown = (word: string): boolean => this.index.has(word);
    const delivery = added ? [] : deliveryName(own, { delivery: this.delivery, before: line, isKnown });
    // "lengan panjang +10.000, XXL +5.000" are two surcharges
    const qualifiers = last === null || added || delivery.length > 0 ? [] : qualifiersOf(before);
    if (last !== null && qualifiers.length > 0 && !feeWords.test(before)) return this.noteQualified(qualifiers, { behind, last }, amount);
    const isKind = last !== null && isKindOfLast(own, last) && !(added && last.isExtra) && delivery.length === 0;
    const isPlace = isZone(own, { last, line, isKnown });
    const isOfLast = last !== null && own.length > 0 && !isKind && !feeWords.test(before) && !added && isInBrackets(gap);
    const head = isOfLast
      ? [...last.words]
      : isKind
        ? headOfKind(own, last!)
        : isPlace && delivery.length === 0 && last?.isFee === true && !feeWords.test(before)
          ? upToPlace(last)
          : delivery;
    const isFee = feeWords.test(before) || added || isPlace || delivery.length > 0 || ((isKind || isOfLast) && last!.isFee);
    const times = isFee ? [] : timesIn(before, own);
    const isFirstOfLine = this.index.entries.length === this.lineStart;
    if (last === null) this.lineTimes = { words: own.slice(0, 1 + Math.max(-1, ...times.map((word) => own.indexOf(word)))), times };
    const ofLine = isFee || times.length > 0 || head.length > 0 ? [] : this.lineTimes.words;
    const words = new Set([...head, ...ofLine, ...(isFee ? workIn(own) : own)]);
    if (words.size === 0) return null;
    const unit = (/^[ ]?(?:\/|per[ ])(\p{L}{2,15})/iu.exec(behind)?.[1] ?? '').toLowerCase();
    if (isFirstOfLine && !isFee) this.lineUnits = sharedUnits(units);
    const shared = (isFee && !added) || [...words].some((word) => timeUnits.has(word)) ? [] : this.lineUnits;
    return this.index.add({
      words,
      each: [{ from: 1, idr: amount.value }],
      bundles: [],
      qualifiers: new Set([
        ...times,
        ...(ofLine.length > 0 ? this.lineTimes.times : isKind ? [...last!.qualifiers].filter((word) => !own.includes(word)) : []),
      ]),
      isFee,
      isExtra: added,
      ...(this.isLineOfExtras && { isForAll: true }),
      isEach: words.has(unit),
      unit: unit !== '' ? unit : ofOne !== '' ? ofOne : (shared[0] ?? ''),
      units: units.length > 0 ? units : ofOne !== '' ? [ofOne] : shared,
      pack: packOf(behind),
      apartIdr: null,
    });
  }

  /** "Sewa lapangan 120rb/jam, malam 150rb/jam": the second price is one of the thing before it, for a time or a group of buyers. */
  private noteQualified(
    qualifiers: readonly string[],
    { behind, last }: { readonly behind: string; readonly last: Priced },
    { value }: Pick<Amount, 'value'>,
  ): Priced {
    const graded = gradedBy(qualifiers, this.index.entries[this.lineStart], last);
    const head = withoutGrade(headOf(graded), qualifiers);
    const own = qualifiers.filter((word) => !head.includes(word));
    const units = unitsBehind(behind);
    return this.index.add({
      ...plainEntry([...head, ...own], value),
      qualifiers: new Set(own),
      isFee: last.isFee,
      unit: units[0] ?? '',
      units,
      pack: packOf(behind),
    });
  }
}
