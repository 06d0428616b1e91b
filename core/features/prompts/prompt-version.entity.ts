import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BotId } from '#contracts/values/ids';

/** Training texts that were replaced by newer ones. */
@Entity('prompt_versions')
export class PromptVersion {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'bot_id' })
  botId!: BotId;

  @Column('text')
  prompt!: string;

  @Column('text', { name: 'secondary_prompt' })
  secondaryPrompt!: string;

  @Column('text', { default: '' })
  secret!: string;

  @Column('timestamptz', { name: 'replaced_at' })
  replacedAt!: Date;
}
