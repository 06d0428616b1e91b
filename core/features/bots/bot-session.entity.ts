import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BotId } from '#contracts/values/ids';
import type { BotStatus, OfflineReason } from '#contracts/values/statuses';
import type { OutageCause, PasskeyTicket, QrTicket, Restriction } from './bots.types.js';
import type { NumberHealth } from './number-health.rules.js';

/** An owner's session. Columns fenced by the epoch are written by the statements files. */
@Entity('bot_sessions')
export class BotSession {
  @PrimaryColumn('uuid', { name: 'bot_id' })
  botId!: BotId;

  @Column('text', { default: 'stopped' })
  desired!: 'running' | 'stopped';

  @Column('text', { default: 'offline' })
  status!: BotStatus;

  @Column('text', { nullable: true })
  reason!: OfflineReason | null;

  @Column('text', { nullable: true })
  detail!: string | null;

  /** Digits of the linked number. */
  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  lid!: string | null;

  @Column('uuid', { name: 'host_id', nullable: true })
  hostId!: string | null;

  /** Grows with every claim; every write checks it. A bigint as text. */
  @Column('bigint', { default: 0 })
  epoch!: string;

  @Column('timestamptz', { default: () => 'now()' })
  since!: Date;

  @Column('timestamptz', { name: 'last_message_at', nullable: true })
  lastMessageAt!: Date | null;

  @Column('text', { nullable: true })
  restriction!: Restriction['kind'] | null;

  @Column('timestamptz', { name: 'restricted_until', nullable: true })
  restrictedUntil!: Date | null;

  @Column('jsonb', { nullable: true })
  health!: NumberHealth | null;

  @Column('timestamptz', { name: 'linked_since', nullable: true })
  linkedSince!: Date | null;

  /** Digits for linking by code, as the owner typed them. */
  @Column('text', { name: 'pairing_phone', nullable: true })
  pairingPhone!: string | null;

  @Column('jsonb', { nullable: true })
  qr!: QrTicket | null;

  @Column('jsonb', { nullable: true })
  passkey!: PasskeyTicket | null;

  @Column('text', { name: 'pairing_code', nullable: true })
  pairingCode!: string | null;

  /** Digits of the number that this session runs. Unique in the whole installation. */
  @Column('text', { name: 'active_number', nullable: true })
  activeNumber!: string | null;

  /** When the owner last stopped the bot. */
  @Column('timestamptz', { name: 'stopped_at', nullable: true })
  stoppedAt!: Date | null;

  /** Start of the outage that the owner was notified of. Cleared when its end is reported. */
  @Column('timestamptz', { name: 'outage_since', nullable: true })
  outageSince!: Date | null;

  @Column('text', { name: 'outage_cause', nullable: true })
  outageCause!: OutageCause | null;

  /** Row version, raised by a trigger on each change: the newer of two states has the larger one. A bigint as text. */
  @Column('bigint', { default: 1 })
  version!: string;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
