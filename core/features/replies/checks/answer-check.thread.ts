import { answerCalls } from '../../../platform/threads/answer-calls.js';
import { checkAnswer, objectionsToText, type AnswerCheck, type WrittenAnswer, type WrittenText } from './answer-check.js';
import { rememberTexts } from '../grounding/remembered.js';
import type { Objection } from '../grounding/reply-check.rules.js';

export type CheckCall = ({ readonly what: 'answer' } & WrittenAnswer) | ({ readonly what: 'text' } & WrittenText);

rememberTexts();
answerCalls((call: CheckCall): AnswerCheck | Objection[] | null => (call.what === 'answer' ? checkAnswer(call) : objectionsToText(call)));
