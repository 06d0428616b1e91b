import { expect, test } from '@jest/globals';
import { basename } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { namedTests, securityRows } from '../../scripts/lib/security-table.mjs';
import { faultOf, patternOf, readCatalogue } from './mistake.mjs';

test('every entry of the catalogue fits the present code: its text occurs once, and so does its test', async () => {
  const mistakes = await readCatalogue();
  expect(mistakes.map((mistake) => faultOf(mistake, root)).filter((fault) => fault !== undefined)).toEqual([]);
});

test('a row of the security table that an entry names cites the test which that entry turns red', async () => {
  const unfit = (await readCatalogue()).flatMap(({ rows = [], test: file, name }) =>
    rows.filter((id) => {
      const row = securityRows.find((one) => one.id === id);
      const isNamed = namedTests(row?.why ?? '').some(
        (one) => basename(file).startsWith(`${one.file}.`) && (!one.words || name.includes(one.words)),
      );
      return row?.state !== 'holds' || !isNamed;
    }),
  );
  expect(unfit).toEqual([]);
});

test('every row of the security table that holds has such a mistake, or says why no test can prove it', async () => {
  const proved = new Set((await readCatalogue()).flatMap(({ rows = [] }) => rows));
  const open = securityRows.filter(({ id, state, why }) => state === 'holds' && !proved.has(id) && !why.startsWith('no test: '));
  expect(open.map(({ id }) => id)).toEqual([]);
});

test('no entry is there twice', async () => {
  const keys = (await readCatalogue()).map(({ file, before, after }) => [file, before, after].join('\n'));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('an entry that has lost its text, its file or its test is reported', () => {
  const mistake = {
    breaks: 'nothing',
    file: 'test/mutations/mistake.mjs',
    before: 'export function faultOf',
    after: 'export function none',
    test: 'test/mutations/catalogue.test.mjs',
    name: 'no entry is there twice',
  };
  expect(faultOf(mistake, root)).toBeUndefined();
  expect(faultOf({ ...mistake, before: 'return undefined;' }, root)).toContain('times');
  expect(faultOf({ ...mistake, before: 'this stands nowhere' }, root)).toContain('0 times');
  expect(faultOf({ ...mistake, after: mistake.before }, root)).toContain('nothing changes');
  expect(faultOf({ ...mistake, file: 'test/gone.ts' }, root)).toContain('does not exist');
  expect(faultOf({ ...mistake, test: 'test/gone.ts' }, root)).toContain('does not exist');
  expect(faultOf({ ...mistake, name: ['a test', 'of nobody'].join(' ') }, root)).toContain('has no test');
});

test('a name from a table covers each of its rows', () => {
  const pattern = new RegExp(patternOf('%s is refused (at once)'));
  expect(pattern.test('Error: away\n    at line 1 is refused (at once)')).toBe(true);
  expect(pattern.test('codes an old one is refused (at once)')).toBe(true);
  expect(pattern.test('codes an old one is refused at once')).toBe(false);
});
