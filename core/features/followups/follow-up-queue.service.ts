import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import type { QueuedFollowUp, SentFollowUp } from '#contracts/http/chat/followup';
import type { BotId, ConversationId, FollowUpId, MessageId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { isUuid } from '#contracts/values/uuid';
import { dayIn, dayStart } from '#contracts/values/time-zones';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LlmError } from '../../outside/llm/llm.errors.js';
import { Members } from '../account/members.service.js';
import { BotsService } from '../bots/bots.service.js';
import type { ThreadMessage } from '../conversations/conversations.types.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PlansService } from '../plans/plans.service.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { FollowUpWriter } from '../replies/writers/follow-up-writer.service.js';
import { FollowUpEvents } from './follow-up-events.service.js';
import { presentQueued, presentSent } from './followups.present.js';
import { configOfDay, dayNumbers, fillIn, type DayNumber } from './followups.rules.js';
import { FollowUpsService } from './followups.service.js';
import * as queue from './queue.statements.js';

const recentShown = 20;
/** Made-up recipient of a test. */
const sample = { name: 'Budi', body: 'Halo, saya mau tanya produknya.' };

/** The follow-ups that an owner wants to cancel. `date`: a calendar day in the owner's zone. */
export type CancelRequest = { readonly id: FollowUpId } | { readonly conversationId: ConversationId } | { readonly date: string };

/** Facade for the panel: scheduled follow-ups, sent ones, and their results. */
@Injectable()
export class FollowUpQueue {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(FollowUpEvents) private readonly events: FollowUpEvents,
    @Inject(FollowUpsService) private readonly settings: FollowUpsService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(BotsService) private readonly bots: BotsService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
    @Inject(FollowUpWriter) private readonly writer: FollowUpWriter,
  ) {}

  /**
   * Scheduled follow-ups that would be sent in the current state of their conversations and settings, the next one
   * first. `before` is the last row of the previous page.
   */
  async list(
    botId: BotId,
    page: {
      readonly limit?: number | undefined;
      readonly before?: string | undefined;
      /** Returns only the follow-ups of this conversation, all in one page. */
      readonly conversationId?: ConversationId | undefined;
    },
  ): Promise<{ rows: QueuedFollowUp[]; total: number }> {
    const [config, { zone }, isActive] = await Promise.all([
      this.settings.settings(botId),
      this.settings.options(botId),
      this.isActive(botId),
    ]);
    const days = dayNumbers.filter((day) => configOfDay(config, day).enabled);
    if (days.length === 0 || !isActive) return { rows: [], total: 0 };
    const now = this.clock.now();
    if (page.conversationId) {
      const own = await queue.findQueueOf(this.database, botId, now, days, page.conversationId);
      return { rows: own.map((row) => presentQueued(row, config, zone)), total: own.length };
    }
    const wanted = { limit: page.limit ?? limits.pageSize, before: page.before !== undefined && isUuid(page.before) ? page.before : null };
    const [rows, total] = await this.database.pipelined((sql) =>
      Promise.all([queue.findQueue(sql, botId, now, days, wanted), queue.countQueue(sql, botId, now, days)]),
    );
    return { rows: rows.map((row) => presentQueued(row, config, zone)), total };
  }

  /**
   * Cancels follow-ups on request of the owner. A cancelled follow-up is not scheduled again in the same idle period.
   * @returns how many were cancelled. @throws AppError when the named follow-up is not scheduled any more.
   */
  async cancel(botId: BotId, request: CancelRequest): Promise<number> {
    const now = this.clock.now();
    const which = 'date' in request ? await this.spanOf(botId, request.date, now) : request;
    const cancelled = await this.database.transaction(async (tx) => {
      const count = await queue.cancelByHand(tx, botId, which, now);
      if (count > 0) await this.events.ofBot(tx, botId, 'followups.cancelled', { count, reason: 'owner' });
      return count;
    });
    if ('id' in request && cancelled === 0) throw new AppError('follow_up_gone');
    return cancelled;
  }

  private async spanOf(botId: BotId, date: string, now: Date): Promise<{ from: Date; until: Date }> {
    const { zone } = await this.settings.options(botId);
    const begin = dayStart(zone, date);
    // the range of today includes overdue follow-ups, because they are sent today
    return { from: date === dayIn(zone, now) ? new Date(0) : begin, until: new Date(begin.getTime() + dayMs) };
  }

  /** Results of the last 30 days per follow-up day, and the newest sent follow-ups. */
  async results(botId: BotId): Promise<{ funnel: queue.FunnelRow[]; recent: SentFollowUp[] }> {
    const since = new Date(this.clock.now().getTime() - limits.chartDays * dayMs);
    const [funnel, recent] = await this.database.pipelined((sql) =>
      Promise.all([queue.findFunnel(sql, botId, since), queue.findSent(sql, botId, recentShown)]),
    );
    const empty = (day: number) => ({ day, sent: 0, answered: 0, closed: 0 });
    return { funnel: dayNumbers.map((day) => funnel.find((one) => one.day === day) ?? empty(day)), recent: recent.map(presentSent) };
  }

  /**
   * Sends the text of that day to the owner's notification number, as a lead named Budi would get it.
   * @throws AppError without a number, without a text, while the bot is offline, and when the AI fails.
   */
  async sendTest(botId: BotId, day: DayNumber): Promise<void> {
    const [config, prompts, session] = await Promise.all([
      this.settings.settings(botId),
      this.prompts.loadPrompts(botId),
      this.bots.sendState(botId),
    ]);
    if (prompts.notificationNumber === '') throw new AppError('own_number_missing');
    if (!session.online) throw new AppError('bot_offline');
    const request = configOfDay(config, day);
    const text = request.aiEnabled ? await this.writeSample(botId, day) : fillIn(request.text, sample.name);
    if (text === '') throw new AppError('follow_up_empty');
    await this.notifications.raiseForBot(botId, {
      kind: 'test',
      dedupeKey: `follow-up-test:${randomUUID()}`,
      title: `Uji coba follow-up hari ${day}`,
      body: text,
    });
  }

  private async isActive(botId: BotId): Promise<boolean> {
    return this.plans.isActive(await this.members.accountOf(botId));
  }

  private async writeSample(botId: BotId, day: number): Promise<string> {
    if (!(await this.isActive(botId))) throw new AppError('no_package');
    const prompts = await this.prompts.loadPrompts(botId);
    const thread: ThreadMessage[] = [
      {
        ...{ id: 'sample' as MessageId, sender: 'lead', kind: 'text', body: sample.body, seq: 1, turn: 1, storedAtMs: 0 },
        ...{ transcript: null, quoted: null, hasFile: false },
      },
    ];
    try {
      const draft = await this.writer.write({ botId, prompts, leadName: sample.name, thread, day }, new AbortController().signal);
      return draft.text;
    } catch (error) {
      if (error instanceof LlmError) throw new AppError('llm_failed');
      throw error;
    }
  }
}
