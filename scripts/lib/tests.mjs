import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { compileCache, dataDir, root } from './paths.mjs';
import { endingSignals } from './pinned-node.mjs';
import { filesToRepeat, judge, neighboursOf, passedAlone } from './second-runs.mjs';

const usualProjects = ['unit', 'client', 'conformance', 'integration', 'browser', 'chaos'];
const projects = [...usualProjects, 'long', 'corpora'];
/**
 * More workers than processors: many tests mostly wait for a browser, a timer or a restart. With three more,
 * tests ran slower than their waits allow.
 */
const workers = availableParallelism() + 2;
const limitMs = Number(process.env.TEST_LIMIT_MINUTES ?? 47) * 60_000;
const endsAt = performance.now() + limitMs;

/**
 * How long Jest may take to end after it has reported its results. Resources left open by a failed test would keep it
 * running forever when it runs the tests in its own process.
 */
const endLimitMs = 15_000;

/**
 * Runs Jest, which builds what its projects need, and prints the totals as the last line. A file that failed
 * beside others runs again alone, and when it passes then, a third time beside the files that ran with it
 * (docs/decisions/0053): a file that fails in both groups has failed. One that failed only once is listed,
 * with its failure above.
 *
 * @param {string[]} args names of Jest projects, and any Jest options
 * @returns {Promise<number>} the exit code: 0 only when something passed and nothing failed
 */
export async function runTests(args) {
  const named = args.filter((arg) => projects.includes(arg));
  const rest = args.filter((arg) => !projects.includes(arg)).map(belowRoot);
  const chosen = named.length > 0 ? named : usualProjects;
  mkdirSync(dataDir, { recursive: true });
  const first = await runJest(chosen, rest);
  const repeated = filesToRepeat(first.files, rest.length === 0);
  const alone = repeated.length > 0 ? await repeat(chosen, 'alone', repeated) : undefined;
  const suspects = alone ? passedAlone(repeated, alone.files) : [];
  const beside = [...suspects, ...neighboursOf(first.files, suspects)];
  const together = suspects.length > 0 ? await repeat(chosen, 'beside what ran with them', beside) : undefined;
  const { totals, shaky, again } = judge(first.files, alone?.files, together?.files);
  tell('Failed once beside other tests, and passed otherwise. Each hides a race, in the test or in the product:', shaky);
  tell('Failed twice beside other tests, passed alone. That is a failure:', again);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`);
  const code = alone ? alone.code : first.code;
  return code === 0 && totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}

/**
 * @param {string} sentence
 * @param {string[]} paths
 */
function tell(sentence, paths) {
  if (paths.length > 0) console.log(`\n${sentence}\n${paths.map((path) => `  ${relative(root, path)}`).join('\n')}`);
}

/**
 * @param {string[]} chosen
 * @param {'alone' | 'beside what ran with them'} how
 * @param {string[]} paths
 */
function repeat(chosen, how, paths) {
  console.error(`\nOnce more, ${how}: ${paths.map((path) => relative(root, path)).join(', ')}\n`);
  const options = how === 'alone' ? ['--runInBand'] : [];
  return runJest(chosen, [...options, '--runTestsByPath', ...paths], how === 'alone' ? {} : { TESTS_SIDE_BY_SIDE: 'yes' });
}

/**
 * Jest searches for a word in whole paths: in a checkout below a folder with that name it would match every
 * file.
 *
 * @param {string} arg
 * @param {number} index
 * @param {string[]} all
 */
function belowRoot(arg, index, all) {
  const before = all[index - 1] ?? '';
  const isOption = arg.startsWith('-') || (before.startsWith('-') && !before.includes('='));
  return isOption ? arg : `${root.replaceAll(/[^\w/]/g, '\\$&')}/.*${arg}`;
}

/**
 * @param {string[]} chosen projects
 * @param {string[]} args placed last: `--selectProjects` takes every word up to the next option
 * @param {Record<string, string>} [env] further settings of the run
 * @returns {Promise<{ code: number, files: Map<string, import('./second-runs.mjs').Outcome> }>} what was
 * counted, by file
 */
async function runJest(chosen, args, env = {}) {
  const report = join(dataDir, `test-report-${process.pid}.json`);
  const abreast = args.some((arg) => /^(?:-w|-i|--maxWorkers|--runInBand)\b/.test(arg)) ? [] : ['--maxWorkers', String(workers)];
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const child = spawn(process.execPath, [jest, ...abreast, '--selectProjects', ...chosen, '--json', '--outputFile', report, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'], // --json uses standard output; the readable report goes to standard error
    env: {
      ...process.env,
      ...env,
      NODE_COMPILE_CACHE: compileCache, // speeds up Jest's start, and that of every program a test starts
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    },
  });
  const end = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of endingSignals) process.on(signal, end);
  const timer = setTimeout(() => {
    console.error(`\nThe tests took longer than ${limitMs / 60_000} minutes and were ended.`);
    child.kill('SIGKILL');
  }, endsAt - performance.now());
  const stopWatching = endOnceTold(child, report);
  /** @type {number | null} */
  const status = await new Promise((resolve) => child.once('close', resolve));
  stopWatching();
  clearTimeout(timer);
  for (const signal of endingSignals) process.off(signal, end);
  const files = readTotals(report);
  rmSync(report, { force: true });
  // ended by us after its results were written, so the results decide
  const isFine = [...files.values()].every(({ failed }) => failed === 0);
  return { code: status ?? (files.size > 0 && isFine ? 0 : 1), files };
}

/**
 * Ends a Jest that keeps running although its report is written, which is its last step.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} report
 * @returns {() => void} stops looking
 */
function endOnceTold(child, report) {
  /** @type {NodeJS.Timeout | undefined} */
  let limit;
  const look = setInterval(() => {
    if (limit || !existsSync(report)) return;
    limit = setTimeout(() => {
      console.error('\nJest did not end by itself: something that a test opened is open still. It was ended.');
      child.kill('SIGKILL');
    }, endLimitMs);
  }, 1_000);
  return () => {
    clearInterval(look);
    clearTimeout(limit);
  };
}

/**
 * Jest's counts by file. A file that could not be loaded counts as one failure; a run without a report has no
 * files.
 *
 * @param {string} report
 * @returns {Map<string, import('./second-runs.mjs').Outcome>}
 */
function readTotals(report) {
  /** @type {Map<string, import('./second-runs.mjs').Outcome>} */
  const files = new Map();
  try {
    for (const { name, status, startTime, endTime, assertionResults } of JSON.parse(readFileSync(report, 'utf8')).testResults) {
      const totals = { passed: 0, failed: 0, skipped: 0, startedAt: startTime, endedAt: endTime };
      for (const { status: outcome } of assertionResults)
        totals[/** @type {'passed' | 'failed' | 'skipped'} */ (['passed', 'failed'].includes(outcome) ? outcome : 'skipped')] += 1;
      if (status === 'failed' && totals.failed === 0) totals.failed = 1;
      files.set(name, totals);
    }
  } catch {
    // ended before the report was written: nothing was counted
  }
  return files;
}
