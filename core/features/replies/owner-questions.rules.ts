import type { OpenTurn } from '../conversations/conversations.types.js';
import { openMessages, said } from './replies.rules.js';
import type { Effects } from './tools/effects.js';

type Asked = Pick<Effects, 'question' | 'questions'>;

/** Whether an answer asks the owner something. */
export function asks({ question, questions }: Asked): boolean {
  return question !== undefined || questions.length > 0;
}

/** What the notice says. */
export function questionTold({ question, questions }: Asked): string {
  return [...questions, ...(question === undefined ? [] : [question])].join('\n');
}

/**
 * The questions as they are kept, to be answered one by one. Where the bot only left a sentence out, the lead's own words are the question:
 * they are what the owner would write into the questions with answers.
 */
export function questionsOf({ questions }: Asked, turn: OpenTurn): string[] {
  if (questions.length > 0) return [...questions];
  const words = said(openMessages(turn))
    .map(({ body, transcript }) => `${body} ${transcript ?? ''}`.trim())
    .filter((text) => text !== '')
    .join(' ');
  return [words === '' ? 'Pesan terakhir pelanggan' : words];
}
