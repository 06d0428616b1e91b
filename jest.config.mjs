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

/**
 * Imports of the project's packages resolve to TypeScript sources (condition `source` in package.json). The other
 * conditions are Jest's defaults for the environment.
 */
const node = {
  ...shared,
  testEnvironment: '<rootDir>/test/support/jest/worker-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  runtime: '<rootDir>/test/support/jest/packages-once-runtime.mjs',
};
/** Tests that need Postgres and Redis. Both start once for the whole run, and each test uses its own part of them. */
const withStores = {
  ...node,
  globalSetup: '<rootDir>/test/support/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/jest/global-teardown.mjs',
};

/**
 * Tests of the client. Tests that render (`.test.tsx`) or need a browser page (`.page.test.ts`) run in jsdom. Tests
 * of plain functions run in Node.
 */
const client = {
  displayName: 'client',
  transform: { '\\.tsx?$': ['@swc/jest', clientTransform] },
  moduleNameMapper: { ...shared.moduleNameMapper, '\\.(css|svg|png|woff2)$': '<rootDir>/test/support/jest/empty-asset.mjs' },
};

/** @type {import('jest').Config} */
export default {
  testTimeout: 240_000, // only a hanging test ever waits so long: nothing is wanted within a time
  // Milliseconds that an idle worker may take to exit. On a busy machine, freeing a gigabyte of memory takes longer
  // than Jest's default of half a second, after which Jest kills the worker and reports a leak. A worker that an open
  // handle keeps alive is still killed and reported.
  workerGracefulExitTimeout: 15_000,
  // Jest runs a few quick files in one process unless workers have a memory limit. scripts/lib/tests.mjs needs
  // parallel workers, so it sets TESTS_SIDE_BY_SIDE.
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
      // does the work of the field `browser` of engine.io-client, which Jest ignores
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
