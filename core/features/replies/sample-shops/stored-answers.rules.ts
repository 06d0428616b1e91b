import type { SampleShop } from '#contracts/values/sample-shops';
import { anyQuestion, storedAnswers, storedNotes, type StoredBecause } from './stored-answers.texts.js';

/**
 * An answer without a model: the answer of the first subject whose words the question contains, else a list of the
 * shop's goods. A note says that the answer is stored, and why.
 */
export function storedAnswer(shop: SampleShop, question: string, because: StoredBecause): string[] {
  const words = new Set(question.toLowerCase().match(/\p{L}+/gu));
  const subject = storedAnswers[shop].find((one) => one.words.some((word) => words.has(word)));
  return [subject?.answer ?? anyQuestion[shop], storedNotes[because]];
}
