const stepGrams = 100;
const mostGrams = 100_000;

/**
 * The weight a service is asked with: near weights share an answer, and none is quoted for less than it weighs. Not whole kilograms,
 * which couriers charge by: each of them lets some grams pass before the next kilogram begins, and only the service knows how many.
 */
export function billedGrams(grams: number): number {
  return Math.min(Math.max(Math.ceil(grams / stepGrams), 1) * stepGrams, mostGrams);
}
