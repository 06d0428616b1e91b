import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AccountId } from '#contracts/values/ids';
import type { QuestionOrigin } from './knowledge.types.js';

@Entity('knowledge')
export class KnownAnswer {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: AccountId;

  @Column('text')
  question!: string;

  @Column('text')
  answer!: string;

  @Column('text', { default: 'owner' })
  origin!: QuestionOrigin;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
