import { nameWords } from '../orders/name-words.rules.js';

const gift =
  /(?<!\p{L})(?:beli|ambil|order|pembelian|bayar|buy|pesan)[ ](\d{1,3})(?![\d.,]*\d|[ ]?(?:rb|ribu|k|jt|juta|%)(?!\p{L}))([^.,;\n\d]{0,30}?)(?:gratis|free|bonus|get|dapat|dapet)[ ](\d{1,3})(?![\d.,]*\d|[ ]?(?:rb|ribu|k|jt|juta|%)(?!\p{L}))/giu;
/** A heading before a gift: "Semua pashmina:" in "Semua pashmina: beli 3 gratis 1". */
const heading = /(?:^|\n)([^\n:]{2,40}):[ ]{0,2}$/u;
const headingChars = 44;

/** Gifts in the texts for a number of pieces: "beli 2 gratis 1". */
export class BundleGifts {
  private readonly given: readonly Gift[];

  constructor(text: string) {
    this.given = giftsIn(text);
  }

  /** True when a sentence promises more free pieces for a quantity than the texts do, or promises them for other things. */
  isRefused(sentence: string): boolean {
    return giftsIn(sentence).some(
      (said) =>
        !this.given.some(
          ({ bought, free, of }) =>
            said.bought >= bought &&
            said.free <= Math.floor(said.bought / bought) * free &&
            (of.length === 0 || said.of.length === 0 || said.of.some((word) => of.includes(word))),
        ),
    );
  }
}

interface Gift {
  readonly bought: number;
  readonly free: number;
  /** Words of the things that are bought; empty when no thing is named. */
  readonly of: readonly string[];
}

function giftsIn(text: string): Gift[] {
  return [...text.matchAll(gift)].map(({ index, 1: bought, 2: named, 3: free }) => {
    const own = nameWords(named!);
    const of = own.length > 0 ? own : nameWords(heading.exec(text.slice(Math.max(0, index - headingChars), index))?.[1] ?? '');
    return { bought: Math.max(1, Number(bought)), free: Number(free), of };
  });
}

/** True when a sentence gives free pieces for bought ones. */
export function givesForMany(sentence: string): boolean {
  return giftsIn(sentence).length > 0;
}
