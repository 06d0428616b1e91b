import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { sourceStatements, type DeclaredColumn, type Sort, type SourceStatement } from '../../support/core/statements.ts';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';

/** Files whose statements are assembled from arguments or only passed on. They are run by their own tests. */
const putTogether = [
  'core/features/conversations/contacts/followers.statements.ts',
  'core/features/conversations/state/chat-actions.statements.ts',
  'core/features/membership/exports/account-exports.statements.ts',
  'core/features/sealing/sealing.statements.ts',
  'core/platform/database/database.ts',
  'core/platform/database/delete-slice.ts',
];

let database: OwnDatabase;
let client: pg.Client;
let statements: SourceStatement[];

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  statements = sourceStatements();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

interface Wire {
  parse(statement: { name: string; text: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}
interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/**
 * Lets Postgres parse and plan a statement without running it, and returns the columns of its rows.
 * @throws Postgres' error.
 */
function prepare(text: string): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly Field[] = [];
    const asked = {
      submit: (wire: Wire) => {
        wire.parse({ name: '', text, types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleParseComplete: () => undefined,
      handleRowDescription: (told: { fields: readonly Field[] }) => (fields = told.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    };
    client.query(asked as unknown as pg.Submittable);
  });
}

/** pg's conversion of Postgres' types. */
const sorts: Readonly<Record<number, Sort>> = {
  [pg.types.builtins.BOOL]: 'boolean',
  [pg.types.builtins.INT2]: 'number',
  [pg.types.builtins.INT4]: 'number',
  [pg.types.builtins.FLOAT8]: 'number',
  [pg.types.builtins.INT8]: 'string',
  [pg.types.builtins.TEXT]: 'string',
  [pg.types.builtins.UUID]: 'string',
  [pg.types.builtins.TIMESTAMPTZ]: 'Date',
  [pg.types.builtins.BYTEA]: 'Buffer',
  1009: 'array', // text[]
};
const anyJson = new Set<number>([pg.types.builtins.JSON, pg.types.builtins.JSONB]);

/** Differences between the columns that Postgres returns and those that the caller declares. */
function mismatches(fields: readonly Field[], declared: Readonly<Record<string, DeclaredColumn>>): string[] {
  const given = new Map(fields.map(({ name, dataTypeID }) => [name, dataTypeID]));
  return Object.entries(declared).flatMap(([name, { sort, isOptional }]) => {
    const type = given.get(name);
    if (type === undefined) return isOptional ? [] : [`declares ${name}, which is not given`];
    if (sort === 'unknown' || anyJson.has(type) || sorts[type] === sort) return [];
    return [`declares ${name} as ${sort}, and Postgres gives type ${type}`];
  });
}

test('Postgres accepts every statement on the present schema, and returns the columns that its caller declares', async () => {
  const faults: string[] = [];
  for (const { place, texts, columns } of statements) {
    for (const text of texts ?? []) {
      try {
        faults.push(...mismatches(await prepare(text), columns ?? {}).map((fault) => `${place} ${fault}`));
      } catch (error) {
        faults.push(`${place} ${(error as Error).message}: ${text}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('every statement uses all inputs that its caller gives, and no others', () => {
  const faults = statements.flatMap(({ place, texts, inputs }) =>
    (texts ?? []).flatMap((text) => {
      const used = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, nth]) => Number(nth)));
      return inputs && !inputs.includes(used) ? [`${place} uses ${used} of ${inputs.join(' or ')} inputs`] : [];
    }),
  );
  expect([...new Set(faults)]).toEqual([]);
  expect(statements.filter(({ inputs }) => inputs !== null).length).toBeGreaterThan(300);
});

test('hardly any statement escapes that reading', () => {
  const read = statements.filter(({ texts }) => texts !== null);
  expect(read.filter(({ texts }) => texts!.length === 0)).toEqual([]);
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter(({ columns }) => columns !== null).length).toBeGreaterThan(50);
  const escaped = statements.filter(({ texts }) => texts === null).map(({ place }) => place.split(':')[0]!);
  expect([...new Set(escaped)].sort()).toEqual(putTogether);
});

/** A statement with more inputs than this must name them instead of numbering them (docs/decisions/0002). */
const numbersMax = 5;

/**
 * Allowed outside `input`: a further part that only names inputs, and an array for an index search, which
 * cannot be referenced by name.
 */
const named = /\w+ AS \(\s*SELECT \$\d+::\w+ AS \w+(?:, \$\d+::\w+ AS \w+)*\s*\)|= ANY \(\$\d+::\w+\[\]\)/g;

/** Violations of the naming rule for inputs. A list of columns before VALUES already names them. */
function unnamedInputs(text: string): string[] {
  const count = new Set(text.match(/\$\d+/g)).size;
  if (count <= numbersMax || /^\s*INSERT INTO \w+ \([^)]+\)\s*VALUES \([^()]*(\([^()]*\)[^()]*)*\)/.test(text)) return [];
  const input = /^\s*WITH (?:RECURSIVE )?input AS (?:NOT MATERIALIZED )?\(/.exec(text);
  if (!input) return [`has ${count} inputs and no part \`input\` that names them`];
  const rest = text.slice(endOfPart(text, input[0].length)).replaceAll(named, '').match(/\$\d+/g);
  return rest ? [`speaks of ${rest.join(', ')} outside \`input\``] : [];
}

/** Position after the bracket that closes the one opened before `from`. */
function endOfPart(text: string, from: number): number {
  let open = 1;
  let at = from;
  for (; open > 0 && at < text.length; at += 1) open += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  return at;
}

test('a statement with more than five inputs names them first, and uses only these names', () => {
  const faults = statements.flatMap(({ place, texts }) =>
    (texts ?? []).flatMap((text) => unnamedInputs(text).map((fault) => `${place} ${fault}`)),
  );
  expect([...new Set(faults)]).toEqual([]);
});

test('the rule of named inputs finds violations', () => {
  const six = '$1, $2, $3, $4, $5, $6';
  expect(unnamedInputs(`SELECT ${six}`)).toHaveLength(1);
  expect(unnamedInputs(`WITH input AS (SELECT (${six})) SELECT * FROM input WHERE id = $2`)).toEqual(['speaks of $2 outside `input`']);
  expect(unnamedInputs(`WITH input AS (SELECT ${six}) SELECT * FROM input`)).toEqual([]);
  expect(unnamedInputs(`INSERT INTO photos (a, b, c, d, e, f) VALUES (${six})`)).toEqual([]);
  expect(unnamedInputs(`INSERT INTO photos (a, b, c, d, e, f) SELECT ${six}`)).toHaveLength(1);
  expect(unnamedInputs(`SELECT $1, $2, $3, $4, $5, $5`)).toEqual([]);
});
