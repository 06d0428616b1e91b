import TestSequencer from '@jest/test-sequencer';

/**
 * The package declares types of its CommonJS form only. When imported, the default export is the class
 * itself.
 *
 * @type {typeof import('@jest/test-sequencer').default}
 */
const Sequencer = /** @type {any} */ (TestSequencer);

/** Projects with slow test files, the slowest first. Projects that are not listed are fast. */
const slowest = ['browser', 'chaos', 'integration', 'conformance'];

/** @typedef {Parameters<import('@jest/test-sequencer').default['sort']>[0]} Tests */

/** @param {Tests[number]} test */
function rankOf({ context }) {
  const rank = slowest.indexOf(context.config.displayName?.name ?? '');
  return rank === -1 ? slowest.length : rank;
}

/**
 * Starts the slow files first, so that no worker is idle at the end of the run. On a fresh machine Jest knows only
 * the sizes of the files, not their durations.
 */
export default class SlowestFirst extends Sequencer {
  /**
   * @override
   * @param {Tests} tests
   */
  async sort(tests) {
    return (await super.sort(tests)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
