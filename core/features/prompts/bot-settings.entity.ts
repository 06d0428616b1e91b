import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AnswersWhen } from '#contracts/values/bot/answers-when';
import type { OpeningHours } from '#contracts/values/bot/opening-hours';
import type { AddressForm, Tone } from '#contracts/values/bot/voice';
import type { BotId } from '#contracts/values/ids';
import type { TimeZone } from '#contracts/values/time-zones';

/** A place known to one shipping service, with the text for which it was found or chosen. */
export interface SenderOrigin {
  readonly typed: string;
  readonly service: string;
  readonly placeId: string;
  readonly label: string;
}

@Entity('bot_settings')
export class BotSettings {
  @PrimaryColumn('uuid', { name: 'bot_id' })
  botId!: BotId;

  @Column('text', { default: '' })
  prompt!: string;

  /** Product names and photo links. */
  @Column('text', { name: 'secondary_prompt', default: '' })
  secondaryPrompt!: string;

  /** Facts that the bot may use but never disclose: limits of haggling, cost prices, suppliers. */
  @Column('text', { default: '' })
  secret!: string;

  /** Kecamatan (district) from which parcels are sent. */
  @Column('text', { name: 'sender_district', default: '' })
  senderDistrict!: string;

  /**
   * The place to which the kecamatan was resolved; null before that. Its `typed` is the text that was resolved, which
   * shows whether the kecamatan was changed since.
   */
  @Column('jsonb', { name: 'sender_origin', nullable: true })
  senderOrigin!: SenderOrigin | null;

  /** Digits; empty when the owner wants no WhatsApp copies of notices. */
  @Column('text', { name: 'notification_number', default: '' })
  notificationNumber!: string;

  /** Words with the same meaning in this shop, one group per line. */
  @Column('text', { name: 'same_words', default: '' })
  sameWords!: string;

  /** Text sent to a lead whose call was missed; empty for none. */
  @Column('text', { name: 'call_reply', default: '' })
  callReply!: string;

  /** True when the bot also answers messages that leads send to their own broadcast lists. */
  @Column('boolean', { name: 'answers_broadcasts', default: false })
  answersBroadcasts!: boolean;

  /** True when Meta's business agent answers on the shop's phone: the bot leaves those chats to it. */
  @Column('boolean', { name: 'meta_ai_answers', default: false })
  metaAiAnswers!: boolean;

  /** True when the first answer to a lead says that an AI assistant writes, and where to read about their data. */
  @Column('boolean', { name: 'introduces_ai', default: false })
  introducesAi!: boolean;

  /** The shop's name as leads know it; empty when the training text contains it. */
  @Column('text', { name: 'shop_name', default: '' })
  shopName!: string;

  @Column('text', { name: 'address_form', default: 'text' })
  addressForm!: AddressForm;

  @Column('text', { default: 'text' })
  tone!: Tone;

  /** Text sent to a lead once while no reply can be generated; empty for none. */
  @Column('text', { name: 'quota_reply', default: '' })
  quotaReply!: string;

  /** When the bot answers: always, or only at certain times. */
  @Column('text', { name: 'answers_when', default: 'always' })
  answersWhen!: AnswersWhen;

  /** How long a lead waits for a human before the bot answers, for `unanswered`. */
  @Column('integer', { name: 'answers_after_minutes', default: 10 })
  answersAfterMinutes!: number;

  /** The shop's opening hours; null until the owner has stored them. */
  @Column('jsonb', { name: 'opening_hours', nullable: true })
  openingHours!: OpeningHours | null;

  /** The shop's time zone; null while it is not known. */
  @Column('text', { name: 'time_zone', nullable: true })
  timeZone!: TimeZone | null;

  /** How long the bot pauses after the owner's last message. */
  @Column('integer', { name: 'takeover_minutes', default: 60 })
  takeoverMinutes!: number;

  @Column('integer', { name: 'sends_per_minute', default: 40 })
  sendsPerMinute!: number;

  @Column('integer', { name: 'typing_ms_per_character', default: 28 })
  typingMsPerCharacter!: number;

  /** Full hour of the morning report in the shop's time zone; null for no report. */
  @Column('smallint', { name: 'report_hour', nullable: true, default: 7 })
  reportHour!: number | null;

  /** When the next report is due; null until it is planned. */
  @Column('timestamptz', { name: 'report_next_at', nullable: true })
  reportNextAt!: Date | null;

  @Column('timestamptz', { name: 'tried_out_at', nullable: true })
  triedOutAt!: Date | null;

  /** When the models last failed to produce an answer; kept even after they work again. */
  @Column('timestamptz', { name: 'ai_failed_at', nullable: true })
  aiFailedAt!: Date | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
