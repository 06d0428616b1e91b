import { textBubble } from '../bubbles/reply-photos.rules.js';
import { historyTokens, whatIsRead } from '../prompt/reply-prompt.rules.js';
import { needOf, type Gate } from '../replies.rules.js';
import { noEffects } from '../tools/effects.js';
import type { Draft, Situation } from './draft.types.js';
import { failedAnswer } from './held-answers.js';
import { readStory } from './read-story.js';
import { questionAsked } from './reply-sentences.js';

/** Fields of a draft that was made without a model. */
const unthought = { tools: [], model: '', promptTokens: 0, completionTokens: 0, tookMs: 0, costSen: null } as const;

/**
 * Draft for a turn to which no model gives a usable answer: records a question to the owner. The bot still answers
 * later messages.
 *
 * @param error why there is no answer; the owner sees the reason together with the text that the model wrote.
 */
export function askedInstead(question: string, situation: Pick<Situation, 'history' | 'open' | 'memory'>, error: unknown): Draft {
  const { history, open } = whatIsRead({ ...situation, historyTokens });
  return {
    ...unthought,
    bubbles: [textBubble(questionAsked)],
    effects: { ...noEffects(), need: 'question', question },
    read: { ...readStory([...history, ...open], situation), held: [failedAnswer(error)] },
  };
}

/** Draft with the owner's own text. It needs no model and costs nothing. */
export function fixedWords({ text, insteadOf }: Extract<Gate, { kind: 'say' }>): Draft {
  const words = { ...unthought, bubbles: [textBubble(text)], isFree: true, read: null } as const;
  if (insteadOf === undefined) return { ...words, effects: noEffects() };
  return { ...words, effects: { ...noEffects(), need: needOf(insteadOf) }, tellsQuota: true };
}
