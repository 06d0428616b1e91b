import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { FollowUpConfig, type FollowUpDay } from '#contracts/http/followup';
import type { OwnerId } from '#contracts/values/ids';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { FollowUpSettings } from './follow-up-settings.entity.js';

const off = { enabled: false, aiEnabled: false, text: '' } as const;

/** What an owner has before saving anything: nobody is written to unasked. */
export const defaultFollowUps: FollowUpConfig = { day1: off, day2: off, day3: off };

/** The owner's wishes for the follow-ups of day 1 to 3. The only writer of `follow_up_settings`. */
@Injectable()
export class FollowUpsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @InjectRepository(FollowUpSettings) private readonly wishes: Repository<FollowUpSettings>,
  ) {}

  async settings(ownerId: OwnerId, sql: Sql = this.database): Promise<FollowUpConfig> {
    const row = await sql.of(this.wishes).findOneBy({ ownerId });
    return row ? FollowUpConfig.parse(row.config) : defaultFollowUps;
  }

  async save(ownerId: OwnerId, config: FollowUpConfig): Promise<void> {
    const { day1, day2, day3 } = config;
    const wishes = { day1: storable(day1), day2: storable(day2), day3: storable(day3) };
    await this.wishes.upsert({ ownerId, config: wishes, updatedAt: () => 'now()' }, ['ownerId']);
  }

  /** For the transaction that deletes an account. */
  async erase(tx: Tx, ownerId: OwnerId): Promise<void> {
    await tx.of(this.wishes).delete({ ownerId });
  }
}

/** Postgres keeps no NUL in a text, and nobody types one. */
function storable(day: FollowUpDay): FollowUpDay {
  return { ...day, text: day.text.replaceAll('\0', '') };
}
