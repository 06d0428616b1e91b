import type { DeviceName } from './link/device-name.js';
import type { TraceId } from '#core/platform/loop/trace.rules';
import type { Readable } from 'node:stream';
import type { MessageKind, MessageOrigin } from '#contracts/values/statuses';
import type { ReadCameFrom } from './content/came-from.js';
import type { CartKey } from './content/carts.js';
import type { PersonAddress } from './jids.js';
import type { Passkey, PasskeyUpdate } from './passkey/passkey.types.js';

/** The message that another one answers, as its writer's phone tells it. */
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

/** What an edit has while it is sealed. */
export interface MaybeSealed {
  /** The new content, still sealed: `kind` and `body` of the message say nothing. */
  readonly sealed?: SealedEdit;
  /** Addresses of its writer, without device, by number and by privacy id. Of a lead's message only once they were looked up. */
  readonly writers?: readonly string[];
}

/** A message as it was read off the wire, in our words. */
export interface ReadMessage extends MaybeSealed {
  readonly chat: PersonAddress & {
    /** As the stanza names it; missing where it does not. */
    readonly username?: string | null;
  };
  readonly waId: string;
  readonly sender: 'lead' | 'owner';
  readonly kind: MessageKind;
  readonly body: string;
  readonly name: string | null;
  readonly at: Date;
  readonly live: boolean;
  readonly media: { readonly mimetype: string; readonly seconds: number | null; readonly name?: string } | null;
  /** The protocol's message, not sealed yet, where it is needed later. */
  readonly proto: Uint8Array | null;
  readonly quoted: ReadQuote | null;
  /** For how many seconds messages of this chat are kept; 0: without a limit. Absent where the message does not contain it. */
  readonly expiresAfter?: number;
  /** The advertisement or status that led the lead to write it; absent for most. */
  readonly cameFrom?: ReadCameFrom;
  /** Id of the album that it is part of. */
  readonly album?: string;
  /** A cart of the catalogue whose contents can be asked for with what `proto` keeps (content/carts.ts). */
  readonly cart?: true;
  /** A second upload of the photo or film `waId` (content/associations.ts). */
  readonly again?: true;
  readonly edited?: true;
  /** The lead's emoji, `body`, to the shop's message `waId`. Empty: taken back. */
  readonly isReaction?: true;
  /** Where the message itself says that no person wrote it to this chat (origin.ts); absent for most. */
  readonly origin?: Exclude<MessageOrigin, 'app'>;
  /** Its sender is a verified enterprise or WhatsApp itself: no lead. */
  readonly isBusiness?: true;
  /** Of an owner's message: written on the phone, the only device that sends greetings and away messages. */
  readonly isFromPhone?: true;
  /** The trace that the message began when it arrived. Set by the ledger. */
  readonly trace?: TraceId | null;
}

/** What WhatsApp answered about the contents of a cart. Prices and total in the unit that WhatsApp used, which the answer does not name. */
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
  /** It says nothing of use, and will not later. */
  | { readonly kind: 'refused' }
  /** No answer in time, or an error that passes. */
  | { readonly kind: 'unanswered' };

/** What WhatsApp reported about a message of ours. */
export interface ReadProgress {
  readonly waId: string;
  readonly status: 'sent' | 'delivered' | 'read';
  readonly at: Date;
}

/** Whether somebody has a number or a username, and who it is, where WhatsApp tells. */
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
 * Where one link keeps what must survive it. Everything `put` here is one step further of the ledger; the gate holds
 * what follows from a step until it is stored.
 */
export interface Ledger {
  /** Step after everything put so far. */
  readonly step: number;
  /** Last step that is stored in Postgres. */
  readonly storedStep: number;
  loadKeys(type: string, ids: readonly string[]): Promise<Record<string, unknown>>;
  putKeys(changes: KeyChanges): void;
  /** `serialized` is what {@link openLink} takes as `creds` next time. */
  putCreds(serialized: string): void;
  putMessage(message: ReadMessage): void;
  putProgress(progress: ReadProgress): void;
}

/** What WhatsApp says of the account's right to begin conversations. `unknown`: it is restricted and no end was named. */
export type RestrictionChange =
  | { readonly kind: 'lifted' }
  | { readonly kind: 'until'; readonly until: Date }
  | { readonly kind: 'unknown' };

/** What WhatsApp says of the number; absent where it does not speak of it. */
export interface HealthTold {
  /** New chats that may be begun and were; null: no limit. `endsAt`, `readAt`: ISO moments. */
  readonly newChats?: { readonly total: number; readonly used: number; readonly status: string; readonly endsAt: string | null } | null;
  readonly readAt?: string;
  /** WhatsApp's word for the reason of a restriction; null for none. */
  readonly why?: string | null;
}

/** When a connection last received something; all in milliseconds. */
export interface HearingFacts {
  /** Since the last message of anybody, or since the beginning. */
  readonly unheardMs: number;
  /** Since the last frame of any kind, or since the beginning. */
  readonly frameMs: number;
  /** Since the server announced messages of which some did not come; null when all did. */
  readonly announcedForMs: number | null;
  /** True when the own phone was asked on this connection. */
  readonly wasAsked: boolean;
  /** The question to the own phone that is open: no message of anybody came since. */
  readonly question: { readonly askedForMs: number; /** Since the phone confirmed it. */ readonly receivedForMs: number | null } | null;
}

/** Whether what WhatsApp keeps for this device reaches it. */
export interface Hearing {
  facts(): HearingFacts;
  /** Has the own phone send something that must come in. */
  ask(): Promise<void>;
  /** The own phone has answered a question on this connection. */
  readonly phoneAnswered: boolean;
  /** The server said that it handed over all that had waited for this login. */
  readonly isCaughtUp: boolean;
  /** Messages that had waited for this login. */
  readonly waited: number;
}

export type LinkEvent =
  | { readonly kind: 'qr'; readonly text: string }
  /** While linking: WhatsApp wants a passkey of the owner besides the code. */
  | { readonly kind: 'passkey'; readonly update: PasskeyUpdate }
  /** The phone of that number accepted the device; a restart (515) follows. */
  | { readonly kind: 'paired'; readonly pn: string }
  | { readonly kind: 'open'; readonly pn: string; readonly lid: string | null }
  /** WhatsApp has delivered the messages that it kept while we were away. `taken` resolves when the ledger has them. */
  | { readonly kind: 'caught-up'; readonly taken: Promise<void> }
  | { readonly kind: 'mappings'; readonly mappings: readonly Mapping[] }
  | {
      readonly kind: 'names';
      readonly names: readonly {
        readonly pn: string | null;
        readonly lid: string | null;
        /** The owner's address book; null where it says nothing. */
        readonly name: string | null;
        /** Chosen by the person: push name or verified name. */
        readonly ownName?: string | null;
      }[];
    }
  /** Of people by their privacy ids; null: has none any more. */
  | { readonly kind: 'usernames'; readonly usernames: readonly { readonly lid: string; readonly username: string | null }[] }
  /** WhatsApp's server took or refused a message of ours. */
  | { readonly kind: 'acked'; readonly waId: string; readonly errorCode: string | null }
  /** The owner has read these messages of a lead on the phone, or on another device of theirs. */
  | { readonly kind: 'read-elsewhere'; readonly waIds: readonly string[] }
  /** The owner has marked these chats as unread on the phone, or as read. */
  | { readonly kind: 'marked-elsewhere'; readonly marks: readonly (PersonAddress & { readonly unread: boolean })[] }
  /** Somebody set for how many seconds messages of this chat are kept; 0: without a limit. */
  | { readonly kind: 'expiration'; readonly chat: PersonAddress; readonly expiresAfter: number }
  /** A lead sends an album: so many pictures and films follow, which name it by its id. */
  | { readonly kind: 'album'; readonly chat: PersonAddress; readonly waId: string; readonly announced: number }
  | { readonly kind: 'typing'; readonly jid: string; readonly active: boolean }
  /** A message could not be decrypted; its sender is asked for it again. */
  | { readonly kind: 'undecryptable'; readonly waId: string; readonly why: string }
  /** Something of ours failed while a message was taken in: the link is cut, nothing of it was acknowledged. `waId` where one is known. */
  | { readonly kind: 'intake-failed'; readonly waId: string | null; readonly error: unknown }
  /** A message was not read again; a row keeps its place. */
  | { readonly kind: 'set-aside'; readonly waId: string }
  /** A stanza other than a message could not be read by us. */
  | { readonly kind: 'misread'; readonly what: string; readonly error: unknown }
  | { readonly kind: 'restricted'; readonly change: RestrictionChange }
  | { readonly kind: 'health'; readonly told: HealthTold }
  | { readonly kind: 'closed'; readonly code: number | undefined; readonly explanation: string };

export interface LinkOptions {
  readonly url: string;
  /** What the phone lists under linked devices; used when a new device is linked. */
  readonly deviceName: DeviceName;
  /** A login that is not through after so many milliseconds is ended. Waiting for a scan does not count. */
  readonly openLimitMs: number;
  /** The value of the last `putCreds`; null makes a new key set and shows QR codes. */
  readonly creds: string | null;
  readonly ledger: Ledger;
  /** Separates this owner's entries in the process-wide caches. */
  readonly botId: string;
  readonly mayLeave: () => boolean;
  /** Bounds how fast the messages of one lead are read (order/lead-flow.ts). */
  readonly boundsLeads: boolean;
  /** False: a question for a passkey ends the attempt to link. `compare`: owners always compare a code with the phone's. */
  readonly passkeys: boolean | 'compare';
  readonly onEvent: (event: LinkEvent) => void;
  /** The bytes that were sent under that id, for a recipient who could not read them. */
  readonly sentProto: (waId: string) => Promise<Uint8Array | null>;
  /** True when the message is stored with its content: it needs no second delivery. */
  readonly isStored: (waId: string) => Promise<boolean>;
  /** True for a message whose intake failed too often by an error of ours: it is not tried any more. */
  readonly isSetAside: (waId: string) => boolean;
}

/** What to send in one bubble. */
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
   * Sends under the given id; rejects with UnknownNumberError when the number is not registered, with LookupError when WhatsApp says
   * nothing of use about the recipient (recipients.ts). Resolves with the protocol's message once it is on its way through the gate.
   * `mayLeave` is asked once the recipient is looked up and the file is uploaded; null when it says no, then nothing has left. */
  send(
    jid: string,
    content: BubbleContent,
    /** `expiresAfter`: the chat's setting, in seconds; 0 for none. The recipient reads a warning when it is missing. */
    leaving: { readonly waId: string; readonly expiresAfter: number; readonly mayLeave: () => Promise<boolean> },
  ): Promise<Uint8Array | null>;
  typing(jid: string, active: boolean): Promise<void>;
  /**
   * Shows this device as there. Only then WhatsApp tells who is typing, and meanwhile the owner's phone gets no push notifications.
   * Without effect before WhatsApp has sent the account's own name.
   */
  setAvailable(available: boolean): Promise<void>;
  /** Subscribes to that person's typing, until the device is shown as away. */
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
   * Asks WhatsApp whether the account may begin conversations. A restriction comes as `restricted`, with its end; a bare "none" is only the
   * answer here.
   * @returns null when WhatsApp does not answer in time
   */
  askRestriction(): Promise<boolean | null>;
  /** Asks for the quota of new chats when the last question is an hour old; it comes as `health`. Call it on a logged-in connection, often. */
  askQuotaWhenOld(): void;
  /** Asks what is in a cart. Never rejects, and answers within some seconds. */
  askCart(cart: CartKey): Promise<CartTold>;
  /** Asks for the trusted-contact token of that person, which every further message to them carries. False when none came. */
  renewToken(jid: string): Promise<boolean>;
  /** Milliseconds since the last frame from WhatsApp. */
  silentMs(): number;
  /** Milliseconds that the oldest frame has waited to leave; 0 when none waits. Large: our own life does not get out. */
  oldestHeldMs(): number;
  /** Whose a number (digits) or an `@username` is; null when WhatsApp does not answer in time. */
  findPerson(who: string): Promise<PersonFound | null>;
  /** The ledger's storedStep grew. */
  release(): void;
  /** Removes this device at WhatsApp; `closed` with 401 follows. */
  logout(): Promise<void>;
  /** Ends the connection, keeping the device. `closed` follows. */
  close(): void;
  /** Cuts the connection at once; what waits to be sent is dropped. `closed` follows. */
  abort(): void;
}
