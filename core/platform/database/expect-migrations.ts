import { QueryFailedError, type DataSource } from 'typeorm';
import { schemaMismatch } from './schema-mismatch.rules.js';

const noSuchTable = '42P01';

/** The database schema does not match this release. The message is for the operator. */
export class SchemaMismatchError extends Error {
  override name = 'SchemaMismatchError';
}

/**
 * Returns the data source if the database has run exactly the migrations that this release knows.
 * @throws SchemaMismatchError
 */
export async function expectMigrations<Source extends DataSource>(source: Source, known: readonly string[]): Promise<Source> {
  const mismatch = schemaMismatch(known, await migrationsRun(source));
  if (mismatch === null) return source;
  await source.destroy();
  throw new SchemaMismatchError(mismatch);
}

async function migrationsRun(source: DataSource): Promise<string[]> {
  try {
    const rows = (await source.query('SELECT name FROM migrations ORDER BY timestamp')) as { name: string }[];
    return rows.map(({ name }) => name);
  } catch (error) {
    const { code } = (error instanceof QueryFailedError ? error.driverError : error) as { code?: string };
    if (code === noSuchTable) return [];
    throw error;
  }
}
