import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { Llm } from '../../../outside/llm/llm.service.js';
import { LlmError } from '../../../outside/llm/llm.errors.js';
import type { JudgedSentence } from '../../conversations/reply-story.types.js';
import { AnswerChecks } from '../checks/answer-checks.service.js';
import type { Doubt } from '../grounding/evidence/doubts.rules.js';
import { isJudgeable } from '../grounding/evidence/judgeable.rules.js';
import type { GroundSources } from '../grounding/grounds.rules.js';
import { countUsage, type Run } from './course.js';

/** Token limit. The answer is a line of numbers; the other tokens are for models that reason first. */
const answerTokens = 1_000;
/** Share of a turn's deadline that the judge may use. It leaves time for the second check when the judge hangs. */
const deadlineShare = 0.25;
/** Share of a turn's deadline after which no judge is started. */
const startedShare = 0.5;

interface Question {
  readonly botId: BotId;
  /** The whole answer. */
  readonly text: string;
  readonly doubts: readonly Doubt[];
}

const unjudged = ({ sentence }: Doubt): JudgedSentence => ({ sentence, found: 'unusable', source: '' });

/**
 * Asks the model in a small separate request whether the owner's texts say the doubted sentences. A sentence may be sent
 * when the model names the place that says it, and the words and numbers of that place agree. Any other answer changes
 * nothing.
 */
@Injectable()
export class SentenceJudge {
  constructor(
    @Inject(Llm) private readonly llm: Llm,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
    @Inject(AnswerChecks) private readonly checks: AnswerChecks,
  ) {}

  /**
   * Records the verdicts and their cost. No sentence is judged twice in a turn, and none after a judge has failed.
   * @returns true when a sentence was confirmed.
   */
  async ask({ botId, text, doubts }: Question, sources: GroundSources, { course, signal }: Run): Promise<boolean> {
    const known = new Set(course.judged.map(({ sentence }) => sentence));
    const open = doubts.filter((one) => isJudgeable(one) && !known.has(one.sentence));
    const isFailed = course.judged.some(({ found }) => found === 'unusable');
    const isLate = this.clock.now().getTime() - course.startedAt > this.config.LLM_DEADLINE_MS * startedShare;
    if (open.length === 0 || isFailed || isLate) return false;
    const doubted = { text, doubts: open, sources };
    const messages = await this.checks.question(botId, doubted, signal);
    if (messages === null) return false;
    const ends = AbortSignal.any([signal, AbortSignal.timeout(this.config.LLM_DEADLINE_MS * deadlineShare)]);
    const answer = await this.llm
      .complete({ messages, maxTokens: answerTokens, isNote: true, isData: true }, ends)
      .catch((error: unknown) => {
        // A DOMException also means that the deadline of the whole turn has passed. The next request reports that.
        if (!(error instanceof LlmError || error instanceof DOMException)) throw error;
        this.log.warn({ event: 'replies.judge-failed', botId, ...errorFields(error) });
        return null;
      });
    if (answer !== null) countUsage(course, this.config.LLM_PRICES, answer);
    const found = answer === null ? open.map(unjudged) : await this.checks.verdicts(botId, { ...doubted, judge: answer.content }, signal);
    course.judged.push(...found);
    return found.some((one) => one.found === 'said');
  }
}
