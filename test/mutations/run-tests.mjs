import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { patternOf } from './mistake.mjs';

/**
 * Time limit of a whole run. A mutation may make tests wait for an event that never occurs, each until its own time
 * limit.
 */
const limitMs = 5 * 60_000;
const patienceMs = '20000';
const testLimitMs = '90000';

/**
 * How named tests of one file ended.
 *
 * @typedef {object} Outcome
 * @property {'green' | 'red' | 'broken'} kind `broken`: the file could not be run, or none of the tests was in it
 * @property {string} output what Jest said
 */

/**
 * Runs tests of one file in a copy of the checkout, with one worker.
 *
 * @param {string} tree the copy's root
 * @param {string} file
 * @param {readonly string[]} names
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Outcome>}
 */
export async function runNamedTests(tree, file, names, env) {
  const report = join(tree, 'report.json');
  rmSync(report, { force: true });
  const pattern = names.map(patternOf).join('|');
  const path = `^${`${tree}/${file}`.replaceAll(/[^\w/]/g, String.raw`\$&`)}$`;
  const found = ['--testNamePattern', pattern, '--testPathPatterns', path];
  const args = ['--runInBand', '--forceExit', '--json', '--outputFile', report, '--testTimeout', testLimitMs, ...found];
  const output = await runJest(tree, args, env);
  return { kind: judge(report, new RegExp(pattern)), output };
}

/**
 * @param {string} report
 * @param {RegExp} pattern
 * @returns {Outcome['kind']}
 */
function judge(report, pattern) {
  /** @type {{ testResults: { assertionResults: { fullName: string, status: string }[] }[] }} */
  let told;
  try {
    told = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return 'broken';
  }
  const ran = told.testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ fullName }) => pattern.test(fullName));
  if (ran.some(({ status }) => status === 'failed')) return 'red';
  return ran.some(({ status }) => status === 'passed') ? 'green' : 'broken';
}

/**
 * @param {string} tree
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<string>}
 */
function runJest(tree, args, env) {
  const child = spawn(process.execPath, [join(tree, 'node_modules', 'jest', 'bin', 'jest.js'), ...args], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'pipe'], // --json takes standard output; people read standard error
    env: {
      ...process.env,
      TEST_PATIENCE_MS: patienceMs,
      ...env,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    },
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('close', () => {
      clearTimeout(timer);
      resolve(output);
    });
  });
}
