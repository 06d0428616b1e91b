import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import { calledName } from '#contracts/values/people/contact-name';
import type { FactKind } from '#contracts/values/people/contact-facts';
import type { BotId, ConversationId, OwnerId } from '#contracts/values/ids';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type Sql } from '../../../platform/database/database.js';
import { Panel } from '../../../platform/panel/panel.js';
import { RedisConnections } from '../../../platform/redis/redis-connections.js';
import { Wakes } from '../../../platform/wake/wakes.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { typingKey } from '../conversations.rules.js';
import type { ContactFacts, OpenTurn, ReplyClaim } from '../conversations.types.js';
import { factsToStore } from '../memories/memories.rules.js';
import { raiseOverdue, raiseUnreadable } from '../needs/needs.statements.js';
import { unreadableNotice } from '../speakers/speakers.texts.js';
import { PanelUpdates } from '../panel-updates.js';
import { ReplyAlarm } from '../reply-alarm.js';
import * as statements from './turns.statements.js';

export type { ClaimedTurn } from './turns.statements.js';

const sweepPage = 500;
/** Content that comes at all comes within seconds: from its sender, who is asked for it again, or from the own phone. */
const unreadableAfterMs = 3 * 60_000;
/** Older ones are history: a sweep that begins late does not call to yesterday's. */
const unreadableMaxMs = dayMs;
const unreadableAtOnce = 100;
/** A lead who has waited for so long for an answer that no reason forbids needs a human. */
const overdueMs = 5 * 60_000;

/**
 * What the reply pipeline calls. A turn is everything a lead wrote since the last answer: `conversations.turn` counts
 * what came in, `answered_turn` follows it in one step per answer, and only the claim of exactly the turn that was read moves it.
 */
@Injectable()
export class TurnsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(ReplyAlarm) private readonly alarm: ReplyAlarm,
  ) {}

  /** The conversation as it is now: ONE statement. Undefined when it is gone (account deleted, merged into another one). */
  async loadTurn(ownerId: BotId, conversationId: ConversationId, sql: Sql = this.database): Promise<OpenTurn | undefined> {
    return statements.findOpenTurn(sql, ownerId, conversationId, {
      minutes: this.config.REPLY_LOOP_WINDOW_MINUTES,
      limit: this.config.REPLY_LOOP_LIMIT,
    });
  }

  /** True while the lead is writing. Asks Redis; when that does not answer, nobody is. */
  async leadIsTyping(conversationId: ConversationId): Promise<boolean> {
    return this.redis.commands.exists(typingKey(conversationId)).then(
      (found) => found === 1,
      () => false,
    );
  }

  /**
   * Claims the turn for this answer, charges one reply for it and queues its bubbles, in ONE statement. Refuses (undefined)
   * when the lead wrote on, somebody answered, a human took over, the lead opted out or is on the blacklist by now, or nothing is
   * left to pay with. Once committed, show it with {@link sendOff}.
   */
  async claim(sql: Sql, claim: ReplyClaim): Promise<statements.ClaimedTurn | undefined> {
    return statements.claimTurn(sql, claim, this.clock.now());
  }

  /** What a lead told of themselves, as a claim takes it; null for nothing. */
  factsOf(values: Partial<Record<FactKind, string>>): ContactFacts | null {
    const facts = factsToStore(values, 'bot', this.clock.now());
    return Object.keys(facts).length === 0 ? null : facts;
  }

  /** After the commit of a claim: notifies the owner’s session host, then shows the bubbles. Never fails. */
  sendOff(ownerId: OwnerId, conversationId: ConversationId, { bubbles, shown }: statements.ClaimedTurn): void {
    if (bubbles.length === 0) return this.updates.inBackground(this.updates.contactsChanged(ownerId, [conversationId]));
    this.wakes.send({ kind: 'outbox', ownerId });
    this.updates.showMessages(shown);
  }

  /**
   * Ends a turn that gets no answer, so that nobody asks again. False when it moved on meanwhile.
   */
  async settle(
    turn: { ownerId: OwnerId; conversationId: ConversationId; turn: number },
    ending: statements.Ending = { takeoverMinutes: null, need: null },
  ): Promise<boolean> {
    const settled = await statements.settleTurn(this.database, turn, ending, this.clock.now());
    if (settled?.marked) this.updates.inBackground(this.updates.added([settled.marked], new Set([settled.marked])));
    else if (settled && (ending.need !== null || ending.takeoverMinutes !== null))
      this.updates.inBackground(this.updates.contactsChanged(turn.ownerId, [turn.conversationId]));
    return settled !== undefined;
  }

  /** Shows that the bot is making an answer: in the panel, and to the lead as typing. */
  showThinking(ownerId: OwnerId, turn: Pick<OpenTurn, 'conversationId' | 'jid'>, active: boolean): void {
    this.panel.emit(ownerId, 'chat.typing', { conversationId: turn.conversationId, who: 'bot', active });
    if (active) this.wakes.send({ kind: 'typing', ownerId, about: turn.jid });
  }

  /**
   * Sets the alarms of unanswered turns again: those a crash lost between commit and announcement, an emptied Redis, a failed
   * job, or a takeover that ended. A turn that has its alarm keeps it. The owner is called to those that are overdue.
   * @param isResting turns that failed lately and wait.
   */
  async sweep(now: Date, isResting: (conversationIds: readonly ConversationId[]) => Promise<ReadonlySet<ConversationId>>): Promise<number> {
    const since = new Date(now.getTime() - this.config.REPLY_MAX_AGE_MINUTES * 60_000);
    await this.callToOverdue(since, now);
    await this.callToUnreadable(now);
    let set = 0;
    for (let afterAt: Date | null = null, afterId: string | null = null; ;) {
      const page: Awaited<ReturnType<typeof statements.findUnanswered>> = await statements.findUnanswered(this.database, since, {
        afterAt,
        afterId,
        limit: sweepPage,
      });
      const resting = await isResting(page.map((one) => one.conversationId));
      const due = page.filter((one) => !resting.has(one.conversationId));
      await Promise.all(due.map((one) => this.alarm.schedule(one.ownerId, one.conversationId)));
      set += due.length;
      const last = page.at(-1);
      if (!last || page.length < sweepPage) return set;
      afterAt = last.leadLastAt;
      afterId = last.conversationId;
    }
  }

  private async callToOverdue(since: Date, now: Date): Promise<void> {
    const overdue = await raiseOverdue(this.database, since, new Date(now.getTime() - overdueMs), now);
    for (const { ownerId, id } of overdue) this.updates.inBackground(this.updates.contactsChanged(ownerId, [id]));
  }

  /** The lead waits for an answer to a message that no linked device can read. */
  private async callToUnreadable(now: Date): Promise<void> {
    const range = { from: new Date(now.getTime() - unreadableMaxMs), before: new Date(now.getTime() - unreadableAfterMs) };
    for (const one of await raiseUnreadable(this.database, range, now, unreadableAtOnce)) {
      await this.notifications.raise(one.ownerId, unreadableNotice(one, calledName(one)));
      this.updates.inBackground(this.updates.added([one.messageId], new Set([one.messageId])));
    }
  }
}
