import { cutText } from '#contracts/values/texts';
import { plainWords, type ListedProduct } from '#contracts/values/selling/product-list';

export type ProductMatch =
  | { readonly kind: 'found'; readonly product: ListedProduct }
  /** Several products match equally well. */
  | { readonly kind: 'several'; readonly names: readonly string[] }
  | { readonly kind: 'none' };

/** Maximum number of characters that are compared of a name from a model or a lead. No product name is longer. */
const wantedChars = 300;
/**
 * Maximum length of a word that may have a wrong letter. A longer word must match exactly, because the comparison
 * takes time proportional to the product of both lengths.
 */
const wordChars = 40;

/** Words that people add around a product name. */
const fillers = new Set(['foto', 'gambar', 'produk', 'yang', 'si', 'nya', 'dan', 'the']);

/**
 * Finds the product that a model or a lead names. The comparison ignores case and punctuation, and allows a wrong
 * letter, a missing word or an extra word. Words with digits (250g, XL2) must match exactly.
 */
export function matchProduct(products: readonly ListedProduct[], wanted: string): ProductMatch {
  const words = plainWords(cutText(wanted, wantedChars)).filter((word) => !fillers.has(word));
  if (words.length === 0) return { kind: 'none' };
  const same = products.find(({ name }) => plainWords(name).join(' ') === words.join(' '));
  if (same) return { kind: 'found', product: same };
  const scored = products
    .map((product) => ({ product, score: likeness(plainWords(product.name), words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const [best] = scored;
  if (!best) return { kind: 'none' };
  const equals = scored.filter(({ score }) => score === best.score);
  if (equals.length === 1) return { kind: 'found', product: best.product };
  return { kind: 'several', names: equals.map(({ product }) => product.name) };
}

/** How similar two names are: the share of their common words. 0 unless one name contains all words of the other. */
function likeness(name: readonly string[], wanted: readonly string[]): number {
  const left = [...name];
  let common = 0;
  for (const word of wanted) {
    const at = left.findIndex((other) => isAlmost(word, other));
    if (at < 0) continue;
    left.splice(at, 1);
    common += 1;
  }
  if (common < wanted.length && left.length > 0) return 0;
  return (2 * common) / (name.length + wanted.length);
}

function isAlmost(one: string, other: string): boolean {
  if (one === other) return true;
  if (/\d/.test(one + other)) return false;
  const longest = Math.max(one.length, other.length);
  const allowed = longest >= 8 ? 2 : longest >= 4 ? 1 : 0;
  if (longest > wordChars || Math.abs(one.length - other.length) > allowed) return false;
  return distance(one, other) <= allowed;
}

/** Number of letters to insert, delete or change between two words (Levenshtein distance). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}

/** The product that an order names. `rest` has the words that are not in its name, and that may name a variant. */
export type OrderMatch<Product> =
  | { readonly kind: 'found'; readonly product: Product; readonly rest: readonly string[] }
  /** Several products have all of the words. */
  | { readonly kind: 'several'; readonly names: readonly string[] }
  /** No product has all of the words; these products have most of them. */
  | { readonly kind: 'similar'; readonly names: readonly string[] }
  | { readonly kind: 'none' };

interface Orderable {
  readonly name: string;
  readonly variants: readonly { readonly name: string }[];
}

/**
 * Words that may be added to a product's name without naming another product: "warna" and "ukuran" in "kaos warna
 * merah ukuran XL".
 */
const neutral = new Set(
  'pcs pc buah biji warna wrn ukuran uk size varian variant rasa asli ori original ready promo kak merk merek'.split(' '),
);
/**
 * Minimum length of a word that may have a wrong letter. A shorter word with another letter may be another proper
 * name: "Nara" and "Naura".
 */
const typoChars = 6;
const similarMax = 4;

/**
 * Finds the product that an order means. Stricter than {@link matchProduct}, because a wrong product means a wrong price:
 * every word must be part of the product's name or of a variant, and when several products have all the words, none is
 * chosen.
 */
export function matchOrdered<Product extends Orderable>(products: readonly Product[], wanted: string): OrderMatch<Product> {
  const words = measured(wanted).filter((word) => !fillers.has(word) && !neutral.has(word));
  if (words.length === 0) return { kind: 'none' };
  const phrase = words.join(' ');
  const same = products.find((product) => wordsOf(product).phrase === phrase);
  if (same) return { kind: 'found', product: same, rest: [] };
  const compared = products.map((product) => compare(product, words)).filter(({ common }) => common > 0);
  const complete = compared.filter(({ lacks }) => lacks === 0);
  const typos = Math.min(...complete.map((one) => one.typos));
  const best = complete.filter((one) => one.typos === typos);
  // "kaos xl" means the variant XL of the product "Kaos", and not "Kaos polos", of which only a part is named
  const whole = best.filter(({ isWhole }) => isWhole);
  const most = Math.max(...whole.map(({ common }) => common));
  const meant = whole.length > 0 ? whole.filter(({ common }) => common === most) : best;
  if (meant.length === 1) return { kind: 'found', product: meant[0]!.product, rest: meant[0]!.rest };
  if (meant.length > 1) return { kind: 'several', names: meant.map(({ product }) => product.name) };
  const near = compared.toSorted((one, other) => other.common - one.common || one.lacks - other.lacks).slice(0, similarMax);
  return near.length === 0 ? { kind: 'none' } : { kind: 'similar', names: near.map(({ product }) => product.name) };
}

interface Comparison<Product> {
  readonly product: Product;
  readonly common: number;
  /** Number of words that are neither in the name nor in a variant. */
  readonly lacks: number;
  readonly typos: number;
  readonly rest: readonly string[];
  readonly isWhole: boolean;
}

function compare<Product extends Orderable>(product: Product, words: readonly string[]): Comparison<Product> {
  const { ofName, ofVariants } = wordsOf(product);
  const left = [...ofName];
  const rest: string[] = [];
  let [common, lacks, typos] = [0, 0, 0];
  for (const word of words) {
    const exact = left.indexOf(word);
    const at = exact >= 0 || ofVariants.has(word) ? exact : left.findIndex((other) => isAlmost(word, other));
    if (at < 0) {
      rest.push(word);
      if (!ofVariants.has(word)) lacks += 1;
      continue;
    }
    common += 1;
    if (exact < 0 && Math.min(word.length, left[at]!.length) < typoChars) lacks += 1;
    else if (exact < 0) typos += 1;
    left.splice(at, 1);
  }
  return { product, common, lacks, typos, rest, isWhole: left.length === 0 };
}

interface Words {
  /** All words of the name. */
  readonly phrase: string;
  /** The words of the name that distinguish the product from others. */
  readonly ofName: readonly string[];
  readonly ofVariants: ReadonlySet<string>;
}

/**
 * Cache of the words per product. The names of an order, or of carts, are each compared with the same list and its
 * variants.
 */
const known = new WeakMap<Orderable, Words>();

function wordsOf(product: Orderable): Words {
  const before = known.get(product);
  if (before) return before;
  const all = measured(product.name);
  const words = {
    phrase: all.join(' '),
    ofName: all.filter((word) => !fillers.has(word) && !neutral.has(word)),
    ofVariants: new Set(product.variants.flatMap(({ name }) => measured(name))),
  };
  known.set(product, words);
  return words;
}

/** The words of a name, in which a number and its unit form one word: "250 gr" becomes "250g". */
export function measured(text: string): string[] {
  return plainWords(
    cutText(text, wantedChars)
      .replaceAll(/(\d)[ ]?(?:gram|gr|g)(?![\p{L}\d])/giu, '$1g')
      .replaceAll(/(\d)[ ](kg|ml|cm|l|m)(?![\p{L}\d])/giu, '$1$2'),
  );
}
