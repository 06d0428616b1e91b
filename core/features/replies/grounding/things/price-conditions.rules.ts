import { findAmounts } from '../amounts.rules.js';
import { withoutAmounts } from '../evidence/carriers.rules.js';
import { unitSpelled } from '../evidence/measures.rules.js';
import { plainWords, rootOf } from '../evidence/plain-words.rules.js';
import { sentencesOf } from '../plain-text.rules.js';

/** A number with a unit: "2 malam", "0-1 th", "min 12 pak". */
interface Span {
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  /** True for a minimum: after "min" or before "ke atas". */
  readonly isLeast: boolean;
  /** True for a maximum: after "max" or "sampai". */
  readonly isMost: boolean;
}

/** A price of the owner, with the things and numbers to which it applies. */
interface Price {
  readonly idr: number;
  /** The unit after the price: "malam" for "50rb/malam"; empty when there is none. */
  readonly unit: string;
  readonly names: readonly string[];
  /** The names of each of several things with this price: "Bantul/Sleman 50rb". */
  readonly each: readonly (readonly string[])[];
  readonly spans: readonly Span[];
  /** True for an amount that is added to another price: "luar kota +50rb". */
  readonly isExtra: boolean;
  /** Number of the price's sentence. */
  readonly line: number;
}

const cuts = /,(?!\d)|[;()|\n]|[ ][–—-][ ]|[ ](?:tapi|tetapi|sedangkan)[ ]/giu;
const leastBehind = /^[ ]*(?:min(?:imal|imum)?)(?!\p{L})/iu;
const unitBehind = /^[ ]?(?:\/|per[ ]|se(?=\p{L}{3}))[ ]?(\p{L}{1,12}2?)/iu;
const added = /(?:(?<!\p{L})(?:tambah(?:an)?|nambah|charge|kena)(?!\p{L})[^\p{L}\d]*|\+[ ]*)(?:rp\.?[ ]*)?$/iu;
const span =
  /(?:(?<!\p{L})(min(?:imal|imum)?|di ?atas|lebih dari|mulai)|(?<!\p{L})(maks(?:imal)?|max|sampai|s\/d|di ?bawah))?[ ]?([<>])?[ ]?(?<![\d.,:/x×])(\d{1,2}\.\d{3}|\d{1,5})(?:[ ]?(?:-|–)[ ]?(\d{1,2}\.\d{3}|\d{1,5}))?[ ]?(\p{L}{1,12}2?)(?![\p{L}\d])([ ](?:ke ?atas|keatas|up|atau lebih))?/giu;
const noUnits = new Set('rb ribu jt juta k x kali persen pagi siang sore malem wib dan atau sampai yang kak ya per jadi sudah'.split(' '));
const reckons =
  /[+×*=@]|\d[ ]?x[ ]?(?:rp)?[ ]?\d|(?<!\p{L})(?:tambah|nambah|ditambah|plus|belum|di luar|masing|satuan|satuannya|diskon|potongan|sisa|dp|gratis|free|bonus)(?!\p{L})|%/iu;
const names = /(?<!\p{L})(?:min(?:imal|imum)?|ke ?atas|kalau|kalo|grosir|mulai|khusus|gratis|free|bonus)(?!\p{L})/iu;
const sumWords = /(?<!\p{L})(?:total(?:nya)?|jadi(?:nya)?|semua(?:nya)?)(?!\p{L})/iu;
/** Words at the start of a list of prices by place: "antar gratis Cimahi, Lembang 150rb". */
const ways =
  /^[^\p{L}]*(?:biaya |ongkos )?(?:antar|ongkir|kirim|pengiriman|transport|transportasi|jemput|antar[ -]jemput|survey|pasang gratis)(?!\p{L})/iu;
const alternatives = /[ ]?[/&][ ]?|[ ][+][ ]|[ ](?:dan|atau)[ ]/iu;
const empty = new Set(
  'yang untuk utk buat di ke dari dan atau kak bisa boleh ada ya juga tetap sudah kami kita pakai pake dengan sama harga cuma hanya jadi total luar dalam antar kirim biaya ongkos ongkir gratis lebih itu per orang pcs box unit jam hari bulan tahun malam menit lembar meter ekor botol porsi'.split(
    ' ',
  ),
);
const pricesMax = 400;
const sentenceChars = 300;
const timesMax = 60;
const countsMax = 6;
const additionsMax = 8;

/**
 * Prices that apply to one unit, to a number of units, or from a number on, and amounts that are added to other
 * prices.
 */
export class PriceConditions {
  private readonly prices: Price[] = [];
  /** The words of each sentence. */
  private readonly words: ReadonlySet<string>[] = [];

  constructor(text: string) {
    for (const [line, sentence] of sentencesOf(text).entries()) {
      this.words.push(new Set(wordsIn(sentence.text)));
      for (const price of pricesIn(sentence.text, line)) if (this.prices.length < pricesMax) this.prices.push(price);
    }
  }

  /**
   * True for a price with a wrong condition: it is the price of one for several, of another number, of a higher
   * minimum, or without a named addition.
   */
  isRefused(sentence: string, lead: string): boolean {
    if (this.prices.length === 0 || sentence.length > sentenceChars || sentence.trimEnd().endsWith('?')) return false;
    const amounts = findAmounts(sentence);
    const values = amounts.map(({ value }) => value);
    const own = spansIn(sentence);
    const asked = spansIn(lead.slice(-200));
    if (!names.test(sentence) && values.some((value) => this.isBelowLeast(value, own, asked))) return true;
    const [amount] = amounts;
    if (amount === undefined || amounts.length > 1 || reckons.test(sentence) || amount.isRough) return false;
    const behind = sentence.slice(amount.to);
    const isEach = unitBehind.test(behind) && !behind.startsWith(' se');
    return (
      (!isEach && this.isOfOne(amount.value, own) && !this.isOfSeveral(amount.value, own, sentence)) ||
      this.isOfOtherNumber(amount.value, own) ||
      this.lacksAddition(amount.value, sentence, { lead, own: [...own, ...asked] })
    );
  }

  /** True for the price of one that is stated for several: "3 box Rp 35.000" when one box costs 35.000. */
  private isOfOne(value: number, own: readonly Span[]): boolean {
    const same = this.prices.filter(({ idr }) => idr === value);
    return own.some(
      ({ unit, from, isLeast, isMost }) =>
        from > 1 &&
        !isLeast &&
        !isMost &&
        same.length > 0 &&
        same.every(
          (one) =>
            one.unit === unit && !one.spans.some((other) => other.unit === unit && other.from === from && !other.isMost && !other.isLeast),
        ),
    );
  }

  /**
   * True for the price of several units of the named thing: "Elf 2 hari 3jt" when the Elf costs 1,5jt per day,
   * although the big bus costs 3jt for one day.
   */
  private isOfSeveral(value: number, own: readonly Span[], sentence: string): boolean {
    const words = new Set(wordsIn(sentence));
    return own.some(({ unit, from }) =>
      this.prices.some((one) => one.unit === unit && one.idr * from === value && one.names.some((name) => words.has(name))),
    );
  }

  /** True for a price below its minimum: "5 pak 6rb" when 6rb applies from 12 on. */
  private isBelowLeast(value: number, own: readonly Span[], asked: readonly Span[]): boolean {
    const known = new Map<number, boolean>();
    const isFree = (count: number): boolean => {
      const found =
        known.get(count) ??
        this.prices.some(
          ({ idr, spans }) => (idr === value || idr * count === value) && !spans.some(({ isLeast, from }) => isLeast && from > count),
        );
      known.set(count, found);
      return found;
    };
    return this.prices.some(({ idr, spans, isExtra }) =>
      spans.some(({ isLeast, from: least, unit }) => {
        if (!isLeast || isExtra || unit === '') return false;
        const counts = [own, asked]
          .map((some) => some.filter((one) => one.unit === unit && !one.isLeast && !one.isMost))
          .find(({ length }) => length > 0);
        const [count] = counts ?? [];
        if (count === undefined || counts!.length > 1 || count.from >= least) return false;
        return (value === idr || value === idr * count.from) && !isFree(count.from);
      }),
    );
  }

  /**
   * True for the price of another number: "4 tahun 1,5 juta" when that is the price for 1 to 3 years, and 4 years
   * have their own price.
   */
  private isOfOtherNumber(value: number, own: readonly Span[]): boolean {
    const same = this.prices.filter(({ idr }) => idr === value);
    if (same.length === 0) return false;
    const lines = new Set(same.map(({ line }) => line));
    return own.some((said) => {
      const isFor = ({ spans }: Price): boolean =>
        spans.some((one) => one.unit === said.unit && one.from <= said.from && one.to >= said.to);
      const hasUnit = ({ spans }: Price): boolean => spans.some((one) => one.unit === said.unit);
      return (
        same.every((one) => hasUnit(one) && !isFor(one)) &&
        this.prices.some((one) => one.idr !== value && isFor(one) && lines.has(one.line))
      );
    });
  }

  /** True for a price without a named addition: "Privat dewasa Rp 120.000" when adults pay 30rb more. */
  private lacksAddition(value: number, sentence: string, { lead, own }: { readonly lead: string; readonly own: readonly Span[] }): boolean {
    const words = new Set(wordsIn(sumWords.test(sentence) ? `${sentence} ${lead.slice(-200)}` : sentence));
    const counts = [1, ...own.map(({ from }) => from)].filter((count) => count > 0 && count <= timesMax).slice(0, countsMax);
    const isNamed = ({ each }: Price): boolean => each.some((some) => some.every((name) => words.has(name)));
    const additions = this.prices.filter((one) => one.isExtra && isNamed(one)).slice(0, additionsMax);
    if (additions.length === 0) return false;
    const bases = this.prices.filter((one) => !one.isExtra && one.names.some((name) => words.has(name)));
    // "ongkir luar kota 30rb" has a price of its own
    if (
      bases.some(
        (one) => one.idr === value && additions.some(({ each }) => each.some((some) => some.every((name) => one.names.includes(name)))),
      )
    )
      return false;
    if (additions.some(({ idr }) => counts.some((count) => idr * count === value))) return false;
    // in "desain 30rb, revisi 2x", the revisions are named beside the price itself, so "revisi tambahan 10rb" is not
    // missing
    const isTold = ({ each, line }: Price): boolean =>
      bases.some(
        (one) =>
          one.line !== line &&
          one.idr === value &&
          each.some((some) => some.every((name) => words.has(name) && this.words[one.line]!.has(name))),
      );
    if (additions.every(isTold)) return false;
    const isWhole = bases.some((base) =>
      additions.some(({ idr }) => counts.some((many) => counts.some((often) => base.idr * many + idr * often === value))),
    );
    return !isWhole && bases.some((base) => counts.some((count) => base.idr * count === value));
  }
}

function pricesIn(sentence: string, line: number): Price[] {
  const found: Price[] = [];
  const isWay = ways.test(sentence);
  let from = 0;
  let heading: readonly string[] = [];
  for (const { index, 0: cut } of [...sentence.matchAll(cuts), { index: sentence.length, 0: '' }]) {
    const piece = sentence.slice(from, index);
    from = index + cut.length;
    const last = found.at(-1);
    const amounts = findAmounts(piece);
    if (amounts.length === 0) {
      // "12rb/lembar, min 5 lembar"
      if (last !== undefined && leastBehind.test(piece))
        found.splice(-1, 1, { ...last, spans: [...last.spans, ...spansIn(piece).map((one) => ({ ...one, unit: one.unit || last.unit }))] });
      continue;
    }
    let start = 0;
    for (const [at, amount] of amounts.entries()) {
      const before = piece.slice(start, amount.from);
      const behind = piece.slice(amount.to, amounts[at + 1]?.from);
      start = amount.to;
      const isExtra = added.test(before) || isWay;
      const own = wordsIn(before.replace(added, ' '));
      const [, unit = ''] = unitBehind.exec(behind) ?? [];
      const isBehind = amounts.length === 1 || at === amounts.length - 1;
      found.push({
        idr: amount.value,
        unit: unitOf(unit),
        names: own.length > 0 ? own : heading,
        each: (own.length > 0 ? before.replace(added, ' ').split(alternatives).map(wordsIn) : [heading]).filter(({ length }) => length > 0),
        spans: [...spansIn(before), ...(isBehind ? spansIn(behind) : [])],
        isExtra,
        line,
      });
      if (own.length > 0) heading = own;
    }
  }
  return found;
}

function wordsIn(text: string): string[] {
  return plainWords(text)
    .map(({ root }) => root)
    .filter((root) => !empty.has(root) && !/^\d/.test(root));
}

function spansIn(text: string): Span[] {
  return [...withoutAmounts(text).matchAll(span)].flatMap(
    ({ 1: least, 2: most, 3: sign, 4: first, 5: last, 6: written, 7: upwards }): Span[] => {
      const unit = unitOf(written!);
      if (unit === '') return [];
      const from = Number(first!.replace('.', ''));
      const isLeast = least !== undefined || sign === '>' || upwards !== undefined;
      const isMost = most !== undefined || sign === '<';
      return [
        {
          unit,
          from: isMost ? 0 : from,
          to: isLeast ? Number.POSITIVE_INFINITY : last === undefined ? from : Number(last.replace('.', '')),
          isLeast,
          isMost,
        },
      ];
    },
  );
}

function unitOf(written: string): string {
  const word = written.toLowerCase();
  return word === '' || noUnits.has(word) ? '' : (unitSpelled(word) ?? rootOf(word));
}
