import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../../scripts/lib/paths.mjs';

/*
 * Lists of words and numbers on which decisions depend: titles of people, statuses that redirect, unwanted kinds.
 * Only a test that uses a word notices that a change removed the word, so each word must occur in a test. Rules and
 * the vocabulary of the answer checks are left out, because they have tests of their own.
 */

const without = [/\.rules\.ts$/, /^core\/features\/replies\/grounding\//, /^core\/platform\/search\//, /^client\/src\/app\/walk\//];

const lists = /\bnew Set(?:<[^>]*>)?\(\s*\[([^\]]*)\]/g;
/** Matches a text, a number of at least two digits, or a name such as `AssociationType.MOTION_PHOTO`. */
const words = /'([^'\n]+)'|\b(\d{2,})\b|\b[A-Z]\w+\.([A-Z]\w+)\b/g;

test('each word of a list occurs in a test', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'core', 'server', 'workers', 'client/src', 'test', 'contracts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  const tokensOf = (some: readonly string[]) =>
    new Set(some.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[\w$-]+/g) ?? []));
  const tests = tokensOf(files.filter(isTest));
  /**
   * The same number may occur in any test by chance. So for numbers only the tests in the folder of the list count.
   */
  const isTried = (file: string, part: string): boolean =>
    (/^\d+$/.test(part) ? tokensOf(files.filter((one) => isTest(one) && dirname(one) === dirname(file))) : tests).has(part);
  const found = [...new Set(files)]
    .filter((file) => !isTest(file) && !file.startsWith('test/') && !without.some((pattern) => pattern.test(file)))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(lists)].flatMap(([, list]) =>
        [...list!.matchAll(words)].map(([, text, number, name]) => ({ file, word: text ?? number ?? name! })),
      ),
    );
  const untried = found.filter(({ file, word }) => (word.match(/[\w$-]+/g) ?? []).some((part) => !isTried(file, part)));
  expect(untried.map(({ file, word }) => `${file}: ${word}`)).toEqual([]);
  expect(found.length).toBeGreaterThan(60);
});
