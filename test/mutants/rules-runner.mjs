import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { collect, idSeparator } from './collected-tests.mjs';
import { readSource } from './source-hooks.mjs';

/** @typedef {import('@stryker-mutator/api/test-runner').DryRunResult} DryRunResult */
/** @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult */
/** @typedef {import('./collected-tests.mjs').Test} Test */

/** Tests of rules, which start nothing. The panel's rules and folds are included, because they are plain functions too. */
const testFiles = [
  '{contracts,core,server,client,extension}/**/*.rules.test.ts',
  'client/src/realtime/folds.test.ts',
  'core/outside/{llm,photos,shipping}/**/*.test.ts',
  'core/features/{replies,shipping,followups}/**/*.test.ts',
  'server/sessions/{commit,outbound}/!(*.model).test.ts',
];

const realm = /** @type {{ __stryker__?: import('@stryker-mutator/api/core').InstrumenterContext }} */ (
  /** @type {unknown} */ (globalThis)
);
/** The global object from which mutated code gets the active mutant, and in which it counts its hits. */
const switches = (realm.__stryker__ ??= {});

/**
 * Runs the tests of rules for Stryker in its own process, which loads the tests once. A mutant then costs
 * milliseconds instead of a start of Jest (docs/decisions/0047). Pure code keeps no state. When a mutant creates
 * state, the next mutant gets a new process.
 */
class RulesRunner {
  /**
   * Test files that this process has loaded. A process that replaces a hanging one loads only the requested files.
   */
  #loaded = /** @type {Map<string, readonly Test[]>} */ (new Map());
  /** Duration of each test in its last run. Fast tests run first, because one of them detects most mutants. */
  #took = /** @type {Map<string, number>} */ (new Map());
  #isSpoilt = false;

  /** Mutants of code that runs while a module loads are not tested (`ignoreStatic`), so no module is loaded again. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.env.QUICK_PROPERTIES = 'yes'; // an error that only the thousandth random try finds needs its own test
    readSource();
  }

  /** @returns {Promise<DryRunResult>} */
  async dryRun() {
    const result = await this.#run(await this.#testsOf(globSync(testFiles).toSorted()));
    return { ...result, mutantCoverage: switches.mutantCoverage };
  }

  /** @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options */
  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    if (this.#isSpoilt) throw new Error('The last mutant left something behind.'); // Stryker starts a new process and repeats the request
    const wanted = new Set(testFilter);
    const files = new Set(Array.from(wanted, (id) => id.slice(0, id.indexOf(idSeparator))));
    const chosen = (await this.#testsOf(files)).filter(({ id }) => wanted.has(id));
    // A test whose title differs in each process, for example because the title contains a stack trace, is not found.
    // Its mutants would count as undetected.
    for (const { id } of chosen) wanted.delete(id);
    if (wanted.size > 0) throw new Error(`The title of a test changes from process to process: ${[...wanted].join(', ')}`);
    Object.assign(switches, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit === undefined ? undefined : 0 });
    const result = await this.#run(chosen, { untilRed: !disableBail });
    const timeout = determineHitLimitReached(switches.hitCount, switches.hitLimit);
    Object.assign(switches, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
    const noticed = result.tests.filter(({ status }) => status === TestStatus.Failed).map(({ id }) => id);
    const without = await this.#run(chosen.filter(({ id }) => noticed.includes(id)));
    this.#isSpoilt = without.tests.some(({ status }) => status === TestStatus.Failed);
    return toMutantRunResult(timeout ?? result, disableBail);
  }

  /** @param {Iterable<string>} files */
  async #testsOf(files) {
    /** @type {Test[]} */
    const tests = [];
    for (const file of files) {
      const loaded = this.#loaded.get(file) ?? (await collect(file, () => import(pathToFileURL(resolve(file)).href)));
      this.#loaded.set(file, loaded);
      tests.push(...loaded);
    }
    return tests;
  }

  /**
   * @param {readonly Test[]} tests
   * @param {{ untilRed?: boolean }} how
   */
  async #run(tests, { untilRed = false } = {}) {
    /** @type {TestResult[]} */
    const results = [];
    const quickFirst = tests.toSorted((one, other) => (this.#took.get(one.id) ?? 0) - (this.#took.get(other.id) ?? 0));
    for (const { id, name, file, run } of quickFirst) {
      switches.currentTestId = id;
      const startedAt = performance.now();
      const failure = await run().then(
        () => undefined,
        (error) => String(error),
      );
      const timeSpentMs = performance.now() - startedAt;
      this.#took.set(id, timeSpentMs);
      const told = { id, name, fileName: resolve(file), timeSpentMs };
      results.push(
        failure === undefined ? { ...told, status: TestStatus.Success } : { ...told, status: TestStatus.Failed, failureMessage: failure },
      );
      if (failure !== undefined && untilRed) break;
    }
    switches.currentTestId = undefined;
    return { status: /** @type {const} */ (DryRunStatus.Complete), tests: results };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner)];
