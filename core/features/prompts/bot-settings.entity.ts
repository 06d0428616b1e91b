import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BotId } from '#contracts/values/ids';

/** A place of one shipping service, with the text that it was found or chosen for. */
export interface SenderOrigin {
  readonly typed: string;
  readonly service: string;
  readonly placeId: string;
  readonly label: string;
}

@Entity('bots')
export class BotSettings {
  @PrimaryColumn('uuid', { name: 'owner_id' })
  ownerId!: BotId;

  @Column('text', { default: '' })
  prompt!: string;

  /** Product names and photo links. */
  @Column('text', { name: 'secondary_prompt', default: '' })
  secondaryPrompt!: string;

  /** Kecamatan that parcels leave from. */
  @Column('text', { name: 'sender_district', default: '' })
  senderDistrict!: string;

  /** What the kecamatan was resolved to; null until then. Its `typed` tells whether it still belongs to it. */
  @Column('jsonb', { name: 'sender_origin', nullable: true })
  senderOrigin!: SenderOrigin | null;

  /** Digits; empty when the owner wants no WhatsApp copies of notices. */
  @Column('text', { name: 'notification_number', default: '' })
  notificationNumber!: string;

  /** What a lead whose call nobody took reads; empty for nothing. */
  @Column('text', { name: 'call_reply', default: '' })
  callReply!: string;

  /** What leads write to broadcast lists of theirs is answered as well. */
  @Column('boolean', { name: 'answers_broadcasts', default: false })
  answersBroadcasts!: boolean;

  /** Where Meta's business agent answers on the shop's phone, the bot leaves the chat to it. */
  @Column('boolean', { name: 'meta_ai_answers', default: false })
  metaAiAnswers!: boolean;

  /** What a lead reads once while there is nothing to answer with; empty for nothing. */
  @Column('text', { name: 'quota_reply', default: '' })
  quotaReply!: string;

  /** How long the bot is silent after the owner's last message. */
  @Column('integer', { name: 'takeover_minutes', default: 60 })
  takeoverMinutes!: number;

  @Column('integer', { name: 'sends_per_minute', default: 40 })
  sendsPerMinute!: number;

  @Column('integer', { name: 'typing_ms_per_character', default: 28 })
  typingMsPerCharacter!: number;

  @Column('timestamptz', { name: 'tried_out_at', nullable: true })
  triedOutAt!: Date | null;

  /** When the models last failed at an answer; kept also after they answer again. */
  @Column('timestamptz', { name: 'ai_failed_at', nullable: true })
  aiFailedAt!: Date | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
