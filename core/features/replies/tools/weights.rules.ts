/** Quoted when nobody knows the weight: the least that couriers charge for. */
export const assumedGrams = 1_000;
/** What parcels of a shop weigh at most; more is a mistake of the model. */
export const gramsMax = 100_000;
const mostPieces = 100;
const distinctMax = 40;

const written = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,3})?|\d{4,6})\s*(kg|kilo(?:gram)?|gram|gr|g)\b/gi;

/** The weights a text names, in grams: "250 gr", "1,5 kg", "1.200 gram". */
export function weightsIn(text: string): number[] {
  const found = [...text.matchAll(written)].map(([, number = '', unit = '']) =>
    /^k/i.test(unit) ? Math.round(Number(number.replace(',', '.')) * 1_000) : gramsOf(number),
  );
  return [...new Set(found)].filter((grams) => grams > 0 && grams <= gramsMax);
}

/** In grams a dot or comma before three digits parts thousands: nobody weighs milligrams. */
function gramsOf(number: string): number {
  return Math.round(Number(/[.,]\d{3}/.test(number) ? number.replace(/[.,]/, '') : number.replace(',', '.')));
}

/**
 * Whether a weight follows from those that are written: one of them, or pieces of one or two of them. What does not was made up by the
 * model, and is told as an assumption.
 */
export function isGroundedWeight(grams: number, weights: readonly number[]): boolean {
  const few = weights.slice(0, distinctMax);
  const isPieces = (rest: number): boolean => few.some((weight) => rest % weight === 0 && rest / weight <= mostPieces);
  for (const weight of few) {
    for (let pieces = 0; pieces <= Math.min(mostPieces, Math.floor(grams / weight)); pieces += 1) {
      if (isPieces(grams - pieces * weight)) return true;
    }
  }
  return false;
}

/** "1,2 kg", "250 gram" */
export function weightLabel(grams: number): string {
  return grams < 1_000 ? `${grams} gram` : `${String(Math.round(grams / 100) / 10).replace('.', ',')} kg`;
}
