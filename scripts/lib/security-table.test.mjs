import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.mjs';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| ([\d.–, ]+) \| [^|]+ \| (\S+) \| ([^|]*) \|$/gm)].map(([, id, state, why]) => ({ id, state, why }));
const files = globSync('{client,contracts,core,sandbox,scripts,server,test,workers}/**/*.test.{ts,tsx,mjs}', { cwd: root });

/** Words between backticks that begin with a test file's name. @param {string} why */
function namedTests(why) {
  return [...why.matchAll(/`([\w.-]+\.test)(?: › ([^`]+))?`/g)].map(([, file = '', words]) => ({ file, words }));
}

test('the table of the security page is whole: each row has a known state and a reason', () => {
  expect(rows.length).toBeGreaterThan(200);
  const tableLines = page.split('\n').filter((line) => /^\| [\d.]/.test(line));
  expect(rows).toHaveLength(tableLines.length);
  for (const { id, state, why } of rows)
    expect({ id, fits: /^(holds|n\/a|no)$/.test(state ?? '') && why !== '' }).toEqual({ id, fits: true });
});

test('every test that the security page names exists', () => {
  const missing = rows.flatMap(({ id, why }) =>
    namedTests(why ?? '')
      .filter(({ file, words }) => {
        const found = files.filter((path) => basename(path).replace(/\.(ts|tsx|mjs)$/, '') === file);
        return !found.some((path) => !words || readFileSync(join(root, path), 'utf8').includes(words));
      })
      .map(({ file, words }) => `${id}: ${file} › ${words ?? ''}`),
  );
  expect(missing).toEqual([]);
});
