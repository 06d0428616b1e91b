import { LlmError } from '../../../outside/llm/llm.errors.js';
import { costSen } from '../../../outside/llm/llm-price.rules.js';
import type { LlmAnswer } from '../../../outside/llm/llm.service.js';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import type { HeldAnswer, JudgedSentence, ToolStory } from '../../conversations/reply-story.types.js';
import type { Settled } from '../grounding/evidence/settled.rules.js';
import { promisedHelpIn } from '../grounding/promises.rules.js';
import { isLeak } from '../grounding/reply-check.rules.js';
import { lineFor, questionFor } from '../grounding/reply-screen.rules.js';
import type { Effects } from '../tools/effects.js';
import { storable } from './held-answers.js';
import { promisedCall, promisedQuestion, questionAsked, sentenceFor, stuckQuestion } from './reply-sentences.js';

export const storyChars = 2_000;
const checkChars = 200;

/** State of one conversation with the model. */
export interface Course {
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  readonly effects: Effects;
  readonly tools: ToolStory[];
  /** Tool results that may be quoted. */
  readonly findings: string[];
  /** Texts that the product wrote to the model in this turn only. */
  readonly ours: string[];
  /** All answers of the turn that were refused, for the owner. */
  readonly refused: HeldAnswer[];
  /** Doubted sentences that a model judged, with its verdicts. */
  readonly judged: JudgedSentence[];
  /** The part of the last refused or doubted answer that may be sent. */
  held: Settled | null;
  model: string;
  promptTokens: number;
  completionTokens: number;
  costSen: number | null;
}

/** Adds the cost of a model's answer. */
export function countUsage(course: Course, prices: Parameters<typeof costSen>[0], answer: LlmAnswer): void {
  course.promptTokens += answer.promptTokens;
  course.completionTokens += answer.completionTokens;
  const cost = costSen(prices, answer);
  course.costSen = cost === null || course.costSen === null ? null : course.costSen + cost;
}

export interface Run {
  readonly course: Course;
  readonly signal: AbortSignal;
}

/** True when the model ended the conversation (an error or our deadline). False when the job was taken from this worker. */
export function isEndOfTalk(error: unknown, signal: AbortSignal): boolean {
  return error instanceof LlmError || (signal.aborted && error instanceof DOMException && error.name === 'TimeoutError');
}

/**
 * The part of a refused answer that may be sent. Records a question to the owner about the rest. When nothing is left of
 * an answer that quotes the instruction, fixed sentences say what the tools decided, or the owner is asked. Null when no
 * answer was refused.
 */
export function whatIsLeft(course: Course): string | null {
  const { held, effects } = course;
  if (held === null) return null;
  const question = held.asked.length === 0 ? null : questionFor(held.asked);
  const leaks = held.leaked ?? held.asked.filter(isLeak);
  if (leaks.length > 0) effects.lines.push({ level: 'WARN', text: lineFor(leaks) });
  if (question !== null) {
    effects.question = question;
    effects.need ??= 'question';
  }
  if (!held.isBare) return held.text;
  return sentenceFor(effects) ?? (held.text === '' ? askOwner(course) : held.text);
}

/**
 * Called when the model found no answer: records a question to the owner, and the bot continues. This is not a handover,
 * because the lead did not ask for a human.
 */
export function askOwner({ effects }: Course): string {
  effects.question = stuckQuestion;
  effects.need ??= 'question';
  return questionAsked;
}

/**
 * Name of the tool that asks the owner. A call of it may record nothing, because the same question is already open.
 */
const asksOwner = 'tanya_pemilik';
const earlierMessages = 10;

/**
 * Carries out the help that an answer promises when no tool was called for it. "saya panggilkan tim kami" hands the
 * conversation over to the owner; "saya teruskan ke admin" records a question to the owner. When the bot has already
 * promised help since the owner's last message, no second question is recorded.
 */
export function keepPromise(text: string, { effects, tools }: Course, history: readonly ThreadMessage[]): void {
  const help = promisedHelpIn(text);
  const { calledOff, closing, handover, question, questions } = effects;
  if (help === null || handover || closing || calledOff || question !== undefined || questions.length > 0) return;
  if (tools.some(({ name }) => name === asksOwner)) return;
  if (help === 'call') effects.handover = { reason: 'bot-called', why: promisedCall };
  else if (!hasPromised(history)) {
    effects.question = promisedQuestion;
    effects.need ??= 'question';
  }
}

function hasPromised(history: readonly ThreadMessage[]): boolean {
  const since = history.findLastIndex(({ sender }) => sender === 'owner') + 1;
  return history
    .slice(since)
    .slice(-earlierMessages)
    .some(({ sender, body }) => sender === 'bot' && promisedHelpIn(body) !== null);
}

/** A model's verdicts in the form that the owner reads. */
export function judgedStory(judged: readonly JudgedSentence[]): JudgedSentence[] {
  return judged.map(({ sentence, found, source }) => ({
    sentence: storable(sentence, checkChars),
    found,
    source: storable(source, checkChars),
  }));
}
