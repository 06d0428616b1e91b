import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../../scripts/lib/paths.mjs';
import { innerNumbersOf } from './read-inner-numbers.ts';
import { limitsOf, type Limit } from './read-limits.ts';

/*
 * Lists every named number of the programs in readable form (`5 min`, `8 kB`), every time span in SQL, and the
 * numbers without a name within functions. The test detects a wrong unit or an accidental change of a bound: each
 * change must be confirmed in the list. `WRITE_LIMITS=yes npm test -- rules/limits` writes the lists; review their
 * changes.
 */

const list = join(import.meta.dirname, 'limits.txt');
const innerList = join(import.meta.dirname, 'inner-numbers.txt');

const spans = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
  ['ms', 1],
] as const;
const unitsMs: Readonly<Record<string, number>> = { Ms: 1, Seconds: 1_000, Minutes: 60_000, Hours: 3_600_000, Days: 86_400_000, ttl: 1 };

function shown({ name, value }: Limit): string {
  const unit = /(?:Ms|Seconds|Minutes|Hours|Days|Bytes|\bttl)(?![a-z])/.exec(name)?.[0];
  if (unit === 'Bytes')
    return value % 1_024 === 0 && value > 0
      ? inPowers(value, 1_024, ['B', 'KiB', 'MiB', 'GiB'])
      : inPowers(value, 1_000, ['B', 'kB', 'MB', 'GB']);
  const ms = unit && unitsMs[unit];
  return ms ? span(value * ms) : value.toLocaleString('en-GB', { maximumFractionDigits: 20 });
}

function inPowers(value: number, base: number, units: readonly string[]): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(value) / Math.log(base))));
  return `${value / base ** power} ${units[power]}`;
}

function span(ms: number): string {
  const parts: string[] = [];
  let rest = ms;
  for (const [unit, length] of spans) {
    const count = unit === 'ms' ? rest : Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.join(' ') || '0';
}

/** Time spans within SQL: `interval '3 days'`. A span with a named number is in the list under its name. */
function sqlSpansOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/\binterval '(\d[^'$]*)'/g)].map(([, written], at) => `interval.${at} = ${written}`);
}

const folders = ['contracts', 'core', 'server', 'workers', 'client/src', 'extension'];
const without = [
  /\.test\.tsx?$/,
  // the mutation test of rules changes their numbers
  /\.rules\.ts$/,
  /^core\/migrations\//,
  // Pictures, and code that replaces the server in tests.
  /^client\/src\/(?:app\/walk|ui\/art|features\/(?:gallery|landing))\//,
];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !without.some((pattern) => pattern.test(file)));

/** The rows of all files, and the rows of the list. With WRITE_LIMITS the list is written first. */
function compared(written: string, rowsOf: (file: string) => string[]): { readonly rows: string[]; readonly listed: string[] } {
  const rows = [...new Set(files)].toSorted().flatMap((file) => rowsOf(file).map((row) => `${file} ${row}`));
  if (process.env['WRITE_LIMITS']) writeFileSync(written, `${rows.join('\n')}\n`);
  return { rows, listed: readFileSync(written, 'utf8').trimEnd().split('\n') };
}

test('every limit is written in the list of limits', () => {
  const { rows, listed } = compared(list, (file) => [...limitsOf(file).map((one) => `${one.name} = ${shown(one)}`), ...sqlSpansOf(file)]);
  expect(rows).toEqual(listed);
});

test('every number within a function is written in the list of inner numbers', () => {
  const { rows, listed } = compared(innerList, innerNumbersOf);
  expect(rows).toEqual(listed);
});
