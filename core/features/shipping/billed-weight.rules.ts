const stepGrams = 100;
const mostGrams = 100_000;

/**
 * The weight sent to the shipping service, rounded up in small steps: similar weights share a cached answer,
 * and none is quoted below its weight. It is not rounded to the whole kilograms that couriers charge by,
 * because each courier tolerates some grams before the next kilogram begins, and only the service knows how
 * many.
 */
export function billedGrams(grams: number): number {
  return Math.min(Math.max(Math.ceil(grams / stepGrams), 1) * stepGrams, mostGrams);
}
