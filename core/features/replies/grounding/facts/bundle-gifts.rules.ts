const gift =
  /(?<!\p{L})(?:beli|ambil|order|pembelian|bayar|buy|pesan)[ ](\d{1,3})(?![\d.,]*\d|[ ]?(?:rb|ribu|k|jt|juta|%)(?!\p{L}))[^.,;\n\d]{0,30}?(?:gratis|free|bonus|get|dapat|dapet)[ ](\d{1,3})(?![\d.,]*\d|[ ]?(?:rb|ribu|k|jt|juta|%)(?!\p{L}))/giu;

/** Gifts in the texts for a number of pieces: "beli 2 gratis 1". */
export class BundleGifts {
  private readonly given: readonly Gift[];

  constructor(text: string) {
    this.given = giftsIn(text);
  }

  /** True when a sentence promises more free pieces for a quantity than the texts do. */
  isRefused(sentence: string): boolean {
    return giftsIn(sentence).some(
      (said) => !this.given.some(({ bought, free }) => said.bought >= bought && said.free <= Math.floor(said.bought / bought) * free),
    );
  }
}

interface Gift {
  readonly bought: number;
  readonly free: number;
}

function giftsIn(text: string): Gift[] {
  return [...text.matchAll(gift)].map(({ 1: bought, 2: free }) => ({ bought: Math.max(1, Number(bought)), free: Number(free) }));
}

/** True when a sentence gives free pieces for bought ones. */
export function givesForMany(sentence: string): boolean {
  return giftsIn(sentence).length > 0;
}
