/** Weight used for a quote when the weight is unknown: the minimum that couriers charge for. */
export const assumedGrams = 1_000;
/** Maximum weight of a shop's parcel; more is an error of the model. */
export const gramsMax = 100_000;
const mostPieces = 100;
const distinctMax = 40;

const written = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,3})?|\d{4,6})\s*(kg|kilo(?:gram)?|gram|gr|g)\b/gi;

/** The weights named in a text, in grams: "250 gr", "1,5 kg", "1.200 gram". */
export function weightsIn(text: string): number[] {
  const found = [...text.matchAll(written)].map(([, number = '', unit = '']) =>
    /^k/i.test(unit) ? Math.round(Number(number.replace(',', '.')) * 1_000) : gramsOf(number),
  );
  return [...new Set(found)].filter((grams) => grams > 0 && grams <= gramsMax);
}

/** For grams, a dot or comma before three digits separates thousands, because milligrams do not occur. */
function gramsOf(number: string): number {
  return Math.round(Number(/[.,]\d{3}/.test(number) ? number.replace(/[.,]/, '') : number.replace(',', '.')));
}

/**
 * True when a weight follows from the known weights: it is one of them, or a sum of multiples of one or two of them.
 * The model has invented any other weight, so the answer presents it as an assumption.
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

/** The weight as a text for the lead: "1,2 kg", "250 gram". */
export function weightLabel(grams: number): string {
  return grams < 1_000 ? `${grams} gram` : `${String(Math.round(grams / 100) / 10).replace('.', ',')} kg`;
}
