import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BotId } from '#contracts/values/ids';

/** Somebody who gets no AI text, named by at least one of three words. */
@Entity('blacklist')
export class BlacklistEntry {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id!: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId!: BotId;

  /** Digits. */
  @Column('text', { nullable: true })
  pn!: string | null;

  /** Digits of the privacy id; once known the entry means that person, whatever they are called. */
  @Column('text', { nullable: true })
  lid!: string | null;

  /** Without the `@`. */
  @Column('text', { nullable: true })
  username!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
