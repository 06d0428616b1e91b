import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OwnerId } from '#contracts/values/ids';

@Entity('bots')
export class BotSettings {
  @PrimaryColumn('uuid', { name: 'owner_id' })
  ownerId!: OwnerId;

  @Column('text', { default: '' })
  prompt!: string;

  /** Product names and photo links. */
  @Column('text', { name: 'secondary_prompt', default: '' })
  secondaryPrompt!: string;

  /** Kecamatan that parcels leave from. */
  @Column('text', { name: 'sender_district', default: '' })
  senderDistrict!: string;

  /** Digits; empty when the owner wants no WhatsApp copies of notices. */
  @Column('text', { name: 'notification_number', default: '' })
  notificationNumber!: string;

  /** What a lead whose call nobody took reads; empty for nothing. */
  @Column('text', { name: 'call_reply', default: '' })
  callReply!: string;

  @Column('timestamptz', { name: 'tried_out_at', nullable: true })
  triedOutAt!: Date | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
