import type pg from 'pg';

/** One column, as described by the schema. */
interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** The values allowed by a CHECK. */
  readonly choices: readonly string[];
  /** The table and column it references. */
  readonly parent: { readonly table: string; readonly column: string } | null;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/**
 * Values that a row must have to be valid for the application. The key is `table.column`; the function returns the
 * value for row `nth`.
 */
export type Facts = Readonly<Record<string, (nth: number) => unknown>>;

const columnsText = `
  SELECT c.table_name AS "table", c.column_name AS name, c.udt_name AS type, c.is_nullable = 'YES' AS nullable,
    (SELECT array_agg(found[1]) FROM pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') AS found
     WHERE k.conrelid = c.table_name::regclass AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]) AS choices,
    (SELECT json_build_object('table', k.confrelid::regclass::text, 'column', f.attname) FROM pg_constraint k
     JOIN pg_attribute f ON f.attrelid = k.confrelid AND f.attnum = k.confkey[1]
     WHERE k.conrelid = c.table_name::regclass AND k.contype = 'f' AND k.conkey = ARRAY[a.attnum]) AS parent
  FROM information_schema.columns c JOIN pg_attribute a ON a.attrelid = c.table_name::regclass AND a.attname = c.column_name
  WHERE c.table_schema = current_schema() AND c.is_generated = 'NEVER' AND c.table_name <> 'migrations'
  ORDER BY c.table_name, c.ordinal_position`;

/** The tables of the current schema, referenced tables first. */
async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Column & { table: string; choices: string[] | null }>(columnsText);
  const left = new Map<string, Column[]>();
  for (const { table, choices, ...column } of rows) left.set(table, [...(left.get(table) ?? []), { ...column, choices: choices ?? [] }]);
  const sorted: Table[] = [];
  while (left.size > 0) {
    const free = [...left].filter(([name, columns]) =>
      columns.every(({ parent }) => !parent || parent.table === name || !left.has(parent.table)),
    );
    if (free.length === 0) throw new Error(`tables that refer to one another in a circle: ${[...left.keys()].join(', ')}`);
    for (const [name, columns] of free) {
      sorted.push({ name, columns });
      left.delete(name);
    }
  }
  return sorted;
}

const epoch = Date.parse('2026-01-01T00:00:00Z');
const uuid = (nth: number): string => `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}`;

/**
 * Values by column type. Row `nth` has the same id in each table. So rows that the application links only by id,
 * without a foreign key, are linked here too.
 */
const values: Readonly<Record<string, (nth: number, what: string) => unknown>> = {
  uuid,
  _uuid: (nth) => [uuid(nth)],
  text: (nth, what) => `${what} ${nth}`,
  int2: (nth) => nth,
  int4: (nth) => nth,
  int8: (nth) => nth,
  bool: (nth) => nth % 2 === 1,
  timestamptz: (nth) => new Date(epoch + nth * 3_600_000),
  date: (nth) => `2026-01-${String(nth).padStart(2, '0')}`,
  bytea: (nth, what) => Buffer.from(`${what} ${nth}`),
  jsonb: (nth, what) => JSON.stringify({ [what]: nth }),
  _text: (nth, what) => [`${what} ${nth}`],
};

function valueOf({ name, type, choices, parent }: Column, table: string, nth: number, facts: Facts): unknown {
  const what = `${table}.${name}`;
  const fact = facts[what];
  if (fact) return fact(nth);
  if (parent) return values[type]?.(nth, `${parent.table}.${parent.column}`);
  if (choices.length > 0) return choices[(nth - 1) % choices.length];
  const make = values[type];
  if (!make) throw new Error(`${what} has the type ${type}: tell test/support/stores/fill.ts a value of it`);
  return make(nth, what);
}

/**
 * Fills every table of the current schema with rows that are derived from the schema. Every value of a CHECK occurs.
 * Every nullable column occurs once with and once without a value, if the constraints of the table allow it.
 * @throws when a table accepts none of the rows.
 */
export async function fill(client: pg.ClientBase, facts: Facts): Promise<void> {
  const tables = await readTables(client);
  const count = Math.max(2, ...tables.flatMap(({ columns }) => columns.map(({ choices }) => choices.length)));
  for (const table of tables) {
    let filled = 0;
    // The last two rows have only the required values.
    for (let nth = 1; nth <= count + 2; nth += 1) filled += Number(await insertRow(client, table, nth, { full: nth <= count, facts }));
    if (filled === 0) throw new Error(`no row could be put into ${table.name}`);
  }
}

interface Wanted {
  readonly full: boolean;
  readonly facts: Facts;
}

/**
 * Tries to insert the row with all columns, or with only the required columns. Then it tries variants that differ by
 * one nullable column. Returns false when the table accepts none of them.
 */
async function insertRow(client: pg.ClientBase, { name: table, columns }: Table, nth: number, { full, facts }: Wanted): Promise<boolean> {
  const optional = columns.filter(({ nullable, name }) => nullable && !(`${table}.${name}` in facts));
  const needed = columns.filter((column) => !optional.includes(column));
  const base = full ? columns : needed;
  const others = optional.map((column) => (full ? columns.filter((one) => one !== column) : [...needed, column]));
  for (const chosen of [base, ...others]) {
    const names = chosen.map(({ name }) => `"${name}"`).join(', ');
    const places = chosen.map((_, index) => `$${index + 1}`).join(', ');
    const params = chosen.map((column) => valueOf(column, table, nth, facts));
    const added = await client.query(`INSERT INTO ${table} (${names}) VALUES (${places})`, params).catch((error: { code?: string }) => {
      if (error.code === '23514') return null; // a CHECK fails: try the next variant
      if (error.code === '23505' || error.code === '23503') return undefined; // a UNIQUE or a foreign key allows no such row
      throw error;
    });
    if (added === undefined) return false;
    if (added) return true;
  }
  return false;
}

/** All rows of the current schema, by table. */
export async function readAll(client: pg.ClientBase): Promise<Map<string, Record<string, unknown>[]>> {
  const all = new Map<string, Record<string, unknown>[]>();
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(`SELECT to_jsonb(t) AS row FROM ${name} t`);
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}
