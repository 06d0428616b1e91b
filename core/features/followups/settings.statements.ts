import type { FollowUpConfig } from '#contracts/http/chat/followup';
import type { BotId } from '#contracts/values/ids';
import type { TimeZone } from '#contracts/values/time-zones';
import type { Sql } from '../../platform/database/database.js';
import type { FollowUpOptions } from './followups.types.js';

export interface EnabledBot {
  readonly botId: BotId;
  readonly zone: TimeZone;
  /**
   * Idle periods that began before this time get no follow-ups automatically. Null when all idle periods get them.
   */
  readonly beginsAt: Date | null;
}

/** Owners with at least one day switched on. */
export async function findEnabled(sql: Sql): Promise<EnabledBot[]> {
  const rows = await sql.rows<{ bot_id: BotId; zone: TimeZone; begins_at: Date | null }>(
    `SELECT bot_id, zone, begins_at FROM follow_up_settings
     WHERE 'true' IN (config->'day1'->>'enabled', config->'day2'->>'enabled', config->'day3'->>'enabled')`,
    [],
    'followups-enabled',
  );
  return rows.map((row) => ({ botId: row.bot_id, zone: row.zone, beginsAt: row.begins_at }));
}

/** Saves zone and daily limit. The three days are kept. A new row gets the three days of `config`. */
export async function saveOptions(sql: Sql, botId: BotId, options: FollowUpOptions, config: FollowUpConfig): Promise<void> {
  await sql.run(
    `INSERT INTO follow_up_settings (bot_id, config, zone, daily_limit) VALUES ($1, $2::jsonb, $3, $4)
     ON CONFLICT (bot_id) DO UPDATE SET zone = EXCLUDED.zone, daily_limit = EXCLUDED.daily_limit, updated_at = now()`,
    [botId, JSON.stringify(config), options.zone, options.dailyLimit],
  );
}
