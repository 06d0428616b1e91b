import type { Doubt } from './doubts.rules.js';

/** Contradictions of the owner's words, and totals, are not left to a model. */
const judged: ReadonlySet<Doubt['why']> = new Set(['words', 'asked', 'loose', 'number']);

/** True when a model may judge whether the owner's texts say the doubted sentence in other words. */
export function isJudgeable({ why }: Doubt): boolean {
  return judged.has(why);
}
