import type { FactKind } from '#contracts/values/people/contact-facts';
import type { ConversationId, MessageId, OwnerId } from '#contracts/values/ids';
import type { NeedReason } from '#contracts/values/needs';
import type { DeliveryStatus, MessageKind, MessageOrigin, Sender } from '#contracts/values/statuses';
import type { UnsentReason } from '#contracts/values/unsent';
import { protoContext } from '../../outside/whatsapp/proto-context.js';
import type { SealedColumn } from '../../platform/crypto/sealed-column.js';

/** Who a chat is with, as WhatsApp names them: phone number and privacy id, digits only, either may be unknown. */
export interface ChatAddress {
  readonly pn: string | null;
  readonly lid: string | null;
  /** The address the lead wrote from; answers go there. */
  readonly jid: string;
  /** As WhatsApp told it with this chat; missing where it told nothing. */
  readonly username?: string | null;
  /**
   * Where the pair of number and privacy id comes from, when it is not the person's own message that named both. `own-device`: a message
   * of the owner's to them. `lookup`: one half was added from what was learnt before.
   */
  readonly pairBy?: 'own-device' | 'lookup' | undefined;
  /** When that message was written, by WhatsApp's clock; missing: now. */
  readonly at?: Date;
}

/** The message that another one answers, as far as its writer's phone tells. */
export interface Quote {
  readonly waId: string;
  readonly kind: MessageKind;
  readonly body: string;
  /** Whose it was; null when the phone did not say. */
  readonly by: 'lead' | 'owner' | null;
}

/** A quote as it is kept. */
export interface StoredQuote {
  readonly kind: MessageKind;
  readonly body: string;
  readonly sender: Sender | null;
  /** True when it is our own copy of that message; else the words are those of the lead's phone, who may have made them up. */
  readonly proved: boolean;
}

/** A message that came in by an owner's session: from a lead, or typed by the owner on the phone. */
export interface InboundMessage {
  readonly ownerId: OwnerId;
  readonly chat: ChatAddress;
  readonly waId: string;
  readonly sender: 'lead' | 'owner';
  readonly kind: MessageKind;
  readonly body: string;
  /** Name the lead gave themselves; null when the message carried none. */
  readonly name: string | null;
  readonly at: Date;
  /** False for what WhatsApp kept for us while we were offline. */
  readonly live: boolean;
  readonly media: { readonly mimetype: string; readonly seconds: number | null; readonly name?: string } | null;
  /** The protocol's message, sealed, where it is needed later (media). */
  readonly proto: Buffer | null;
  readonly quoted: Quote | null;
  /** An earlier message was changed by its writer: `waId` names that one, `body` is what it says now. */
  readonly edited?: true;
  /** Who is behind it, where that is neither the lead nor the owner; absent for most. */
  readonly origin?: MessageOrigin;
  /** Its sender is a verified enterprise or WhatsApp itself. */
  readonly isBusiness?: true;
  /** Of an owner's message: written on the phone, and on no other linked device. */
  readonly isFromPhone?: true;
}

export interface IngestedMessage {
  readonly ownerId: OwnerId;
  readonly conversationId: ConversationId;
  readonly messageId: MessageId;
  readonly waId: string;
  readonly sender: 'lead' | 'owner';
  readonly kind: MessageKind;
  readonly origin: MessageOrigin | null;
  /** True when it waits for an answer: a notice of a business does not. */
  readonly opens: boolean;
  /** The conversation's turn after this message. */
  readonly turn: number;
  /** True when the panel has this row already: a placeholder that got its content, or a text that was changed. */
  readonly upgraded: boolean;
  readonly live: boolean;
  /** The addresses of the chat where the lead asked the bot for silence with this message; empty for most. */
  readonly silenced: readonly string[];
}

/** A bubble on its way out. `waId` was chosen before the first try and never changes. */
export interface OutgoingMessage {
  readonly id: MessageId;
  readonly ownerId: OwnerId;
  readonly conversationId: ConversationId;
  readonly jid: string;
  readonly pn: string | null;
  readonly lid: string | null;
  readonly waId: string;
  readonly sender: 'bot' | 'owner';
  /** The owner wrote it in the panel just now: it is not paced. */
  readonly byHand: boolean;
  /** A text, or the caption of the photo. */
  readonly body: string;
  /** Id of the stored photo; null for a text. */
  readonly photoId: string | null;
  /** A file of the storage, under the message's own id; its name is the body where there is no caption. */
  readonly document: { readonly name: string; readonly mimetype: string } | null;
  readonly seq: number;
  readonly attempts: number;
  /** The bot says it by itself: whether it may leave is asked once more when it leaves. False for the owner's words. */
  readonly isAutomatic: boolean;
  /** Time since it was queued, by the database's clock, when it was read. */
  readonly ageMs: number;
  /** Why it was not allowed to leave when it was read; null when it was. */
  readonly forbidden: UnsentReason | null;
  /** How fast the owner wants the bot to write. */
  readonly sendsPerMinute: number;
  readonly typingMsPerCharacter: number;
}

/** What WhatsApp told of one of our messages; written in the group commit of the session host. */
export interface DeliveryUpdate {
  readonly ownerId: OwnerId;
  readonly waId: string;
  /** `sent`: WhatsApp's server has it. */
  readonly status: 'sent' | 'delivered' | 'read';
  readonly at: Date;
  /** Sealed; what was sent, for a recipient who asks for it again. Null where it is not at hand. */
  readonly proto: Buffer | null;
}

/** A row whose state really changed. */
export interface DeliveryChange {
  readonly ownerId: OwnerId;
  readonly conversationId: ConversationId;
  readonly messageId: MessageId;
  readonly status: DeliveryUpdate['status'];
}

/** Digits by which WhatsApp names a person; at least one of both is known. */
export interface PersonAddress {
  readonly pn: string | null;
  readonly lid: string | null;
}

/** What a person is called, as the phone tells it. */
export interface LearntName extends PersonAddress {
  /** In the owner's address book: the owner's words, for the owner's eyes. Null where it says nothing. */
  readonly name: string | null;
  /** By themselves. Null where it was not told. */
  readonly ownName?: string | null;
}

/** Somebody's username, or that there is none any more (null). It belongs to the privacy id. */
export interface UsernameUpdate {
  readonly lid: string;
  readonly username: string | null;
}

/** A message as the reply pipeline reads it. */
export interface ThreadMessage {
  readonly id: MessageId;
  readonly sender: Sender;
  readonly kind: MessageKind;
  readonly body: string;
  readonly seq: number;
  /** The turn an inbound message opened, the turn a bot's answers. */
  readonly turn: number | null;
  /** How far one of ours is; absent in talks that are made up. */
  readonly status?: DeliveryStatus;
  /** What was heard in a voice message; null when nothing (yet). */
  readonly transcript: string | null;
  /** What it answers. */
  readonly quoted: StoredQuote | null;
  /** True when there is an attachment that may be fetched. */
  readonly hasFile: boolean;
  /** Who is behind it, where that is neither the lead, the bot nor the owner. */
  readonly origin?: MessageOrigin | null;
  /** When we stored it, milliseconds since 1970. */
  readonly storedAtMs: number;
}

/** Something kept of a lead, and whose words it is. */
export interface ContactFact {
  readonly value: string;
  readonly by: 'bot' | 'owner';
  /** ISO moment. */
  readonly at: string;
}

export type ContactFacts = Readonly<Partial<Record<FactKind, ContactFact>>>;

/** What is remembered of a conversation beyond its newest messages. */
export interface Memory {
  /** What was said up to `uptoSeq`; empty when nothing has been summarised. */
  readonly summary: string;
  readonly uptoSeq: number;
  readonly facts: ContactFacts;
}

/** Everything about a conversation that decides whether and what to answer: one statement's picture of it. */
export interface OpenTurn {
  readonly conversationId: ConversationId;
  /** Where answers go. */
  readonly jid: string;
  /** What the lead calls themselves: the only name that a model or a lead reads. Empty when it is not known. */
  readonly name: string;
  /** Digits, or `lid:<digits>`: the contact in routes. */
  readonly phoneNumber: string;
  /** Whom the owner reads of. */
  readonly calledName: string;
  readonly turn: number;
  readonly answeredTurn: number;
  readonly takenOver: boolean;
  readonly optedOut: boolean;
  /** The lead has read already that nothing can be answered at the moment. */
  readonly quotaTold: boolean;
  readonly blacklisted: boolean;
  readonly lastSender: Sender | null;
  /** When the lead wrote last, by WhatsApp's clock; null when they never did. */
  readonly leadLastAt: Date | null;
  /** The bot's messages within the loop breaker's window. */
  readonly recentBotMessages: number;
  /** The newest messages, oldest first. */
  readonly thread: readonly ThreadMessage[];
  readonly memory: Memory;
}

/** One bubble of an answer: a text, or a photo whose caption is `body`. */
export interface Bubble {
  readonly body: string;
  readonly photo: { readonly id: string; readonly width: number; readonly height: number } | null;
}

/** An answer that wants to go out: the draft for one turn. */
export interface ReplyClaim {
  readonly ownerId: OwnerId;
  readonly conversationId: ConversationId;
  /** `conversations.turn` as it was when the draft was begun. */
  readonly draftedTurn: number;
  readonly bubbles: readonly Bubble[];
  /** Words of the owner's own: no reply of the package is spent. */
  readonly isFree?: boolean;
  /** They say that nothing can be answered at the moment: once per lead. */
  readonly tellsQuota?: boolean;
  readonly model: string;
  readonly tools: readonly ToolStory[];
  /** What the model read; null for words of the owner's own. */
  readonly read?: ReadStory | null;
  /** Hundredths of a Rupiah; null when nobody knows. */
  readonly costSen?: number | null;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly tookMs: number;
  readonly closing: boolean;
  /** What the lead told of themselves; null for nothing. */
  readonly facts?: ContactFacts | null;
  /**
   * Why the owner is needed from this answer on; null when they are not. `bot-called` also silences the bot until the owner has answered,
   * given the conversation back or finished it.
   */
  readonly need: NeedReason | null;
}

/** Why a silent lead gets no message that was not asked for. `answered`: the silence is over. */
export type StopReason =
  | 'answered'
  | 'opted-out'
  | 'blacklisted'
  | 'notification-number'
  | 'closing'
  | 'takeover'
  | 'number-moved'
  | 'undelivered';

/** A conversation whose last word is ours. */
export interface Silence {
  readonly ownerId: OwnerId;
  readonly conversationId: ConversationId;
  /** When the lead wrote last. */
  readonly since: Date;
  /** The same as Postgres writes it: it has more digits than a Date. */
  readonly exactSince: string;
  readonly stop: StopReason | null;
}

/** What a locked silence allows. */
export interface LockedSilence {
  readonly stop: StopReason | null;
  /** What the lead calls themselves; empty when it is not known. */
  readonly name: string;
}

/** What a model read for an answer, besides the owner's texts. */
export interface ReadStory {
  /** The oldest and the newest message, null when there was none, and how many there were. */
  readonly first: MessageId | null;
  readonly last: MessageId | null;
  readonly messages: number;
  readonly pictures: number;
  readonly summary: string;
  readonly facts: Readonly<Partial<Record<FactKind, string>>>;
}

/** How an answer came about. */
export interface Trace {
  readonly model: string;
  readonly tools: readonly ToolStory[];
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly tookMs: number;
  readonly costSen: number | null;
  readonly read: ReadStory | null;
}

export interface ToolStory {
  readonly name: string;
  readonly arguments: string;
  readonly result: string;
}

/** Where the protocol's messages stand sealed. */
export const sealedProtos: SealedColumn = {
  table: 'messages',
  column: 'proto',
  key: [['id', 'uuid']],
  also: ['owner_id'],
  context: (row) => protoContext(row['owner_id'] as OwnerId),
};
