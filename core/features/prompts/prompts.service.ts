import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { BotId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { newId } from '../../platform/crypto/ids.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { Wakes } from '../../platform/wake/wakes.js';
import { pnJid } from '../../outside/whatsapp/jids.js';
import { BotSettings, type SenderOrigin } from './bot-settings.entity.js';
import { PromptVersion } from './prompt-version.entity.js';
import { changesTexts, isWorthKeeping, versionsMax } from './prompt-versions.rules.js';
import * as statements from './prompts.statements.js';
import type { Progress, Prompts } from './prompts.statements.js';

export type { SenderOrigin } from './bot-settings.entity.js';
export { noPrompts, shopDayPart, type Prompts } from './prompts.statements.js';

/**
 * SQL: true when that number gets this owner's notices. Other features embed it in their own statements. Both
 * parameters are SQL expressions.
 */
export function getsNoticesPart(owner: string, pn: string): string {
  return `EXISTS (SELECT 1 FROM bot_settings n WHERE n.bot_id = ${owner} AND n.notification_number = ${pn})`;
}

/**
 * SQL: true when this owner wants messages of leads' broadcast lists to be answered.
 * @param owner expression: the owner's id
 */
export function answersBroadcastsPart(owner: string): string {
  return `EXISTS (SELECT 1 FROM bot_settings t WHERE t.bot_id = ${owner} AND t.answers_broadcasts)`;
}

/**
 * SQL: true when Meta's business agent answers this owner's leads, so that the bot leaves those chats to it.
 * @param owner expression: the owner's id
 */
export function metaAiAnswersPart(owner: string): string {
  return `EXISTS (SELECT 1 FROM bot_settings t WHERE t.bot_id = ${owner} AND t.meta_ai_answers)`;
}

/**
 * SQL, an interval: how long the bot pauses after the owner's last message.
 * @param owner expression: the owner's id
 */
export function takeoverPart(owner: string): string {
  return `make_interval(mins => coalesce((SELECT t.takeover_minutes FROM bot_settings t WHERE t.bot_id = ${owner}), ${limits.takeoverMinutes}))`;
}

/** SQL, columns: how fast an owner's bot sends and types. @param owner expression: the owner's id */
export function pacePart(owner: string): string {
  return `coalesce((SELECT t.sends_per_minute FROM bot_settings t WHERE t.bot_id = ${owner}), ${limits.sendsPerMinute}) AS "sendsPerMinute",
       coalesce((SELECT t.typing_ms_per_character FROM bot_settings t WHERE t.bot_id = ${owner}), ${limits.typingMsPerCharacter}) AS "typingMsPerCharacter"`;
}

/** The bot's training and settings, and the number that gets notices. */
@Injectable()
export class PromptsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @InjectRepository(BotSettings) private readonly bots: Repository<BotSettings>,
    @InjectRepository(PromptVersion) private readonly versions: Repository<PromptVersion>,
    @Inject(Wakes) private readonly wakes: Wakes,
  ) {}

  /** The current settings; all empty when the owner has saved none. */
  async loadPrompts(botId: BotId, sql: Sql = this.database): Promise<Prompts> {
    return statements.findPrompts(sql, botId);
  }

  /**
   * Saves the given fields and keeps the others. The next answer already uses them. Replaced texts are kept
   * as a version.
   */
  async save(botId: BotId, changes: Partial<Omit<Prompts, 'senderOrigin'>>): Promise<void> {
    await this.database.transaction(async (tx) => {
      const bots = tx.of(this.bots);
      if (changesTexts(changes)) {
        const before = await bots.findOne({ where: { botId }, lock: { mode: 'pessimistic_write' } });
        if (before && isWorthKeeping(before, changes)) await this.keepVersion(tx, before);
      }
      await bots.upsert({ botId, ...changes, updatedAt: () => 'now()' }, ['botId']);
    });
    // the notification number gets no answers from the bot: cancel what is being sent there
    if (changes.notificationNumber) this.wakes.send({ kind: 'outbox', botId, about: pnJid(changes.notificationNumber) });
  }

  /** Earlier training texts, newest first. */
  async listVersions(botId: BotId): Promise<PromptVersion[]> {
    return this.versions.find({ where: { botId }, order: { replacedAt: 'DESC', id: 'DESC' }, take: versionsMax });
  }

  /**
   * Stores the replaced texts as a version. The caller holds the lock on the owner's row, so that versions are not
   * added or removed concurrently.
   */
  private async keepVersion(tx: Tx, { botId, prompt, secondaryPrompt, secret }: BotSettings): Promise<void> {
    const versions = tx.of(this.versions);
    const kept = await versions.find({ select: { id: true }, where: { botId }, order: { replacedAt: 'DESC', id: 'DESC' } });
    const tooMany = kept.slice(versionsMax - 1).map(({ id }) => id);
    if (tooMany.length > 0) await versions.delete({ botId, id: In(tooMany) });
    await versions.insert({ id: newId(), botId, prompt, secondaryPrompt, secret, replacedAt: this.clock.now() });
  }

  /** Stores the place of the kecamatan, unless the kecamatan was changed since. */
  async saveOrigin(botId: BotId, origin: SenderOrigin): Promise<void> {
    await statements.saveOrigin(this.database, botId, origin);
  }

  /**
   * Setup progress: whether the owner has written training texts and tried the bot out, and when the models
   * last failed.
   */
  async progress(botId: BotId, sql: Sql = this.database): Promise<Progress> {
    return statements.findProgress(sql, botId);
  }

  /** Records that the models have just failed to produce an answer. */
  async markAiFailed(tx: Tx, botId: BotId): Promise<void> {
    await statements.markAiFailed(tx, botId);
  }

  /** Records that the owner has tried the bot out in the panel (a step of the onboarding list). */
  async markTriedOut(botId: BotId): Promise<void> {
    await statements.markTriedOut(this.database, botId, this.clock.now());
  }

  /**
   * The calendar day in the bot's time zone at that moment, as YYYY-MM-DD. When it is pipelined with other reads, it
   * costs no extra round trip.
   */
  async dayOf(botId: BotId, at: Date, sql: Sql = this.database): Promise<string> {
    return statements.findDay(sql, botId, at);
  }

  /** Runs in the transaction that deletes an account. */
  async erase(tx: Tx, botId: BotId): Promise<void> {
    await tx.of(this.versions).delete({ botId });
    await tx.of(this.bots).delete({ botId });
  }
}
