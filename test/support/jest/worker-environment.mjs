import { createRequire } from 'node:module';

/* Jest's own modules, in the versions that Jest itself uses. */
const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const requireOfNodeEnvironment = createRequire(createRequire(requireOfJest.resolve('jest-cli')).resolve('jest-environment-node'));
const { LegacyFakeTimers, ModernFakeTimers } = requireOfNodeEnvironment('@jest/fake-timers');
const { ModuleMocker } = requireOfNodeEnvironment('jest-mock');
const { installCommonGlobals } = requireOfNodeEnvironment('jest-util');

const timerConfig = {
  idToRef: (/** @type {number} */ id) => ({ id, ref: () => undefined, unref: () => undefined }),
  refToId: (/** @type {{ id: number } | undefined} */ timer) => timer?.id,
};

/**
 * Runs a test file in the realm of its worker instead of a context of its own. Packages are then loaded only once for
 * all files of a worker (packages-once-runtime.mjs, docs/decisions/0112). Each file has a copy of `process`, as in
 * Jest's own environment. Changes of a file to the globals are undone when the file ends.
 */
export default class WorkerEnvironment {
  global = globalThis;
  fakeTimers;
  fakeTimersModern;
  moduleMocker = new ModuleMocker(globalThis);
  /**
   * True when this file needs package instances of its own, because it changes them. The file then has
   * `@fresh-packages` in its first comment.
   */
  freshPackages;
  #conditions;
  #globalsBefore = new Map(Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]));

  /**
   * @param {{ projectConfig: { testEnvironmentOptions: { customExportConditions: string[] }, globals: object } }} config
   * @param {{ docblockPragmas: Record<string, unknown> }} context
   */
  constructor({ projectConfig: config }, { docblockPragmas }) {
    this.#conditions = config.testEnvironmentOptions.customExportConditions;
    this.freshPackages = 'fresh-packages' in docblockPragmas;
    const copies = /** @type {typeof globalThis} */ ({ Symbol, Date });
    installCommonGlobals(copies, config.globals);
    copies.process.send = process.send?.bind(process); // Jest reports tests through it
    Object.defineProperty(globalThis, 'process', { value: copies.process, writable: true, enumerable: false, configurable: true });
    const settings = { config, global: globalThis };
    this.fakeTimers = new LegacyFakeTimers({ ...settings, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers(settings);
  }

  async setup() {}

  async teardown() {
    this.fakeTimers?.dispose();
    this.fakeTimersModern?.dispose();
    this.fakeTimers = null;
    this.fakeTimersModern = null;
    this.#restoreGlobals();
  }

  exportConditions() {
    return this.#conditions;
  }

  /** Jest requires this method. packages-once-runtime.mjs does not need the context to compile. */
  getVmContext() {
    return globalThis;
  }

  #restoreGlobals() {
    const before = this.#globalsBefore;
    for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) Reflect.deleteProperty(globalThis, key);
    for (const [key, was] of before) {
      const is = Object.getOwnPropertyDescriptor(globalThis, key);
      if (was && (!is || is.value !== was.value || is.get !== was.get)) Object.defineProperty(globalThis, key, was);
    }
  }
}
