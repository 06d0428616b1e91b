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

  /** When the days were switched on after all were off: leads who fell silent earlier are greeted only on request. Null: no such moment. */
  @Column('timestamptz', { name: 'begins_at', nullable: true })
  beginsAt!: Date | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
