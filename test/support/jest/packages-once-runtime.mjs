import { createRequire } from 'node:module';
import { sep } from 'node:path';
import vm from 'node:vm';

const require = createRequire(import.meta.url);
const requireOfJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
/** Its types cover only its public part. @type {new (...args: any[]) => any} */
const Runtime = requireOfJest('jest-runtime').default;

/**
 * @typedef {object} Resolution
 * @property {(from: string, name: string) => string} resolveEsm
 * @property {(from: string, name: string) => string} resolveCjs
 * @property {(name: string) => boolean} isCoreModule
 */

/** jest-circus holds the state of one test file, so it is loaded again for each file. */
const circus = `${sep}jest-circus${sep}`;
const inPackages = `${sep}node_modules${sep}`;

/** Modules loaded for all files of this worker, by path. @type {Map<string, vm.Module>} */
const packages = new Map();

/**
 * Jest's runtime for tests that run in the realm of their worker (worker-environment.mjs). It loads the project's
 * modules for each test file. Node itself loads packages, once per worker (docs/decisions/0112).
 */
export default class PackagesOnceRuntime extends Runtime {
  #sharesPackages;

  /**
   * @param {unknown} config
   * @param {{ freshPackages: boolean }} environment
   * @param {unknown[]} rest
   */
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.#sharesPackages = !environment.freshPackages;
    this.esmLoader.getContext = () => undefined; // the realm of the worker
    this.executor.compile = (/** @type {string} */ source, /** @type {string} */ path) => compile(this.executor, source, path);
    if (this.#sharesPackages) this.#hookImports(this.esmLoader);
  }

  /** @param {any} loader */
  #hookImports(loader) {
    const { resolveSpecifierForSyncGraph: resolveStatic, resolveModule: resolveDynamic } = loader;
    loader.resolveSpecifierForSyncGraph = (/** @type {[string, string, object, object, object]} */ ...args) => {
      const [from, specifier, , scratch, registry] = args;
      const path = this.#packageAt(from, specifier);
      if (path === undefined) return resolveStatic.apply(loader, args);
      loader.tryCommitSynthetic(path, registry, scratch, () => loadOnce(path));
      return { cacheKey: path, enqueue: null, modulePath: path };
    };
    loader.resolveModule = async (/** @type {string} */ specifier, /** @type {string} */ from, /** @type {object} */ context) => {
      const path = this.#packageAt(from, specifier);
      return path === undefined ? resolveDynamic.call(loader, specifier, from, context) : loadOnce(path);
    };
  }

  /**
   * @param {string} from
   * @param {string | undefined} name
   * @param {{ isInternalModule?: boolean } | undefined} options
   * @param {boolean | undefined} isRequireActual
   */
  requireModule(from, name, options, isRequireActual) {
    if (this.#sharesPackages && !options?.isInternalModule && name !== undefined && this.#isPackage(name)) {
      const path = this.#resolution.resolveCjs(from, name);
      if (path.includes(inPackages)) return require(path);
    }
    return super.requireModule(from, name, options, isRequireActual);
  }

  /**
   * Loads one of Jest's own modules.
   *
   * @param {string} from
   * @param {string | undefined} to
   */
  requireInternalModule(from, to) {
    if (to === undefined || !this.#resolution.isCoreModule(to)) {
      const path = to === undefined ? from : this.#resolution.resolveCjs(from, to);
      if (path.includes(inPackages) && !path.includes(circus)) return require(path);
    }
    return super.requireInternalModule(from, to);
  }

  /**
   * @param {string} from
   * @param {string} specifier
   * @returns {string | undefined} path of the package that the specifier resolves to
   */
  #packageAt(from, specifier) {
    if (!this.#isPackage(specifier)) return undefined;
    const path = this.#resolution.resolveEsm(from, specifier);
    return path.includes(inPackages) && !path.endsWith('.json') ? path : undefined;
  }

  /** @returns {Resolution} */
  get #resolution() {
    return this._resolution;
  }

  /** @param {string} name */
  #isPackage(name) {
    return /^[@\w]/.test(name) && !/^(data:|file:|@jest\/globals$)/.test(name) && !this.#resolution.isCoreModule(name);
  }
}

/** The marker by which Jest recognises an ES module. */
export const __esModule = true;

/**
 * Wraps a package as Node loads it into a module that others can import.
 *
 * @param {string} path
 */
function loadOnce(path) {
  const known = packages.get(path);
  if (known) return known;
  const exported = require(path);
  const isNamespace = exported?.[Symbol.toStringTag] === 'Module';
  const names = new Set(Object.keys(exported));
  if (!isNamespace) names.add('default');
  const module = new vm.SyntheticModule(
    [...names],
    () => {
      for (const name of names) module.setExport(name, name === 'default' && !isNamespace ? exported : exported[name]);
    },
    { identifier: path },
  );
  void module.evaluate(); // completes synchronously: it awaits nothing
  packages.set(path, module);
  return module;
}

/**
 * Compiles like Jest's own function, but in the realm of the worker.
 *
 * @param {any} executor
 * @param {string} source
 * @param {string} path
 */
function compile(executor, source, path) {
  return vm.compileFunction(source, executor.injectedModuleParameters, {
    filename: path,
    importModuleDynamically: (specifier, _function, attributes) => executor.dynamicImport(specifier, path, undefined, attributes),
  });
}
