import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../../scripts/lib/paths.mjs';
import { logLinesOf } from './read-log-lines.ts';

/*
 * Operators' alarms and searches use the names of log events, as the runbook does. This test detects a line that is
 * no longer written, that has another name or level, or that lost the id for searches: each change must be confirmed
 * in the list. `WRITE_LOG_LINES=yes npm test -- rules/operators` writes the list; review its changes.
 */

const list = join(import.meta.dirname, 'log-lines.txt');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core', 'server', 'workers'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const rows = [...new Set(files)].flatMap(logLinesOf).toSorted();

test('every log line is written in the list of log lines', () => {
  if (process.env['WRITE_LOG_LINES']) writeFileSync(list, `${rows.join('\n')}\n`);
  expect(rows).toEqual(readFileSync(list, 'utf8').trimEnd().split('\n'));
});

test('the runbook names only events that are logged', () => {
  const runbook = readFileSync(join(root, 'docs', 'runbook.md'), 'utf8');
  const named = new Set([...runbook.matchAll(/`([a-z-]+\.[a-z-]+)`/g)].map(([, name]) => name!));
  named.delete('messages.trace'); // a column
  const words = new Set(rows.flatMap((row) => row.split(/[ :]/)));
  // Beginnings of event names that end with a variable, such as `passkey.${update.kind}`.
  const begins = [...words].filter((word) => word.includes('.${')).map((word) => word.slice(0, word.indexOf('$')));
  const isLogged = (name: string) => words.has(name) || begins.some((part) => name.startsWith(part)) || /^(?:database|redis)\./.test(name);
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((name) => !isLogged(name))).toEqual([]);
});
