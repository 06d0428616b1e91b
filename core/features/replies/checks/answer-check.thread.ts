import type { LlmMessage } from '../../../outside/llm/llm.service.js';
import { answerCalls } from '../../../platform/threads/answer-calls.js';
import type { JudgedSentence } from '../../conversations/reply-story.types.js';
import { rememberTexts } from '../grounding/remembered.js';
import type { Objection } from '../grounding/reply-check.rules.js';
import { checkAnswer, objectionsToText, questionAbout, verdictsOn } from './answer-check.js';
import type { AnswerCheck, DoubtedAnswer, WrittenAnswer, WrittenText } from './answer-check.js';

export type CheckCall =
  | ({ readonly what: 'answer' } & WrittenAnswer)
  | ({ readonly what: 'text' } & WrittenText)
  | ({ readonly what: 'question' } & DoubtedAnswer)
  | ({ readonly what: 'verdicts'; readonly judge: string } & DoubtedAnswer);

type CheckResult = AnswerCheck | Objection[] | readonly LlmMessage[] | JudgedSentence[] | null;

rememberTexts();
answerCalls((call: CheckCall): CheckResult => {
  if (call.what === 'answer') return checkAnswer(call);
  if (call.what === 'text') return objectionsToText(call);
  return call.what === 'question' ? questionAbout(call) : verdictsOn(call, call.judge);
});
