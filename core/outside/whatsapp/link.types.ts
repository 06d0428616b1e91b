import type { DeviceName } from './link/device-name.js';
import type { TraceId } from '#core/platform/loop/trace.rules';
import type { Readable } from 'node:stream';
import type { MessageKind, MessageOrigin } from '#contracts/values/statuses';
import type { ReadCameFrom } from './content/came-from.js';
import type { CartKey } from './content/carts.js';
import type { PersonAddress } from './jids.js';
import type { Passkey, PasskeyUpdate } from './passkey/passkey.types.js';

/** A quoted message, as reported by the phone of the message's writer. */
export interface ReadQuote {
  readonly waId: string;
  readonly kind: MessageKind;
  readonly body: string;
  readonly by: 'lead' | 'owner' | null;
}

/** An edit that is sealed with the secret of the message that it changes (content/sealed-edits.ts). */
export interface SealedEdit {
  /** `choice`: adds one to a poll of either side, and is a message of its own. */
  readonly of: 'message' | 'event' | 'poll' | 'choice';
  readonly iv: Uint8Array;
  readonly payload: Uint8Array;
  /** Of a choice: its own WhatsApp id. */
  readonly id?: string;
}

/** The parts of an edit that is still sealed. */
export interface MaybeSealed {
  /** The new content, still sealed: `kind` and `body` of the message are empty. */
  readonly sealed?: SealedEdit;
  /** Addresses of its writer, without device, by number and by privacy id. A lead's message has them only after they were looked up. */
  readonly writers?: readonly string[];
}

/** A received message in our types. */
export interface ReadMessage extends MaybeSealed {
  readonly chat: PersonAddress & {
    /** As named in the stanza; missing when it names none. */
    readonly username?: string | null;
  };
  readonly waId: string;
  readonly sender: 'lead' | 'owner';
  readonly kind: MessageKind;
  readonly body: string;
  readonly name: string | null;
  readonly at: Date;
  readonly live: boolean;
  readonly media: {
    readonly mimetype: string;
    readonly seconds: number | null;
    readonly name?: string;
    /** Hash of the file, as stated by its sender. */
    readonly hash?: string;
    /** A video that is shown like a GIF. */
    readonly isGif?: true;
  } | null;
  /** The protocol message, not encrypted yet. Set when it is needed later. */
  readonly proto: Uint8Array | null;
  readonly quoted: ReadQuote | null;
  /** Number of seconds after which messages of this chat disappear; 0 means never. Absent when the message does not say. */
  readonly expiresAfter?: number;
  /** The advertisement or status that led the lead to write it; absent for most. */
  readonly cameFrom?: ReadCameFrom;
  /** Id of the album that it is part of. */
  readonly album?: string;
  /** A cart of the catalogue. `proto` holds what is needed to request its contents (content/carts.ts). */
  readonly cart?: true;
  /** A second upload of the photo or video `waId` (content/associations.ts). */
  readonly again?: true;
  readonly edited?: true;
  /** Id under which it came, when it changes or completes the message `waId`. A placeholder with this id is settled. */
  readonly carrier?: string;
  /** It says nothing and changes no message: only its placeholder is settled. */
  readonly isVoid?: true;
  /** The lead's emoji `body` on the shop's message `waId`. Empty when it was removed. */
  readonly isReaction?: true;
  /** Set when the message itself says that no person wrote it to this chat (origin.ts); absent for most. */
  readonly origin?: Exclude<MessageOrigin, 'app'>;
  /** True when the sender is a verified enterprise or WhatsApp itself, so not a lead. */
  readonly isBusiness?: true;
  /** True when the owner's message was written on the phone, the only device that sends greetings and away messages. */
  readonly isFromPhone?: true;
  /** The trace that started when the message arrived. Set by the ledger. */
  readonly trace?: TraceId | null;
}

/** WhatsApp's answer about the contents of a cart. Prices and total are in WhatsApp's unit, which the answer does not name. */
export type CartTold =
  | {
      readonly kind: 'read';
      readonly items: readonly {
        readonly name: string;
        readonly count: number;
        readonly price: number | null;
        readonly currency: string;
      }[];
      readonly total: number | null;
    }
  /** True when the answer cannot be used, and a later request would get the same answer. */
  | { readonly kind: 'refused' }
  /** No answer in time, or a temporary error. */
  | { readonly kind: 'unanswered' };

/** A report of WhatsApp about one of our messages. */
export interface ReadProgress {
  readonly waId: string;
  readonly status: 'sent' | 'delivered' | 'read';
  readonly at: Date;
}

/** Whether a number or a username exists, and its owner if WhatsApp states it. */
export interface PersonFound {
  readonly exists: boolean;
  /** Digits of the privacy id. */
  readonly lid: string | null;
}

export interface Mapping {
  readonly pn: string;
  readonly lid: string;
}

/** Signal keys by type and id; a value is Baileys' own object, null deletes. */
export type KeyChanges = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Where a connection stores what must outlive it. Each `put` is one more step of the ledger. The gate holds
 * frames that depend on a step until that step is stored.
 */
export interface Ledger {
  /** Step after everything put so far. */
  readonly step: number;
  /** Last step that is stored in Postgres. */
  readonly storedStep: number;
  loadKeys(type: string, ids: readonly string[]): Promise<Record<string, unknown>>;
  putKeys(changes: KeyChanges): void;
  /** `serialized` is the value that {@link openLink} takes as `creds` next time. */
  putCreds(serialized: string): void;
  putMessage(message: ReadMessage): void;
  putProgress(progress: ReadProgress): void;
}

/** Whether WhatsApp lets the account start conversations. `unknown`: it is restricted, without a stated end. */
export type RestrictionChange =
  | { readonly kind: 'lifted' }
  | { readonly kind: 'until'; readonly until: Date }
  | { readonly kind: 'unknown' };

/** WhatsApp's reports about the number. Fields without a report are absent. */
export interface HealthTold {
  /** New chats allowed and started; null: no limit. `endsAt`, `readAt`: ISO times. */
  readonly newChats?: { readonly total: number; readonly used: number; readonly status: string; readonly endsAt: string | null } | null;
  readonly readAt?: string;
  /** WhatsApp's code for the reason of a restriction; null for none. */
  readonly why?: string | null;
}

/** Time since the last things that a connection received, in milliseconds. */
export interface HearingFacts {
  /** Since the last message from anybody, or since the connection opened. */
  readonly unheardMs: number;
  /** Since the last frame of any kind, or since the connection opened. */
  readonly frameMs: number;
  /** Since the server announced messages of which some are missing; null when all arrived. */
  readonly announcedForMs: number | null;
  /** True when the own phone was queried on this connection. */
  readonly wasAsked: boolean;
  /** The pending query to the own phone: no message arrived since. */
  readonly question: { readonly askedForMs: number; /** Since the phone confirmed it. */ readonly receivedForMs: number | null } | null;
}

/** Whether messages that WhatsApp stores for this device reach it. */
export interface Hearing {
  facts(): HearingFacts;
  /** Asks the own phone to send a message that must arrive here. */
  ask(): Promise<void>;
  /** The own phone has answered a query on this connection. */
  readonly phoneAnswered: boolean;
  /** The server reported that it delivered all messages that had waited for this login. */
  readonly isCaughtUp: boolean;
  /** Number of messages that had waited for this login. */
  readonly waited: number;
}

export type LinkEvent =
  | { readonly kind: 'qr'; readonly text: string }
  /** While linking: WhatsApp requires a passkey of the owner besides the code. */
  | { readonly kind: 'passkey'; readonly update: PasskeyUpdate }
  /** The phone with that number accepted the device. A restart (515) follows. */
  | { readonly kind: 'paired'; readonly pn: string }
  | { readonly kind: 'open'; readonly pn: string; readonly lid: string | null }
  /** WhatsApp has delivered the messages that it stored while we were offline. `taken` resolves when the ledger has them. */
  | { readonly kind: 'caught-up'; readonly taken: Promise<void> }
  | { readonly kind: 'mappings'; readonly mappings: readonly Mapping[] }
  | {
      readonly kind: 'names';
      readonly names: readonly {
        readonly pn: string | null;
        readonly lid: string | null;
        /** Name in the owner's address book; null when not reported. */
        readonly name: string | null;
        /** Chosen by the person: push name or verified name. */
        readonly ownName?: string | null;
      }[];
    }
  /** Usernames by privacy id; null when the person has none any more. */
  | { readonly kind: 'usernames'; readonly usernames: readonly { readonly lid: string; readonly username: string | null }[] }
  /** WhatsApp's server accepted or refused one of our messages. */
  | { readonly kind: 'acked'; readonly waId: string; readonly errorCode: string | null }
  /** The owner has read these messages of a lead on the phone or on another device. */
  | { readonly kind: 'read-elsewhere'; readonly waIds: readonly string[] }
  /** The owner has marked these chats as unread or as read on the phone. */
  | { readonly kind: 'marked-elsewhere'; readonly marks: readonly (PersonAddress & { readonly unread: boolean })[] }
  /** Somebody changed the time after which messages of this chat disappear, in seconds; 0 means never. */
  | { readonly kind: 'expiration'; readonly chat: PersonAddress; readonly expiresAfter: number }
  /** A lead sends an album: this number of pictures and videos follows. They refer to it by its id. */
  | { readonly kind: 'album'; readonly chat: PersonAddress; readonly waId: string; readonly announced: number }
  | { readonly kind: 'typing'; readonly jid: string; readonly active: boolean }
  /** A message could not be decrypted. Its sender is asked to send it again. */
  | { readonly kind: 'undecryptable'; readonly waId: string; readonly why: string }
  /**
   * Our own code failed while it processed a message: the link is closed, and nothing of the message was acknowledged.
   * `waId` when it is known.
   */
  | { readonly kind: 'intake-failed'; readonly waId: string | null; readonly error: unknown }
  /** A message that failed too often was not read again. A placeholder marks its place. */
  | { readonly kind: 'set-aside'; readonly waId: string }
  /** Our code could not read a stanza that is not a message. */
  | { readonly kind: 'misread'; readonly what: string; readonly error: unknown }
  | { readonly kind: 'restricted'; readonly change: RestrictionChange }
  | { readonly kind: 'health'; readonly told: HealthTold }
  | ({ readonly kind: 'closed'; readonly explanation: string } & Closed);

/** How a connection ended. */
export interface Closed {
  readonly code: number | undefined;
  /** When WhatsApp's ban of the number ends; null when there is none, or WhatsApp named no end. */
  readonly bannedUntil: Date | null;
}

export interface LinkOptions {
  readonly url: string;
  /** The name that the phone shows under linked devices. Used when a new device is linked. */
  readonly deviceName: DeviceName;
  /** Time limit of a login in milliseconds. Waiting for a scan does not count. */
  readonly openLimitMs: number;
  /** The value of the last `putCreds`; null makes a new key set and shows QR codes. */
  readonly creds: string | null;
  readonly ledger: Ledger;
  /** Separates this owner's entries in the process-wide caches. */
  readonly botId: string;
  readonly mayLeave: () => boolean;
  /** Limits how fast the messages of one lead are read (order/lead-flow.ts). */
  readonly boundsLeads: boolean;
  /**
   * False: WhatsApp's request for a passkey ends the linking attempt. `compare`: the owner always compares
   * a code with the one on the phone.
   */
  readonly passkeys: boolean | 'compare';
  readonly onEvent: (event: LinkEvent) => void;
  /** The people of a history, as compressed histories of limited size (history/people.rules.ts). */
  readonly readHistory: (notice: HistoryNotice) => Promise<readonly Uint8Array[]>;
  /** The bytes that were sent under that id, for a recipient who could not decrypt them. */
  readonly sentProto: (waId: string) => Promise<Uint8Array | null>;
  /** True when the message is stored with its content, so a second delivery is not needed. */
  readonly isStored: (waId: string) => Promise<boolean>;
  /** True for a message that our code failed to process too often. It is not processed again. */
  readonly isSetAside: (waId: string) => boolean;
}

/** A history that the own phone sends to a new device: in the message, or as a file at WhatsApp. */
export interface HistoryNotice {
  readonly syncType: number;
  readonly inline: Uint8Array | null;
  readonly directPath: string | null;
  readonly mediaKey: Uint8Array | null;
}

/** The content of one bubble. */
export type BubbleContent =
  | { readonly kind: 'text'; readonly body: string }
  | { readonly kind: 'image'; readonly image: Buffer; readonly mimetype: string; readonly caption: string }
  | {
      readonly kind: 'document';
      /** Opened when it is sent, and read to its end. */
      readonly open: () => Promise<Readable>;
      readonly mimetype: string;
      readonly name: string;
      readonly caption: string;
    };

/** One connection to WhatsApp, single-use: after `closed` a new one is opened. */
export interface Link {
  /**
   * Sends under the given id; rejects with UnknownNumberError when the number is not registered, with OtherPersonError
   * when it belongs to somebody else, with LookupError when WhatsApp gives no usable answer about the recipient (recipients.ts). Resolves with the protocol message once the gate
   * has it. `mayLeave` is called after the recipient's look-up and the file's upload. When it returns false, nothing is
   * sent and the result is null.
   */
  send(
    jid: string,
    content: BubbleContent,
    /**
     * `expiresAfter`: the chat's setting for disappearing messages in seconds; 0 for none. Without it the recipient sees a warning.
     * `lid`: privacy id of the person that it is for; null when not known.
     */
    leaving: {
      readonly waId: string;
      readonly expiresAfter: number;
      readonly lid: string | null;
      readonly mayLeave: () => Promise<boolean>;
    },
  ): Promise<Uint8Array | null>;
  typing(jid: string, active: boolean): Promise<void>;
  /**
   * Shows this device as online. Only then does WhatsApp report who is typing. Meanwhile the owner's phone gets no push
   * notifications. Has no effect before WhatsApp has sent the account's own name.
   */
  setAvailable(available: boolean): Promise<void>;
  /** Subscribes to that person's typing, until the device is shown as offline. */
  watchTyping(jid: string): Promise<void>;
  markRead(jid: string, waIds: readonly string[]): Promise<void>;
  /** Null when a device is linked already. */
  readonly passkey: Passkey | null;
  /** Eight characters for the owner to type on the phone. */
  requestPairingCode(phone: string): Promise<string>;
  /** False when WhatsApp does not answer in time: the connection is dead although it looks open. */
  probe(limitMs: number): Promise<boolean>;
  readonly hearing: Hearing;
  /**
   * Asks WhatsApp whether the account may start conversations. A restriction is reported as the event `restricted`, with
   * its end. A plain "none" is reported only in the answer.
   * @returns null when WhatsApp does not answer in time
   */
  askRestriction(): Promise<boolean | null>;
  /**
   * Queries the quota of new chats when the last query is an hour old. The result is reported as the event `health`. Call
   * it often, on a logged-in connection.
   */
  askQuotaWhenOld(): void;
  /** Requests the contents of a cart. Never rejects, and answers within some seconds. */
  askCart(cart: CartKey): Promise<CartTold>;
  /** Requests the trusted-contact token of that person, which every further message to them carries. False when none came. */
  renewToken(jid: string): Promise<boolean>;
  /** Milliseconds since the last frame from WhatsApp. */
  silentMs(): number;
  /**
   * How long the oldest frame has waited to be sent, in milliseconds; 0 when none waits. A large value
   * means that the connection does not accept data.
   */
  oldestHeldMs(): number;
  /** The person with a number (digits) or an `@username`; null when WhatsApp does not answer in time. */
  findPerson(who: string): Promise<PersonFound | null>;
  /** The ledger's storedStep grew. */
  release(): void;
  /** Removes this device at WhatsApp; `closed` with 401 follows. */
  logout(): Promise<void>;
  /** Ends the connection, keeping the device. `closed` follows. */
  close(): void;
  /** Closes the connection at once and discards frames that wait. `closed` follows. */
  abort(): void;
}
