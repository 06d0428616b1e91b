import { join } from 'node:path';
import config from '../../jest.config.mjs';

const unit = config.projects?.find((project) => typeof project === 'object' && project.displayName === 'unit');
if (typeof unit !== 'object') throw new Error('there is no project of unit tests');
const { displayName: _displayName, runtime: _runtime, ...rest } = unit;

/** The tests that judge rules and start nothing. Those of the panel need no page: its rules and folds are plain functions too. */
export default {
  ...rest,
  testEnvironment: 'node', // Stryker wraps Jest's own
  rootDir: join(import.meta.dirname, '..', '..'),
  testMatch: [
    '{contracts,core,server,client}/**/*.rules.test.ts',
    'client/src/realtime/folds.test.ts',
    'core/outside/{llm,photos,shipping}/**/*.test.ts',
    'core/features/{replies,shipping,followups}/**/*.test.ts',
    'server/sessions/{commit,outbound}/!(*.model).test.ts',
  ].map((pattern) => `<rootDir>/${pattern}`),
};
