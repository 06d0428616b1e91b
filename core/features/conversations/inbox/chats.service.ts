import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ContactFilter, ContactView, MessageReason, MessageView, ReplyStory } from '#contracts/http/chat/chat';
import type { BotId, MessageId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { isUuid } from '#contracts/values/uuid';
import { Database } from '../../../platform/database/database.js';
import { Wakes } from '../../../platform/wake/wakes.js';
import { Members } from '../../account/members.service.js';
import { PhotosService } from '../../photos/photos.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import * as chats from './chats.statements.js';
import { insertOwnersMessage, type OwnersMessage } from '../messages/owners-messages.statements.js';
import { finish, markRead, setTakeover } from '../state/owner-acts.statements.js';
import { ContactUnknownError, MessageUnknownError } from '../conversations.errors.js';
import { presentContact, presentMessage, presentReason, presentStory, type ContactRow } from '../conversations.present.js';
import { addressOfRoute, cleanText, eachLabelOnce } from '../conversations.rules.js';
import { DocumentsService, type NewDocument } from '../files/documents.service.js';
import { PanelUpdates } from '../state/panel-updates.js';
import { ReplyAlarm } from '../state/reply-alarm.js';
import { SearchService } from './search.service.js';
import * as views from '../state/views.statements.js';
import { waIdOf } from '../messages/wa-id.js';

export interface NewMessage {
  readonly clientId?: string | undefined;
}

interface Page {
  readonly limit?: number | undefined;
  readonly before?: string | undefined;
  readonly q?: string | undefined;
  readonly filter?: ContactFilter | undefined;
  readonly label?: string | undefined;
}

/** A page that ends before a cursor. */
export interface PageBefore {
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
}

/** A page of a thread; it may also begin at a cursor. */
export interface ThreadPage extends PageBefore {
  readonly from?: number | undefined;
}

/** Calls an action with the bytes of a picture. The bytes are in memory only while the action runs. */
type WithBytes = <Result>(action: (bytes: Buffer) => Promise<Result>) => Promise<Result>;

/** Entry point for the panel: an owner's contacts and threads. `phoneNumber` is digits, or `lid:<digits>`. */
@Injectable()
export class ChatsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(ReplyAlarm) private readonly alarm: ReplyAlarm,
    @Inject(PhotosService) private readonly photos: PhotosService,
    @Inject(DocumentsService) private readonly documents: DocumentsService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
    @Inject(SearchService) private readonly searches: SearchService,
  ) {}

  /**
   * Newest first. `before` is the conversation id of the last row of the previous page; `q` searches names,
   * numbers, usernames and texts.
   * @throws SupersededError when the owner starts another search before this one ends.
   */
  async contacts(botId: BotId, page: Page): Promise<ContactView[]> {
    const q = page.q ? cleanText(page.q) : null;
    const wanted = {
      limit: page.limit ?? limits.pageSize,
      before: page.before !== undefined && isUuid(page.before) ? page.before : null,
      filter: page.filter ?? null,
      label: page.label ?? null,
    };
    // a search may read much data, so each owner has only one at a time: a newer search cancels the older one
    const rows = q
      ? await this.database.newest(`search:${botId}`, async (sql) =>
          views.findContactPage(sql, botId, { ...wanted, among: await this.searches.conversations(sql, botId, q) }),
        )
      : await views.findContactPage(this.database, botId, { ...wanted, among: null });
    return rows.map(presentContact);
  }

  /** One contact by number or privacy id. */
  async contact(botId: BotId, phoneNumber: string): Promise<ContactView> {
    return presentContact(await this.find(botId, phoneNumber));
  }

  /** One page, oldest first within it: the newest page, the page before a seq, or the page starting at a seq. */
  async messages(botId: BotId, phoneNumber: string, page: ThreadPage): Promise<MessageView[]> {
    const { conversation_id: conversationId } = await this.find(botId, phoneNumber);
    const limit = page.limit ?? limits.pageSize;
    if (page.from !== undefined) {
      const rows = await views.findThreadPageFrom(this.database, botId, conversationId, { limit, fromSeq: page.from });
      return rows.map(presentMessage);
    }
    const rows = await views.findThreadPage(this.database, botId, conversationId, {
      limit,
      beforeSeq: page.before ?? null,
    });
    return rows.map(presentMessage).reverse();
  }

  /**
   * Sends a message written by hand: queues it, and takes the conversation over for as long as the owner
   * chose.
   * @param clientId the browser's id of this request: repeating it writes nothing twice.
   */
  async send(botId: BotId, phoneNumber: string, message: NewMessage & { readonly body: string }): Promise<MessageView> {
    const { conversation_id: conversationId } = await this.find(botId, phoneNumber);
    return this.write({ botId, conversationId, body: cleanText(message.body) }, message.clientId);
  }

  /**
   * Like `send`, with a picture. The picture is re-encoded and stored like the pictures of the product list.
   * @param withBytes calls an action with the bytes of the picture; used only when the recipient exists.
   * @throws PhotoError when the file is not a valid picture.
   */
  async sendPhoto(
    botId: BotId,
    phoneNumber: string,
    message: NewMessage & { readonly caption?: string | undefined; readonly withBytes: WithBytes },
  ): Promise<MessageView> {
    const { conversation_id: conversationId } = await this.find(botId, phoneNumber);
    const accountId = await this.members.accountOf(botId);
    const photo = await message.withBytes((bytes) => this.photos.keepSent(accountId, bytes));
    return this.write({ botId, conversationId, body: cleanText(message.caption ?? ''), photo }, message.clientId);
  }

  /**
   * Like `send`, with a file of any other kind.
   * @param receive writes the file to a local path; called only when the recipient exists.
   * @throws AppError with the reason why the file cannot be sent.
   */
  async sendFile(
    botId: BotId,
    phoneNumber: string,
    file: NewMessage & Pick<NewDocument, 'name' | 'receive'> & { readonly caption?: string | undefined },
  ): Promise<MessageView> {
    const { conversation_id: conversationId } = await this.find(botId, phoneNumber);
    const waId = waIdOf(conversationId, file.clientId ?? randomUUID());
    const { name, receive, caption = '' } = file;
    const written = await this.documents.queue({ botId, conversationId, waId, name, receive, caption: cleanText(caption) });
    return this.shown({ botId, conversationId }, written);
  }

  private async write(message: Omit<OwnersMessage, 'waId'>, clientId: string | undefined): Promise<MessageView> {
    const waId = waIdOf(message.conversationId, clientId ?? randomUUID());
    const written = await this.database.transaction((tx) => insertOwnersMessage(tx, { ...message, waId }));
    if (!written) throw new ContactUnknownError();
    return this.shown(message, written);
  }

  /**
   * Presents the message that the owner wrote, and notifies the session host. The notices about the chat are marked
   * as seen, because an owner who answers no longer needs them.
   */
  private async shown(
    { botId, conversationId }: Pick<OwnersMessage, 'botId' | 'conversationId'>,
    written: { readonly id: MessageId; readonly isNew: boolean },
  ): Promise<MessageView> {
    if (written.isNew) await this.notifications.markSeen(botId, [conversationId]);
    this.wakes.send({ kind: 'outbox', botId });
    const rows = written.isNew ? await this.updates.added([written.id]) : await views.findMessagesInContext(this.database, [written.id]);
    return presentMessage(rows[0]!);
  }

  /**
   * The takeover switch. `active` stops the bot in this chat without a time limit. Otherwise the bot continues at once and
   * answers open messages.
   */
  async takeover(botId: BotId, phoneNumber: string, active: boolean): Promise<ContactView> {
    const { conversation_id: conversationId } = await this.find(botId, phoneNumber);
    const taken = await setTakeover(this.database, botId, conversationId, active);
    // stop an answer that is being sent
    if (taken && active) this.wakes.send({ kind: 'outbox', botId, about: taken.jid });
    if (taken?.waits && !active) await this.alarm.schedule(botId, conversationId, 0);
    if (!active) await this.notifications.markSeen(botId, [conversationId]);
    const [contact] = await this.updates.contactsChanged(botId, [conversationId]);
    if (!contact) throw new ContactUnknownError();
    return contact;
  }

  /** Marks the conversation as done: the owner is no longer needed. After a handover, the bot answers again. */
  async finish(botId: BotId, phoneNumber: string): Promise<ContactView> {
    const { conversation_id: conversationId } = await this.find(botId, phoneNumber);
    await finish(this.database, botId, conversationId);
    await this.notifications.markSeen(botId, [conversationId]);
    const [contact] = await this.updates.contactsChanged(botId, [conversationId]);
    if (!contact) throw new ContactUnknownError();
    return contact;
  }

  /** Replaces the labels of a conversation. Labels that differ only in case are the same label. */
  async setLabels(botId: BotId, phoneNumber: string, labels: readonly string[]): Promise<ContactView> {
    const { conversation_id: conversationId } = await this.find(botId, phoneNumber);
    await chats.setLabels(this.database, botId, conversationId, eachLabelOnce(labels));
    const [contact] = await this.updates.contactsChanged(botId, [conversationId]);
    if (!contact) throw new ContactUnknownError();
    return contact;
  }

  /** Sets whether the owner treats a business as a customer. A customer is answered from the next message on. */
  async setCustomer(botId: BotId, phoneNumber: string, customer: boolean): Promise<ContactView> {
    const { conversation_id: conversationId } = await this.find(botId, phoneNumber);
    await chats.setCustomer(this.database, botId, conversationId, customer);
    const [contact] = await this.updates.contactsChanged(botId, [conversationId]);
    if (!contact) throw new ContactUnknownError();
    return contact;
  }

  /** Every label of this owner, in alphabetical order. */
  labels(botId: BotId): Promise<string[]> {
    return chats.findLabels(this.database, botId);
  }

  /** How the bot's answers were made, newest first; `before` is a turn. */
  async stories(botId: BotId, phoneNumber: string, page: PageBefore): Promise<ReplyStory[]> {
    const { conversation_id: conversationId } = await this.find(botId, phoneNumber);
    const rows = await views.findStories(this.database, botId, conversationId, {
      limit: page.limit ?? limits.pageSize,
      beforeTurn: page.before ?? null,
    });
    return rows.map(presentStory);
  }

  /** Why the bot wrote a message: its answer and the model's input. @throws MessageUnknownError */
  async reason(botId: BotId, messageId: string): Promise<MessageReason> {
    const found = isUuid(messageId) ? await views.findReason(this.database, botId, messageId) : undefined;
    if (!found) throw new MessageUnknownError();
    const { first, last } = found.story?.read ?? {};
    const range = first && last ? { first, last, limit: limits.pageSizeMax } : null;
    const messages = range ? await views.findMessagesBetween(this.database, botId, found.conversationId, range) : [];
    return presentReason(found.story ?? undefined, messages);
  }

  /** Records that the owner has opened this conversation: its messages and notices count as read. */
  async markSeen(botId: BotId, phoneNumber: string): Promise<void> {
    const { conversation_id: conversationId } = await this.find(botId, phoneNumber);
    await this.notifications.markSeen(botId, [conversationId]);
    if (await markRead(this.database, botId, conversationId)) await this.updates.contactsChanged(botId, [conversationId]);
  }

  private async find(botId: BotId, phoneNumber: string): Promise<ContactRow> {
    const address = addressOfRoute(phoneNumber);
    const row = address && (await views.findContactRow(this.database, botId, address));
    if (!row) throw new ContactUnknownError();
    return row;
  }
}
