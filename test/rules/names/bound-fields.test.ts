import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../../scripts/lib/paths.mjs';

/*
 * Cards with several fields are often made by copying a field. A copy that is still bound to the first field shows
 * and saves the first field's text. Nobody notices that while both fields are empty.
 */

const bound = /\b(?:bind|register)\((?:\w+, )?'([\w.]+)'/g;

test('no two controls of a file are bound to the same field', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'client/src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  let all = 0;
  const twice = [...new Set(files)].flatMap((file) => {
    const names = [...readFileSync(join(root, file), 'utf8').matchAll(bound)].map(([, name]) => name!);
    all += names.length;
    return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${file}: ${name}`);
  });
  expect(twice).toEqual([]);
  expect(all).toBeGreaterThan(40);
});
