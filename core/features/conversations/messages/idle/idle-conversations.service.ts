import { Inject, Injectable } from '@nestjs/common';
import type { FactsOf } from '#contracts/events/catalogue';
import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { calledName } from '#contracts/values/people/contact-name';
import { Clock } from '../../../../platform/clock/clock.js';
import { Database, type Tx } from '../../../../platform/database/database.js';
import { Wakes } from '../../../../platform/wake/wakes.js';
import { routeOfAddress } from '../../conversations.rules.js';
import type { LockedIdleConversation, IdleConversation } from '../../conversations.types.js';
import type { Speech } from '../permission.rules.js';
import type { UnsentReason } from '#contracts/values/unsent';
import { PanelUpdates } from '../../state/panel-updates.js';
import type { MessageInContext } from '../../state/views.statements.js';
import * as statements from './idle-conversations.statements.js';

export { bubblePart, idleConversationPart, leftSincePart, queuedPart } from './idle-conversations.statements.js';
export type { OldSilenceRow, SilentSince } from './idle-conversations.statements.js';

/**
 * A message of the bot to an idle lead. `speech` determines which circumstances forbid the message when it is sent.
 * `notAfter` is the latest time at which a follow-up may be sent.
 */
export interface Words {
  readonly body: string;
  readonly speech: Speech;
  readonly notAfter?: Date;
}

/** A queued message of the bot that answers no turn. */
export interface Unasked {
  readonly id: MessageId;
  readonly shown: readonly MessageInContext[];
}

/** The lead of a queued message, as named in events. Empty when the chat is no longer shown. */
export function leadOf({ shown: [row] }: Unasked): FactsOf<'followup.sent'>['lead'] {
  return row ? { name: calledName(row), contact: routeOfAddress(row) } : { name: '', contact: '' };
}

/**
 * Entry point for messages to idle leads. An idle period (`silence` in names) is the time in which our message is the
 * last one of a conversation. It is identified by the time of the lead's last message.
 */
@Injectable()
export class IdleConversationsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
  ) {}

  /**
   * Returns each new idle period of these bots once, for processing in the caller's transaction. After a rollback,
   * the idle period is returned again.
   * @param bots each with `from`: older idle periods of that bot are left out.
   * @param quietSince only conversations without a message after this time.
   */
  take(tx: Tx, bots: readonly statements.SilentSince[], quietSince: Date, limit: number): Promise<IdleConversation[]> {
    return statements.takeIdleConversations(tx, bots, { quietSince, now: this.clock.now() }, limit);
  }

  /**
   * Idle periods that have no scheduled follow-up and allow one, the latest first. Also returns their total number,
   * counted up to a thousand.
   * @param upTo latest time of the last message
   */
  async listOld(
    silent: statements.SilentSince,
    upTo: Date,
    page: { readonly limit: number; readonly before: ConversationId | null },
  ): Promise<{ rows: statements.OldSilenceRow[]; total: number }> {
    const old = { ...silent, upTo, now: this.clock.now() };
    const [rows, total] = await this.database.pipelined((sql) =>
      Promise.all([statements.findOldSilences(sql, old, page), statements.countOldSilences(sql, old)]),
    );
    return { rows, total };
  }

  /** Like {@link take}, for the idle periods that {@link listOld} lists at the same moment. */
  takeOld(
    tx: Tx,
    silent: statements.SilentSince,
    shown: { readonly upTo: Date; readonly except: readonly ConversationId[] },
    limit: number,
  ): Promise<IdleConversation[]> {
    return statements.takeOldSilences(tx, { ...silent, upTo: shown.upTo, now: this.clock.now() }, shown.except, limit);
  }

  /**
   * Locks a conversation, so that any message in it comes before or after this transaction. Returns whether the idle
   * period that began at `exactSince` still lasts and allows a message. Undefined when the conversation is gone.
   */
  lock(tx: Tx, botId: BotId, conversationId: ConversationId, exactSince: string): Promise<LockedIdleConversation | undefined> {
    return statements.lockIdleConversation(tx, botId, conversationId, exactSince, this.clock.now());
  }

  /**
   * Queues one bubble under its WhatsApp id. The caller must have locked the idle period. After the commit, the owner's
   * session host is notified, and the panel shows the bubble.
   */
  async say(tx: Tx, botId: BotId, conversationId: ConversationId, words: Words): Promise<Unasked> {
    const said = await statements.insertUnasked(tx, botId, conversationId, words, this.clock.now());
    tx.afterCommit(() => {
      this.wakes.send({ kind: 'outbox', botId });
      this.updates.showMessages(said.shown);
    });
    return said;
  }

  /** Bots with a follow-up that waits to be sent. */
  botsWithQueued(): Promise<BotId[]> {
    return statements.findBotsWithQueued(this.database);
  }

  /**
   * Marks queued follow-ups as not sent. A follow-up that is being sent at the same time still gets the status that
   * WhatsApp reports.
   * @returns the messages that were queued until now.
   */
  async withhold(tx: Tx, botId: BotId, ids: readonly MessageId[], reason: UnsentReason): Promise<MessageId[]> {
    if (ids.length === 0) return [];
    const withheld = await statements.withhold(tx, botId, ids, reason);
    tx.afterCommit(() => {
      for (const { id, conversationId } of withheld) this.updates.notSent(botId, conversationId, [id], reason);
      this.wakes.send({ kind: 'outbox', botId });
    });
    return withheld.map(({ id }) => id);
  }
}
