import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import type { StandingThread } from '../../../platform/threads/standing-thread.js';
import { Threads } from '../../../platform/threads/threads.js';
import type { LlmMessage } from '../../../outside/llm/llm.service.js';
import type { JudgedSentence } from '../../conversations/reply-story.types.js';
import type { AnswerCheck, DoubtedAnswer, WrittenAnswer, WrittenText } from './answer-check.js';
import type { CheckCall } from './answer-check.thread.js';
import type { Objection } from '../grounding/reply-check.rules.js';

/** A check of the longest texts takes under two seconds of processor time. */
const limits = { timeMs: 60_000, cpuMs: 20_000, heapMb: 512 };

/**
 * Compares a model's text with the owner's texts in a thread. With 20,000 characters of training, one answer takes
 * hundreds of milliseconds, in which the process could serve no other request (docs/decisions/0221).
 */
@Injectable()
export class AnswerChecks {
  private readonly thread: StandingThread;

  constructor(@Inject(Threads) threads: Threads) {
    this.thread = threads.standing('features/replies/checks/answer-check.thread', limits);
  }

  /**
   * The wrong or unproved parts of an answer, and the part that may be sent; null when all of it may.
   * @throws ThreadError; the reason of the signal
   */
  answer(botId: BotId, written: WrittenAnswer, signal: AbortSignal): Promise<AnswerCheck | null> {
    return this.call(botId, { what: 'answer', ...written }, signal);
  }

  /**
   * All objections to a text; empty when it may be sent.
   * @throws ThreadError; the reason of the signal
   */
  text(botId: BotId, written: WrittenText, signal: AbortSignal): Promise<Objection[]> {
    return this.call(botId, { what: 'text', ...written }, signal);
  }

  /**
   * The request that asks a judge about the doubted sentences; null when no text of the owner is near to them.
   * @throws ThreadError; the reason of the signal
   */
  question(botId: BotId, doubted: DoubtedAnswer, signal: AbortSignal): Promise<readonly LlmMessage[] | null> {
    return this.call(botId, { what: 'question', ...doubted }, signal);
  }

  /**
   * The meaning of the judge's answer for each doubted sentence.
   * @throws ThreadError; the reason of the signal
   */
  verdicts(
    botId: BotId,
    { judge, ...doubted }: DoubtedAnswer & { readonly judge: string },
    signal: AbortSignal,
  ): Promise<JudgedSentence[]> {
    return this.call(botId, { what: 'verdicts', ...doubted, judge }, signal);
  }

  private call<Answer>(botId: BotId, call: CheckCall, signal: AbortSignal): Promise<Answer> {
    return this.thread.call(botId, call, signal);
  }
}
