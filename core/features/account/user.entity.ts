import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PersonId } from '#contracts/values/ids';

@Entity('users')
export class User {
  @PrimaryColumn('uuid')
  id!: PersonId;

  @Column('text')
  email!: string;

  /** Unique: one account per mailbox, whatever spelling of its address is used. */
  @Column('text', { name: 'email_canonical' })
  emailCanonical!: string;

  @Column('text', { name: 'full_name' })
  fullName!: string;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  /** Version that a token must carry to be valid. */
  @Column('integer', { name: 'token_version', default: 0 })
  tokenVersion!: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** Set on a deleted account, whose emptied row remains until its device is unlinked. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
