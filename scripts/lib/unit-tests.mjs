import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint, listFiles } from './build/fingerprint.mjs';
import { root } from './paths.mjs';

const sources = ['contracts', 'core', 'server', 'workers', 'client', 'extension', 'sandbox', 'scripts', 'test'];
/** Files that affect every test: how tests are found, compiled and started. */
const ground = ['jest.config.mjs', 'package-lock.json', 'package.json', 'scripts/lib/build', 'test/support/jest'];
const isCode = /\.(?:ts|tsx|mjs)$/;
/**
 * Matches tests that read files or start programs. `--findRelatedTests` follows imports only and would miss
 * what such tests depend on.
 */
const looksOutside = /from 'node:(?:fs|fs\/promises|child_process)'/;

/**
 * @typedef {object} Green the state when all unit tests last passed
 * @property {string} ground
 * @property {Record<string, string>} files path → hash of its content
 */

/**
 * The unit tests that a change can break: those that import a changed file, directly or indirectly, and those
 * that read files. After a change of `ground`, or without a recorded green run, all of them.
 *
 * @param {string} memory the file that keeps the last green state
 * @returns {{ args: string[], remember: () => void }} arguments for Jest, and a function to call when it
 * passed
 */
export function testsAfterChanges(memory) {
  const now = state();
  const remember = () => {
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, JSON.stringify(now));
  };
  const green = readGreen(memory);
  if (green?.ground !== now.ground) return { args: [], remember };
  const paths = new Set([...Object.keys(now.files), ...Object.keys(green.files)]);
  const changed = [...paths].filter((path) => isCode.test(path) && now.files[path] !== green.files[path]);
  const gone = changed.filter((path) => !now.files[path]);
  if (gone.length > 0) return { args: [], remember };
  return { args: ['--findRelatedTests', ...new Set([...changed, ...lookingOutside()])], remember };
}

/** @returns {Green} */
function state() {
  /** @type {Record<string, string>} */
  const files = {};
  for (const path of listFiles(sources))
    files[path] = createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('base64');
  return { ground: fingerprint(ground), files };
}

/** Tests that depend on more than their imports, and the helpers through which some of them do. */
function lookingOutside() {
  return listFiles(sources).filter((path) => {
    const isForTests = /\.test\.\w+$/.test(path) || (path.startsWith('test/') && /^test\/(?:mutations|support)\//.test(path));
    return isForTests && isCode.test(path) && looksOutside.test(readFileSync(join(root, path), 'utf8'));
  });
}

/**
 * @param {string} memory
 * @returns {Green | undefined}
 */
function readGreen(memory) {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    return undefined; // no green run yet, or a truncated file: everything runs
  }
}
