import { expect, test } from '@jest/globals';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { placeholders, tableOwners, tableScopes } from './table-owners.js';

const root = join(import.meta.dirname, '..');
const sources = globSync('{core,server,workers}/**/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts', 'core/migrations/**', 'core/table-owners.ts'],
});

/** Services that pass a SQL fragment to statements of other features (docs/decisions/0030). */
const partsOfServices = ['core/features/bots/session-leases.service.ts', 'core/features/prompts/prompts.service.ts'];

/** Character that replaces every `${…}` of a template. */
const placed = '\uFFFC';

/** All string literals of a program that look like SQL, without SQL comments and quoted values. */
function statementsOf(file: string, text: string): string[] {
  if (!/SELECT|INSERT|UPDATE|FROM|JOIN|EXISTS/.test(text)) return []; // parsing every file would take seconds
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) found.push([node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(placed));
    else if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found
    .filter((one) => /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|FROM|JOIN|EXISTS)\b/.test(one))
    .map((one) => one.replaceAll(/--[^\n]*/g, ' ').replaceAll(/'[^']*'/g, "''"));
}

/**
 * Tables that a statement mentions. A name counts anywhere in the statement, except after a dot (a column) or as an
 * alias.
 */
function tablesIn(statement: string): string[] {
  const words = [...statement.matchAll(/(?<![\w."])(?<!\bAS )([a-z_]+)(?!\w)/g)].map(([, word]) => word!);
  return [...new Set(words)].filter((word) => word in tableOwners);
}

/** Rule violations of a file with this source text. */
function faultsOf(file: string, text: string): string[] {
  const faults: string[] = [];
  for (const statement of statementsOf(file, text)) {
    for (const table of tablesIn(statement)) if (tableOwners[table] !== folderOf(file)) faults.push(`${file} names ${table}`);
    if (new RegExp(`(?<!DISTINCT )\\b(FROM|JOIN|INTO|UPDATE)\\s+${placed}`).test(statement) && !(file in placeholders))
      faults.push(`${file} names a table that stands elsewhere: ${statement.slice(0, 80)}`);
  }
  return faults;
}

function folderOf(file: string): string {
  const parts = dirname(file.replaceAll('\\', '/')).split('/');
  return parts.slice(0, 3).join('/');
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('every table has one owner', () => {
  const folder = join(root, 'core', 'migrations');
  const made = new Set<string>();
  for (const name of readdirSync(folder)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .sort()) {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const [, before, after] of text.matchAll(/ALTER TABLE (\w+) RENAME TO (\w+)/g)) if (made.delete(before!)) made.add(after!);
    for (const [, table] of text.matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+)/g)) made.add(table!);
  }
  expect(Object.keys(tableOwners).sort()).toEqual([...made].sort());
});

test('every table belongs to an account, a person, a bot or the installation', () => {
  expect(Object.keys(tableScopes).sort()).toEqual(Object.keys(tableOwners).sort());
});

/**
 * Ids in an entity's fields that belong to another scope than its table. A row of an account may also name a bot of
 * that account.
 */
function otherScopesOf(text: string): string[] {
  const brands = { account: ['AccountId', 'BotId'], person: ['PersonId'], bot: ['BotId'], installation: [] };
  const own: readonly string[] = brands[tableScopes[/@Entity\('(\w+)'\)/.exec(text)![1]!]!];
  const ids = [...text.matchAll(/!: (AccountId|PersonId|BotId)\b/g)].map(([, id]) => id!);
  return ids.filter((id) => !own.includes(id) || !ids.includes(own[0]!));
}

test("an entity has the id of its table's scope", () => {
  const entities = sources.filter((file) => file.endsWith('.entity.ts')).map((file) => [file, otherScopesOf(read(file))] as const);
  expect(entities.length).toBeGreaterThan(10);
  expect(entities.filter(([, other]) => other.length > 0)).toEqual([]);
  expect(otherScopesOf("@Entity('orders') class X { botId!: BotId; }")).toEqual(['BotId']);
  expect(otherScopesOf("@Entity('orders') class X { accountId!: AccountId; botId!: BotId; }")).toEqual([]);
  expect(otherScopesOf("@Entity('messages') class X { botId!: BotId; accountId!: AccountId; }")).toEqual(['AccountId']);
});

/**
 * Matches names of the former id that could mean account, person or bot, and casts that pass one of the three as
 * another.
 */
const mixedIds = /\bOwnerIds?\b|\bownerIds?\b|\bas (unknown as )?(AccountId|PersonId|BotId)\b/;

test('no code has an id that means account, person and bot at once, or casts one of them to another', () => {
  const all = globSync('{client/src,contracts,core,extension,sandbox,scripts,server,test,workers}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).map((file) => file.replaceAll('\\', '/'));
  expect(all.length).toBeGreaterThan(1_000);
  // the first two files accept jobs of the previous release
  const allowed = ['contracts/jobs/catalogue.ts', 'contracts/jobs/catalogue.test.ts', 'core/table-owners.test.ts'];
  expect(all.filter((file) => !allowed.includes(file) && mixedIds.test(read(file)))).toEqual([]);
  for (const text of ['ownerId: BotId', 'x as BotId', 'x as unknown as AccountId', 'readonly OwnerId[]']) expect(text).toMatch(mixedIds);
  for (const text of ['id as BotIdentity', 'botId', 'newId<BotId>()']) expect(text).not.toMatch(mixedIds);
});

test('no statement names an owner: a column has the name of its scope', () => {
  const all = globSync('{core,server,workers,sandbox,scripts,test}/**/*.{ts,mjs}', {
    cwd: root,
    exclude: ['core/migrations/**', 'core/table-owners.test.ts'],
  });
  const named = all.filter((file) => /\bowner_id\b/.test(read(file))).map((file) => file.replaceAll('\\', '/'));
  expect(named).toEqual([]);
});

test('a statement names only tables of its own module', () => {
  expect(sources.flatMap((file) => faultsOf(file, read(file)))).toEqual([]);
});

test('a hand-written statement of a feature is in a file of statements', () => {
  const files = sources.filter((file) => !file.startsWith('core/platform/') && !file.endsWith('.statements.ts'));
  const found = files.filter((file) => statementsOf(file, read(file)).some((one) => tablesIn(one).length > 0));
  expect(found.sort()).toEqual(partsOfServices);
});

test('an entity is in the folder that owns its table', () => {
  const told = sources.flatMap((file) => [...read(file).matchAll(/@Entity\('(\w+)'\)/g)].map(([, table]) => [table, folderOf(file)]));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(([table, folder]) => tableOwners[table!] !== folder)).toEqual([]);
});

test('a file that is declared to pass ids on does so', () => {
  for (const file of Object.keys(placeholders))
    expect([file, statementsOf(file, read(file)).some((one) => one.includes(placed))]).toEqual([file, true]);
});

test.each([
  ['`SELECT 1 FROM orders`', 'names orders'],
  ['`SELECT 1 FROM subscriptions s, orders o`', 'names orders'],
  ["'UPDATE orders SET state = 1'", 'names orders'],
  ['`WITH x AS (DELETE FROM orders RETURNING id) SELECT 1`', 'names orders'],
  ['`${a} JOIN orders o ON ${b}`', 'names orders'],
  ['`INSERT INTO orders(id) VALUES (1)`', 'names orders'],
  ['`SELECT 1 FROM ${table}`', 'stands elsewhere'],
])('finds %s', (text, fault) => {
  expect(faultsOf('core/features/plans/x.ts', `const x = ${text};`)).toEqual([expect.stringContaining(fault)]);
});

test.each(['`SELECT s.orders, 1 AS orders FROM subscriptions s`', "`SELECT 'orders' FROM subscriptions -- orders`", "'orders'"])(
  'leaves %s alone',
  (text) => {
    expect(faultsOf('core/features/plans/x.ts', `const x = ${text};`)).toEqual([]);
  },
);
