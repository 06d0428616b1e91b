import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './paths.mjs';

const folders = ['client', 'contracts', 'core', 'extension', 'sandbox', 'scripts', 'server', 'test', 'workers'];
/**
 * Folders that only grow: a migration that has run somewhere is never changed, merged or moved
 * (docs/ARCHITECTURE.md).
 */
const growing = new Set(['core/migrations']);
const filesAtMost = 20;

/**
 * Folders with the number of their source files. Unit tests beside their source are not counted; in a folder
 * with tests only, they are.
 *
 * @param {string} folder
 * @returns {[string, number][]}
 */
function sizes(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const name = relative(root, folder);
  const isSource = (/** @type {string} */ file) => /\.(tsx?|mjs)$/.test(file) && (name.startsWith('test') || !file.includes('.test.'));
  const count = entries.filter((entry) => entry.isFile() && isSource(entry.name)).length;
  return [[name, count], ...entries.filter((entry) => entry.isDirectory()).flatMap((entry) => sizes(join(folder, entry.name)))];
}

test('no folder has more source files than the limit', () => {
  const all = folders.flatMap((folder) => sizes(join(root, folder)));
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(([name, count]) => count > filesAtMost && !growing.has(name))).toEqual([]);
});
