import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';

/* Numbers and times that owners and leads read. A test machine may have any language and is in UTC, so it hides both kinds of mistake. */

/** Times that are converted to the shop's time zone before they are written, and days without a time. */
const movedBefore = ['core/features/replies/prompt/reply-prompt.rules.ts', 'core/features/reports/reports.texts.ts'];
/** Formats that programs read: `2026-03-02` and `2026-03-02 09:00:00`. */
const ofMachines = ['en-CA', 'sv-SE'];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'contracts', 'core', 'server', 'workers'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const formats = [...new Set(files)].flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:Intl\.(\w+Format)|toLocale\w*String)\(([^)]*)\)/g)].map(
    ([, kind = 'NumberFormat', given = '']) => ({ file, kind, given }),
  ),
);

test('numbers are written as Indonesians write them', () => {
  const numbers = formats.filter(({ kind }) => kind === 'NumberFormat');
  expect(numbers.filter(({ given }) => !given.startsWith(`'id-ID'`))).toEqual([]);
  expect(numbers.length).toBeGreaterThan(5);
});

test('moments are written in Indonesian, in the time of Jakarta', () => {
  const moments = formats.filter(({ kind }) => kind === 'DateTimeFormat');
  const wrong = moments.filter(({ file, given }) => {
    const locale = /^'([\w-]+)'/.exec(given)?.[1] ?? '';
    const zone = /timeZone: '([\w/]+)'/.exec(given)?.[1];
    return !['id-ID', ...ofMachines].includes(locale) || zone !== (movedBefore.includes(file) ? 'UTC' : 'Asia/Jakarta');
  });
  expect(wrong).toEqual([]);
  expect(moments.length).toBeGreaterThan(5);
});
