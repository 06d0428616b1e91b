import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import { calledName } from '#contracts/values/people/contact-name';
import type { FactKind } from '#contracts/values/people/contact-facts';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { Clock } from '../../../../platform/clock/clock.js';
import { Config } from '../../../../platform/config/config.js';
import { Database, type Sql, type Tx } from '../../../../platform/database/database.js';
import { Panel } from '../../../../platform/panel/panel.js';
import { RedisConnections } from '../../../../platform/redis/redis-connections.js';
import { Wakes } from '../../../../platform/wake/wakes.js';
import { Members } from '../../../account/members.service.js';
import { EventsService } from '../../../events/events.service.js';
import { routeOfAddress, typingKey } from '../../conversations.rules.js';
import type { ContactFacts, OpenTurn, ReplyClaim } from '../../conversations.types.js';
import { cleanFact, factsToStore, readFacts, withoutPurchase } from '../../contacts/memories.rules.js';
import { findMemory, writePurchases } from '../../contacts/memories.statements.js';
import { endReadCalls, raiseOverdue, raiseUnreadable } from '../../state/needs.statements.js';
import { PanelUpdates } from '../../state/panel-updates.js';
import { ReplyAlarm } from '../../state/reply-alarm.js';
import { findActs, findLastThought, type ReplyActs } from './stories.statements.js';
import * as statements from './turns.statements.js';

export { previewOf } from '../../conversations.rules.js';
export { withoutCodes } from '../../one-time-codes.rules.js';
export type { ReplyActs } from './stories.statements.js';
export type { AnsweredLead, ClaimedTurn } from './turns.statements.js';

const sweepPage = 500;
/**
 * Time after which missing content is no longer expected. It arrives within seconds or never: from the sender after a
 * retry request, or from the owner's phone.
 */
const unreadableAfterMs = 3 * 60_000;
/** Older messages are history: after a long downtime, the sweep does not notify the owner about them. */
const unreadableMaxMs = dayMs;
const unreadableAtOnce = 100;
/** After this time without an answer, and without a reason against one, a lead needs a human. */
const overdueMs = 5 * 60_000;

/**
 * Entry point for the reply pipeline. A turn is everything a lead wrote since the last answer. `conversations.turn`
 * counts incoming messages. An answer sets `answered_turn` to the turn that was read, and only if no newer turn exists.
 */
@Injectable()
export class TurnsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(ReplyAlarm) private readonly alarm: ReplyAlarm,
  ) {}

  /**
   * The conversation's present state, in ONE statement. Undefined when it is gone (account deleted, or merged
   * into another one).
   */
  async loadTurn(botId: BotId, conversationId: ConversationId, sql: Sql = this.database): Promise<OpenTurn | undefined> {
    return statements.findOpenTurn(sql, botId, conversationId, {
      minutes: this.config.REPLY_LOOP_WINDOW_MINUTES,
      limit: this.config.REPLY_LOOP_LIMIT,
      answersPerDay: this.config.REPLY_LEAD_ANSWERS_PER_DAY,
    });
  }

  /** The effects of the newest answers of a conversation besides their texts, oldest first. */
  acts(botId: BotId, conversationId: ConversationId, limit: number, sql: Sql = this.database): Promise<ReplyActs[]> {
    return findActs(sql, botId, conversationId, limit);
  }

  /** When a model last generated an answer of the bot; null for never. */
  lastThoughtAt(sql: Sql, botId: BotId): Promise<Date | null> {
    return findLastThought(sql, botId);
  }

  /** The leads that got the most answers since that time, without excluded ones. For notices and the panel. */
  mostAnswered(botId: BotId, since: Date, limit: number): Promise<statements.AnsweredLead[]> {
    return statements.findMostAnswered(this.database, botId, since, limit);
  }

  /** True while the lead is typing, according to Redis. False when Redis does not answer. */
  async leadIsTyping(conversationId: ConversationId): Promise<boolean> {
    return this.redis.commands.exists(typingKey(conversationId)).then(
      (found) => found === 1,
      () => false,
    );
  }

  /**
   * Claims the turn for this answer, charges one reply for it and queues its bubbles, in ONE statement.
   * Returns undefined when the lead wrote again, the turn was answered, a human took over, the lead opted out
   * or is on the blacklist by now, or no replies are left to pay with. After the commit, call {@link
   * sendOff}.
   */
  async claim(sql: Sql, claim: ReplyClaim): Promise<statements.ClaimedTurn | undefined> {
    return statements.claimTurn(sql, await this.members.accountOf(claim.botId, sql), claim, this.clock.now());
  }

  /** Facts that a lead stated about themselves, in the format of a claim; null for none. */
  factsOf(values: Partial<Record<FactKind, string>>): ContactFacts | null {
    const facts = factsToStore(values, 'bot', this.clock.now());
    return Object.keys(facts).length === 0 ? null : facts;
  }

  /**
   * Removes a purchase from what is remembered about the lead, because the purchase of this claim replaced it. Runs
   * in the transaction of the claim. A text of the owner stays.
   */
  async forgetPurchase(tx: Tx, botId: BotId, conversationId: ConversationId, purchase: { before: string; now: string }): Promise<void> {
    const stored = readFacts((await findMemory(tx, botId, conversationId))?.facts).bought;
    if (stored?.by !== 'bot') return;
    const value = withoutPurchase(stored.value, { before: cleanFact(purchase.before), now: cleanFact(purchase.now) });
    if (value !== stored.value) await writePurchases(tx, botId, conversationId, value);
  }

  /** After the commit of a claim: notifies the owner’s session host, then shows the bubbles. Never fails. */
  sendOff(botId: BotId, conversationId: ConversationId, { bubbles, shown }: statements.ClaimedTurn): void {
    if (bubbles.length === 0) return this.updates.inBackground(this.updates.contactsChanged(botId, [conversationId]));
    this.wakes.send({ kind: 'outbox', botId });
    this.updates.showMessages(shown);
  }

  /**
   * Ends a turn without an answer, so that it is not processed again. False when the turn has changed since.
   * @param tx transaction to join; the change is shown after its commit
   */
  async settle(
    turn: { botId: BotId; conversationId: ConversationId; turn: number },
    ending: statements.Ending = { takeoverMinutes: null, need: null },
    tx?: Tx,
  ): Promise<boolean> {
    const settled = await statements.settleTurn(tx ?? this.database, turn, ending, this.clock.now());
    if (!settled) return false;
    const { marked } = settled;
    const show = (): void => {
      if (marked) this.updates.inBackground(this.updates.added([marked], new Set([marked])));
      else if (ending.need !== null || ending.takeoverMinutes !== null)
        this.updates.inBackground(this.updates.contactsChanged(turn.botId, [turn.conversationId]));
    };
    if (tx) tx.afterCommit(show);
    else show();
    return true;
  }

  /** Shows the lead of an open turn as waiting for the owner, because the owner answers first at this time of day. */
  async leaveToOwner(turn: { botId: BotId; conversationId: ConversationId; turn: number }): Promise<void> {
    if (await statements.leaveToOwner(this.database, turn, this.clock.now()))
      this.updates.inBackground(this.updates.contactsChanged(turn.botId, [turn.conversationId]));
  }

  /**
   * Checks the bot's open turns now, instead of at the time that the old setting determined. Call after a change of
   * when the bot answers.
   */
  async lookAgain(botId: BotId): Promise<void> {
    const since = new Date(this.clock.now().getTime() - this.config.REPLY_MAX_AGE_MINUTES * 60_000);
    const open = await statements.findOpenOf(this.database, botId, since, sweepPage);
    await Promise.all(open.map((conversationId) => this.alarm.hasten(botId, conversationId)));
  }

  /** Shows that the bot is generating an answer: in the panel, and to the lead as typing. */
  showThinking(botId: BotId, turn: Pick<OpenTurn, 'conversationId' | 'jid'>, active: boolean): void {
    this.panel.emit(botId, 'chat.typing', { conversationId: turn.conversationId, who: 'bot', active });
    if (active) this.wakes.send({ kind: 'typing', botId, about: turn.jid });
  }

  /**
   * Sets the alarms of unanswered turns again. Alarms are missing after a crash between commit and
   * announcement, a loss of Redis data, a failed job, or the end of a takeover. An existing alarm is kept.
   * Marks overdue turns as needing the owner.
   * @param isResting returns the turns that failed recently and are in their cooldown.
   */
  async sweep(now: Date, isResting: (conversationIds: readonly ConversationId[]) => Promise<ReadonlySet<ConversationId>>): Promise<number> {
    const since = new Date(now.getTime() - this.config.REPLY_MAX_AGE_MINUTES * 60_000);
    await this.remindReopened(since);
    await this.callToOverdue(since, now);
    await this.callToUnreadable(now);
    let set = 0;
    for (let afterAt: string | null = null, afterId: string | null = null; ;) {
      const page: Awaited<ReturnType<typeof statements.findUnanswered>> = await statements.findUnanswered(this.database, since, {
        afterAt,
        afterId,
        limit: sweepPage,
      });
      const resting = await isResting(page.map((one) => one.conversationId));
      const due = page.filter((one) => !resting.has(one.conversationId));
      await Promise.all(due.map((one) => this.alarm.schedule(one.botId, one.conversationId)));
      set += due.length;
      const last = page.at(-1);
      if (!last || page.length < sweepPage) return set;
      afterAt = last.exactAt;
      afterId = last.conversationId;
    }
  }

  /** Alarms of turns that an owner reopened. They need a query of their own, because their messages are old. */
  private async remindReopened(since: Date): Promise<void> {
    const reopened = await statements.findReopened(this.database, since, sweepPage);
    await Promise.all(reopened.map((one) => this.alarm.schedule(one.botId, one.conversationId)));
  }

  private async callToOverdue(since: Date, now: Date): Promise<void> {
    const overdue = await raiseOverdue(this.database, since, new Date(now.getTime() - overdueMs), now);
    for (const { botId, id } of overdue) this.updates.inBackground(this.updates.contactsChanged(botId, [id]));
  }

  /** Marks chats as needing the owner when no linked device can decrypt the lead's message. */
  private async callToUnreadable(now: Date): Promise<void> {
    const range = { from: new Date(now.getTime() - unreadableMaxMs), before: new Date(now.getTime() - unreadableAfterMs) };
    for (const { botId, id } of await endReadCalls(this.database, null))
      this.updates.inBackground(this.updates.contactsChanged(botId, [id]));
    await this.database.transaction(async (tx) => {
      for (const one of await raiseUnreadable(tx, range, now, unreadableAtOnce)) {
        const { botId, conversationId, messageId } = one;
        const facts = { lead: { name: calledName(one), contact: routeOfAddress(one) }, messageId };
        const accountId = await this.members.findAccountOf(botId, tx);
        if (!accountId) continue; // a deleted account whose rows are still being removed
        if (one.isNews) await this.events.append(tx, { accountId, botId, conversationId, kind: 'message.unreadable', facts });
        tx.afterCommit(() => this.updates.inBackground(this.updates.added([messageId], new Set([messageId]))));
      }
    });
  }
}
