import { Inject, Injectable } from '@nestjs/common';
import type { ClosingSum, ClosingView } from '#contracts/http/chat/closings';
import type { DomainEvent, FactsOf } from '#contracts/events/catalogue';
import type { AccountId, BotId, ClosingId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { isUuid } from '#contracts/values/uuid';
import type { ClosingState } from '#contracts/values/statuses';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { deleteNextSlice, type SlicedTable } from '../../platform/database/delete-slice.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Members } from '../account/members.service.js';
import { EventsService } from '../events/events.service.js';
import { PurchasesService } from '../conversations/state/purchases.service.js';
import { presentClosing } from './closings.present.js';
import { closingSums, firstDayOfSums } from './closings.rules.js';
import * as closings from './closings.statements.js';

export type { NotedOrder } from './closings.statements.js';

/** Closing figures of the dashboard. Days are in Asia/Jakarta; days without closings are left out. */
export interface ClosingFigures {
  readonly today: ClosingSum;
  readonly month: ClosingSum;
  readonly days: readonly closings.ClosingDay[];
}

/** A closing, the turn in which it was noted, and the lead. */
type NotedClosing = closings.NewClosing &
  Pick<FactsOf<'closing.noted'>, 'turn' | 'lead'> & {
    /**
     * When the oldest message of the turn among those that the lead edited was stored. Null when the lead edited
     * none.
     */
    readonly editedMessageAt: Date | null;
    /** True when this closing replaces the order noted last: the lead changed their mind in a new message. */
    readonly changes: boolean;
  };

type LeadTurn = Pick<NotedClosing, 'botId' | 'conversationId' | 'turn' | 'lead'>;

/** A turn that answers an edited message. `editedMessageAt` is when that message was stored. */
type EditedTurn = LeadTurn & { readonly editedMessageAt: Date };

/** Tables whose rows are deleted in batches with an account. */
const slicedTables: readonly SlicedTable[] = [{ table: 'closings', scope: 'bot_id', order: 'created_at DESC' }];

/**
 * Orders that the bot noted, and their state as set by the owner. The badge of a chat and the end of follow-ups do
 * not read this list. They depend on a timestamp of the conversation: the time of its newest closing that is not
 * cancelled.
 */
@Injectable()
export class ClosingsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(PurchasesService) private readonly purchases: PurchasesService,
  ) {}

  /**
   * Stores a closing. Runs in the transaction that claims the turn in which the closing was noted. The content
   * replaces that of an earlier closing in two cases, so that there is still one order: the turn answers a message
   * that was edited and that the earlier closing was noted after, or the new closing changes or repeats the earlier
   * one.
   * @returns the content that was replaced; undefined for a new closing
   */
  async note(tx: Tx, accountId: AccountId, one: NotedClosing): Promise<closings.ClosingContent | undefined> {
    const { botId, conversationId, turn, lead, summary, amount, editedMessageAt } = one;
    const of = { accountId, botId, conversationId };
    const ofMessage = editedMessageAt && (await closings.correctClosing(tx, one, { storedAt: editedMessageAt }));
    const corrected = ofMessage ?? (await closings.correctClosing(tx, one, one.changes ? 'newest' : 'repeats'));
    if (!corrected) {
      const closingId = await closings.insertClosing(tx, one);
      await this.events.append(tx, { ...of, kind: 'closing.noted', facts: { lead, turn, closingId, summary, amount } });
      return undefined;
    }
    const { id: closingId, before } = corrected;
    if (before.summary !== summary || before.amount !== amount)
      await this.events.append(tx, { ...of, kind: 'closing.corrected', facts: { lead, turn, closingId, summary, amount, before } });
    return before;
  }

  /**
   * Reports that an order may have changed, because the lead edited a message that was stored before the order was
   * noted. Runs in the transaction that claims a turn that answers the edited message but notes no closing.
   */
  async noteEdited(tx: Tx, accountId: AccountId, one: EditedTurn): Promise<void> {
    const { botId, conversationId, turn, lead, editedMessageAt } = one;
    if (!(await closings.hasClosingOf(tx, botId, conversationId, editedMessageAt))) return;
    const facts = { lead, turn, storedAt: editedMessageAt.toISOString(), change: 'edited' as const, awaitsAnswer: false };
    await this.events.append(tx, { accountId, botId, conversationId, kind: 'closing.message-changed', facts });
  }

  /** The newest orders of a conversation with their state, newest first. */
  newest(botId: BotId, conversationId: ConversationId, limit: number, sql: Sql = this.database): Promise<closings.NotedOrder[]> {
    return closings.findNewest(sql, botId, conversationId, limit);
  }

  /**
   * When the newest order of a conversation that the lead may call off was noted. Null when there is no such order.
   */
  newestAt(tx: Tx, botId: BotId, conversationId: ConversationId): Promise<Date | null> {
    return closings.findNewestAt(tx, botId, conversationId);
  }

  /**
   * Reports that the lead called off the order that was noted at `notedAt`. Runs in the transaction that claims the
   * turn with the call-off. The owner sets the state of the order, because only the owner knows whether it was paid
   * or sent by now.
   */
  async noteCalledOff(tx: Tx, accountId: AccountId, { botId, conversationId, lead, turn }: LeadTurn, notedAt: Date): Promise<void> {
    const facts = { lead, turn, storedAt: notedAt.toISOString(), change: 'called-off' as const, awaitsAnswer: false };
    await this.events.append(tx, { accountId, botId, conversationId, kind: 'closing.message-changed', facts });
  }

  /**
   * Marks the closing of an order that the lead called off, or whose message the lead changed. The mark is removed
   * when the owner sets the state or the bot corrects the closing.
   * @returns the content of the closing; undefined when there is no closing to mark
   */
  doubt(
    tx: Tx,
    { botId, conversationId, facts, at }: DomainEvent<'closing.message-changed'>,
  ): Promise<closings.ClosingContent | undefined> {
    return closings.doubtClosing(tx, botId, conversationId, { storedAt: new Date(facts.storedAt), change: facts.change, at });
  }

  /** Newest first. `before` is the last row of the previous page. */
  async list(
    botId: BotId,
    page: {
      readonly limit?: number | undefined;
      readonly before?: string | undefined;
      readonly state?: ClosingState | undefined;
      /** Only closings of this conversation, in any state: one page. */
      readonly conversationId?: ConversationId | undefined;
    },
  ): Promise<ClosingView[]> {
    if (page.conversationId)
      return (await closings.findClosingsOf(this.database, botId, page.conversationId, page.limit ?? limits.pageSize)).map(presentClosing);
    const before = page.before !== undefined && isUuid(page.before) ? page.before : null;
    const wanted = { limit: page.limit ?? limits.pageSize, before, state: page.state ?? null };
    return (await closings.findClosings(this.database, botId, wanted)).map(presentClosing);
  }

  /** @throws AppError when this owner has no such closing. */
  async change(botId: BotId, id: string, state: ClosingState): Promise<ClosingView> {
    if (!isUuid(id)) throw new AppError('closing_gone');
    const changed = await this.database.transaction((tx) => this.changeIn(tx, botId, id as ClosingId, state));
    return presentClosing(changed);
  }

  /** `today` and `chartFrom` are days, as YYYY-MM-DD. */
  async figures(sql: Sql, botId: BotId, today: string, chartFrom: string): Promise<ClosingFigures> {
    const days = await closings.findClosingDays(sql, botId, firstDayOfSums(today, chartFrom));
    return { ...closingSums(days, today), days };
  }

  /** Closings of a time span, without cancelled ones. The end of the span is excluded. */
  sum(botId: BotId, { since, until }: { readonly since: Date; readonly until: Date }): Promise<ClosingSum> {
    return closings.sumClosings(this.database, botId, since, until);
  }

  /** For a deleted account: removes at most `rows` rows. @returns how many; 0 when none can be removed now */
  removeSlice(botId: BotId, rows: number): Promise<number> {
    return deleteNextSlice(this.database, slicedTables, botId, rows);
  }

  /**
   * Lock order: conversation, then closing. A merge of two conversations uses the same order (avoids
   * deadlocks).
   */
  private async changeIn(tx: Tx, botId: BotId, id: ClosingId, state: ClosingState): Promise<closings.ClosingRow> {
    for (;;) {
      const one = await closings.findClosing(tx, botId, id);
      if (!one) throw new AppError('closing_gone');
      const isLocked = await this.purchases.lock(tx, botId, one.conversation_id);
      // the conversation was merged into another one while we waited for the lock: the closing belongs to
      // that one now
      if (!isLocked || !(await closings.setState(tx, one, botId, state))) continue;
      const boughtAt = await closings.findLastBought(tx, botId, one.conversation_id);
      await this.purchases.note(tx, botId, one.conversation_id, boughtAt);
      const accountId = await this.members.accountOf(botId, tx);
      const facts = { closingId: id, state };
      await this.events.append(tx, { accountId, botId, conversationId: one.conversation_id, kind: 'closing.changed', facts });
      return { ...one, state };
    }
  }
}
