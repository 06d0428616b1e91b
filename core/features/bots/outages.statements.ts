import type { Sql } from '../../platform/database/database.js';
import type { Lease, Outage, OutageCause } from './bots.types.js';

/** Notes the outage that the owner is told of now. False when one is noted already, or the lease is lost. */
export async function begin(sql: Sql, { ownerId, epoch }: Lease, { since, cause }: Outage): Promise<boolean> {
  const text = `UPDATE bot_sessions SET outage_since = $3, outage_cause = $4
    WHERE owner_id = $1 AND epoch = $2 AND desired = 'running' AND outage_since IS NULL`;
  return (await sql.run(text, [ownerId, epoch, since, cause])) === 1;
}

/** Forgets the noted outage and gives it. */
export async function end(sql: Sql, { ownerId, epoch }: Lease): Promise<Outage | null> {
  const [row] = await sql.rows<{ since: Date; cause: OutageCause }>(
    `WITH noted AS (
       SELECT owner_id, outage_since AS since, outage_cause AS cause FROM bot_sessions
       WHERE owner_id = $1 AND epoch = $2 AND outage_since IS NOT NULL FOR UPDATE)
     UPDATE bot_sessions s SET outage_since = NULL, outage_cause = NULL FROM noted WHERE s.owner_id = noted.owner_id RETURNING noted.since, noted.cause`,
    [ownerId, epoch],
  );
  return row ?? null;
}
