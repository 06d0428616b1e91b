import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { compileCache, dataDir, root } from './paths.mjs';
import { endingSignals } from './pinned-node.mjs';

const usualProjects = ['unit', 'client', 'conformance', 'integration', 'browser', 'chaos'];
const projects = [...usualProjects, 'long'];
/** More than processors: many tests spend most of their time waiting for a browser, a timer or a restart. Three more made tests slower than they wait. */
const workers = availableParallelism() + 2;
const limitMs = Number(process.env.TEST_LIMIT_MINUTES ?? 45) * 60_000;
const endsAt = performance.now() + limitMs;

/** Jest has told its results, and has so long to end: what a failed test left open keeps it for ever where it runs the tests itself. */
const endLimitMs = 15_000;

/** More failed files than this are no accident of a busy machine, and get no second run. */
const secondRunsAtMost = 8;

/**
 * Runs Jest, which builds what its projects need, and prints the totals as the last line. A file that failed beside others is run
 * once more by itself (docs/decisions/0053): what fails again has failed; what passes is named, with its first failure above it.
 *
 * @param {string[]} args names of Jest projects, and anything Jest understands
 * @returns {Promise<number>} the exit code: 0 only when something passed and nothing failed
 */
export async function runTests(args) {
  const named = args.filter((arg) => projects.includes(arg));
  const rest = args.filter((arg) => !projects.includes(arg)).map(belowRoot);
  const chosen = named.length > 0 ? named : usualProjects;
  mkdirSync(dataDir, { recursive: true });
  const first = await runJest(chosen, rest);
  const suspects = [...first.files].filter(([, file]) => file.failed > 0).map(([path]) => path);
  const mayRepeat = rest.length === 0 && suspects.length > 0 && suspects.length <= secondRunsAtMost;
  const second = mayRepeat ? await repeat(chosen, suspects) : undefined;
  const code = second ? second.code : first.code;
  const totals = { passed: 0, failed: first.files.size === 0 ? 1 : 0, skipped: 0 };
  for (const [path, once] of first.files) {
    const { passed, failed, skipped } = second?.files.get(path) ?? once;
    totals.passed += passed;
    totals.failed += failed;
    totals.skipped += skipped;
  }
  const shaky = suspects.filter((path) => second?.files.get(path)?.failed === 0);
  if (shaky.length > 0) console.log(`\nFailed beside other tests, passed alone. Each hides a race, in the test or in the product:`);
  for (const path of shaky) console.log(`  ${relative(root, path)}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`);
  return code === 0 && totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}

/**
 * @param {string[]} chosen
 * @param {string[]} paths
 */
function repeat(chosen, paths) {
  console.error(`\nOnce more, alone: ${paths.map((path) => relative(root, path)).join(', ')}\n`);
  return runJest(chosen, ['--runInBand', '--runTestsByPath', ...paths]);
}

/**
 * Jest looks for a word in whole paths: in a checkout below a folder of that name it would find every file.
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
 * @typedef {{ passed: number, failed: number, skipped: number }} Totals
 */

/**
 * @param {string[]} chosen projects
 * @param {string[]} args after them: `--selectProjects` takes every word up to the next option
 * @returns {Promise<{ code: number, files: Map<string, Totals> }>} what was counted, by file
 */
async function runJest(chosen, args) {
  const report = join(dataDir, `test-report-${process.pid}.json`);
  const abreast = args.some((arg) => /^(?:-w|-i|--maxWorkers|--runInBand)\b/.test(arg)) ? [] : ['--maxWorkers', String(workers)];
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const child = spawn(process.execPath, [jest, ...abreast, '--selectProjects', ...chosen, '--json', '--outputFile', report, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'], // --json takes standard output; people read standard error
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache, // Jest's own start, and that of every program a test starts
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
  // ended by us after its results were there: those say how it went
  const isFine = [...files.values()].every(({ failed }) => failed === 0);
  return { code: status ?? (files.size > 0 && isFine ? 0 : 1), files };
}

/**
 * Ends a Jest that does not end although its report is written, which it does last of all.
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
 * What Jest counted, by file. One that could not even be loaded counts as one failure; a run without a report has no files.
 *
 * @param {string} report
 * @returns {Map<string, Totals>}
 */
function readTotals(report) {
  /** @type {Map<string, Totals>} */
  const files = new Map();
  try {
    for (const { name, status, assertionResults } of JSON.parse(readFileSync(report, 'utf8')).testResults) {
      const totals = { passed: 0, failed: 0, skipped: 0 };
      for (const { status: outcome } of assertionResults)
        totals[/** @type {keyof Totals} */ (['passed', 'failed'].includes(outcome) ? outcome : 'skipped')] += 1;
      if (status === 'failed' && totals.failed === 0) totals.failed = 1;
      files.set(name, totals);
    }
  } catch {
    // ended before it could write: nothing was counted
  }
  return files;
}
