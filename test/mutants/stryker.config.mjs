import { join } from 'node:path';

/*
 * Mutation testing of the pure rules: `npm run test:mutants`, or `npm run test:mutants -- --mutate <file>` for some
 * files. Values that a module computes while it loads (tables of words, patterns) are excluded, because each mutant
 * of such a value would load all modules again (docs/decisions/0047).
 */
export default {
  testRunner: 'rules',
  plugins: [join(import.meta.dirname, 'rules-runner.mjs')],
  testRunnerNodeArgs: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  mutate: ['{contracts,core,server,client,extension}/**/*.rules.ts', 'client/src/realtime/folds.ts'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: '.data/mutants/report.json' },
  tempDirName: '.data/mutants/sandbox',
  ignorePatterns: ['.data', 'screenshots', 'dist', 'docs', 'client/public', 'test/browser', 'test/screens'],
  concurrency: 2,
  timeoutMS: 5_000,
  thresholds: { high: 90, low: 85, break: 85 },
};
