import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ConversationId, OwnerId } from '#contracts/values/ids';

@Entity('notifications')
export class Notification {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId!: OwnerId;

  @Column('text')
  kind!: string;

  /** One notice per owner and key. */
  @Column('text', { name: 'dedupe_key' })
  dedupeKey!: string;

  @Column('text')
  title!: string;

  @Column('text')
  body!: string;

  @Column('uuid', { name: 'conversation_id', nullable: true })
  conversationId!: ConversationId | null;

  /** Whom it is about, as routes name a contact: digits, or `lid:<digits>`. Outlives a merge of conversations. */
  @Column('text', { nullable: true })
  contact!: string | null;

  /** WhatsApp id of the copy to the notification number; null when none is to be sent. */
  @Column('text', { name: 'wa_id', nullable: true })
  waId!: string | null;

  @Column('text', { name: 'wa_status', default: 'none' })
  waStatus!: 'none' | 'queued' | 'sent' | 'failed';

  @Column('timestamptz', { name: 'seen_at', nullable: true })
  seenAt!: Date | null;

  /** Stays in front until it is handled. */
  @Column('boolean', { default: false })
  serious!: boolean;

  @Column('timestamptz', { name: 'handled_at', nullable: true })
  handledAt!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
