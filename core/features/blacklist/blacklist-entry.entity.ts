import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BotId } from '#contracts/values/ids';

/** A person who gets no AI replies, named by at least one of three identifiers. */
@Entity('blacklist')
export class BlacklistEntry {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id!: string;

  @Column('uuid', { name: 'bot_id' })
  botId!: BotId;

  /** Phone number, digits only. */
  @Column('text', { nullable: true })
  pn!: string | null;

  /**
   * Digits of the privacy id (LID). Once it is known, the entry refers to that person, even if number or
   * username change.
   */
  @Column('text', { nullable: true })
  lid!: string | null;

  /** Without the `@`. */
  @Column('text', { nullable: true })
  username!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
