import { Inject, Injectable } from '@nestjs/common';
import type { BotId, ConversationId, MessageId, OwnerId } from '#contracts/values/ids';
import { Clock } from '../../../platform/clock/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { Wakes } from '../../../platform/wake/wakes.js';
import type { LockedSilence, Silence } from '../conversations.types.js';
import type { Speech } from '../messages/permission.rules.js';
import { PanelUpdates } from '../panel-updates.js';
import type { MessageInContext } from '../views.statements.js';
import * as statements from './silences.statements.js';

export { bubblePart, silencePart } from './silences.statements.js';

/** `speech` says what forbids it when it leaves, and whether anything does. `notAfter`: a follow-up may leave until then. */
export interface Words {
  readonly body: string;
  readonly speech: Speech;
  readonly notAfter?: Date;
}

/** Something the bot says without being asked, on its way. */
export interface Unasked {
  readonly id: MessageId;
  readonly shown: readonly MessageInContext[];
}

/**
 * The front door for what is said to leads who fell silent. A silence is a conversation whose last word is ours; the moment of the lead's
 * last message names it.
 */
@Injectable()
export class SilencesService {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
  ) {}

  /**
   * Hands each silence of these owners out once, for whatever the caller's transaction makes of it; rolled back, it is handed out again.
   * @param range began after `from`, and the last word was not said after `quietSince`.
   */
  take(tx: Tx, ownerIds: readonly BotId[], range: { readonly from: Date; readonly quietSince: Date }, limit: number): Promise<Silence[]> {
    return statements.takeSilences(tx, ownerIds, { ...range, now: this.clock.now() }, limit);
  }

  /**
   * Locks a conversation, so that whatever the lead, the owner or the bot says in it comes before or after this transaction, and tells
   * whether that silence still lasts and allows a message. Undefined when the conversation is gone.
   */
  lock(tx: Tx, ownerId: BotId, conversationId: ConversationId, exactSince: string): Promise<LockedSilence | undefined> {
    return statements.lockSilence(tx, ownerId, conversationId, exactSince, this.clock.now());
  }

  /** Queues one bubble under its WhatsApp id. The caller has locked the silence; after the commit it calls {@link sendOff}. */
  say(tx: Tx, ownerId: BotId, conversationId: ConversationId, words: Words): Promise<Unasked> {
    return statements.insertUnasked(tx, ownerId, conversationId, words, this.clock.now());
  }

  /** Notifies the owner's session host, then shows the bubble. Never fails. */
  sendOff(ownerId: OwnerId, { shown }: Unasked): void {
    this.wakes.send({ kind: 'outbox', ownerId });
    this.updates.showMessages(shown);
  }
}
