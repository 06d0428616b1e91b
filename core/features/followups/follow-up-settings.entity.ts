import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OwnerId } from '#contracts/values/ids';

@Entity('follow_up_settings')
export class FollowUpSettings {
  @PrimaryColumn('uuid', { name: 'owner_id' })
  ownerId!: OwnerId;

  @Column('jsonb')
  config!: object;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
