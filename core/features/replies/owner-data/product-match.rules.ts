import { cutText } from '#contracts/values/texts';
import { plainWords, type ListedProduct } from '#contracts/values/selling/product-list';

export type ProductMatch =
  | { readonly kind: 'found'; readonly product: ListedProduct }
  /** Several products match equally well. */
  | { readonly kind: 'several'; readonly names: readonly string[] }
  | { readonly kind: 'none' };

/** Maximum number of characters read of a name from a model or a lead; no product name is longer. */
const wantedChars = 300;
/** A longer word must match exactly: comparing letters takes time proportional to the product of both lengths. */
const wordChars = 40;

/** Words that people add around a product name. */
const fillers = new Set(['foto', 'gambar', 'produk', 'yang', 'si', 'nya', 'dan', 'the']);

/**
 * Finds the product meant by a name as a model or a lead writes it: ignores case and punctuation, and allows
 * a wrong letter, a missing word or an extra word. Words with digits (250g, XL2) must match exactly.
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

/** 0 unless all words of one side occur on the other; else the share of common words. */
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

/** Number of letters to insert, delete or change (Levenshtein). */
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
