import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AccountId, BotId, ConversationId } from '#contracts/values/ids';
import type { NoticeLevel } from '#contracts/values/notices';

@Entity('notifications')
export class Notification {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: AccountId;

  /**
   * The bot that the notice is about; for a notice about the account, the first bot of the account. The session of
   * this bot sends the copy.
   */
  @Column('uuid', { name: 'bot_id' })
  botId!: BotId;

  @Column('text')
  kind!: string;

  /** Dedupe key, unique per bot. */
  @Column('text', { name: 'dedupe_key' })
  dedupeKey!: string;

  @Column('text')
  title!: string;

  @Column('text')
  body!: string;

  @Column('uuid', { name: 'conversation_id', nullable: true })
  conversationId!: ConversationId | null;

  /** Further conversations whose leads are named in the text. Erasing one of these leads deletes the notice. */
  @Column('uuid', { name: 'named_conversations', array: true, default: '{}' })
  namedConversations!: ConversationId[];

  /**
   * The contact that the notice is about, in the form routes use: digits, or `lid:<digits>`. Stays valid after
   * conversations are merged.
   */
  @Column('text', { nullable: true })
  contact!: string | null;

  /** WhatsApp message id of the copy for the notification number; null when no copy is to be sent. */
  @Column('text', { name: 'wa_id', nullable: true })
  waId!: string | null;

  /** Digits that the copy was sent to; null before that. */
  @Column('text', { name: 'wa_to', nullable: true })
  waTo!: string | null;

  @Column('text', { name: 'wa_status', default: 'none' })
  waStatus!: 'none' | 'queued' | 'sent' | 'failed';

  @Column('timestamptz', { name: 'seen_at', nullable: true })
  seenAt!: Date | null;

  @Column('text', { default: 'info' })
  level!: NoticeLevel;

  /** Shown at the top of the panel until it is handled: its level is `serious`. */
  @Column('boolean', { default: false })
  serious!: boolean;

  @Column('timestamptz', { name: 'handled_at', nullable: true })
  handledAt!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
