import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';

/*
 * Mistakes in statements that tests with data do not show: a test database is in UTC, and tests seldom have two
 * writers.
 */

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core', 'server', 'workers'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^core\/migrations\//.test(file));
const sources = [...new Set(files)].map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

test('the day of a moment is that of Jakarta, also where Postgres has another time zone', () => {
  const days = sources.flatMap(([file, text]) =>
    [...text.matchAll(/(\S+(?: AT TIME ZONE '[^']+'\))?)::date\b/g)].map(([, of]) => [file, of!]),
  );
  // These parameters are already days.
  const wrong = days.filter(([, of]) => !/\$\d+$/.test(of!) && !of!.endsWith(" AT TIME ZONE 'Asia/Jakarta')"));
  expect(wrong).toEqual([]);
  expect(days.length).toBeGreaterThan(5);
});

/** Matches statements that take a lock, and calls of functions that do. */
const locking = /FOR (?:NO KEY )?UPDATE|FOR (?:KEY )?SHARE|DO UPDATE|pg_advisory|lock: \{|\block\w*\(/;

test('every function named lock takes one', () => {
  // Matches from the name of a function to the line that ends it. That line has the same indentation as the first
  // line.
  const bodies = sources.flatMap(([file, text]) =>
    [...text.matchAll(/^( *)(?:export |private |async |function )*(lock(?![a-z])\w*)\(([\s\S]*?)^\1\}/gm)].map(
      ([, , name, body]) => [`${file} ${name}`, body!] as const,
    ),
  );
  expect(bodies.filter(([, body]) => !locking.test(body)).map(([name]) => name)).toEqual([]);
  expect(bodies.length).toBeGreaterThan(8);
});

/** The text in the brackets that open just before the position `from`. */
function bracketed(text: string, from: number): string {
  let [depth, at] = [1, from];
  for (; depth > 0 && at < text.length; at += 1) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  return text.slice(from, at - 1);
}

test('every part of a statement that is named for its lock takes one', () => {
  const parts = sources.flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:locked|held) AS (?:MATERIALIZED )?\(/g)].map((found) => [file, bracketed(text, found.index + found[0].length)]),
  );
  expect(parts.filter(([, part]) => !locking.test(part!))).toEqual([]);
  expect(parts.length).toBeGreaterThan(20);
});

/**
 * Matches the condition where the next page begins, for example `(o.created_at, o.id) < (`. A comparison with a time
 * is not a page.
 */
const pageStarts = /\(((?:\w+\.)?\w+(?:, (?:\w+\.)?\w+)+)\) ([<>]) (?=\((?:SELECT|\(|\$))/g;

/** The ORDER BY that a page with these columns needs, so that each row appears on exactly one page. */
function orderOf(columns: string, sign: string): string {
  return `ORDER BY ${columns
    .split(', ')
    .map((column) => `${column.split('.').at(-1)}${sign === '<' ? ' DESC' : ''}`)
    .join(', ')}`;
}

test('the next page begins after the row that the order puts last', () => {
  const pages = sources.flatMap(([file, text]) =>
    [...text.matchAll(pageStarts)].map(([, columns, sign]) => ({ file, order: orderOf(columns!, sign!), text })),
  );
  const isOrdered = (text: string, order: string) => text.replaceAll(/(?<=(?:BY|,) )\w+\./g, '').includes(order);
  expect(pages.filter(({ text, order }) => !isOrdered(text, order)).map(({ file, order }) => `${file} ${order}`)).toEqual([]);
  expect(pages.length).toBeGreaterThan(5);
});
