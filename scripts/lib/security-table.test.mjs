import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.mjs';
import { namedTests, securityPage, securityRows } from './security-table.mjs';

const files = globSync('{client,contracts,core,sandbox,scripts,server,test,workers}/**/*.test.{ts,tsx,mjs}', { cwd: root });

test('the table of the security page is whole: each row has a known state and a reason', () => {
  expect(securityRows.length).toBeGreaterThan(200);
  const tableLines = securityPage.split('\n').filter((line) => /^\| [\d.]/.test(line));
  expect(securityRows).toHaveLength(tableLines.length);
  for (const { id, state, why } of securityRows)
    expect({ id, fits: /^(holds|n\/a|no)$/.test(state) && why !== '' }).toEqual({ id, fits: true });
});

test('every test that the security page names exists', () => {
  const missing = securityRows.flatMap(({ id, why }) =>
    namedTests(why)
      .filter(({ file, words }) => {
        const found = files.filter((path) => basename(path).replace(/\.(ts|tsx|mjs)$/, '') === file);
        return !found.some((path) => !words || readFileSync(join(root, path), 'utf8').includes(words));
      })
      .map(({ file, words }) => `${id}: ${file} › ${words ?? ''}`),
  );
  expect(missing).toEqual([]);
});
