import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../../scripts/lib/paths.mjs';

/*
 * Nothing in the product reads its own metrics. So no other test notices a metric that is counted wrongly or no
 * longer counted.
 */

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('the value of every metric is expected by a test', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n');
  const files = [...new Set(listed)].filter((file) => /^(?:core|server|workers|test)\/.*\.ts$/.test(file));
  const sources = files.filter((file) => !/\.test\.ts$|^test\//.test(file)).map(read);
  const metrics = sources.flatMap((text) => [...text.matchAll(/\.(?:counter|gauge|histogram)\(\s*'(\w+)'/g)].map(([, name]) => name!));
  expect(metrics.length).toBeGreaterThan(20);
  const tests = files.filter((file) => file.endsWith('.test.ts') && file !== 'test/rules/operators/metrics.test.ts').map(read);
  expect(metrics.filter((name) => !tests.some((text) => text.includes(name)))).toEqual([]);
});
