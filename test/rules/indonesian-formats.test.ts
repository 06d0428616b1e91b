import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';

/*
 * Numbers and times that owners and leads read. A test machine may have any language and its time zone is UTC, so
 * other tests do not show a wrong language or time zone.
 */

/** Files whose times are converted to the shop's time zone before they are formatted, or whose days have no time. */
const movedBefore = ['core/features/replies/prompt/shop-clock.rules.ts', 'core/features/reports/reports.texts.ts'];
/** Formats that programs read: `2026-03-02` and `2026-03-02 09:00:00`. */
const ofMachines = ['en-CA', 'sv-SE'];

const listed = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const files = listed('contracts', 'core', 'server', 'workers').filter((file) => file.endsWith('.ts'));
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

/** Parts of the client that no owner sees, and the preview of an import. */
const unseen = /client\/src\/(?:app\/walk|features\/gallery)\/|features\/products\/doubtful-rows\.tsx$/;

test('an amount in a text of the panel stays on one line: its space does not break', () => {
  const broken = [...new Set(listed('client/src', 'contracts'))]
    .filter((file) => !unseen.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
        .split('\n')
        .filter((line) => /\bRp (?:\d|\$\{)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(broken).toEqual([]);
});
