import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint, listFiles } from './build/fingerprint.mjs';
import { root } from './paths.mjs';

const sources = ['contracts', 'core', 'server', 'workers', 'client', 'extension', 'sandbox', 'scripts', 'test'];
/** What every test runs on: how they are found, compiled and started. */
const ground = ['jest.config.mjs', 'package-lock.json', 'package.json', 'scripts/lib/build', 'test/support/jest'];
const isCode = /\.(?:ts|tsx|mjs)$/;
/** Follows imports only: a test that reads files, or starts programs, may mind a change that nothing tells it of. */
const looksOutside = /from 'node:(?:fs|fs\/promises|child_process)'/;

/**
 * @typedef {object} Green what was true when all unit tests passed
 * @property {string} ground
 * @property {Record<string, string>} files path → hash of its content
 */

/**
 * Which unit tests a change can have turned red: those that import a changed file, directly or through others, and those that read files.
 * After a change of the ground, or without a memory of a green run, that is every one.
 *
 * @param {string} memory the file that keeps the last green state
 * @returns {{ args: string[], remember: () => void }} arguments for Jest, and what to call when it passed
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

/** Tests that look at more than what they import, and the helpers through which some do so. */
function lookingOutside() {
  return listFiles(sources).filter((path) => {
    const isForTests = /\.test\.\w+$/.test(path) || (path.startsWith('test/') && /^test\/(?:sabotage|support)\//.test(path));
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
    return undefined; // never green here, or cut while it was written: everything runs
  }
}
