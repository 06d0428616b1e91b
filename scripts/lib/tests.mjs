import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { dataDir, root } from './paths.mjs';
import { endingSignals } from './pinned-node.mjs';

const usualProjects = ['unit', 'client', 'conformance', 'integration', 'browser', 'chaos'];
const projects = [...usualProjects, 'long'];
/** One more than processors: many tests spend part of their time waiting for a browser, a timer or a restart. */
const workers = availableParallelism() + 1;
const limitMs = Number(process.env.TEST_LIMIT_MINUTES ?? 45) * 60_000;

/**
 * Runs Jest, which builds what its projects need, and prints the totals as the last line.
 *
 * @param {string[]} args names of Jest projects, and anything Jest understands
 * @returns {Promise<number>} the exit code: 0 only when something passed and nothing failed
 */
export async function runTests(args) {
  const named = args.filter((arg) => projects.includes(arg));
  const rest = args.filter((arg) => !projects.includes(arg)).map(belowRoot);
  const chosen = named.length > 0 ? named : usualProjects;
  const report = join(dataDir, `test-report-${process.pid}.json`);
  mkdirSync(dataDir, { recursive: true });
  const code = await runJest(['--selectProjects', ...chosen, '--json', '--outputFile', report, ...rest]);
  const totals = readTotals(report);
  rmSync(report, { force: true });
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`);
  return code === 0 && totals.failed === 0 && totals.passed > 0 ? 0 : 1;
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
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function runJest(args) {
  const abreast = args.some((arg) => /^(?:-w|-i|--maxWorkers|--runInBand)\b/.test(arg)) ? [] : ['--maxWorkers', String(workers)];
  const child = spawn(process.execPath, [join(root, 'node_modules', 'jest', 'bin', 'jest.js'), ...abreast, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'], // --json takes standard output; people read standard error
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
  });
  for (const signal of endingSignals) process.on(signal, () => child.kill(signal));
  const timer = setTimeout(() => {
    console.error(`\nThe tests took longer than ${limitMs / 60_000} minutes and were ended.`);
    child.kill('SIGKILL');
  }, limitMs);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}

/**
 * What Jest counted; a file that could not even be loaded counts as one failure, and so does a run without a report.
 *
 * @param {string} report
 */
function readTotals(report) {
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: counts.numPassedTests,
      failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
      skipped: counts.numPendingTests + counts.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
