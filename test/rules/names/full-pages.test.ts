import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../../scripts/lib/paths.mjs';

/*
 * Work in batches ends with the first batch that is not full. The condition `rows.length <= page` would end it after
 * the first batch, so rows beyond this batch would never be processed. Only a test with a thousand rows would notice
 * that.
 */

/** Names of batch sizes. */
const sizes = /^(?:\w*[pP]age|pageSize|batch|\w+(?:PerPage|PerGo|AtOnce))$/;
const compared = /\.length (<=?|>=?|[!=]==) (?:this\.(?:options\.)?)?(\w+)(?![\w.(])/g;

test('a batch is compared with its size as full or not full', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'core', 'server', 'workers'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = [...new Set(files)].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(compared)]
      .filter(([, , size]) => sizes.test(size!))
      .map(([text, how]) => ({ place: `${file}: ${text}`, how: how! })),
  );
  expect(found.filter(({ how }) => how !== '<' && how !== '===').map(({ place }) => place)).toEqual([]);
  expect(found.length).toBeGreaterThan(10);
});
