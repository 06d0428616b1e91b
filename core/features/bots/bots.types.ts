import type { NewChatRoom, NumberHealth } from './number-health.rules.js';
import type { PasskeyStep } from '#contracts/http/bot/bot';
import type { OwnerId } from '#contracts/values/ids';
import type { PasskeyOptions } from '#contracts/values/passkey';
import type { BotStatus, OfflineReason } from '#contracts/values/statuses';

/**
 * Limits in seconds since the last heartbeat of a host. The host counts from the start of the beat, others from its time in Postgres.
 *
 * | after | who | what |
 * |---|---|---|
 * | `trustSeconds` | the host itself | closes its sockets, whatever it knows of its connection to Postgres |
 * | `deadSeconds` | others, if its lock is gone | may claim its sessions |
 * | `leaseSeconds` | others, if its lock is kept | may claim its sessions: the process may be frozen and wake up |
 *
 * The two seconds between the first two cover a process that is busy when its trust ends.
 */
export const hostClock = { trustSeconds: 7, deadSeconds: 9, leaseSeconds: 15 } as const;

/** A session held by this host: every write under it shows the epoch; 0 rows mean that another host has it. */
export interface Lease {
  readonly ownerId: OwnerId;
  /** Grows with every claim. A bigint as text. */
  readonly epoch: string;
}

/**
 * WhatsApp forbids to begin conversations. `until`: to the moment that it named. `unknown`: it named no end; `resumeAt` is when we
 * try again. No restriction is null.
 */
export type Restriction = { readonly kind: 'until'; readonly until: Date } | { readonly kind: 'unknown'; readonly resumeAt: Date };

export type OutageCause = 'connection' | 'deaf' | 'version_refused';

/** A time in which messages do not pass although the owner wants the session running. */
export interface Outage {
  readonly since: Date;
  readonly cause: OutageCause;
}

/** What a claim tells its host about the session. */
export interface HeldSession extends Lease {
  readonly restriction: Restriction | null;
  /** The outage that the owner was told of and whose end was not told yet. */
  readonly outage: Outage | null;
  readonly desired: 'running' | 'stopped';
  /** Digits for linking by code instead of by QR, as the owner typed them. */
  readonly pairingPhone: string | null;
  /** The host before was just linking with a passkey: that attempt went with it. */
  readonly passkeyLost: boolean;
}

export interface QrTicket {
  /** Unguessable; names the image. */
  readonly token: string;
  /** ISO moment. */
  readonly expiresAt: string;
  readonly attempt: number;
  readonly attempts: number;
}

/** An attempt to link with a passkey, as its host left it. */
export interface PasskeyTicket {
  /** Names this question of WhatsApp's; an answer to another one is worth nothing. */
  readonly attempt: string;
  readonly step: PasskeyStep;
  /** ISO moment until which the owner can act; null while it is not the owner's turn. */
  readonly until: string | null;
  /** To be compared with the phone's, `ABCD-1234`. */
  readonly code: string | null;
  readonly options: PasskeyOptions | null;
}

/** A row of `bot_sessions` with what its host is up to. */
export interface SessionRow {
  readonly owner_id: OwnerId;
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
  /** False when the host that wrote the status no longer shows signs of life. */
  readonly host_alive: boolean;
}

/** What a host tells of a session it holds. */
export type SessionUpdate =
  | { readonly status: 'initing'; readonly reason?: OfflineReason }
  | { readonly status: 'qr'; readonly qr: QrTicket | null; readonly pairingCode: string | null; readonly passkey?: PasskeyTicket }
  | { readonly status: 'online'; readonly phone: string; readonly lid: string | null }
  /** `final`: nobody tries again before the owner presses Start. */
  | { readonly status: 'offline'; readonly reason: OfflineReason; readonly final: boolean };

/** Everything of one session that one commit writes. Values are plain texts here; the vault seals them. */
export interface SessionWrites extends Lease {
  readonly creds: string | null;
  readonly keys: readonly { readonly type: string; readonly id: string; readonly value: string | null }[];
}

/** Whether a session can send now, and what it may. */
export interface SendState {
  /** The owner wants the bot running. */
  readonly wanted: boolean;
  readonly online: boolean;
  /** Until then it may begin no conversations; null when it may. */
  readonly restrictedUntil: Date | null;
  /** What WhatsApp's quota leaves for new chats; null for no limit. */
  readonly newChats: NewChatRoom | null;
  readonly linkedSince: Date | null;
  /** Digits of the linked number; null for none. */
  readonly phone: string | null;
}
