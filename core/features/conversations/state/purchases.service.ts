import { Inject, Injectable } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import type { Tx } from '../../../platform/database/database.js';
import { Wakes } from '../../../platform/wake/wakes.js';
import { PanelUpdates } from './panel-updates.js';
import * as statements from './purchases.statements.js';

export { whomPart } from './purchases.statements.js';

/** Whether a lead has bought. Used by the feature that keeps the list of purchases. */
@Injectable()
export class PurchasesService {
  constructor(
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(Wakes) private readonly wakes: Wakes,
  ) {}

  /** Locks a conversation. False when it is gone (merged into another one). */
  lock(tx: Tx, botId: BotId, conversationId: ConversationId): Promise<boolean> {
    return statements.lockConversation(tx, botId, conversationId);
  }

  /**
   * Stores the time of the last purchase in a conversation that the caller has locked; null when there is
   * none. Call {@link show} after the commit.
   */
  note(tx: Tx, botId: BotId, conversationId: ConversationId, at: Date | null): Promise<void> {
    return statements.setBought(tx, botId, conversationId, at);
  }

  /** Shows the conversation's current state, and stops a follow-up that is being typed. Never fails. */
  show(botId: BotId, conversationId: ConversationId): void {
    this.wakes.send({ kind: 'outbox', botId });
    this.updates.inBackground(this.updates.contactsChanged(botId, [conversationId]));
  }
}
