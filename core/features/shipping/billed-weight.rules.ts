const stepGrams = 100;
const mostGrams = 100_000;

/**
 * The weight that is sent to the shipping service. It is rounded up in small steps, so that similar weights share a
 * cached answer and no parcel is quoted below its weight. It is not rounded to whole kilograms, by which couriers
 * charge: each courier tolerates some grams before the next kilogram begins, and only the service knows how many.
 */
export function billedGrams(grams: number): number {
  return Math.min(Math.max(Math.ceil(grams / stepGrams), 1) * stepGrams, mostGrams);
}
