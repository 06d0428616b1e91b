import { Inject, Injectable } from '@nestjs/common';
import { daySeconds } from '#contracts/values/base/durations';
import { AccountId, BotId } from '#contracts/values/ids';
import type { SampleShop } from '#contracts/values/sample-shops';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { RedisConnections } from '../../../platform/redis/redis-connections.js';
import { noPrompts } from '../../prompts/prompts.service.js';
import { ReplyAgent } from '../agent/reply-agent.js';
import { readTalk, type MadeUpLine } from '../made-up-talk.rules.js';
import { noOwnerData } from '../owner-data/owner-data.rules.js';
import { storedAnswer } from './stored-answers.rules.js';
import { sampleTraining } from './sample-shops.texts.js';

/** Placeholder id that has no rows in the database. */
const nobody = '00000000-0000-7000-8000-000000000000';
const made = { botId: BotId.parse(nobody), accountId: AccountId.parse(nobody) };
const keptSeconds = 2 * daySeconds;
/** Time limit of an answer in milliseconds. Visitors wait less long than leads. */
const deadlineMs = 30_000;

/** Maximum share of a day's answers for one network, so that no network can use all of them. */
const networkShare = 1 / 10;

/**
 * Three invented shops on the landing page. The agent for leads answers visitors, with our own training text. Nothing
 * is stored, sent or reported. The operator pays, so the answers of a day (Jakarta) are counted in total and per
 * network. When a limit is reached or the model fails, visitors get a stored answer that costs nothing.
 */
@Injectable()
export class SampleShopsService {
  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(ReplyAgent) private readonly agent: ReplyAgent,
  ) {}

  /** True when a model is configured and the operator allows answers to visitors. */
  get isOpen(): boolean {
    const hasModel = this.config.LLM_API_KEY !== '' || new URL(this.config.LLM_BASE_URL).hostname !== 'api.openai.com';
    return hasModel && this.config.SAMPLE_SHOP_ANSWERS_PER_DAY > 0;
  }

  /**
   * Answers the last message of an invented chat with an invented shop. When the model fails, the answer is not
   * counted.
   *
   * @param lines messages, oldest first; the last one is the visitor's.
   * @param network network of the visitor, see `networkKey`
   * @throws AppError when the sample shops are closed, or when the last message is not a question of the visitor
   */
  async answer(shop: SampleShop, lines: readonly MadeUpLine[], network: string): Promise<string[]> {
    if (!this.isOpen) throw new AppError('sample_shops_closed');
    const asked = lines.at(-1);
    if (asked?.role !== 'lead') throw new AppError('nothing_asked');
    if (!(await this.take(network))) return storedAnswer(shop, asked.body, 'used-up');
    const situation = { ...made, prompts: { ...noPrompts, prompt: sampleTraining[shop] }, data: noOwnerData, leadName: '' };
    try {
      const draft = await this.agent.draft({ ...situation, ...readTalk(lines) }, AbortSignal.timeout(deadlineMs));
      return draft.bubbles.map(({ body }) => body);
    } catch (error) {
      await this.count(network, -1);
      this.log.warn({ event: 'sample-shop.failed', shop, ...errorFields(error) });
      return storedAnswer(shop, asked.body, 'failed');
    }
  }

  /**
   * Counts one answer of the model. Returns false and counts nothing when the limit of the day or of the network is
   * reached.
   */
  private async take(network: string): Promise<boolean> {
    const perDay = this.config.SAMPLE_SHOP_ANSWERS_PER_DAY;
    const [all, ofNetwork] = await this.count(network, 1);
    if (all <= perDay && ofNetwork <= Math.ceil(perDay * networkShare)) return true;
    await this.count(network, -1);
    return false;
  }

  /** @returns the numbers of today's answers: in total, and for the network */
  private async count(network: string, by: number): Promise<[all: number, ofNetwork: number]> {
    const day = `sample-shops:${this.clock.today()}`;
    const batch = this.redis.commands.multi();
    for (const key of [day, `${day}:${network}`]) batch.incrby(key, by).expire(key, keptSeconds);
    const results = (await batch.exec()) ?? [];
    for (const [error] of results) if (error) throw error;
    return [Number(results[0]?.[1]), Number(results[2]?.[1])];
  }
}
