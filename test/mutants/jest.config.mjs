import { join } from 'node:path';
import config from '../../jest.config.mjs';

const unit = config.projects?.find((project) => typeof project === 'object' && project.displayName === 'unit');
if (typeof unit !== 'object') throw new Error('there is no project of unit tests');
const { displayName: _displayName, ...rest } = unit;

/** The unit tests that judge rules and start nothing. */
export default {
  ...rest,
  rootDir: join(import.meta.dirname, '..', '..'),
  testMatch: [
    '{contracts,core,server}/**/*.rules.test.ts',
    'core/outside/{llm,photos,shipping}/**/*.test.ts',
    'core/features/{replies,shipping,followups}/**/*.test.ts',
    'server/sessions/{commit,outbound}/!(*.model).test.ts',
  ].map((pattern) => `<rootDir>/${pattern}`),
};
