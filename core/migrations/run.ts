import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { SettingsError } from '../platform/config/config.js';
import { migrationEnvironment } from '../platform/config/environment.js';
import { adoptBaseline } from './adopt-baseline.js';
import { migrations } from './list.js';
import { admitRunRole } from './run-role.js';

const lookAgainMs = 200;

/** Brings the database to the newest shape. Safe to run at every start and from several processes at once. */
async function migrate(): Promise<void> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = migrationEnvironment();
  const url = MIGRATION_DATABASE_URL ?? DATABASE_URL;
  const source = await new DataSource({ type: 'postgres', url, migrations, poolSize: 1 }).initialize();
  try {
    const runner = source.createQueryRunner();
    await becomeOnlyMigrator(runner);
    await adoptBaseline(runner);
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'each';
    const done = await executor.executePendingMigrations();
    if (MIGRATION_DATABASE_URL) await admitRunRole(runner, DATABASE_URL);
    await runner.query(`SELECT pg_advisory_unlock(hashtext('migrations'))`);
    await runner.release();
    write({ event: 'migrations.done', ran: done.map((one) => one.name) });
  } finally {
    await source.destroy();
  }
}

/**
 * Waits until no other process migrates this database. The lock is tied to the connection, so a killed
 * migrator leaves none.
 * The lock is requested repeatedly. A statement that waits for a lock would keep its snapshot, and CREATE
 * INDEX CONCURRENTLY of the migrating process would wait for that snapshot: a deadlock. The connection that
 * holds the lock is the one that migrates.
 */
async function becomeOnlyMigrator(runner: QueryRunner): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const [row] = (await runner.query(`SELECT pg_try_advisory_lock(hashtext('migrations')) AS mine`)) as { mine: boolean }[];
    if (row?.mine) return;
    if (tries === 0) write({ event: 'migrations.waiting' });
    await pause(lookAgainMs);
  }
}

function write(event: object): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

migrate().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : `The database could not be migrated: ${String(error)}`}\n`);
  process.exitCode = 1;
});
