import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * A row of the table in docs/security.md.
 *
 * @typedef {object} SecurityRow
 * @property {string} id of the requirement, or of several
 * @property {string} state `holds`, `no` or `n/a`
 * @property {string} why the reason
 */

export const securityPage = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** @type {readonly SecurityRow[]} */
export const securityRows = [...securityPage.matchAll(/^\| ([\d.–, ]+) \| [^|]+ \| (\S+) \| ([^|]*) \|$/gm)].map(
  ([, id = '', state = '', why = '']) => ({ id, state, why }),
);

/**
 * The tests that a reason names: words between backticks that begin with a test file's name.
 *
 * @param {string} why
 */
export function namedTests(why) {
  return [...why.matchAll(/`([\w.-]+\.test)(?: › ([^`]+))?`/g)].map(([, file = '', words]) => ({ file, words }));
}
