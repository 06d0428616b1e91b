import type { Sql } from '../../platform/database/database.js';
import type { Lease, Outage, OutageCause } from './bots.types.js';

/** Clears the stored outage and returns it. */
export async function end(sql: Sql, { botId, epoch }: Lease): Promise<Outage | null> {
  const [row] = await sql.rows<{ since: Date; cause: OutageCause }>(
    `WITH noted AS (
       SELECT bot_id, outage_since AS since, outage_cause AS cause FROM bot_sessions
       WHERE bot_id = $1 AND epoch = $2 AND outage_since IS NOT NULL FOR UPDATE)
     UPDATE bot_sessions s SET outage_since = NULL, outage_cause = NULL FROM noted WHERE s.bot_id = noted.bot_id RETURNING noted.since, noted.cause`,
    [botId, epoch],
  );
  return row ?? null;
}
