import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../../scripts/lib/paths.mjs';

/*
 * A browser reports a chosen file only when it differs from the previous choice. A file field that keeps its file
 * ignores an owner who removes a photo and chooses it again, or who repeats an import.
 */

test('a field for files is emptied after each choice', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'client/src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  const fields = [...new Set(files)].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const count = text.split('type="file"').length - 1;
    return count === 0 ? [] : [{ file, isEmptied: text.split(".value = '';").length - 1 >= count }];
  });
  expect(fields.filter(({ isEmptied }) => !isEmptied).map(({ file }) => file)).toEqual([]);
  expect(fields.length).toBeGreaterThan(1);
});
