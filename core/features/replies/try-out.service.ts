import { Inject, Injectable } from '@nestjs/common';
import { daySeconds } from '#contracts/values/base/durations';
import type { BotId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { shownDraftLimitMs } from '../../outside/llm/llm.rules.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { addToCounter } from '../../platform/redis/counters.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import { Members } from '../account/members.service.js';
import { labelOf } from '../conversations/conversations.texts.js';
import { LeadQuestions } from '../conversations/messages/questions/lead-questions.service.js';
import type { Trace } from '../conversations/reply-story.types.js';
import { PlanWarnings } from '../plans/plan-warnings.service.js';
import { PlansService } from '../plans/plans.service.js';
import { PromptsService, type Prompts } from '../prompts/prompts.service.js';
import { OwnerDataService } from './owner-data/owner-data.service.js';
import type { Draft, Situation } from './agent/draft.types.js';
import { questionInstead } from './agent/failed-rounds.rules.js';
import { askedInstead } from './agent/fixed-drafts.js';
import { ReplyAgent } from './agent/reply-agent.js';
import { readTalk, type MadeUpLine } from './made-up-talk.rules.js';

const keptSeconds = 2 * daySeconds;

/** The bot that is tested, and the account that pays for further tests. */
type Payer = Pick<Situation, 'botId' | 'accountId'>;

export interface TryOutAnswer {
  readonly bubbles: readonly string[];
  readonly tools: readonly { readonly name: string; readonly result: string }[];
  /** The photo of each bubble; null for a text. */
  readonly photos: readonly (string | null)[];
  /** How the answer was made. */
  readonly trace: Trace;
  /** Free tries left today. */
  readonly left: number;
}

/**
 * "Uji Coba Bot": the owner takes the role of the lead. The test uses the same agent, prompt and tools, but stores,
 * sends and reports nothing. The first tries of a day (Jakarta) are free; further tries cost one reply each.
 */
@Injectable()
export class TryOutService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Config) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(PlanWarnings) private readonly planWarnings: PlanWarnings,
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(OwnerDataService) private readonly ownerData: OwnerDataService,
    @Inject(ReplyAgent) private readonly agent: ReplyAgent,
    @Inject(LeadQuestions) private readonly leadQuestions: LeadQuestions,
  ) {}

  /**
   * Answers the last message of an invented chat. When the model's answer cannot be used, the result is the question
   * that a lead would get.
   *
   * @param lines messages, oldest first; the last one is the lead's.
   * @param tried unsaved settings for this answer; the other settings are read from the database.
   * @throws AppError without an active package, without a reply left to pay with, or when the AI service fails. Then
   * nothing is charged.
   */
  async answer(botId: BotId, lines: readonly MadeUpLine[], tried: Partial<Prompts> = {}): Promise<TryOutAnswer> {
    if (lines.at(-1)?.role !== 'lead') throw new AppError('nothing_asked');
    const by = { botId, accountId: await this.members.accountOf(botId) };
    if (!(await this.plans.isActive(by.accountId))) throw new AppError('no_package');
    const used = await this.count(botId, 1);
    const isPaid = used > limits.tryOutsPerDay && (await this.pay(by));
    try {
      const draft = await this.draft(by, lines, tried);
      await this.prompts.markTriedOut(botId);
      return {
        bubbles: draft.bubbles.map(({ body, photo }) => (photo ? labelOf('image', body) : body)),
        tools: draft.tools.map(({ name, result }) => ({ name, result })),
        photos: draft.bubbles.map(({ photo }) => photo?.id ?? null),
        trace: draft,
        left: Math.max(0, limits.tryOutsPerDay - used),
      };
    } catch (error) {
      await this.count(botId, -1);
      if (isPaid) await this.plans.giveBack(this.database, by.accountId);
      this.log.warn({ event: 'try-out.failed', botId, ...errorFields(error) });
      throw new AppError('llm_failed');
    }
  }

  /** Recent questions of leads, for comparing training texts, and the number of free tries left today. */
  async questions(botId: BotId): Promise<{ questions: string[]; left: number }> {
    const [questions, used] = await Promise.all([
      this.leadQuestions.recent(botId, limits.comparedQuestions),
      this.redis.commands.get(this.counterOf(botId)),
    ]);
    return { questions, left: Math.max(0, limits.tryOutsPerDay - Number(used ?? 0)) };
  }

  private counterOf(botId: BotId): string {
    return `try-out:${botId}:${this.clock.today()}`;
  }

  private async draft(by: Payer, lines: readonly MadeUpLine[], tried: Partial<Prompts>): Promise<Draft> {
    const [stored, data] = await this.database.pipelined((sql) =>
      Promise.all([this.prompts.loadPrompts(by.botId, sql), this.ownerData.load(by, sql)]),
    );
    const prompts = { ...stored, ...tried };
    const situation = { ...by, prompts, data, leadName: '', ...readTalk(lines) };
    const ends = AbortSignal.timeout(shownDraftLimitMs(this.config.LLM_DEADLINE_MS));
    return this.agent.draft(situation, ends).catch((error: unknown) => {
      // a lead would get the fixed question at once; its explanation shows the text that the model wrote
      const question = questionInstead(error, 0);
      if (question === null) throw error;
      return askedInstead(question, situation, error);
    });
  }

  private async count(botId: BotId, by: number): Promise<number> {
    return addToCounter(this.redis.commands, this.counterOf(botId), { by, keptSeconds });
  }

  /** True when a reply was charged. */
  private async pay({ botId, accountId }: Payer): Promise<boolean> {
    const charge = await this.plans.chargeReply(this.database, accountId);
    if (charge.outcome === 'empty') {
      await this.count(botId, -1);
      throw new AppError('no_quota');
    }
    void this.planWarnings.afterCharge(accountId, charge);
    return charge.outcome === 'charged';
  }
}
