import type { Doubt } from './doubts.rules.js';

/** Reasons of doubts that a model may judge. Totals, and contradictions of the owner's words, are not among them. */
const judged: ReadonlySet<Doubt['why']> = new Set(['words', 'asked', 'loose', 'number']);

/** True when a model may judge whether the owner's texts say the doubted sentence in other words. */
export function isJudgeable({ why }: Doubt): boolean {
  return judged.has(why);
}
