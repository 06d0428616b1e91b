import type { AnswerInput } from '#contracts/http/bot/knowledge';
import { hasOnlyWordsOf, proposedAnswer, proposedQuestion } from '#contracts/values/bot/kept-question';
import { normalizeText } from '#contracts/values/base/normalize-text';
import { AppError } from '../../platform/errors/app-error.js';
import type { QuestionOrigin } from '../knowledge/knowledge.types.js';

/**
 * An open question covers a new one only when the new question has more than this share of the open question's words.
 */
const sharedMin = 0.5;
const wordsMax = 100;
/** Words that occur in any question. Words that name a subject ("harga", "stok") are not among them. */
const asking = new Set(
  `ada adakah tersedia ready yg yang di ke dari dan atau untuk buat bwt utk dgn dengan ini itu nya ya y iya kak ka kakak min mimin admin gan sis bun bunda
  om pak bu mas mbak mba kah lah sih dong donk deh nih tuh kok kan mau bisa bs boleh apa apakah gimana bagaimana gmn berapa brp lama kapan mana saya aku sy
  gue kita kami anda kamu lagi masih msh sudah udah udh dah belum blm tidak ga gak gk nggak ngga enggak kalau kalo klo jika juga jg aja saja sj jadi halo hai
  hi permisi tolong mohon maaf makasih terima kasih dulu tadi nanti tanya tanyakan ditanyakan soal mengenai tentang jawaban jawab dijawab pelanggan toko
  pemilik usaha`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * True when the owner already has this question: an open question contains all its words that name the subject, and
 * few others. A question with a different word ("ukuran XL" beside "ukuran XXL") is another one.
 * @param mayRepeat true when a question without a subject ("gimana kak?") counts as a repetition of any open question
 */
export function isAsked(question: string, open: readonly string[], mayRepeat = false): boolean {
  const words = subjectOf(question);
  if (words.size === 0) return mayRepeat && open.length > 0;
  return open.some((one) => {
    const others = subjectOf(one);
    return [...words].every((word) => others.has(word)) && words.size / others.size > sharedMin;
  });
}

function subjectOf(question: string): Set<string> {
  const words = normalizeText(question, 'NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .slice(0, wordsMax)
    .map((word) => /^(\p{L}{3,})(?:nya|kah)$/u.exec(word)?.[1] ?? word);
  return new Set(words.filter((word) => word !== '' && !asking.has(word)));
}

interface Asked {
  readonly question: string;
  readonly origin: 'bot' | 'lead';
}

/**
 * A question with its answer, in the form in which it is kept for other leads. Its origin is the owner when it
 * contains a word that was not in the original question.
 * @param kept the text that the owner confirmed; absent for a proposal
 * @throws AppError when nothing of the question is left
 */
export function keptAnswer({ question, origin }: Asked, answer: string, kept?: AnswerInput): AnswerInput & { origin: QuestionOrigin } {
  const text = kept ?? { question: proposedQuestion(question), answer: proposedAnswer(answer) || answer };
  if (text.question === '') throw new AppError('question_not_kept');
  return { ...text, origin: hasOnlyWordsOf(text.question, question) ? origin : 'owner' };
}
