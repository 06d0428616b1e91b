/*
 * Mutation testing of the pure rules: `npm run test:mutants`, or `npm run test:mutants -- --mutate <file>` for some. What a module computes while
 * it loads (tables of words, patterns) is left out, as each such mutant would load everything anew (docs/decisions/0068).
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { projectType: 'custom', configFile: 'test/mutants/jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  mutate: ['{contracts,core,server,client}/**/*.rules.ts', 'client/src/realtime/folds.ts'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: '.data/mutants/report.json' },
  tempDirName: '.data/mutants/sandbox',
  ignorePatterns: ['.data', 'screenshots', 'dist', 'docs', 'client/public', 'test/browser', 'test/screens'],
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 85, break: 85 },
};
