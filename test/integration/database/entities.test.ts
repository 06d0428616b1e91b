import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { entities } from '#core/entities';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';

let database: OwnDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await createDatabase();
  source = await new DataSource({ type: 'postgres', url: database.url, entities }).initialize();
});
afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly isKey: boolean;
}

/** The columns of a table as created by the migrations. */
function made(table: string): Promise<Column[]> {
  return source.query(
    `SELECT a.attname AS name, format_type(a.atttypid, NULL) AS type, NOT a.attnotnull AS nullable, a.atthasdef AS "hasDefault",
       EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisprimary AND a.attnum = ANY (i.indkey)) AS "isKey"
     FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attname`,
    [table],
  );
}

const spelled: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone' };

test.each(entities.map((entity) => [entity.name, entity] as const))('%s has the columns that the migrations made', async (_, entity) => {
  const { tableName, columns } = source.getMetadata(entity);
  const stored = columns.filter((column) => !column.isVirtualProperty);
  const told = stored.map((column): Column => {
    const type = source.driver.normalizeType(column);
    return {
      name: column.databaseName,
      type: `${spelled[type] ?? type}${column.isArray ? '[]' : ''}`,
      nullable: column.isNullable,
      hasDefault: column.default !== undefined,
      isKey: column.isPrimary,
    };
  });
  expect(told.sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual(await made(tableName));
});
