import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * One mistake that somebody could make in the code, and the test that must not let it pass.
 *
 * @typedef {object} Mistake
 * @property {string} breaks the guarantee, rule or guard it attacks, in one sentence
 * @property {string} file where it is made, from the repository's root
 * @property {string} before text of that file; it occurs there exactly once
 * @property {string} after the text that replaces it
 * @property {string} test file of the test that must turn red
 * @property {string} name the test's own title, as its source writes it
 * @property {readonly string[]} [rows] rows of the table in docs/security.md whose named test this is
 */

/** @typedef {Mistake & { room: string }} CataloguedMistake */

const catalogue = join(import.meta.dirname, 'catalogue');

/**
 * Every mutation of the catalogue, part by part.
 * @returns {Promise<CataloguedMistake[]>}
 */
export async function readCatalogue() {
  const files = readdirSync(catalogue, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.mjs'));
  const rooms = await Promise.all(
    files.toSorted().map(async (file) => {
      /** @type {{ mistakes: Mistake[] }} */
      const { mistakes } = await import(join(catalogue, file));
      return mistakes.map((mistake) => ({ ...mistake, room: basename(file, '.mjs') }));
    }),
  );
  return rooms.flat();
}

/**
 * The error in an entry of the catalogue, in one sentence. Undefined when the entry fits the code below `root`.
 *
 * @param {Mistake} mistake
 * @param {string} root
 * @returns {string | undefined}
 */
export function faultOf({ file, before, after, test, name }, root) {
  const found = textOf(root, file)?.split(before).length;
  if (found === undefined) return `${file} does not exist`;
  if (found !== 2) return `${file} holds ${found - 1} times: ${before}`;
  if (before === after) return `nothing changes in ${file}: ${before}`;
  const tests = textOf(root, test);
  if (tests === undefined) return `${test} does not exist`;
  if (!["'", '"', '`'].some((quote) => tests.includes(quote + name + quote))) return `${test} has no test '${name}'`;
  return undefined;
}

/**
 * @param {string} root
 * @param {string} file
 */
function textOf(root, file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * A pattern that matches a test's full name. Placeholders of a test table (`%s`, `$name`) match any text, including
 * an error with its stack.
 * @param {string} name as the source writes it
 * @returns {string} a regular expression, for the end of the name
 */
export function patternOf(name) {
  const parts = name.split(/%[a-zA-Z#]|\$[\w.]+/);
  return `${parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join(String.raw`[\s\S]*`)}$`;
}

/**
 * Mutations of one source file that the tests of one test file must detect. A mutation may name another source or
 * test file.
 * @param {{ file: string, test: string }} where
 * @param {(Omit<Mistake, 'file' | 'test'> & { file?: string, test?: string })[]} mistakes
 * @returns {Mistake[]}
 */
export function mistakesIn(where, mistakes) {
  return mistakes.map((mistake) => ({ ...where, ...mistake }));
}
