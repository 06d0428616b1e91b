/** Maximum amount in whole Rupiah: the limit of the database column, rounded. */
export const priceMaxIdr = 2_000_000_000;
/** A lower price is probably a mistake: "35" for 35 thousand, or a number from another column. */
export const smallestUsualIdr = 1_000;
/** Ten tonnes. */
export const weightMaxGrams = 10_000_000;
export const stockMax = 10_000_000;

/** Created at first use and then kept, like the formats of `money.ts`. */
let kilograms: Intl.NumberFormat | undefined;

/** Formats a weight: 250 becomes "250 gram", 1500 becomes "1,5 kg". */
export function formatGrams(grams: number): string {
  if (grams < 1_000) return `${grams} gram`;
  kilograms ??= new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 });
  return `${kilograms.format(grams / 1_000)} kg`;
}
