import { clientTransform, serverTransform } from './scripts/lib/build/transform.mjs';

const shared = {
  rootDir: import.meta.dirname,
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/.data/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  resolver: '<rootDir>/test/support/jest/source-resolver.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', serverTransform] },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

/** Package imports lead to the source (package.json): `source` stands before what each environment asks for anyway. */
const node = {
  ...shared,
  testEnvironment: '<rootDir>/test/support/jest/worker-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  runtime: '<rootDir>/test/support/jest/packages-once-runtime.mjs',
};
/** Tests that need Postgres and Redis: both start once for the whole run, each test takes its own share. */
const withStores = {
  ...node,
  globalSetup: '<rootDir>/test/support/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/jest/global-teardown.mjs',
};

/** Tests of the client: those that draw (`.test.tsx`) or need what only a page has (`.page.test.ts`) in jsdom, plain functions without. */
const client = {
  displayName: 'client',
  transform: { '\\.tsx?$': ['@swc/jest', clientTransform] },
  moduleNameMapper: { ...shared.moduleNameMapper, '\\.(css|svg|png|woff2)$': '<rootDir>/test/support/jest/empty-asset.mjs' },
};

/** @type {import('jest').Config} */
export default {
  testTimeout: 240_000, // only a hanging test ever waits so long: nothing is wanted within a time
  // Milliseconds a worker may take to end once it has nothing left to do. Giving a gigabyte back takes longer on a busy machine than the half
  // second after which Jest would end it and call it a leak; one that something holds open is still ended, and told.
  workerGracefulExitTimeout: 15_000,
  // Jest runs a few quick files in one process, unless a worker's memory has a limit: scripts/lib/tests.mjs wants them side by side
  ...(process.env.TESTS_SIDE_BY_SIDE && { workerIdleMemoryLimit: '64GB' }),
  testSequencer: '<rootDir>/test/support/jest/slowest-first.mjs',
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/{contracts,core,extension,server,workers,scripts,test/{rules,mutations,agent}}/**/!(*.long).test.{ts,mjs}'],
    },
    { ...node, ...client, testMatch: ['<rootDir>/client/**/!(*.page).test.ts'] },
    {
      ...shared,
      ...client,
      testEnvironment: '<rootDir>/test/support/jest/browser-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/test/support/jest/patient-queries.mjs'],
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
      // the field `browser` of engine.io-client, which Jest does not read
      moduleNameMapper: {
        '^\\./(globals|transports/websocket|transports/polling-xhr|websocket|polling-xhr)\\.node\\.js$': './$1',
        ...client.moduleNameMapper,
      },
      testMatch: ['<rootDir>/client/**/*.test.tsx', '<rootDir>/client/**/*.page.test.ts'],
    },
    { ...withStores, displayName: 'integration', testMatch: ['<rootDir>/test/{integration,conversations}/**/!(*.long).test.ts'] },
    { ...node, displayName: 'conformance', testMatch: ['<rootDir>/{sandbox,test/conformance}/**/*.test.ts'] },
    {
      ...withStores,
      globalSetup: '<rootDir>/test/support/jest/global-setup-browser.mjs',
      displayName: 'browser',
      testMatch: ['<rootDir>/test/browser/**/!(*.long).test.ts'],
    },
    { ...withStores, displayName: 'chaos', testMatch: ['<rootDir>/test/chaos/**/!(*.long).test.ts'] },
    {
      ...withStores,
      globalSetup: '<rootDir>/test/support/jest/global-setup-browser.mjs',
      displayName: 'long',
      testMatch: ['<rootDir>/test/**/*.long.test.ts'],
    },
    // only with a folder of public data: npm run corpora
    { ...withStores, displayName: 'corpora', testMatch: ['<rootDir>/test/corpora/*.test.ts'] },
  ],
};
