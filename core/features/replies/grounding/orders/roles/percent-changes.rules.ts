import { isKindWord, nameWords } from '../name-words.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';
import { added, cutOfKind } from '../order-words.js';
import { isAbout } from '../order-sums.rules.js';

/**
 * The amount is part of a calculation. `goesOn` matches a change that follows the amount: "express: 4 kg x 7.000,
 * tambah 50%".
 */
const calculates = /(?:(?<!\p{L})x|[×*=+])[ ]?(?:rp\.?[ ]?)?$/iu;
const goesOn = /^[ )]{0,2}[x×*+=@]|(?<!\p{L})(?:tambah|nambah|ditambah|tambahan|naik|belum|plus|plusnya)(?!\p{L})|\+/iu;
const mayLack =
  /(?<!\p{L})(?:belum|blm|tanpa|di ?luar|selain|bukan|tidak|tdk|ga|gak|nggak|kalau|kalo|jika|bila|dari|tambah|nambah|ditambah|tambahan|plus|gratis|free)(?!\p{L})|\+/iu;
const surchargesMax = 20;
/** Kinds of charges that are checked elsewhere. */
const otherRoles = new Set(['cod', 'ppn', 'pajak', 'admin', 'ongkir', 'dp', 'bunga']);

const daysOff = new Set(['sabtu', 'ahad']);

/** A percentage that the owner adds to a price: "Express 1 hari +50%". */
interface Surcharge {
  /** Words that name the change. */
  readonly words: readonly string[];
  /** Words of the things to which it is limited: "naik 10% khusus paket". Empty without a limit. */
  readonly only: readonly string[];
  readonly percent: number;
}

interface Said {
  readonly value: number;
  readonly before: string;
  /** The rest of the sentence after the amount. */
  readonly rest: string;
}

const adds = /(?<!\p{L})(?:tambah|nambah|ditambah|custom|urgent|express|ekspres)|\+/iu;

interface Change {
  readonly sentence: string;
  readonly words: readonly string[];
  /** True for a percentage that the owner does not take off the named things. */
  readonly isRefused: (percent: number) => boolean;
}

/**
 * Percentages that the owner adds to a price ("custom ukuran +15%"), or subtracts from the price of a kind ("les
 * online diskon 10%").
 */
export class PercentChanges {
  private readonly addedPercents: readonly number[];
  private readonly surcharges: readonly Surcharge[];
  private readonly cutPercents: readonly { readonly word: string; readonly percent: number }[];

  /** @param given texts of the owner, as `plainText` reads them. */
  constructor(given: string) {
    const ownerText = withMultiples(given);
    this.addedPercents = [...ownerText.matchAll(added)].map(({ 1: percent }) => Number(percent));
    this.surcharges = sentencesOf(ownerText)
      .flatMap(({ text }) => surchargesIn(text))
      .slice(0, surchargesMax);
    this.cutPercents = [...ownerText.matchAll(cutOfKind)].flatMap(({ 1: before, 2: percent }) =>
      nameWords(before!)
        .slice(-1)
        .filter((word) => !isKindWord(word))
        .map((word) => ({ word, percent: Number(percent) })),
    );
  }

  /** The prices with the changes that a sentence and the words of its thing name. */
  changed(prices: readonly number[], { sentence, words, isRefused }: Change): number[] {
    const named = this.namedIn(nameWords(sentence));
    const more = (named.length > 0 ? named : adds.test(sentence) ? this.addedPercents : []).map((percent) => 100 + percent);
    const less = this.cutPercents
      .filter(({ word, percent }) => words.includes(word) && !isRefused(percent))
      .map(({ percent }) => 100 - percent);
    return [...more, ...less].flatMap((share) => prices.map((idr) => Math.round((idr * share) / 100)));
  }

  /**
   * True for "4 kg express jadi 28.000" when that is the price without the owner's "+50%" for express.
   * @param plain prices of the named things, without changes.
   */
  isLackedBy({ value, before, rest }: Said, plain: () => Iterable<number>): boolean {
    if (this.surcharges.length === 0 || mayLack.test(before) || calculates.test(before) || goesOn.test(rest)) return false;
    const named = this.namedIn(nameWords(before));
    if (named.length === 0) return false;
    const prices = [...plain()];
    const isWith = prices.some((idr) => named.some((percent) => isAbout(value, (idr * (100 + percent)) / 100)));
    return prices.includes(value) && !isWith;
  }

  /** The sums with the percentages that the words before an amount name: "24.000, kilat jadi 48.000". */
  withNamed(sums: Iterable<number>, before: string): number[] {
    const named = this.surcharges.length === 0 ? [] : this.namedIn(nameWords(before));
    return named.length === 0 ? [] : [...sums].flatMap((sum) => named.map((percent) => Math.round((sum * (100 + percent)) / 100)));
  }

  private namedIn(words: readonly string[]): number[] {
    const given = new Set(words);
    if (words.some((word, at) => daysOff.has(word) || (word === 'minggu' && words[at - 1] === 'hari'))) given.add('weekend');
    return this.surcharges.flatMap((one) => (isNamedBy(one, given) ? [one.percent] : []));
  }
}

function isNamedBy({ words, only }: Surcharge, given: ReadonlySet<string>): boolean {
  return words.every((word) => given.has(word)) && (only.length === 0 || only.some((word) => given.has(word)));
}

const multiple = /(?<!\p{L})(?:dikali|dikalikan)[ ]?([2-5])(?![\d.,]*\d|[ ]?\p{L})|(?<![\d.,])([2-5])[ ]?(?:x|kali)[ ]lipat(?!\p{L})/giu;

/** The text with multiples as percentages: "Lisensi TV dikali 2" becomes an addition of 100 %. */
function withMultiples(text: string): string {
  return text.replaceAll(multiple, (_, one?: string, other?: string) => `+${(Number(one ?? other) - 1) * 100}%`);
}

/** Separators of alternatives: of "Weekend & tanggal merah", one is enough. */
const either = /[&/]|(?<!\p{L})(?:dan|atau)(?!\p{L})/u;
const limited = /^[^,;.()\n]{0,8}(?<!\p{L})(?:khusus|hanya|cuma)[ ](?:untuk |utk |buat )?([^,;.()\n]{3,40})/iu;
/** Words that do not show what a charge is for. */
const unsaid = new Set(['lisensi', 'penggunaan', 'pemakaian', 'keperluan', 'biaya', 'tarif']);

/** The percentages that a sentence of the owner adds, with the words before each in its part of the sentence. */
function surchargesIn(sentence: string): Surcharge[] {
  let last: readonly string[] = [];
  return sentence.split(/[,;()](?!\d)/u).flatMap((part): Surcharge[] => {
    const [found] = [...part.matchAll(added)];
    const named = found === undefined ? part : part.slice(0, found.index);
    const telling = (text: string): string[] => nameWords(text).filter((word) => !isKindWord(word) && !unsaid.has(word));
    const words = telling(named);
    const own = words.length > 0 ? words : last;
    last = words;
    if (found === undefined || own.length === 0 || own.some((word) => otherRoles.has(word))) return [];
    const only = telling(limited.exec(part.slice(found.index + found[0].length))?.[1] ?? '');
    const ways = words.length > 0 ? named.split(either).map(telling) : [own];
    return ways.flatMap((one) => (one.length > 0 ? [{ words: one, only, percent: Number(found[1]) }] : []));
  });
}
