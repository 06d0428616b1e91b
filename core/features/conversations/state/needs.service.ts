import { Inject, Injectable } from '@nestjs/common';
import { dayMs, hourMs } from '#contracts/values/base/durations';
import type { Waiting } from '#contracts/http/chat/chat';
import type { Queue } from '#contracts/http/chat/queue';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import type { NeedReason } from '#contracts/values/needs';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql, type Tx } from '../../../platform/database/database.js';
import { presentContact } from '../conversations.present.js';
import { PanelUpdates } from './panel-updates.js';
import { ReplyAlarm } from './reply-alarm.js';
import * as statements from './needs.statements.js';
import { lockConversation } from './purchases.statements.js';
import type { LateHandover } from './needs.statements.js';

export type { LateHandover } from './needs.statements.js';

export { needLastsPart } from './needs.statements.js';

function placeOf(cursor: string | undefined): statements.QueuePlace | null {
  if (cursor === undefined) return null;
  const [urgency = '', sinceMicros = '', id = ''] = cursor.split('.');
  return { urgency: Number(urgency), sinceMicros, id };
}

/** @param rows one row more than a page when further pages exist */
function pageOf(rows: readonly statements.QueueRow[]): Queue {
  const page = rows.slice(0, limits.queuePageSize);
  const last = page.at(-1);
  const next = last && rows.length > page.length ? `${last.urgency}.${last.sinceMicros}.${last.id}` : null;
  return { leads: page.map(presentContact), next };
}

/**
 * Which conversations need their owner, since when and why. Most reasons are set by the statement that causes
 * them (an incoming message, the claim or the end of a turn); others are raised here. A need ends when the
 * owner writes, gives the conversation back or finishes it. It also ends with an answer of the bot, if only
 * an answer was missing.
 */
@Injectable()
export class NeedsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(ReplyAlarm) private readonly alarm: ReplyAlarm,
  ) {}

  /**
   * Marks a conversation as needing the owner. A conversation that already needs the owner keeps its time and gets
   * this reason. After the commit, show it with {@link announce}. A tool of the reply agent sets `Effects.need`
   * instead, which is stored with the answer.
   * @returns false when there is no such conversation.
   */
  async raise(sql: Sql, botId: BotId, conversationId: ConversationId, reason: NeedReason): Promise<boolean> {
    return statements.raiseNeed(sql, botId, conversationId, reason, this.clock.now());
  }

  /** Locks a conversation before its rows in other tables. False when it is gone (merged into another one). */
  lock(tx: Tx, botId: BotId, conversationId: ConversationId): Promise<boolean> {
    return lockConversation(tx, botId, conversationId);
  }

  /** Records that the last question of a conversation was answered. Other reasons stay. After the commit, show it with {@link announce}. */
  async endQuestion(sql: Sql, botId: BotId, conversationId: ConversationId): Promise<void> {
    await statements.endQuestionNeed(sql, botId, conversationId);
  }

  /** Shows a changed need in the owner's browsers. Never fails. */
  announce(botId: BotId, conversationIds: readonly ConversationId[]): void {
    this.updates.inBackground(this.updates.contactsChanged(botId, conversationIds));
  }

  /**
   * Returns one lead who has waited `lateAfterMinutes` for the owner after a handover, so that the bot tells the lead
   * about the delay. Each lead is returned once, and again after a rollback of the caller's transaction. Leads who
   * have waited for a day are skipped.
   */
  async takeLate(tx: Tx): Promise<LateHandover | undefined> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - limits.lateAfterMinutes * 60_000);
    return statements.takeLate(tx, { from: new Date(now.getTime() - dayMs), before }, now);
  }

  /** The subset of these conversations that do not need the owner, or no longer exist. */
  quietOf(ids: readonly ConversationId[]): Promise<ConversationId[]> {
    return statements.findQuiet(this.database, ids);
  }

  /** The first page of the queue, and the number of conversations per list filter. */
  async waiting(botId: BotId): Promise<Waiting> {
    const [counts, rows] = await this.database.pipelined((sql) =>
      Promise.all([
        statements.countWaiting(sql, botId, this.clock.now(), limits.countedMax),
        statements.findQueue(sql, botId, limits.queuePageSize + 1, null),
      ]),
    );
    return { counts, ...pageOf(rows) };
  }

  /**
   * Lets the bot answer leads who were left without an answer, once the cause is over. `ids` names the conversations;
   * null means the newest ones. Returns the conversations that the bot answers now.
   */
  async reopen(botId: BotId, ids: readonly ConversationId[] | null): Promise<ConversationId[]> {
    const now = this.clock.now();
    const from = new Date(now.getTime() - limits.reopenMaxHours * hourMs);
    const opened = await statements.reopen(this.database, botId, ids, { from, now, limit: limits.reopenAtOnce });
    // the sweep sets a lost alarm again
    await Promise.all(opened.map((id) => this.alarm.schedule(botId, id, 0)));
    this.announce(botId, opened);
    return opened;
  }

  /** One page of the queue. @param after cursor of the page before it; undefined for the first page */
  async queue(botId: BotId, after: string | undefined): Promise<Queue> {
    return pageOf(await statements.findQueue(this.database, botId, limits.queuePageSize + 1, placeOf(after)));
  }
}
