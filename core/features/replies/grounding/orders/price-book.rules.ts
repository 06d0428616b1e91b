import { findAmounts, type Amount } from '../amounts.rules.js';
import { sentencesOf } from '../plain-text.rules.js';
import { placeNamesIn } from '../facts/place-names.js';
import { columnsOf, cutFor, isExtra, type Column } from './level-prices.rules.js';
import { isKindWord, nameWords, weightOf } from './name-words.rules.js';

/** A thing that the shop charges for, with all prices that its owner gives for it. */
export interface Priced {
  readonly words: ReadonlySet<string>;
  /** Prices of one, by the number of pieces from which they count; the usual price is from 1. */
  readonly each: { readonly from: number; readonly idr: number; readonly level?: string | null }[];
  /** Prices of so many together: "5 pcs 60.000". */
  readonly bundles: { readonly count: number; readonly idr: number }[];
  /** True for what is charged on top of goods: shipping, packing, a late return. */
  readonly isFee: boolean;
  /** True for a fee that is added to the price of what it is named with: "XXL nambah 10rb". */
  readonly isExtra: boolean;
  /** How many units the price is for: 5 for "10rb/5kg". */
  readonly pack: number;
  /** The prices of its parts together: "paket A (nugget + kebab) 100rb". */
  apartIdr: number | null;
}

const fee =
  /(?<!\p{L})(?:ongkir|ongkos|biaya|admin|packing|bubble|asuransi|cod|ppn|pajak|denda|terlambat|telat|tambah|tambahan|antar|deposit|kunjungan|nambah|(?<!bongkar )pasang|pemasangan|panggilan)(?!\p{L})/iu;
/** The amount is a limit, a share or a saving, not a price. */
const noPrice =
  /(?<!\p{L})(?:belanja|di ?atas|pembelian|transaksi|dp|uang muka|potongan|hemat|cashback|diskon|voucher)(?:[ ](?:min(?:imal|imum)?|di ?atas|sebesar|senilai|dari|atas))?[ :]{0,3}(?:rp\.?[ ]?)?$/iu;
const perCount =
  'pcs|pc|psc|biji|bj|buah|botol|btl|box|dus|pak|pack|lembar|lbr|unit|orang|org|porsi|paket|toples|kg|kilo|meter|liter|lusin|kodi|jam|hari|malam|bulan|stel|set|pasang|bungkus|bks|sak|zak|batang|btg|trip|galon|rit|helai|slop|ekor|pot|tanaman|pohon|gr|gram|ons';
/** "10-49 pcs", "min 3 pcs", "12 pcs ke atas" right before an amount. */
const tier = new RegExp(
  String.raw`(?<![\d.,])(\d{1,4})(?:[ ]?(?:-|–|s\/d|sd|sampai)[ ]?\d{1,4})?[ ]?(?:(lusin|kodi|pcs|pc|biji|buah|botol|box|lembar|unit|orang|porsi|paket|set|pasang|bungkus|bks|sak|zak|batang|btg|dus|pack|tanaman|rim|kg|kilo|meter|liter)(?!\p{L}))?[ ]?(ke atas|keatas|up|atau lebih|\+|lebih)?[ ]?(?:harga(?:nya)?|jadi|kena|cuma|hanya|[:=@])?[ ]{0,2}(?:rp\.?[ ]?)?$`,
  'iu',
);
const manyOf =
  /(?<!\p{L})(?:beli|pembelian|ambil|order|min(?:imal)?|mulai|setiap|tiap|pesan)[ ](?:min(?:imal)?[ ])?(\d{1,4})[ ]?(?:(lusin|kodi|pcs|pc|biji|buah|botol|box|lembar|unit|orang|porsi|paket|set|pasang)(?!\p{L}))?/iu;
const perPiece = new RegExp(String.raw`^[ ]?(?:\/|per[ ]|@)[ ]?(?:\d[ ])?(?:${perCount})(?!\p{L})`, 'iu');
/** "/5kg", "per 100 gr"; in "85rb / 500gr 160rb" the next price follows. */
const perPack = new RegExp(String.raw`^(?:\/|[ ]per[ ])(\d{1,4})[ ]?(${perCount})(?!\p{L})(?![ ]?(?:rp|\d|=))`, 'iu');
const figures = /(?<![\d.,])\d{1,5}[ ]?(?:gr|gram|g|kg)(?!\p{L})(?=,| ?\||[ ]stok)|(?:stok|stock|isi stok)[ ]?:?[ ]?\d{1,5}/giu;
/** "(serum + toner)" names what a package contains. */
const contents = /\([^()\n]{0,120}[+&][^()\n]{0,120}\)/g;
const weights: Readonly<Record<string, number>> = { gr: 0.001, gram: 0.001, ons: 0.1 };
/** "bata merah 850/biji": hundreds or thousands of Rupiah. */
const bareEach = new RegExp(String.raw`(?<![\d.,:/-])(\d{3})(?=[ ]?(?:\/|per[ ])[ ]?(?:${perCount})(?!\p{L}))`, 'giu');
/** A kind of sale before a list: "curah: keripik tempe 60rb/kg, basreng 58rb/kg". */
const saleKind = /^[^\p{L}]{0,4}(curah|kiloan|refill|isi ulang|bekas|second|sewa|jasa)[^:\n]{0,12}:/iu;
const dozens: Readonly<Record<string, number>> = { lusin: 12, kodi: 20 };

/** Entries beyond this are not read: no owner writes so many prices. */
const entriesMax = 2_000;
const segmentChars = 240;
const cutsMax = 4;

/** The text around an amount of the owner. */
interface Around {
  /** The part before it that names its thing, and everything since the amount before. */
  readonly before: string;
  readonly gap: string;
  readonly behind: string;
}

/** "Servis ringan bebek 50rb matic 65rb": one word without a sign between things is another kind of the same. */
function isVariant(gap: string, last: Priced | null): boolean {
  return last !== null && last.words.size > 1 && /^[ ]\p{L}{2,20}[ ]$/u.test(gap) && nameWords(gap).length === 1;
}

/** The owner's prices, found by the words that name the things. */
export class PriceBook {
  readonly entries: Priced[] = [];
  /** Numbers that name a thing on their own: "diameter 20 cm 320.000". */
  private readonly bareNumbers = new Set<string>();
  private readonly byWord = new Map<string, Set<Priced>>();
  private readonly extras: Priced[] = [];
  /** Reductions of every price, by the number of pieces from which they count. */
  private readonly cuts: (Column & { readonly idr: number })[] = [];
  private readonly packages: { readonly entry: Priced; readonly parts: readonly string[] }[] = [];
  private columns: readonly Column[] = [];
  /** Initials that the owner uses for a thing, with the words that they stand for: "TG" for tempered glass. */
  private readonly initials = new Map<string, readonly string[]>();

  /** @param text texts of the owner, as `plainText` reads them. */
  constructor(text: string) {
    for (const line of sentencesOf(text)) this.read(line.text);
    for (const { from, idr, level } of this.cuts.slice(0, cutsMax))
      for (const { each, isFee } of this.entries) if (!isFee && each[0]!.idr > 2 * idr) each.push({ from, level, idr: each[0]!.idr - idr });
    for (const { entry, parts } of this.packages) entry.apartIdr = this.sumOf(parts);
    this.readInitials(text);
  }

  private sumOf(parts: readonly string[]): number | null {
    const prices = parts.map((part) => this.bestFor(nameWords(part)).at(0)?.each[0]!.idr);
    return prices.length < 2 || prices.includes(undefined) ? null : prices.reduce<number>((sum, one) => sum + one!, 0);
  }

  private readInitials(text: string): void {
    const used = new Set(text.toLowerCase().match(/(?<!\p{L})\p{L}{2,3}(?!\p{L})/gu));
    for (const { words } of this.entries) {
      const names = [...words].filter((word) => !isKindWord(word));
      for (const count of [2, 3]) {
        const short = names
          .slice(0, count)
          .map(([letter]) => letter)
          .join('');
        if (names.length >= count && used.has(short) && !names.includes(short)) this.initials.set(short, names.slice(0, count));
      }
    }
  }

  private read(line: string): void {
    let from = 0;
    let last: Priced | null = null;
    const amounts = amountsIn(line);
    if (amounts.length === 0 || /:\s*$/.test(line)) {
      const announced = columnsOf(line);
      if (announced.length > 0) this.columns = announced;
    }
    const [, kind = ''] = saleKind.exec(line) ?? [];
    let column = 0;
    for (const amount of amounts) {
      const gap = line.slice(Math.max(from, amount.from - segmentChars), amount.from);
      const before = `${kind} ${ownPart(gap)}`;
      const behind = line.slice(amount.to, amount.to + 20);
      from = amount.to;
      if (this.entries.length >= entriesMax) continue;
      const cut = isPerPiece(behind) ? cutFor(gap) : null;
      if (cut !== null) this.cuts.push({ ...cut, idr: amount.value });
      if (cut !== null || noPrice.test(before)) continue;
      // "45.000 / 39.000 / 35.000": the prices of one thing for more and more pieces
      const isColumn = last !== null && /^[ ]*[/|][ ]*(?:rp\.?[ ]*)?$/iu.test(gap);
      column = isColumn ? column + 1 : 0;
      const dozen = last === null ? null : dozenIn(gap);
      if (dozen !== null) last!.bundles.push({ count: dozen, idr: amount.value });
      else if (isColumn) last!.each.push({ level: null, from: column + 1, ...this.columns[column], idr: amount.value });
      else last = this.note({ before, behind, gap }, amount, last) ?? last;
      if (last !== null && !isColumn && dozen === null) this.notePackage(last, gap);
    }
  }

  private notePackage(entry: Priced, before: string): void {
    const inside = [...before.matchAll(contents)].at(-1)?.[0];
    if (inside !== undefined && entry.apartIdr === null && !this.packages.some((one) => one.entry === entry))
      this.packages.push({ entry, parts: inside.slice(1, -1).split(/[+&]/) });
  }

  private note({ before, behind, gap }: Around, amount: Pick<Amount, 'value'>, last: Priced | null): Priced | null {
    const found = tier.exec(before);
    if (found !== null && (found[2] !== undefined || found[3] !== undefined)) {
      const count = Number(found[1]) * (dozens[(found[2] ?? '').toLowerCase()] ?? 1);
      const words = nameWords(before.slice(0, found.index));
      const base = words.length === 0 ? last : this.withAll(words);
      if (base !== null && count > 1) {
        // "5 pcs 60.000" beside a price of 15.000 is the price of five
        if (amount.value > base.each[0]!.idr && !perPiece.test(behind)) base.bundles.push({ count, idr: amount.value });
        else base.each.push({ from: count, idr: amount.value });
        return base;
      }
    }
    const many = this.ofMany(before, behind, amount, last);
    if (many !== null) return many;
    const own = isVariant(gap, last) ? [...[...last!.words].slice(0, -1), ...nameWords(gap)] : nameWords(before);
    const isKind = last !== null && own.length > 0 && own.every(isKindWord);
    const words = new Set(isKind ? [...[...last!.words].filter((word, at) => at === 0 || !isKindWord(word)), ...own] : own);
    if (words.size === 0) return null;
    const isZone = own.length > 0 && own.every((word) => placeNamesIn(`ke ${word}`).length > 0);
    const added = isExtra(before);
    return this.add({
      words,
      each: [{ from: 1, idr: amount.value }],
      bundles: [],
      isFee: fee.test(before) || added || isZone || (isKind && last!.isFee),
      isExtra: added,
      pack: packOf(behind),
      apartIdr: null,
    });
  }

  /** "beli 12 pcs kaos polos jadi Rp 65.000 per pcs", "beli 3 kaos polos Rp 210.000": of a thing with a price already. */
  private ofMany(before: string, behind: string, { value }: Pick<Amount, 'value'>, last: Priced | null): Priced | null {
    const found = manyOf.exec(before);
    if (found === null) return null;
    const words = nameWords(before.slice(found.index + found[0].length));
    const base = words.length === 0 ? last : this.withAll(words);
    const count = Number(found[1]) * (dozens[(found[2] ?? '').toLowerCase()] ?? 1);
    if (base === null || count < 2 || (words.length === 0 && found[2] === undefined)) return null;
    if (value > base.each[0]!.idr && !perPiece.test(behind)) base.bundles.push({ count, idr: value });
    else if (perPiece.test(behind) || value < base.each[0]!.idr) base.each.push({ from: count, idr: value });
    else return null;
    return base;
  }

  private add(entry: Priced): Priced {
    this.entries.push(entry);
    if (entry.isExtra) this.extras.push(entry);
    if ([...entry.words].every(isKindWord)) for (const word of entry.words) if (weightOf(word) > 0) this.bareNumbers.add(word);
    for (const word of entry.words) {
      const known = this.byWord.get(word);
      if (known) known.add(entry);
      else this.byWord.set(word, new Set([entry]));
    }
    return entry;
  }

  /** The newest entry that has all of these words. */
  private withAll(words: readonly string[]): Priced | null {
    const sets = words.map((word) => this.byWord.get(word));
    const [first] = sets;
    if (!first || sets.includes(undefined)) return null;
    return [...first].findLast((entry) => sets.every((set) => set!.has(entry))) ?? null;
  }

  /** The things that words name best: several when they do not tell them apart, none when they name nothing. */
  bestFor(words: Iterable<string>): readonly Priced[] {
    const scores = new Map<Priced, number>();
    const said = [...words];
    const given = new Set([...said, ...said.flatMap((word) => this.initials.get(word) ?? [])]);
    for (const word of given) for (const entry of this.byWord.get(word) ?? []) scores.set(entry, (scores.get(entry) ?? 0) + weightOf(word));
    let best = 1;
    for (const score of scores.values()) best = Math.max(best, score);
    const first = [...scores].filter(([, score]) => score === best).map(([entry]) => entry);
    if (first.some(({ isExtra: added }) => added) && !first.every(({ isExtra: added }) => added))
      return first.filter(({ isExtra: added }) => !added);
    const complete = first.filter((entry) => isNamedBy(entry, given));
    if (complete.length > 0) return complete;
    // "Serum" means the serum and not the package with a serum in it
    const headed = preferred(first, (entry) => given.has([...entry.words][0]!));
    return preferred(headed, ({ words: own }) => ![...own].some((word) => weightOf(word) === 10 && !given.has(word)));
  }

  /** True when another thing whose whole name is among the words has this price. */
  hasWithin(words: readonly string[], { idr, without }: { readonly idr: number; readonly without: readonly Priced[] }): boolean {
    const given = new Set(words);
    for (const word of given)
      for (const entry of this.byWord.get(word) ?? [])
        if (
          !without.includes(entry) &&
          !isFeeOn(entry, without) &&
          pricesOf(entry).includes(idr) &&
          weightOf(word) > 0 &&
          isNamedBy(entry, given)
        )
          return true;
    return false;
  }

  /** What is added to a price because of one of the words: "XXL nambah 10rb". */
  extrasFor(words: Iterable<string>, without: readonly Priced[]): readonly Priced[] {
    const given = new Set(words);
    return this.extras.filter((entry) => [...entry.words].some((word) => given.has(word) && !without.some((one) => one.words.has(word))));
  }

  /** True for a price of large quantities that is the price of no thing when so many are bought. */
  isOfOtherCount(idr: number, count: number): boolean {
    const isForMany = this.entries.some(({ each }) => each.some((one) => one.idr === idr && one.from > 1));
    return isForMany && !this.entries.some((entry) => eachAt(entry, count) === idr);
  }

  /** True when one of the words is part of a name, other than a size or a number. */
  isNaming(words: Iterable<string>): boolean {
    for (const word of words)
      if (isKindWord(word) ? this.bareNumbers.has(word) : this.byWord.has(word) || this.initials.has(word)) return true;
    return false;
  }
}

/** True for a fee named by words of a thing: "tambah freon" beside "isi freon full". */
function isFeeOn({ isFee, words }: Priced, things: readonly Priced[]): boolean {
  return isFee && things.some((one) => !one.isFee && [...words].every((word) => one.words.has(word)));
}

/** True when all words that tell this thing from others are given. */
function isNamedBy({ words }: Priced, given: ReadonlySet<string>): boolean {
  return [...words].every((word) => given.has(word) || weightOf(word) === 0);
}

/** Those that fit; all of them when none does. */
function preferred(entries: readonly Priced[], fits: (entry: Priced) => boolean): readonly Priced[] {
  const fitting = entries.filter(fits);
  return fitting.length > 0 ? fitting : entries;
}

/** The part of the text before an amount that belongs to it: behind the last sign between things, if it names something. */
function ownPart(before: string): string {
  const text = before.replace(perPiece, ' ').replaceAll(figures, ' ').replaceAll(contents, ' ');
  const parts = text.split(/[;|]|,(?!\d)|^[^\p{L}\d]{0,3}\(|\. /u);
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at]!.replace(/^.*(?:varian|harga|menu|produk|catatan)[^:]{0,12}:/iu, '');
    if (nameWords(part).length > 0 || (tier.test(part) && at > 0)) return part;
  }
  return text;
}

/** The amounts of a line, and numbers without a sign of money that have a unit behind them. */
function amountsIn(line: string): Pick<Amount, 'from' | 'to' | 'value'>[] {
  const found = findAmounts(line);
  const bare = [...line.matchAll(bareEach)]
    .filter(({ index }) => !found.some(({ from, to }) => index >= from && index < to))
    .map(({ index, 0: digits }) => ({ from: index, to: index + digits.length, value: Number(digits) }));
  return bare.length === 0 ? found : [...found, ...bare].toSorted((one, other) => one.from - other.from);
}

/** "185.000 / lusin 1.980.000": how many the second price is for. */
function dozenIn(gap: string): number | null {
  const [, unit] = /^[ ]*[/|,][ ]*(?:1 |se)?(lusin|kodi)[ :=]*(?:rp\.?[ ]*)?$/iu.exec(gap) ?? [];
  return unit === undefined ? null : dozens[unit.toLowerCase()]!;
}

function packOf(behind: string): number {
  const [, count, unit] = perPack.exec(behind) ?? [];
  return Number(count ?? 1) * (weights[(unit ?? '').toLowerCase()] ?? 1);
}

/** True when the text behind an amount makes it the price of one: "/pcs", "per kg". */
export function isPerPiece(behind: string): boolean {
  return perPiece.test(behind) || perPack.test(behind);
}

/** The price of one when so many are bought. */
export function eachAt({ each }: Priced, count: number): number {
  let best = each[0]!;
  for (const one of each) if (one.from <= count && one.from >= best.from) best = one;
  return best.idr;
}

/** What so many cost together. */
export function totalsAt(thing: Priced, count: number): number[] {
  const bundle = thing.bundles.find((one) => one.count === count);
  if (bundle) return [bundle.idr];
  const times = Math.round(eachAt(thing, count) * count);
  return thing.pack === 1 ? [times] : [times, Math.round((eachAt(thing, count) * count) / thing.pack)];
}

/** All prices that the owner gives for a thing. */
export function pricesOf({ each, bundles }: Priced): number[] {
  return [...each.map(({ idr }) => idr), ...bundles.map(({ idr }) => idr)];
}
