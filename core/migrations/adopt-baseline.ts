import type { QueryRunner } from 'typeorm';
import { SettingsError } from '../platform/config/config.js';
import { migrationNames } from './list.js';

/** The last of the dated migrations that the baseline replaces. A database that ran it has the shape of the baseline. */
const lastReplaced = 'OriginOfQuestions1795685700000';

/**
 * Lets a database that development versions made go on under the baseline: the names of the migrations that it ran
 * are replaced by those of the baseline. Does nothing to an empty database and to one that has the baseline.
 * @throws SettingsError when the database stopped before the last of the replaced migrations.
 */
export async function adoptBaseline(runner: QueryRunner): Promise<void> {
  const [table] = (await runner.query(`SELECT to_regclass('migrations') IS NOT NULL AS present`)) as { present: boolean }[];
  if (!table?.present) return;
  const moment = (name: string): number => Number(name.slice(-13));
  const ran = (await runner.query(`SELECT name FROM migrations WHERE timestamp < $1 ORDER BY timestamp`, [moment(migrationNames[0]!)])) as {
    name: string;
  }[];
  if (ran.length === 0) return;
  const newest = ran.at(-1)!.name;
  if (newest !== lastReplaced) {
    throw new SettingsError([
      `The database was made by a development version and stopped at ${newest}. ` +
        `Run the migrations of the version that has ${lastReplaced} first, or use an empty database.`,
    ]);
  }
  const baseline = migrationNames.filter((name) => name.includes('Baseline'));
  await runner.query(
    `WITH replaced AS (DELETE FROM migrations WHERE timestamp <= $1)
     INSERT INTO migrations (timestamp, name) SELECT * FROM unnest($2::bigint[], $3::text[])`,
    [moment(lastReplaced), baseline.map(moment), baseline],
  );
}
