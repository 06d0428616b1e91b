import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BotId } from '#contracts/values/ids';
import type { TimeZone } from '#contracts/values/time-zones';

@Entity('follow_up_settings')
export class FollowUpSettings {
  @PrimaryColumn('uuid', { name: 'bot_id' })
  botId!: BotId;

  @Column('jsonb')
  config!: object;

  @Column('text', { default: 'WIB' })
  zone!: TimeZone;

  @Column('integer', { name: 'daily_limit', default: 100 })
  dailyLimit!: number;

  /**
   * When the owner switched on the first day. Leads who became idle earlier get follow-ups only on request. Null when
   * there is no such time.
   */
  @Column('timestamptz', { name: 'begins_at', nullable: true })
  beginsAt!: Date | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
