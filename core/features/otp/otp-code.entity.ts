import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PersonId } from '#contracts/values/ids';

@Entity('otp_codes')
export class OtpCode {
  @PrimaryColumn('uuid')
  id!: string;

  /**
   * Set for an account's code; a registration's code sets the registration id instead. Exactly one of the two
   * is null.
   */
  @Column('uuid', { name: 'person_id', nullable: true })
  personId!: PersonId | null;

  @Column('uuid', { name: 'registration_id', nullable: true })
  registrationId!: string | null;

  /** `verify`: a registration · `reset`: a password reset · `email`: an address change of an account. */
  @Column('text')
  purpose!: 'verify' | 'reset' | 'email';

  @Column('bytea', { name: 'code_hash' })
  codeHash!: Buffer;

  /** Remaining tries for people who have shown that the code is theirs. */
  @Column('smallint', { name: 'tries_left' })
  triesLeft!: number;

  /** Remaining tries of anybody else. */
  @Column('smallint', { name: 'open_tries_left', default: 5 })
  openTriesLeft!: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'consumed_at', nullable: true })
  consumedAt!: Date | null;

  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' })
  sentAt!: Date;

  /** Target address of a code for an address change; otherwise null. */
  @Column('text', { name: 'sent_to', nullable: true })
  sentTo!: string | null;

  /** Keyed hash of who requested the code, for purposes where several people can; otherwise null. */
  @Column('bytea', { nullable: true })
  asker!: Buffer | null;

  @Column('boolean', { name: 'asker_known', default: false })
  askerKnown!: boolean;
}
