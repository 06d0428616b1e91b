import { Inject, Injectable } from '@nestjs/common';
import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { Clock } from '../../../../platform/clock/clock.js';
import type { Tx } from '../../../../platform/database/database.js';
import { Wakes } from '../../../../platform/wake/wakes.js';
import type { LockedIdleConversation, IdleConversation } from '../../conversations.types.js';
import type { Speech } from '../permission.rules.js';
import { PanelUpdates } from '../../state/panel-updates.js';
import type { MessageInContext } from '../../state/views.statements.js';
import * as statements from './idle-conversations.statements.js';

export { bubblePart, idleConversationPart } from './idle-conversations.statements.js';

/**
 * `speech` determines what forbids the message when it is sent. `notAfter`: latest time at which a follow-up
 * may be sent.
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

/**
 * Entry point for messages to leads who fell silent. A silence is a conversation whose last message is ours.
 * It is identified by the time of the lead's last message.
 */
@Injectable()
export class IdleConversationsService {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
  ) {}

  /**
   * Returns each silence of these owners once, for processing in the caller's transaction. After a rollback
   * it is returned again.
   * @param range began after `from`, with no message after `quietSince`.
   */
  take(
    tx: Tx,
    botIds: readonly BotId[],
    range: { readonly from: Date; readonly quietSince: Date },
    limit: number,
  ): Promise<IdleConversation[]> {
    return statements.takeIdleConversations(tx, botIds, { ...range, now: this.clock.now() }, limit);
  }

  /**
   * Locks a conversation, so that any message in it comes before or after this transaction. Returns whether
   * that silence still lasts and allows a message. Undefined when the conversation is gone.
   */
  lock(tx: Tx, botId: BotId, conversationId: ConversationId, exactSince: string): Promise<LockedIdleConversation | undefined> {
    return statements.lockIdleConversation(tx, botId, conversationId, exactSince, this.clock.now());
  }

  /**
   * Queues one bubble under its WhatsApp id. The caller must have locked the silence, and calls {@link
   * sendOff} after the commit.
   */
  say(tx: Tx, botId: BotId, conversationId: ConversationId, words: Words): Promise<Unasked> {
    return statements.insertUnasked(tx, botId, conversationId, words, this.clock.now());
  }

  /** Notifies the owner's session host, then shows the bubble. Never fails. */
  sendOff(botId: BotId, { shown }: Unasked): void {
    this.wakes.send({ kind: 'outbox', botId });
    this.updates.showMessages(shown);
  }
}
