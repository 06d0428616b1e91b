import TestSequencer from '@jest/test-sequencer';

/**
 * The package declares the types of its CommonJS face only; imported, the default export is the class itself.
 *
 * @type {typeof import('@jest/test-sequencer').default}
 */
const Sequencer = /** @type {any} */ (TestSequencer);

/** Projects by how long their files take; what is not named here takes next to nothing. */
const slowest = ['browser', 'chaos', 'integration', 'conformance'];

/** @typedef {Parameters<import('@jest/test-sequencer').default['sort']>[0]} Tests */

/** @param {Tests[number]} test */
function rankOf({ context }) {
  const rank = slowest.indexOf(context.config.displayName?.name ?? '');
  return rank === -1 ? slowest.length : rank;
}

/** Starts the slow files first, so that at the end no worker waits for another: on a fresh machine Jest knows only their sizes. */
export default class SlowestFirst extends Sequencer {
  /**
   * @override
   * @param {Tests} tests
   */
  async sort(tests) {
    return (await super.sort(tests)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
