import type { Product, Shop } from './shop.ts';

export interface Line {
  product: Product;
  quantity: number;
}

const words: Record<string, number> = {
  satu: 1,
  sebuah: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  sepuluh: 10,
  selusin: 12,
};
const number = `(\\d{1,3}|${Object.keys(words).join('|')})`;
const counter = '(?:pcs|pc|bungkus|bks|buah|pak|pack|botol|btl|kotak|box|porsi|biji|lembar|potong|pasang|set|dus|x|toples|cup|pouch)';

function tokensOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.filter((token) => token.length > 1) ?? []
  );
}

/**
 * Products mentioned in the text. A word that only one product has identifies that product ("toraja"). Otherwise the
 * result is the products that share most words with the text ("kopi" returns all coffees).
 */
export function productsNamed(text: string, shop: Shop): Product[] {
  const said = new Set(tokensOf(text));
  const shared = new Map<string, number>();
  for (const { name } of shop.products) for (const token of new Set(tokensOf(name))) shared.set(token, (shared.get(token) ?? 0) + 1);
  const scored = shop.products.map((product) => {
    const tokens = [...new Set(tokensOf(product.name))];
    const hits = tokens.filter((token) => said.has(token) && !/^\d+$/.test(token));
    const weighty = hits.filter((token) => token.length > 2 || tokens.length === 1);
    return {
      product,
      hits: weighty.length,
      whole: hits.length > 0 && hits.length === tokens.length,
      own: weighty.some((token) => shared.get(token) === 1),
    };
  });
  const certain = scored.filter(({ whole, own }) => whole || own);
  if (certain.length > 0) return certain.map(({ product }) => product);
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  return most === 0 ? [] : scored.filter(({ hits }) => hits === most).map(({ product }) => product);
}

/** Products with the quantities written next to them. The quantity is 1 when none is written. */
export function linesIn(text: string, products: Product[]): Line[] {
  const low = text.toLowerCase();
  const taken = new Set<number>();
  const behind = countsBehind(low, products);
  return products.map((product) => {
    const at = firstMention(low, product, taken);
    taken.add(at);
    const before = new RegExp(`${number}\\s*${counter}?\\s*(?:[a-z]+\\s+){0,2}$`).exec(low.slice(Math.max(0, at - 30), at));
    const after = new RegExp(`^[^.,;\\n]{0,40}?(?:\\bx\\s*|sebanyak\\s+|,?\\s)${number}\\s*(?:${counter})\\b`).exec(low.slice(at));
    const bare =
      products.length === 1
        ? new RegExp(`\\b${number}\\s*(?!\\s*(?:g|gr|gram|kg|ml|rb|ribu|k)\\b)(?:${counter}\\b|$|\\s)`).exec(low)
        : null;
    return {
      product,
      quantity: numberOf((behind ? null : before?.[1]) ?? after?.[1] ?? (behind ? directlyAfter(low.slice(at)) : undefined) ?? bare?.[1]),
    };
  });
}

/** True when counts follow the names ("ayam geprek 2 es teh 1"), false when they precede them ("2 geprek 1 teh"). */
function countsBehind(low: string, products: Product[]): boolean {
  const names = products.map((product) => firstMention(low, product, new Set()));
  const count = low.search(new RegExp(`\\b${number}\\b(?!\\s*(?:g|gr|gram|kg|ml|rb|ribu|k)\\b)`));
  return count > Math.min(...names);
}

function directlyAfter(low: string): string | undefined {
  return new RegExp(`^[a-z]+(?:\\s+[a-z]+){0,3}\\s+${number}\\b`).exec(low)?.[1];
}

function firstMention(low: string, product: Product, taken: Set<number>): number {
  const places = tokensOf(product.name)
    .filter((token) => !/^\d+[a-z]*$/.test(token))
    .map((token) => low.search(new RegExp(`\\b${token}\\b`)))
    .filter((at) => at >= 0 && !taken.has(at));
  return places.length > 0 ? Math.min(...places) : 0;
}

function numberOf(text: string | undefined): number {
  if (text === undefined) return 1;
  return Math.max(1, words[text] ?? Number(text));
}

/** True when the text contains a quantity, which makes it an order and not a mere question. */
export function saysQuantity(text: string): boolean {
  return new RegExp(`\\b${number}\\s*(?!\\s*(?:g|gr|gram|kg|ml|rb|ribu|k|jam|hari|menit)\\b)${counter}?\\s+[a-z]`, 'i').test(text);
}

export function totalOf(lines: Line[]): number {
  return lines.reduce((sum, { product, quantity }) => sum + (product.price ?? 0) * quantity, 0);
}

/**
 * Weight in grams for a shipping quote, read from the product names. Null when nothing is chosen or a name
 * states no weight.
 */
export function gramsOfLines(lines: Line[]): number | null {
  const known = lines.flatMap(({ product, quantity }) => (product.grams === null ? [] : [product.grams * quantity]));
  return known.length === 0 || known.length < lines.length ? null : known.reduce((sum, grams) => sum + grams, 0);
}
