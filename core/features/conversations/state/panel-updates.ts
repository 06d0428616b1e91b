import { Inject, Injectable } from '@nestjs/common';
import type { ContactView } from '#contracts/http/chat/chat';
import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { UnsentReason } from '#contracts/values/unsent';
import { Database } from '../../../platform/database/database.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { Panel } from '../../../platform/panel/panel.js';
import { presentContact, presentMessage } from '../conversations.present.js';
import { findContactRows, findMessagesInContext, type MessageInContext } from './views.statements.js';

/** Shows changes of conversations in owners' browsers. Only after the commit; a lost event does no harm. */
@Injectable()
export class PanelUpdates {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Shows new messages, of any owners, with their contacts. One read statement for all of them.
   * @param changed ids of messages that the panel already shows, such as placeholders.
   */
  async added(ids: readonly string[], changed: ReadonlySet<string> = new Set()): Promise<MessageInContext[]> {
    if (ids.length === 0) return [];
    const rows = await findMessagesInContext(this.database, ids);
    this.showMessages(rows, changed);
    return rows;
  }

  /** Like {@link added}, for rows that are already loaded. */
  showMessages(rows: readonly MessageInContext[], changed: ReadonlySet<string> = new Set()): void {
    for (const row of rows) {
      const message = presentMessage(row);
      if (changed.has(row.id)) {
        this.panel.emit(row.bot_id, 'message.changed', { message });
        // the contact list shows the last message's text
        this.panel.emit(row.bot_id, 'contact.changed', presentContact(row));
      } else this.panel.emit(row.bot_id, 'message.added', { message, contact: presentContact(row) });
    }
  }

  /**
   * Shows contacts whose name, number or state changed. Returns all given contacts in the panel's format.
   * @param changed the conversations that are shown as changed; all by default.
   */
  async contactsChanged(
    botId: BotId,
    conversationIds: readonly ConversationId[],
    changed: readonly ConversationId[] = conversationIds,
  ): Promise<ContactView[]> {
    if (conversationIds.length === 0) return [];
    const contacts = (await findContactRows(this.database, botId, conversationIds)).map(presentContact);
    const told = new Set(changed);
    for (const contact of contacts) if (told.has(contact.conversationId)) this.panel.emit(botId, 'contact.changed', contact);
    return contacts;
  }

  /** Shows that messages of one conversation will not be sent. */
  notSent(botId: BotId, conversationId: ConversationId, ids: readonly MessageId[], unsent: UnsentReason): void {
    for (const id of ids) this.panel.emit(botId, 'message.status', { conversationId, id, status: 'failed', unsent });
  }

  /** Fire and forget; errors are logged. */
  inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.log.warn({ event: 'panel.update-lost', ...errorFields(error) }));
  }
}
