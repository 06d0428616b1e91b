import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { Llm } from '../../../outside/llm/llm.service.js';
import { LlmError } from '../../../outside/llm/llm.errors.js';
import type { Doubt } from '../grounding/evidence/doubts.rules.js';
import { isJudgeable, judgementOf } from '../grounding/evidence/judgement/judgement.rules.js';
import type { GroundSources } from '../grounding/grounds.rules.js';
import { countUsage, type Run } from './course.js';

/** The answer is a line of numbers. What is left is for models that reason before it. */
const answerTokens = 1_000;
/** Of the deadline of a whole turn. So a judge that hangs leaves time for the second look. */
const deadlineShare = 0.25;
/** After this share of the deadline, a turn has no time for a judge. */
const startedShare = 0.5;

interface Question {
  readonly botId: BotId;
  /** The whole answer. */
  readonly text: string;
  readonly doubts: readonly Doubt[];
}

/**
 * Asks the model whether the owner's texts say what the rules doubt, in a small request of its own. A sentence that it finds,
 * and whose words and numbers agree with the place, may leave. Whatever else it answers changes nothing.
 */
@Injectable()
export class SentenceJudge {
  constructor(
    @Inject(Llm) private readonly llm: Llm,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Notes in the course what was found, and what it cost. No sentence is judged twice in a turn, and none after a judge failed.
   * @returns true when a sentence was confirmed.
   */
  async ask({ botId, text, doubts }: Question, sources: GroundSources, { course, signal }: Run): Promise<boolean> {
    const known = new Set(course.judged.map(({ sentence }) => sentence));
    const open = doubts.filter((one) => isJudgeable(one) && !known.has(one.sentence));
    const isFailed = course.judged.some(({ found }) => found === 'unusable');
    const isLate = this.clock.now().getTime() - course.startedAt > this.config.LLM_DEADLINE_MS * startedShare;
    const question = open.length === 0 || isFailed || isLate ? null : judgementOf(text, open, sources);
    if (question === null) return false;
    const ends = AbortSignal.any([signal, AbortSignal.timeout(this.config.LLM_DEADLINE_MS * deadlineShare)]);
    const answer = await this.llm
      .complete({ messages: question.messages, maxTokens: answerTokens, isNote: true, isData: true }, ends)
      .catch((error: unknown) => {
        // also at the end of the whole turn, which the next request meets
        if (!(error instanceof LlmError || error instanceof DOMException)) throw error;
        this.log.warn({ event: 'replies.judge-failed', botId, ...errorFields(error) });
        return null;
      });
    if (answer !== null) countUsage(course, this.config.LLM_PRICES, answer);
    const found = question.read(answer?.content ?? '');
    course.judged.push(...found);
    return found.some((one) => one.found === 'said');
  }
}
