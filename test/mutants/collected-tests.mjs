import { createRequire } from 'node:module';

/*
 * Replaces `@jest/globals` when test files run in this process (rules-runner.mjs). It has the parts that tests of rules
 * use, with Jest's own `expect` and tables. Importing a missing part fails.
 */
const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const requireOfConfig = createRequire(createRequire(requireOfJest.resolve('jest-cli')).resolve('jest-config'));
const requireOfCircus = createRequire(requireOfConfig.resolve('jest-circus/runner'));
/** @type {{ bind: (declare: (title: string, body: Step) => void, supportsDone: boolean) => typeof import('@jest/globals').test.each }} */
const { bind } = requireOfCircus('jest-each');

/** @type {{ expect: typeof import('@jest/globals').expect }} */
export const { expect } = requireOfCircus('expect');

/** Separator between a test's file and its name. */
export const idSeparator = ' › ';

/** @typedef {() => unknown} Step */

/**
 * One test of one file.
 *
 * @typedef {object} Test
 * @property {string} id its file and full name
 * @property {string} name
 * @property {string} file
 * @property {() => Promise<void>} run calls the test with its `beforeEach` and `afterEach`
 */

/** @typedef {{ title: string, before: Step[], after: Step[] }} Block what one `describe`, or the file, lays around its tests */

/** @type {Test[]} */
let collected = [];
/** @type {Block[]} */
let blocks = [];
let file = '';

/**
 * Every test that a file declares while it loads.
 *
 * @param {string} name of the file
 * @param {() => Promise<unknown>} load
 * @returns {Promise<Test[]>}
 */
export async function collect(name, load) {
  collected = [];
  blocks = [{ title: '', before: [], after: [] }];
  file = name;
  await load();
  return collected;
}

/**
 * @param {string} title
 * @param {Step} body
 */
function declareTest(title, body) {
  const around = [...blocks];
  const name = [...around.map((block) => block.title), title].filter(Boolean).join(' ');
  const twins = collected.filter((test) => test.name === name).length;
  const id = `${file}${idSeparator}${name}${twins === 0 ? '' : ` (${twins + 1})`}`;
  collected.push({ id, name, file, run: () => runWithin(around, body) });
}

/**
 * @param {readonly Block[]} around from the file inwards
 * @param {Step} body
 */
async function runWithin(around, body) {
  try {
    for (const step of around.flatMap(({ before }) => before)) await step();
    await body();
  } finally {
    for (const step of around.toReversed().flatMap(({ after }) => after)) await step();
  }
}

/**
 * @param {string} title
 * @param {Step} body
 */
function declareBlock(title, body) {
  blocks.push({ title, before: [], after: [] });
  body();
  blocks.pop();
}

export const test = Object.assign(declareTest, { each: bind(declareTest, false) });
export const describe = Object.assign(declareBlock, { each: bind(declareBlock, false) });

/** @param {Step} step */
export const beforeEach = (step) => void blocks.at(-1)?.before.push(step);

/** @param {Step} step */
export const afterEach = (step) => void blocks.at(-1)?.after.push(step);
