import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailId, PersonId } from '#contracts/values/ids';
import type { MailKind } from './mails.types.js';

@Entity('mails')
export class Mail {
  @PrimaryColumn('uuid')
  id!: MailId;

  @Column('uuid', { name: 'person_id', nullable: true })
  personId!: PersonId | null;

  @Column('text')
  kind!: MailKind;

  @Column('text', { name: 'dedupe_key', nullable: true })
  dedupeKey!: string | null;

  /** Address and content, encrypted; null once the mail was sent or given up. */
  @Column('bytea', { nullable: true })
  sealed!: Buffer | null;

  @Column('text', { default: 'queued' })
  state!: 'queued' | 'sent' | 'failed';

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('text', { name: 'last_error', nullable: true })
  lastError!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;
}
