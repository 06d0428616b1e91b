import type { OpenTurn } from '../conversations/conversations.types.js';
import type { NewQuestion } from '../questions/questions.service.js';
import { promisedQuestion, refusedQuestion, stuckQuestion, unansweredQuestion } from './agent/reply-sentences.js';
import { openMessages, said } from './replies.rules.js';
import type { Effects } from './tools/effects.js';

/** Fixed questions to the owner that say nothing about the content of the lead's message. */
const unspecific = new Set([promisedQuestion, stuckQuestion, refusedQuestion, unansweredQuestion]);

type Asked = Pick<Effects, 'question' | 'questions'>;

/** True when an answer asks the owner something. */
export function asks({ question, questions }: Asked): boolean {
  return question !== undefined || questions.length > 0;
}

/** The texts of the questions, as the owner sees them. */
export function questionsTold({ question, questions }: Asked): string[] {
  return [...questions, ...(question === undefined ? [] : [question])];
}

/**
 * The questions to store, which the owner answers one by one. When the bot only left out a sentence, the question is
 * the lead's own text, because the owner would save that text with an answer.
 */
export function questionsOf({ question: told, questions }: Asked, turn: OpenTurn): NewQuestion[] {
  if (questions.length > 0) return questions.map((question) => ({ question, origin: 'bot' }));
  const words = said(openMessages(turn))
    .map(({ body, transcript }) => `${body} ${transcript ?? ''}`.trim())
    .filter((text) => text !== '')
    .join(' ');
  if (words === '') return [{ question: 'Pesan terakhir pelanggan', origin: 'bot' }];
  return [{ question: words, origin: 'lead', ...(told !== undefined && unspecific.has(told) && { mayRepeat: true }) }];
}
