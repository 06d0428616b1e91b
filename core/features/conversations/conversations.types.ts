import type { CameFrom } from '#contracts/values/people/came-from';
import type { FactKind } from '#contracts/values/people/contact-facts';
import type { ReadStory, ToolStory } from './reply-story.types.js';
import { BotId, type ConversationId, type MessageId } from '#contracts/values/ids';
import type { NeedReason } from '#contracts/values/needs';
import type { DeliveryStatus, MessageKind, MessageOrigin, Sender } from '#contracts/values/statuses';
import type { UnsentReason } from '#contracts/values/unsent';
import type { MaybeSealed } from '../../outside/whatsapp/link.types.js';
import { protoContext } from '../../outside/whatsapp/proto-context.js';
import type { SealedColumn } from '../../platform/crypto/sealed-column.js';
import type { Cart } from './carts.rules.js';
import type { FileReading, Hearing } from './files.types.js';
import type { TraceId } from '../../platform/loop/trace.rules.js';

export type { CartItem } from './carts.rules.js';
export type { FileReading, Hearing } from './files.types.js';

/** The other side of a chat, as named by WhatsApp: phone number and privacy id, digits only; either may be unknown. */
export interface ChatAddress {
  readonly pn: string | null;
  readonly lid: string | null;
  /** The address the lead wrote from; answers go there. */
  readonly jid: string;
  /** Username reported with this chat; missing when none was reported. */
  readonly username?: string | null;
  /**
   * Source of the pair of number and privacy id; missing when the person's own message contained both.
   * `own-device`: a message from the owner to them. `lookup`: one half was added from an earlier mapping.
   */
  readonly pairBy?: 'own-device' | 'lookup' | undefined;
  /** When that message was written, by WhatsApp's clock. Missing means now. */
  readonly at?: Date;
}

/** The message that another one replies to, as reported by its writer's phone. */
export interface Quote {
  readonly waId: string;
  readonly kind: MessageKind;
  readonly body: string;
  /** Its sender; null when the phone did not say. */
  readonly by: 'lead' | 'owner' | null;
}

/** A quote as stored. */
export interface StoredQuote {
  readonly kind: MessageKind;
  readonly body: string;
  readonly sender: Sender | null;
  /** True when the text is from our own copy. Otherwise it is from the lead's phone and may be forged. */
  readonly proved: boolean;
  /** Place of our own copy in the conversation; absent when there is none. */
  readonly seq?: number;
}

/** An incoming message in an owner's session: from a lead, or typed by the owner on the phone. */
export interface InboundMessage extends MaybeSealed {
  readonly botId: BotId;
  readonly chat: ChatAddress;
  readonly waId: string;
  readonly sender: 'lead' | 'owner';
  readonly kind: MessageKind;
  readonly body: string;
  /** Name chosen by the lead; null when the message carried none. */
  readonly name: string | null;
  readonly at: Date;
  /** False for messages that WhatsApp stored while we were offline. */
  readonly live: boolean;
  readonly media: {
    readonly mimetype: string;
    readonly seconds: number | null;
    readonly name?: string;
    readonly hash?: string;
    readonly isGif?: true;
  } | null;
  /** The protocol message, encrypted. It is needed to fetch the attachment, and its secret decrypts edits of the message. */
  readonly proto: Buffer | null;
  readonly quoted: Quote | null;
  /** How many seconds the chat keeps messages; 0 means without a limit. Absent when the message does not say. */
  readonly expiresAfter?: number | undefined;
  /** The advertisement or status that led the lead to write this message. */
  readonly cameFrom?: { readonly from: CameFrom; readonly thumbnail: Uint8Array | null };
  /** A cart. What `proto` keeps is needed to request its contents from WhatsApp. */
  readonly cart?: true;
  /** A second upload of the photo or video `waId`, which may not have arrived yet. */
  readonly again?: true;
  /** An earlier message was edited by its writer: `waId` is its id, `body` its present text. */
  readonly edited?: true;
  /** Id under which it came, when it changes or completes the message `waId`. A placeholder with this id is settled. */
  readonly carrier?: string;
  /** It says nothing and changes no message: only its placeholder is settled. */
  readonly isVoid?: true;
  /** The lead reacted with the emoji `body` to our message `waId`. An empty `body` removes the reaction. */
  readonly isReaction?: true;
  /** The actual sender, when it is neither the lead nor the owner; absent for most. */
  readonly origin?: MessageOrigin;
  /** The sender is a verified enterprise or WhatsApp itself. */
  readonly isBusiness?: true;
  /** Only for the owner's messages: written on the phone, not on another linked device. */
  readonly isFromPhone?: true;
  /** The trace that was started when it arrived. */
  readonly trace?: TraceId | null;
}

/**
 * The original of a sealed edit: its writer, and its protocol message, encrypted, which contains the
 * secret. `incomplete`: the secret may be that of a second upload.
 */
export type EditedOriginal = Pick<InboundMessage, 'botId' | 'sender' | 'waId'> & { readonly proto: Buffer; readonly incomplete: boolean };

export interface IngestedMessage {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly messageId: MessageId;
  readonly waId: string;
  readonly sender: 'lead' | 'owner';
  readonly kind: MessageKind;
  readonly origin: MessageOrigin | null;
  /** True when the message waits for an answer. False for a business notice. */
  readonly opens: boolean;
  /** The conversation's turn after this message. */
  readonly turn: number;
  /** True when the panel already shows this row: a placeholder that got its content, or an edited text. */
  readonly upgraded: boolean;
  readonly live: boolean;
  /** The chat's addresses when the lead opted out with this message; empty for most. */
  readonly silenced: readonly string[];
  readonly trace: TraceId | null;
}

/** An outgoing bubble. `waId` is chosen before the first try and never changes. */
export interface OutgoingMessage {
  readonly id: MessageId;
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly jid: string;
  readonly pn: string | null;
  readonly lid: string | null;
  readonly waId: string;
  readonly sender: 'bot' | 'owner';
  /** The owner wrote it in the panel just now, so it is not paced. */
  readonly byHand: boolean;
  /** A text, or the caption of the photo. */
  readonly body: string;
  /** Id of the stored photo; null for a text. */
  readonly photoId: string | null;
  /** A file in the storage, under the message's own id. Without a caption, the body is its name. */
  readonly document: { readonly name: string; readonly mimetype: string } | null;
  readonly seq: number;
  readonly attempts: number;
  /** The chat's setting for disappearing messages, in seconds; 0 for none. */
  readonly expiresAfter: number;
  /** True for automatic messages, whose permission is checked again when they are sent. */
  readonly isAutomatic: boolean;
  /** True when WhatsApp counts it as the start of a chat: it stays queued while the number is restricted. */
  readonly opensChat: boolean;
  /** Time since it was queued, by the database's clock, at the time of reading. */
  readonly ageMs: number;
  /** Why it may not be sent, at the time of reading; null when it may. */
  readonly forbidden: UnsentReason | null;
  /** The sending speed that the owner chose for the bot. */
  readonly sendsPerMinute: number;
  readonly typingMsPerCharacter: number;
  /** The trace that queued it, as Postgres returns it; null for none. */
  readonly trace?: string | null;
}

/** A delivery status reported by WhatsApp for one of our messages; written in the group commit of the session host. */
export interface DeliveryUpdate {
  readonly botId: BotId;
  readonly waId: string;
  /** `sent`: WhatsApp's server has it. */
  readonly status: 'sent' | 'delivered' | 'read';
  readonly at: Date;
  /** The sent content, encrypted. Needed when a recipient requests it again. Null when it is not available. */
  readonly proto: Buffer | null;
}

/** A row whose status has changed. */
export interface DeliveryChange {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly messageId: MessageId;
  readonly waId: string;
  readonly status: DeliveryUpdate['status'];
}

/** Digits of number and privacy id of a person; at least one of them is known. */
export interface PersonAddress {
  readonly pn: string | null;
  readonly lid: string | null;
}

/** Names of a person, as reported by the phone. */
export interface LearntName extends PersonAddress {
  /** Name in the owner's address book, shown only to the owner. Null when there is none. */
  readonly name: string | null;
  /** Name chosen by the person. Null when none was reported. */
  readonly ownName?: string | null;
}

/** A person's username; null when the person removed it. Belongs to the privacy id. */
export interface UsernameUpdate {
  readonly lid: string;
  readonly username: string | null;
}

/**
 * Number of newest messages of a conversation on which an answer is based. A history that is cut keeps 45 of them and then
 * stays cut for 64 messages, so that the beginning of a request is cached in between.
 */
export const threadLength = 112;

/** A message in the form that the reply pipeline reads. */
export interface ThreadMessage {
  readonly id: MessageId;
  readonly sender: Sender;
  readonly kind: MessageKind;
  readonly body: string;
  readonly seq: number;
  /** For an inbound message the turn it opened, for a bot's message the turn it answers. */
  readonly turn: number | null;
  /** Delivery status of one of our messages; absent in simulated conversations. */
  readonly status?: DeliveryStatus;
  /** Transcript of a voice message; null when there is none (yet). */
  readonly transcript: string | null;
  /** The message that it replies to. */
  readonly quoted: StoredQuote | null;
  /** True when the message has an attachment that may be fetched. */
  readonly hasFile: boolean;
  /** The actual sender, when it is neither the lead, the bot nor the owner. */
  readonly origin?: MessageOrigin | null;
  /** When we stored it, in milliseconds since 1970. */
  readonly storedAtMs: number;
  /** Its origin, with a small JPEG (base64) if there is one. */
  readonly cameFrom?: (CameFrom & { readonly thumbnail?: string }) | null;
  /** Contents of a cart of the WhatsApp catalogue, once WhatsApp has sent them. */
  readonly cart?: Cart | null;
  /** Length of a recording, as stated by its sender. */
  readonly seconds?: number | null;
  /** True when its writer changed the text later. */
  readonly isEdited?: boolean;
  /** The lead's emoji, the time it was stored and the turn it opened. Empty when it was removed before an answer. */
  readonly reaction?: { readonly emoji: string; readonly atMs: number; readonly turn: number | null } | null;
  /** True for a reaction itself, which {@link withReactions} places like a message. */
  readonly isReaction?: boolean;
  /** Name of its file, as its sender gave it. */
  readonly fileName?: string | null;
  /** Hash of its file, as stated by its sender. The same file sent again has the same one. */
  readonly fileHash?: string | null;
  /** Text that was read from its file; null or absent when the file was not read. */
  readonly reading?: FileReading | null;
  /** Why a recording has no transcript. Null or absent when it has one, or when no transcription was tried yet. */
  readonly hearing?: Hearing | null;
}

/** A remembered fact about a lead, and who stated it. */
export interface ContactFact {
  readonly value: string;
  readonly by: 'bot' | 'owner';
  /** ISO time. */
  readonly at: string;
}

export type ContactFacts = Readonly<Partial<Record<FactKind, ContactFact>>>;

/** The memory of a conversation beyond its newest messages. */
export interface Memory {
  /** Summary of the messages up to `uptoSeq`; empty when nothing has been summarised. */
  readonly summary: string;
  readonly uptoSeq: number;
  readonly facts: ContactFacts;
}

/**
 * Everything about a conversation that decides whether and what to answer. A consistent snapshot from one
 * statement.
 */
export interface OpenTurn {
  readonly conversationId: ConversationId;
  /** Address that answers go to. */
  readonly jid: string;
  /** Name chosen by the lead; the only name that a model or a lead reads. Empty when it is not known. */
  readonly name: string;
  /** Digits, or `lid:<digits>`: the contact's address in routes. */
  readonly phoneNumber: string;
  /** Display name for the owner. */
  readonly calledName: string;
  readonly turn: number;
  readonly answeredTurn: number;
  readonly takenOver: boolean;
  readonly optedOut: boolean;
  /** True when the lead already got the text that nothing can be answered at the moment. */
  readonly quotaTold: boolean;
  readonly blacklisted: boolean;
  readonly lastSender: Sender | null;
  /** When the lead last wrote, by WhatsApp's clock; null when they never did. */
  readonly leadLastAt: Date | null;
  /** When the owner last let the bot answer an older turn. */
  readonly reopenedAt?: Date | null;
  /** Number of the bot's messages within the loop breaker's window. */
  readonly recentBotMessages: number;
  /** Number of answers within the last hour, counted up to the limit of a day. */
  readonly answersThisHour: number;
  /** Number of answers within the last 24 hours, counted up to the limit. */
  readonly answersToday: number;
  /** The newest messages, oldest first. */
  readonly thread: readonly ThreadMessage[];
  readonly memory: Memory;
}

/** One bubble of an answer: a text, or a photo whose caption is `body`. */
export interface Bubble {
  readonly body: string;
  readonly photo: { readonly id: string; readonly width: number; readonly height: number } | null;
}

/** An answer that is ready to be sent: the draft for one turn. */
export interface ReplyClaim {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  /** `conversations.turn` when the draft was started. */
  readonly draftedTurn: number;
  readonly bubbles: readonly Bubble[];
  /** True for a fixed text of the owner, which uses up no reply of the package. */
  readonly isFree?: boolean;
  /** The answer says that nothing can be answered at the moment; sent once per lead. */
  readonly tellsQuota?: boolean;
  readonly model: string;
  readonly tools: readonly ToolStory[];
  /** The model's input; null for a fixed text of the owner. */
  readonly read?: ReadStory | null;
  /** Cost in hundredths of a Rupiah; null when unknown. */
  readonly costSen?: number | null;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly tookMs: number;
  readonly closing: boolean;
  /** Facts that the lead stated about themselves; null for none. */
  readonly facts?: ContactFacts | null;
  /**
   * Why the owner is needed after this answer; null when they are not. A handover also pauses the bot until
   * the owner answers, gives the conversation back or marks it as done.
   */
  readonly need: NeedReason | null;
}

/** Why an idle lead gets no unsolicited message. `answered`: the lead has written again. */
export type StopReason =
  | 'answered'
  | 'opted-out'
  | 'blacklisted'
  | 'notification-number'
  | 'closing'
  | 'takeover'
  | 'number-moved'
  | 'undelivered';

/** A conversation whose last message is ours. */
export interface IdleConversation {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  /** When the lead last wrote. */
  readonly since: Date;
  /** The same time as `since`, as text from Postgres. It has more digits than a Date. */
  readonly exactSince: string;
  readonly stop: StopReason | null;
}

/** The state of a locked idle period, and whether it allows a message. */
export interface LockedIdleConversation {
  readonly stop: StopReason | null;
  /** Name chosen by the lead; empty when it is not known. */
  readonly name: string;
}

/** The column with the encrypted protocol messages. */
export const sealedProtos: SealedColumn = {
  table: 'messages',
  column: 'proto',
  key: [['id', 'uuid']],
  also: ['bot_id'],
  context: (row) => protoContext(BotId.parse(row['bot_id'])),
};
