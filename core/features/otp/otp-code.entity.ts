import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PersonId } from '#contracts/values/ids';

@Entity('otp_codes')
export class OtpCode {
  @PrimaryColumn('uuid')
  id!: string;

  /** An account's code, or a registration's: one of both is null. */
  @Column('uuid', { name: 'person_id', nullable: true })
  ownerId!: PersonId | null;

  @Column('uuid', { name: 'registration_id', nullable: true })
  registrationId!: string | null;

  /** `verify`: a registration · `reset`: a new password · `email`: a new address of an account. */
  @Column('text')
  purpose!: 'verify' | 'reset' | 'email';

  @Column('bytea', { name: 'code_hash' })
  codeHash!: Buffer;

  /** Of who showed that the code is theirs to type. */
  @Column('smallint', { name: 'tries_left' })
  triesLeft!: number;

  /** Of anybody else. */
  @Column('smallint', { name: 'open_tries_left', default: 5 })
  openTriesLeft!: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'consumed_at', nullable: true })
  consumedAt!: Date | null;

  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' })
  sentAt!: Date;

  /** The address a code for a new one was sent to. */
  @Column('text', { name: 'sent_to', nullable: true })
  sentTo!: string | null;

  /** Who asked for it, where several could: a keyed hash. */
  @Column('bytea', { nullable: true })
  asker!: Buffer | null;

  @Column('boolean', { name: 'asker_known', default: false })
  askerKnown!: boolean;
}
