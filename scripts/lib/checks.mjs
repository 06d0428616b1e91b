import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './build/fingerprint.mjs';
import { root } from './paths.mjs';
import { run } from './processes/run.mjs';
import { testsAfterChanges } from './unit-tests.mjs';

/**
 * Cache folder of the tools, with their results for unchanged files. Other packages or settings start with an
 * empty cache.
 */
const memory = join(
  root,
  ...['node_modules', '.cache', 'check'],
  fingerprint([
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    'client/tsconfig.json',
    'extension/tsconfig.json',
    'tsconfig.tools.json',
    'scripts/lib/checks.mjs',
    'scripts/lib/patterns',
    '.dependency-cruiser.mjs',
  ]),
);

const unitTests = testsAfterChanges(join(memory, 'unit-tests.json'));

const jestOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/**
 * Settings of the tools written in Go, which run in parallel with other checks: one thread, because several
 * threads check the same types repeatedly, and rarer garbage collection. Saves a third of each tool's
 * processor time, for half as much memory again (docs/decisions/0058).
 */
const oneThread = { GOMAXPROCS: '1', GOGC: '400' };

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} script path below node_modules
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 * @property {() => void} [passed] called when it is green
 */

const unitTestsName = 'unit tests';
const withoutTests = '--without-tests';

/** Longest first, so that they start first. @type {Check[]} */
const checks = [
  {
    name: unitTestsName,
    script: 'jest/bin/jest.js',
    args: ['--selectProjects', 'unit', 'client', '--maxWorkers', '2', '--silent', ...unitTests.args],
    env: { NODE_OPTIONS: jestOptions, QUICK_PROPERTIES: 'yes' }, // test/support/runs.ts
    passed: unitTests.remember,
  },
  {
    name: 'lint',
    script: 'oxlint/bin/oxlint',
    args: ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    env: oneThread,
  },
  {
    name: 'linear patterns',
    script: '../scripts/lib/patterns/check-patterns.mjs',
    args: [join(memory, 'patterns.json')],
  },
  ...[
    typeCheck('server and workers', 'tsconfig.json'),
    typeCheck('client', 'client/tsconfig.json'),
    typeCheck('passkey helper', 'extension/tsconfig.json'),
    typeCheck('sandbox, tests and scripts', 'tsconfig.tools.json'),
  ],
  {
    name: 'layers',
    script: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: [
      ...['--config', '.dependency-cruiser.mjs', '--cache', join(memory, 'layers'), '--cache-strategy', 'content'],
      ...['contracts', 'core', 'server', 'workers', 'client', 'extension', 'sandbox'],
    ],
  },
  {
    name: 'nothing unused',
    script: 'knip/bin/knip.js',
    // without its cache, which is keyed by the importing file: a cached result would be wrong after an imported file was added or removed
    args: ['--no-progress', '--treat-config-hints-as-errors'],
  },
  { name: 'format', script: 'oxfmt/bin/oxfmt', args: ['--check'] },
];

/**
 * The native compiler checks in a fifth of the time; Nest's CLI still loads the one written in JavaScript (docs/decisions/0007).
 *
 * @param {string} what
 * @param {string} project
 * @returns {Check}
 */
function typeCheck(what, project) {
  const notes = join(memory, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return {
    name: `types: ${what}`,
    script: 'typescript7/bin/tsc',
    args: ['-p', project, '--noEmit', '--pretty', 'false', '--singleThreaded', '--incremental', '--tsBuildInfoFile', notes],
    env: oneThread,
  };
}

/**
 * Runs the checks in parallel and prints one line each, followed by the output of a failed one.
 *
 * @param {string[]} args only the checks whose names contain one of these words, all when there are none;
 * `--without-tests` leaves the unit tests out, for a caller that runs `npm test` as well
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(args) {
  const words = args.filter((arg) => arg !== withoutTests);
  const named = checks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const waiting = args.includes(withoutTests) ? named.filter(({ name }) => name !== unitTestsName) : named;
  const startedAt = Date.now();
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await runCheck(check))) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(failed.length === 0 ? `\nAll checks passed in ${seconds} s.` : `\nFailed after ${seconds} s: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

/** @param {Check} check */
async function runCheck({ name, script, args, env, passed }) {
  const startedAt = Date.now();
  const { code, output } = await run(process.execPath, [join('node_modules', script), ...args], { env: { ...process.env, ...env } });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(5);
  if (code === 0) passed?.();
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}${code === 0 ? '' : `\n${output}\n`}`);
  return code === 0;
}
