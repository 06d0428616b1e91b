import { Inject, Injectable } from '@nestjs/common';
import type { NewChat } from '#contracts/http/chat/new-chats';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { AppError } from '../../../platform/errors/app-error.js';
import { dayMs } from '#contracts/values/base/durations';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type Sql, type Tx } from '../../../platform/database/database.js';
import { pnJid } from '../../../outside/whatsapp/jids.js';
import { BotsService, newChatRamp, whyNoNewChat, type SendState } from '../../bots/bots.service.js';
import { NumberCheck } from '../../bots/number-check.service.js';
import { Wakes } from '../../../platform/wake/wakes.js';
import { ContactBook } from '../contacts/contact-book.js';
import { presentContact } from '../conversations.present.js';
import { cleanText } from '../conversations.rules.js';
import { PanelUpdates } from '../state/panel-updates.js';
import { waIdOf } from '../messages/wa-id.js';
import { findContactRow } from '../state/views.statements.js';
import { findMessageId, insertOwnersMessage } from '../messages/owners-messages.statements.js';
import * as statements from './new-chats.statements.js';

/** A chat that the owner starts: the number and the first message. */
export interface FirstWords {
  /** Digits. */
  readonly number: string;
  readonly body: string;
  /** Chosen by the browser: a repeated request carries the same one. */
  readonly clientId: string;
}

/**
 * Chats that the owner starts. WhatsApp restricts numbers that start too many chats. Each new chat is therefore counted
 * and checked against the health of the bot's number.
 */
@Injectable()
export class NewChats {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(BotsService) private readonly bots: BotsService,
    @Inject(NumberCheck) private readonly numbers: NumberCheck,
    @Inject(ContactBook) private readonly contacts: ContactBook,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(Wakes) private readonly wakes: Wakes,
  ) {}

  /**
   * Sends the first message to a number. A conversation that already has messages is only opened, and
   * nothing is sent. A repeated request sends nothing twice and gets the same answer.
   * @throws AppError when the number is the bot's own, when WhatsApp does not know it or does not answer,
   * or when the bot's number may not start a chat now.
   */
  async begin(botId: BotId, { number, body, clientId }: FirstWords): Promise<NewChat> {
    const state = await this.bots.sendState(botId);
    if (state.phone === number) throw new AppError('new_chat_own_number');
    const known = await this.existing(botId, number, clientId);
    if (known) return known;
    if (!state.online) throw new AppError('new_chat_offline');
    await this.requireRoom(this.database, botId, state);
    const person = await this.numbers.find(botId, number);
    if (person === null) throw new AppError('new_chat_unchecked');
    if (!person.exists) throw new AppError('new_chat_not_on_whatsapp', { digits: number });
    const { lid } = person;
    // A person who wrote under their privacy id alone may already have a conversation.
    const jid = lid === null ? pnJid(number) : `${lid}@lid`;
    const [conversationId] = await this.contacts.resolve(botId, [{ pn: number, lid, jid, pairBy: 'lookup' }]);
    return this.write(botId, conversationId!, { state, body: cleanText(body), clientId });
  }

  /** Number of chats that the owner has started since that time. Follow-ups are not included. */
  startedSince(sql: Sql, botId: BotId, since: Date): Promise<number> {
    return statements.countOpened(sql, botId, since);
  }

  /** Locks the counting and starting of chats of this bot until the transaction ends. Lock order: before any conversation. */
  lockStarts(tx: Tx, botId: BotId): Promise<void> {
    return statements.lockNewChats(tx, botId);
  }

  private async write(
    botId: BotId,
    conversationId: ConversationId,
    { state, body, clientId }: { readonly state: SendState; readonly body: string; readonly clientId: string },
  ): Promise<NewChat> {
    const waId = waIdOf(conversationId, clientId);
    const written = await this.database.transaction(async (tx) => {
      await this.lockStarts(tx, botId);
      await this.requireRoom(tx, botId, state);
      const isNew = await statements.markOpened(tx, botId, conversationId, this.clock.now());
      return isNew ? insertOwnersMessage(tx, { botId, conversationId, body, waId }) : undefined;
    });
    if (written) {
      this.wakes.send({ kind: 'outbox', botId });
      await this.updates.added([written.id]);
    }
    const [contact] = await this.updates.contactsChanged(botId, [conversationId]);
    if (!contact) throw new AppError('contact_unknown');
    return { contact, sent: written !== undefined || (await this.hasSent(botId, conversationId, clientId)) };
  }

  /** The conversation with that number if it has messages. */
  private async existing(botId: BotId, number: string, clientId: string): Promise<NewChat | null> {
    const row = await findContactRow(this.database, botId, { pn: number, lid: null });
    if (!row || row.message_count === 0) return null;
    return { contact: presentContact(row), sent: await this.hasSent(botId, row.conversation_id, clientId) };
  }

  /** True when an earlier request with that id wrote the first message. */
  private async hasSent(botId: BotId, conversationId: ConversationId, clientId: string): Promise<boolean> {
    return (await findMessageId(this.database, { botId, conversationId, waId: waIdOf(conversationId, clientId) })) !== undefined;
  }

  private async requireRoom(sql: Sql, botId: BotId, state: SendState): Promise<void> {
    const now = this.clock.now();
    const started = state.newChats ? await this.countStarts(sql, botId, state.newChats.readAt) : 0;
    const why = whyNoNewChat(state, started, now);
    if (why) throw new AppError(why.kind === 'restricted' ? 'new_chat_restricted' : 'new_chat_spent', { until: why.until });
    const limit = newChatRamp(state.linkedSince, now, this.config.NUMBER_RAMP_DAYS);
    if (limit !== null && (await this.countStarts(sql, botId, new Date(now.getTime() - dayMs))) >= limit)
      throw new AppError('new_chat_ramp', { limit });
  }

  /** Number of chats that the bot's number has started since that time: by its owner, and by follow-ups. */
  private async countStarts(sql: Sql, botId: BotId, since: Date): Promise<number> {
    const byOwner = await statements.countOpened(sql, botId, since);
    return byOwner + (await statements.countFollowUps(sql, botId, since, this.clock.now()));
  }
}
