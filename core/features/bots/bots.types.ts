import type { NewChatAllowance, NumberHealth } from './number-health.rules.js';
import type { PasskeyStep } from '#contracts/http/bot/bot';
import type { BotId } from '#contracts/values/ids';
import type { PasskeyOptions } from '#contracts/values/passkey';
import type { BotStatus, OfflineReason } from '#contracts/values/statuses';

/**
 * Limits in seconds since the last heartbeat of a host. The host counts from the start of sending it, others from its time in Postgres.
 *
 * | after | who | what |
 * |---|---|---|
 * | `trustSeconds` | the host itself | closes its sockets, whatever it knows of its connection to Postgres |
 * | `deadSeconds` | others, if its lock is gone | may claim its sessions |
 * | `leaseSeconds` | others, if its lock is kept | may claim its sessions: the process may be frozen and wake up |
 *
 * The 2 s between `trustSeconds` and `deadSeconds` cover a process that is busy when `trustSeconds` ends.
 */
export const hostClock = { trustSeconds: 7, deadSeconds: 9, leaseSeconds: 15 } as const;

/**
 * A session held by this host. Every write under it includes the epoch; 0 affected rows mean that another
 * host has the session.
 */
export interface Lease {
  readonly botId: BotId;
  /** Grows with every claim. A bigint as text. */
  readonly epoch: string;
}

/**
 * WhatsApp forbids this number to start conversations. `until`: when the restriction ends according to WhatsApp.
 * `unknown`: WhatsApp named no end, and `resumeAt` is the time of our next try. Null when there is no restriction.
 */
export type Restriction = { readonly kind: 'until'; readonly until: Date } | { readonly kind: 'unknown'; readonly resumeAt: Date };

export type OutageCause = 'connection' | 'deaf' | 'version_refused';

/** A period in which no messages pass although the owner wants the session running. */
export interface Outage {
  readonly since: Date;
  readonly cause: OutageCause;
}

/** The result of a claim for its host: the session's data. */
export interface HeldSession extends Lease {
  readonly restriction: Restriction | null;
  /** The outage that the owner was notified of. Cleared when its end is reported. */
  readonly outage: Outage | null;
  readonly desired: 'running' | 'stopped';
  /** Digits for linking by code instead of by QR, as the owner typed them. */
  readonly pairingPhone: string | null;
  /** True when the previous host was lost in the middle of linking with a passkey. That attempt is lost too. */
  readonly passkeyLost: boolean;
}

export interface QrTicket {
  /** Unguessable; identifies the image. */
  readonly token: string;
  /** ISO time. */
  readonly expiresAt: string;
  readonly attempt: number;
  readonly attempts: number;
}

/** An attempt to link with a passkey, as stored by its host. */
export interface PasskeyTicket {
  /** Identifies this request of WhatsApp. An answer to another request is ignored. */
  readonly attempt: string;
  readonly step: PasskeyStep;
  /** ISO time until which the owner can act; null while no action of the owner is expected. */
  readonly until: string | null;
  /** To be compared with the code on the phone, `ABCD-1234`. */
  readonly code: string | null;
  readonly options: PasskeyOptions | null;
}

/** A row of `bot_sessions` with the current status from its host. */
export interface SessionRow {
  readonly bot_id: BotId;
  readonly desired: 'running' | 'stopped';
  readonly status: BotStatus;
  readonly reason: OfflineReason | null;
  readonly detail: string | null;
  readonly phone: string | null;
  readonly since: Date;
  readonly last_message_at: Date | null;
  readonly restriction: Restriction['kind'] | null;
  readonly restricted_until: Date | null;
  readonly health: NumberHealth | null;
  readonly qr: QrTicket | null;
  readonly pairing_code: string | null;
  readonly passkey: PasskeyTicket | null;
  readonly pairing_phone: string | null;
  /** Counted by the database on each change of the row. */
  readonly version: number;
  /** False when the host that wrote the status is no longer alive. */
  readonly host_alive: boolean;
}

/** A status update from the host of a session. */
export type SessionUpdate =
  | { readonly status: 'initing'; readonly reason?: OfflineReason }
  | { readonly status: 'qr'; readonly qr: QrTicket | null; readonly pairingCode: string | null; readonly passkey?: PasskeyTicket }
  | { readonly status: 'online'; readonly phone: string; readonly lid: string | null }
  | ({ readonly status: 'offline' } & SessionEnding);

/** Why a session ended. `final` is true when there is no automatic retry: the owner has to press Start. */
export interface SessionEnding {
  readonly reason: OfflineReason;
  readonly final: boolean;
}

/** All writes of one session in one commit. Values are plaintext here; the vault encrypts them. */
export interface SessionWrites extends Lease {
  readonly creds: string | null;
  readonly keys: readonly { readonly type: string; readonly id: string; readonly value: string | null }[];
}

/** Whether a session can send now, and what it may send. */
export interface SendState {
  /** The owner wants the bot running. */
  readonly wanted: boolean;
  readonly online: boolean;
  /** No new conversations before this time; null when there is no restriction. */
  readonly restrictedUntil: Date | null;
  /** The restriction, with the end that WhatsApp stated. */
  readonly restriction: Restriction | null;
  /** Remaining new chats of WhatsApp's quota; null when there is no limit. */
  readonly newChats: NewChatAllowance | null;
  readonly linkedSince: Date | null;
  /** Digits of the linked number; null for none. */
  readonly phone: string | null;
}
