import { availableParallelism } from 'node:os';
import { Complaint } from '../../scripts/lib/complaint.mjs';
import { endingSignals } from '../../scripts/lib/pinned-node.mjs';
import globalSetup from '../support/jest/global-setup.mjs';
import globalTeardown from '../support/jest/global-teardown.mjs';
import { faultOf, readCatalogue } from './mistake.mjs';
import { runNamedTests } from './run-tests.mjs';
import { Tree } from './tree.mjs';

/** @typedef {import('./mistake.mjs').CataloguedMistake} Mistake */
/** @typedef {{ mistake: Mistake, survived: string | undefined }} Result `survived` says how */

/** One set of migrated stores serves all mutations except those of the migrations. */
const storeSettings = ['TEST_RUN_HOME', 'TEST_POSTGRES_URL', 'TEST_REDIS'];

/**
 * Applies each mutation of the catalogue to a copy of the checkout and runs the test that must fail.
 *
 * @param {readonly string[]} words only mutations of these catalogue parts, of these rows of docs/security.md (`asvs`
 * for all rows), or whose file, test or promise contains one of these words; all mutations when empty
 * @returns {Promise<number>} the exit code: 0 only when every mutation was detected
 */
export async function runMutations(words) {
  const all = await readCatalogue();
  const rooms = new Set(all.map(({ room }) => room));
  const fits = (/** @type {Mistake} */ { room, rows, file, test, breaks }, /** @type {string} */ word) => {
    if (rooms.has(word)) return room === word;
    if (word === 'asvs' || rows?.includes(word)) return rows !== undefined;
    return [file, test, breaks].some((text) => text.includes(word));
  };
  const chosen = all.filter((mistake) => words.length === 0 || words.some((word) => fits(mistake, word)));
  if (chosen.length === 0) throw new Complaint('The catalogue holds no such mistake.');
  /** @type {Tree[]} */
  const trees = [];
  for (const signal of endingSignals) process.once(signal, () => void tidy(trees).then(() => process.exit(1)));
  try {
    if (chosen.some(({ test }) => needsStores(test))) await globalSetup();
    const files = [...Map.groupBy(chosen, ({ test }) => test).entries()].toSorted(dearestFirst);
    /** @type {Result[]} */
    const results = [];
    const worker = async () => {
      const tree = new Tree();
      trees.push(tree);
      for (let next = files.shift(); next; next = files.shift()) results.push(...(await attack(tree, ...next)));
    };
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), files.length) }, worker));
    return tell(results);
  } finally {
    await tidy(trees);
  }
}

/** @param {Tree[]} trees */
async function tidy(trees) {
  for (const tree of trees.splice(0)) tree.remove();
  await globalTeardown();
}

/** @param {string} test */
function needsStores(test) {
  return /^test\/(?:integration|chaos|browser)\//.test(test);
}

/**
 * @param {[string, Mistake[]]} one
 * @param {[string, Mistake[]]} other
 */
function dearestFirst([one, ofOne], [other, ofOther]) {
  return Number(needsStores(other)) - Number(needsStores(one)) || ofOther.length - ofOne.length;
}

/**
 * All mutations that tests of one file must detect. The tests first run once without a mutation, because a test that
 * always fails proves nothing.
 * @param {Tree} tree
 * @param {string} file
 * @param {Mistake[]} mistakes
 * @returns {Promise<Result[]>}
 */
async function attack(tree, file, mistakes) {
  const names = [...new Set(mistakes.map(({ name }) => name))];
  const before = await runNamedTests(tree.root, file, names, {});
  /** @type {Result[]} */
  const results = [];
  for (const mistake of mistakes) {
    const survived =
      before.kind === 'green' ? await survival(tree, mistake) : `the test is ${before.kind} without the mistake\n${before.output}`;
    results.push({ mistake, survived });
    console.log(`${survived === undefined ? 'caught  ' : 'SURVIVED'}  ${mistake.room}: ${mistake.breaks}`);
  }
  return results;
}

/**
 * @param {Tree} tree
 * @param {Mistake} mistake
 * @returns {Promise<string | undefined>} how it survived
 */
async function survival(tree, mistake) {
  const fault = faultOf(mistake, tree.root);
  if (fault) return fault;
  const settings = settingsFor(mistake);
  const { kind, output } = await tree.with(mistake, () => runNamedTests(tree.root, mistake.test, [mistake.name], settings));
  if (kind === 'red') return undefined;
  return kind === 'green' ? 'the test stayed green' : `the test could not be run\n${output}`;
}

/**
 * @param {Mistake} mistake
 * @returns {Record<string, string | undefined>}
 */
function settingsFor({ file }) {
  if (file.startsWith('core/migrations/')) return Object.fromEntries(storeSettings.map((name) => [name, undefined]));
  return {};
}

/**
 * @param {readonly Result[]} results
 * @returns {number} the exit code
 */
function tell(results) {
  const survivors = results.filter(({ survived }) => survived !== undefined);
  for (const { mistake, survived } of survivors) {
    console.log(
      `\n${mistake.breaks}\n  ${mistake.file}\n  - ${mistake.before}\n  + ${mistake.after}\n  ${mistake.test} › ${mistake.name}\n  ${survived}`,
    );
  }
  console.log(`\n${results.length - survivors.length} caught, ${survivors.length} survived`);
  return survivors.length === 0 ? 0 : 1;
}
