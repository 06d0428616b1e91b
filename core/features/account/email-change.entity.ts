import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PersonId } from '#contracts/values/ids';

@Entity('email_changes')
export class EmailChange {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'person_id' })
  personId!: PersonId;

  @Column('text', { name: 'old_email' })
  oldEmail!: string;

  /** Hash of the secret in the link that reverts the change. */
  @Column('bytea', { name: 'undo_hash' })
  undoHash!: Buffer;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;

  @Column('timestamptz', { name: 'undo_until' })
  undoUntil!: Date;
}
