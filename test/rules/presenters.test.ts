import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/lib/paths.mjs';

test('each presenter has a test of its columns beside the code', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core'], { cwd: root, encoding: 'utf8' }).split('\n');
  const presenters = files.filter((file) => file.endsWith('.present.ts'));
  expect(presenters.filter((file) => !files.includes(file.replace(/\.ts$/, '.test.ts')))).toEqual([]);
  expect(presenters).not.toEqual([]);
});
