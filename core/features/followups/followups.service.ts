import { Inject, Injectable } from '@nestjs/common';
import { FollowUpConfig, type FollowUpDay } from '#contracts/http/followup';
import type { OwnerId } from '#contracts/values/ids';
import { Database, type Sql } from '../../platform/database/database.js';

const off = { enabled: false, aiEnabled: false, text: '' } as const;

/** What an owner has before saving anything: nobody is written to unasked. */
export const defaultFollowUps: FollowUpConfig = { day1: off, day2: off, day3: off };

/** The owner's wishes for the follow-ups of day 1 to 3. The only writer of `follow_up_settings`. */
@Injectable()
export class FollowUpsService {
  constructor(@Inject(Database) private readonly database: Database) {}

  async settings(ownerId: OwnerId, sql: Sql = this.database): Promise<FollowUpConfig> {
    const rows = await sql.rows<{ config: unknown }>(`SELECT config FROM follow_up_settings WHERE owner_id = $1`, [ownerId]);
    return rows[0] ? FollowUpConfig.parse(rows[0].config) : defaultFollowUps;
  }

  async save(ownerId: OwnerId, config: FollowUpConfig): Promise<void> {
    const { day1, day2, day3 } = config;
    await this.database.run(
      `INSERT INTO follow_up_settings (owner_id, config) VALUES ($1, $2)
       ON CONFLICT (owner_id) DO UPDATE SET config = EXCLUDED.config, updated_at = now()`,
      [ownerId, JSON.stringify({ day1: storable(day1), day2: storable(day2), day3: storable(day3) })],
    );
  }
}

/** Postgres keeps no NUL in a text, and nobody types one. */
function storable(day: FollowUpDay): FollowUpDay {
  return { ...day, text: day.text.replaceAll('\0', '') };
}
