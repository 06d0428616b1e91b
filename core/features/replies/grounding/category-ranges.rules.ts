import type { PricedCategory } from '../../products/products.service.js';
import { shownCategories } from '../owner-data/owner-data.rules.js';
import { findAmounts, type Amount } from './amounts.rules.js';
import type { GroundSources } from './grounds.rules.js';
import { plainText, sentencesOf } from './plain-text.rules.js';

/** Words that a statement about a whole category may contain. Any other word may name one of its products. */
const neutral = new Set(
  (
    'ada aja agak aneka antara apa baik bahan banyak bergantung berapa beragam berbagai berkisar bervariasi bisa boleh bos brp bu bun bunda buat dan dari dengan dg di gan ' +
    'hai halo harga hrg ini item itu jenis kak kakak kalau kalo kami kategori kisaran kita koleksi ' +
    'iya juga lain lengkap lihat macam mas masing mau mbak nah tentu wah silakan sampe melihat min model motif mulai murah mahal nih nya oke ok pak paling pcs per pilihan ' +
    'produk punya ragam range rata ready rentang saat saja sama sampai sd seharga sekarang sekitar semua sis siap tanya termahal termurah tergantung ' +
    'tersedia tertinggi terendah tinggi rendah toko total tuh ukuran untuk utk varian warna ya yaa yg yang rp rb ribu jt juta an hingga s d'
  ).split(' '),
);
const lowest =
  /(?<!\p{L})(?:mulai(?:nya)?|dari|antara|kisaran(?:nya)?|berkisar|rentang(?:nya)?|range|termurah|terendah|paling (?:murah|rendah))(?!\p{L})/iu;
const highest = /(?<!\p{L})(?:termahal|tertinggi|paling (?:mahal|tinggi)|maksimal)(?!\p{L})/iu;
/** The text between the two prices of a range. */
const upTo = /^(?:an )?(?:-|–|—|~|sampai(?: dengan)?|hingga|s\/d|sd|dan)$/iu;
const offersStock = /(?<!\p{L})(?:ready|tersedia|stok)(?!\p{L})/iu;
const clauseEnd = /[,.;:!?()\n]/;
const leadChars = 300;

interface Part {
  readonly amount: Amount;
  /** The text before the amount, from the previous amount on. */
  readonly before: string;
  /** The text after the amount, up to the end of its clause. */
  readonly behind: string;
}

interface Named {
  /** Null when no category is named. */
  readonly category: PricedCategory | null;
  /** True when the text has words besides the category's that may name a product. */
  readonly hasOthers: boolean;
}

/**
 * The price ranges of the categories of a long product list. A range is evidence for statements about the whole category
 * ("Gamis mulai Rp 85.000 sampai Rp 350.000"), never for the price of one of its products.
 */
export class CategoryRanges {
  private readonly named: readonly { readonly category: PricedCategory; readonly words: readonly string[] }[];
  private readonly whole: PricedCategory | null;

  constructor(categories: readonly PricedCategory[]) {
    this.named = shownCategories(categories)
      .map((category) => ({ category, words: wordsOf(category.name) }))
      .filter(({ words }) => words.length > 0)
      .toSorted((one, other) => other.words.length - one.words.length);
    const prices = categories.flatMap(({ minIdr, maxIdr }) => (minIdr === null || maxIdr === null ? [] : [minIdr, maxIdr]));
    const count = categories.reduce((sum, one) => sum + one.count, 0);
    this.whole = prices.length === 0 ? null : { name: '', count, minIdr: Math.min(...prices), maxIdr: Math.max(...prices) };
  }

  /**
   * Positions of the amounts of a text that state the range of a category.
   *
   * @param lead the lead's last message. When null, an amount without a named category may belong to any category.
   */
  statedIn(text: string, lead: string | null): ReadonlySet<number> {
    const stated = new Set<number>();
    if (this.whole === null) return stated;
    for (const sentence of sentencesOf(text)) {
      let meant: readonly PricedCategory[] = [];
      const parts = partsOf(sentence.text);
      parts.forEach(({ amount, before, behind }, at) => {
        const earlier = parts[at - 1];
        const next = parts[at + 1];
        const isUpper = earlier !== undefined && upTo.test(before.trim());
        if (!isUpper) meant = this.meantBy(before, lead);
        if (this.namedIn(behind).hasOthers) return;
        const isBegun = isUpper && stated.has(sentence.from + earlier.amount.from);
        const endsAt = next !== undefined && upTo.test(next.before.trim()) ? next.amount.value : null;
        const isRange = meant.some(({ minIdr, maxIdr }) => {
          if (amount.value === minIdr && !isUpper && (lowest.test(before) || endsAt === maxIdr)) return true;
          return amount.value === maxIdr && (isBegun ? earlier?.amount.value === minIdr : highest.test(before));
        });
        if (isRange) stated.add(sentence.from + amount.from);
      });
    }
    return stated;
  }

  /** True for a sentence that only states the range of a category. */
  isAllOf(sentence: string, lead: string): boolean {
    const amounts = findAmounts(sentence);
    if (amounts.length === 0 || offersStock.test(sentence)) return false;
    const stated = this.statedIn(sentence, lead);
    if (!amounts.every(({ from }) => stated.has(from))) return false;
    const rest = sentence.slice(amounts.at(-1)!.to);
    return wordsOf(rest).every((word) => neutral.has(word));
  }

  /** The categories that a text before an amount may be about; none when it may be about one product. */
  private meantBy(before: string, lead: string | null): readonly PricedCategory[] {
    const here = this.namedIn(before);
    if (here.hasOthers || this.whole === null) return [];
    if (here.category !== null) return [here.category];
    if (lead === null) return [this.whole, ...this.named.map(({ category }) => category)];
    const asked = this.namedIn(lead.slice(-leadChars));
    return asked.hasOthers ? [] : [asked.category ?? this.whole];
  }

  private namedIn(text: string): Named {
    const words = wordsOf(text);
    const found = this.named.find((one) => one.words.every((word) => words.includes(word)));
    const isOther = (word: string) => !neutral.has(word) && !found?.words.includes(word) && word !== String(found?.category.count);
    return { category: found?.category ?? null, hasOthers: words.some(isOther) };
  }
}

/** The amounts of a sentence with the words around them. */
function partsOf(sentence: string): Part[] {
  const amounts = findAmounts(sentence);
  return amounts.map((amount, at) => {
    const next = amounts[at + 1]?.from ?? sentence.length;
    return {
      amount,
      before: sentence.slice(amounts[at - 1]?.to ?? 0, amount.from),
      // the text before the next amount is judged with that amount
      behind: at === amounts.length - 1 ? sentence.slice(amount.to, next).split(clauseEnd, 1)[0]! : '',
    };
  });
}

/** The words and numbers without the suffix "nya", without punctuation, and without the number of a list item. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(/^\s{0,3}\d{1,2}[.)] /, '')
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? []
  ).map((word) => (neutral.has(word) ? word : word.replace(/(?<=.{3})nya$/, '')));
}

/** The sources without the category ranges that the bot's own messages stated. */
export function withoutCategoryRanges(sources: GroundSources): GroundSources {
  const { categories = [], ours } = sources;
  if (categories.length === 0 || ours.length === 0) return sources;
  const ranges = new CategoryRanges(categories);
  return { ...sources, ours: ours.map((message) => withoutRanges(message, ranges)) };
}

function withoutRanges(message: string, ranges: CategoryRanges): string {
  const { text } = plainText(message);
  const stated = ranges.statedIn(text, null);
  if (stated.size === 0) return message;
  let rest = '';
  let from = 0;
  for (const amount of findAmounts(text)) {
    if (!stated.has(amount.from)) continue;
    rest += `${text.slice(from, amount.from)} `;
    from = amount.to;
  }
  return rest + text.slice(from);
}
