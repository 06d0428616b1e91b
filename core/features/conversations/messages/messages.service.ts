import { Inject, Injectable } from '@nestjs/common';
import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql, type Tx } from '../../../platform/database/database.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { runAs } from '../../../platform/loop/operation.js';
import { addressesOf } from '../../../outside/whatsapp/jids.js';
import { Wakes } from '../../../platform/wake/wakes.js';
import { ActivityLogService } from '../../activity-log/activity-log.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { markAsPhone, type PhonesMark } from '../state/chat-actions.statements.js';
import { endReadCalls } from '../state/needs.statements.js';
import { markReadUpTo } from '../state/owner-acts.statements.js';
import { ContactBook } from '../contacts/contact-book.js';
import { ConversationMergedError } from '../conversations.errors.js';
import type { ContactRow } from '../conversations.present.js';
import { cleanWaId, lastOfEach, withoutRepeats } from '../conversations.rules.js';
import { consentWord } from '../state/consent.rules.js';
import type {
  ChatAddress,
  DeliveryChange,
  DeliveryUpdate,
  EditedOriginal,
  IngestedMessage,
  LearntName,
  OutgoingMessage,
  PersonAddress,
  UsernameUpdate,
} from '../conversations.types.js';
import { deleteConversationRows } from './erasure.statements.js';
import { EarlyEdits } from './early-edits.js';
import { removeOldEarlyEdits } from './early-edits.statements.js';
import { findOriginals, storeEdits, type EditOf } from './edits.statements.js';
import {
  findAnsweringThemselves,
  findExpiration,
  lockInOrder,
  setExpiration,
  storeArrivals,
  type Arrival,
  type Landing,
} from './inbound.statements.js';
import { settlePlaceholders, type Carried } from './placeholders.statements.js';
import { storeReactions } from './reactions.statements.js';
import { markAutomatic } from './speakers/phone-texts.js';
import { removeOldPhoneTexts } from './speakers/phone-texts.statements.js';
import { arrivalLine, twoAnswerNotice } from './speakers/speakers.texts.js';
import { LeadTyping } from './lead-typing.js';
import { OrderChanges } from './order-changes.js';
import { Outbox, type OutboxPart } from './outbox.js';
import { PanelUpdates } from '../state/panel-updates.js';
import { ReplyAlarm } from '../state/reply-alarm.js';

/**
 * Entry point for session hosts: incoming and outgoing WhatsApp messages.
 *
 * One inbound message costs two statements before its commit (`resolve`, `ingest`) and one after it
 * (`announce`).
 */
@Injectable()
export class MessagesService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ContactBook) private readonly contacts: ContactBook,
    @Inject(Outbox) private readonly out: Outbox,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(ReplyAlarm) private readonly alarm: ReplyAlarm,
    @Inject(EarlyEdits) private readonly earlyEdits: EarlyEdits,
    @Inject(OrderChanges) private readonly orderChanges: OrderChanges,
    @Inject(LeadTyping) private readonly leadTyping: LeadTyping,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * The conversation of each chat, in the order given. Creates missing contacts and conversations. Merges two
   * rows of one person as soon as a chat names both number and privacy id. Idempotent, safe from several
   * processes at once. ONE statement when nothing is new.
   */
  async resolve(botId: BotId, chats: readonly ChatAddress[]): Promise<ConversationId[]> {
    return this.contacts.resolve(botId, chats);
  }

  /**
   * Stores incoming messages of many owners in ONE statement. Each message is stored once by conversation and WhatsApp id.
   * The statement also assigns seq and turn, updates the conversation, and raises the daily count. It also applies a
   * lead's 'STOP' and an owner's takeover, so a crash cannot lose them. (Takeover: 60 minutes after a message typed on the
   * phone, which also answers the open turn.)
   *
   * Returns only what was new or changed. Further statements are rare: one when texts were edited or deleted, one for
   * reactions, and those that keep and apply edits that come before their message. Call {@link announce} after the commit.
   * @throws ConversationMergedError when a conversation was merged since `resolve`: roll back, and resolve again.
   */
  async ingest(tx: Tx, messages: readonly Arrival[]): Promise<IngestedMessage[]> {
    const landings = await this.store(tx, messages);
    if (landings.some(([, landing]) => landing.gone)) throw new ConversationMergedError();
    const read = landings.flatMap(([{ conversationId }, { upgraded }]) => (upgraded ? [conversationId] : []));
    // A call to the owner because of an unreadable message ends when its placeholder gets its content, even if the
    // content needs no answer or was deleted.
    if (read.length > 0) await endReadCalls(tx, read);
    for (const [arrival, landing] of landings) if (landing.orderedAt) await this.orderChanges.announce(tx, arrival, landing);
    return landings.flatMap(ingestedOf);
  }

  /**
   * The messages that sealed edits change, with their secrets. An edit may come at most a day after its
   * message; WhatsApp itself allows fifteen minutes.
   */
  async editedOriginals(edits: readonly EditOf[]): Promise<EditedOriginal[]> {
    return findOriginals(this.database, edits);
  }

  /** Locks conversations. Call it before a transaction changes their messages and then calls {@link ingest}. */
  async lock(tx: Sql, ids: readonly ConversationId[]): Promise<void> {
    await lockInOrder(tx, ids);
  }

  /**
   * Sends notifications after the commit: reply alarms first, then panel updates, with one read statement for
   * the whole batch. Never fails. Lost alarms are set again by a sweep; the panel reads its data again.
   * @returns messages that the bot is expected to answer now.
   */
  async announce(ingested: readonly IngestedMessage[]): Promise<readonly IngestedMessage[]> {
    if (ingested.length === 0) return [];
    const waiting = new Map(ingested.filter((one) => one.opens).map((one) => [one.conversationId, one]));
    const changed = new Set<string>(ingested.filter((one) => one.upgraded).map((one) => one.messageId));
    // the lead opted out: stop an answer that is being generated or typed
    for (const { botId, silenced } of ingested) for (const about of silenced) this.wakes.send({ kind: 'outbox', botId, about });
    try {
      // each alarm is set in the trace of its message, because this batch has messages of several traces
      await Promise.all([...waiting.values()].map((one) => traced(one, () => this.alarm.schedule(one.botId, one.conversationId))));
      await Promise.all(ingested.filter(hasFile).map((one) => traced(one, () => this.alarm.takeOverFile(one.botId, one.messageId))));
      const rows = await this.updates.added(
        ingested.map((one) => one.messageId),
        changed,
      );
      const told = rows.filter(({ id, kind }) => !changed.has(id) && kind !== 'unreadable');
      for (const row of told) {
        this.activityLog.write(row.bot_id, 'INFO', arrivalLine(row, this.clock.now()), [row.message_conversation_id]);
      }
      // an answer that the owner wrote on the phone settles the notices about the chat
      for (const row of told)
        if (row.sender === 'owner' && row.origin === null) await this.notifications.markSeen(row.bot_id, [row.message_conversation_id]);
      const metaOwners = new Set(told.filter(({ origin }) => origin === 'meta-ai').map((row) => row.bot_id));
      // owners who left the answers to Meta's agent need no notice about it
      const unaware = metaOwners.size > 0 ? await findAnsweringThemselves(this.database, [...metaOwners]) : [];
      for (const botId of unaware) await this.notifications.raiseForBot(botId, twoAnswerNotice());
      const answered = new Set(rows.filter((row) => row.kind !== 'deleted' && isBotsTurn(row)).map((row) => row.id));
      return ingested.filter((one) => one.live && one.opens && answered.has(one.messageId));
    } catch (error) {
      this.log.warn({ event: 'conversations.announce-lost', messages: ingested.length, ...errorFields(error) });
      return [];
    }
  }

  /** Pairs of number and privacy id of one person, as reported by WhatsApp. */
  async learnMappings(botId: BotId, mappings: readonly { readonly pn: string; readonly lid: string }[]): Promise<void> {
    return this.contacts.learnMappings(botId, mappings);
  }

  /** Names of people. People without a conversation are ignored. */
  async learnNames(botId: BotId, names: readonly LearntName[]): Promise<void> {
    return this.contacts.learnNames(botId, names);
  }

  /** Usernames, as reported by WhatsApp; the contact stays the same one. */
  async learnUsernames(botId: BotId, updates: readonly UsernameUpdate[]): Promise<void> {
    return this.contacts.learnUsernames(botId, updates);
  }

  /** The subset of these owners with messages to send. One statement for a whole host, as a fallback for lost notifications. */
  async waiting(botIds: readonly BotId[]): Promise<BotId[]> {
    return this.out.waiting(botIds);
  }

  /**
   * Messages waiting to be sent: in order within each conversation, fair among conversations.
   * @param part `warm`: only messages that start no chat; `cold`: only messages that start one
   */
  async outbox(botId: BotId, limit: number, part: OutboxPart = 'all'): Promise<OutgoingMessage[]> {
    return this.out.list(botId, limit, part);
  }

  /**
   * Stores the delivery status reported by WhatsApp for messages of many owners, in ONE statement inside the
   * caller's transaction. That transaction must verify that it still holds the sessions. A status never moves
   * backwards; unknown ids are ignored. Also keeps the sent content for a recipient's retry. Call {@link
   * announceDelivery} after the commit.
   */
  async recordDelivery(tx: Sql, updates: readonly DeliveryUpdate[]): Promise<DeliveryChange[]> {
    return this.out.record(tx, updates);
  }

  /** Shows the changes of {@link recordDelivery}. Never fails. */
  announceDelivery(changes: readonly DeliveryChange[]): void {
    this.out.showDelivery(changes);
  }

  /** True when a message with that WhatsApp id is stored with its content, so no second delivery is needed. */
  async isStored(botId: BotId, waId: string): Promise<boolean> {
    return this.out.isStored(botId, waId);
  }

  /**
   * Marks a bubble as failed for good. The remaining bubbles of its answer are given up too. When nothing of a paid
   * answer reached WhatsApp, its price is refunded, once. When the lead still waits for the answer, the chat is
   * marked as needing the owner. Fenced: returns false and writes nothing when another host has the session.
   * @param why for the owner's log, Indonesian.
   */
  async markFailed(botId: BotId, epoch: string | number | bigint, id: MessageId, why: string): Promise<boolean> {
    return this.out.markFailed(botId, String(epoch), id, why);
  }

  /**
   * Checks right before sending whether an automatic bubble is still permitted (see `permission.rules.ts`).
   * When it is not, the bubble and the rest of its answer are marked as not sent, with the reason. An answer
   * of which nothing was sent is refunded. Fenced.
   * @returns false when the bubble may be sent; true also when it is no longer queued, or another host has
   * the session.
   */
  async withdraw(botId: BotId, epoch: string | number | bigint, id: MessageId): Promise<boolean> {
    return this.out.withdraw(botId, String(epoch), id);
  }

  /** Like {@link withdraw}, for all queued bubbles of a stopped bot. Sends nothing. */
  async withdrawForbidden(botId: BotId, epoch: string | number | bigint): Promise<void> {
    return this.out.withdrawForbidden(botId, String(epoch));
  }

  /** The encrypted protocol message of that WhatsApp id; null when it is not ours or too old. */
  async sentProto(botId: BotId, waId: string): Promise<Buffer | null> {
    return this.out.proto(botId, waId);
  }

  /** Records that the owner has read these messages on the phone. Later messages stay unread. */
  async readElsewhere(botId: BotId, waIds: readonly string[]): Promise<void> {
    const read = await markReadUpTo(this.database, botId, waIds.map(cleanWaId));
    await this.updates.contactsChanged(botId, read);
  }

  /** Records that the owner has marked chats on the phone. People without a conversation are ignored. */
  async markedElsewhere(botId: BotId, marks: readonly PhonesMark[]): Promise<void> {
    await this.updates.contactsChanged(botId, await markAsPhone(this.database, botId, marks));
  }

  /**
   * Stores the number of seconds after which messages of these chats disappear; 0 when they stay. People without a
   * conversation are ignored.
   */
  async noteExpiration(botId: BotId, person: PersonAddress, seconds: number): Promise<void> {
    await setExpiration(this.database, botId, person, seconds);
  }

  /** Number of seconds after which messages of the chat with that number disappear; 0 when they stay. */
  expiration(botId: BotId, pn: string): Promise<number> {
    return findExpiration(this.database, botId, pn);
  }

  /**
   * A lead started or stopped typing. The panel shows it, and the bot waits for the end before it answers.
   * Unknown people are ignored.
   */
  async typing(botId: BotId, person: PersonAddress, active: boolean): Promise<void> {
    await (active ? this.leadTyping.began(botId, person) : this.leadTyping.ended(botId, person));
  }

  /** Housekeeping: deletes texts from phones that were last seen before that time. @returns how many were deleted */
  async removeOldPhoneTexts(before: Date): Promise<number> {
    return removeOldPhoneTexts(this.database, before);
  }

  /** Housekeeping: deletes edits that were stored before that time. @returns how many were deleted */
  async removeOldEarlyEdits(before: Date): Promise<number> {
    return removeOldEarlyEdits(this.database, before);
  }

  /** For a deleted account: removes at most `rows` rows of its conversations. @returns how many; 0 when none can be removed now */
  removeSlice(botId: BotId, rows: number): Promise<number> {
    return deleteConversationRows(this.database, botId, rows);
  }

  private async store(tx: Sql, messages: readonly Arrival[]): Promise<[Arrival, Landing][]> {
    const said = withoutRepeats(messages.filter((one) => !one.edited && !one.isReaction && !one.isVoid));
    const now = this.clock.now();
    const landings: [Arrival, Landing][] = [];
    if (said.length > 0)
      for (const landing of await storeArrivals(tx, await markAutomatic(tx, said, now), now))
        landings.push([said[landing.ord - 1]!, landing]);
    const early = await this.earlyEdits.take(
      tx,
      landings.flatMap(([arrival, landing]) => (landing.early ? [arrival] : [])),
    );
    // edits after new messages: a message may be edited within the same commit
    const edited = lastOfEach([...early.filter((one) => one.edited), ...messages.filter((one) => one.edited && !one.sealed)]);
    if (edited.length > 0) for (const landing of await storeEdits(tx, edited, now)) landings.push([edited[landing.ord - 1]!, landing]);
    const reactions = lastOfEach([...early, ...messages].filter((one) => one.isReaction));
    if (reactions.length > 0)
      for (const landing of await storeReactions(tx, reactions, now)) landings.push([reactions[landing.ord - 1]!, landing]);
    const missing = landings.flatMap(([arrival, landing]) => (landing.missing ? [arrival] : []));
    await this.earlyEdits.keep(tx, [...missing, ...messages.filter((one) => one.sealed)], now);
    return [...landings, ...(await this.settled(tx, messages))];
  }

  /**
   * Settles the placeholders of messages whose content belongs to another message. Runs one statement, or none when
   * there are no such messages.
   */
  private async settled(tx: Sql, messages: readonly Arrival[]): Promise<[Arrival, Landing][]> {
    const carried = messages.filter(isCarried);
    if (carried.length === 0) return [];
    const landings = await settlePlaceholders(tx, carried);
    return landings.map((landing) => {
      const { body: _body, carrier, ...arrival } = carried[landing.ord - 1]!;
      return [{ ...arrival, waId: carrier, kind: 'other', body: '' }, landing];
    });
  }
}

function isCarried(one: Arrival): one is Carried {
  return one.carrier !== undefined;
}

function isBotsTurn(row: ContactRow): boolean {
  return row.takeover_ms === null && !row.opted_out && !row.blacklisted && !row.gets_notices;
}

/** True for kinds with a file, which WhatsApp keeps for some weeks only. */
function hasFile({ kind }: IngestedMessage): boolean {
  return kind === 'image' || kind === 'voice' || kind === 'audio' || kind === 'video' || kind === 'document';
}

function traced<Result>({ conversationId, messageId, trace }: IngestedMessage, action: () => Result): Result {
  return runAs({ name: 'message stored', ids: { conversationId, messageId }, trace }, action);
}

function ingestedOf([arrival, landing]: [Arrival, Landing]): IngestedMessage[] {
  if (landing.storedId === null) return [];
  const { turn, upgraded, origin, opens } = landing;
  const { botId, conversationId, waId, sender, kind, live, chat, body, trace = null } = arrival;
  const silenced = sender === 'lead' && consentWord(body) === 'out' ? addressesOf(chat) : [];
  return [{ botId, conversationId, waId, sender, kind, live, silenced, messageId: landing.storedId, turn, upgraded, origin, opens, trace }];
}
