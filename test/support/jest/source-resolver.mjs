/**
 * Jest's resolver, which resolves `#core/*` and similar imports to the source even when Jest gives no
 * conditions. Jest does so when it searches for the tests affected by a changed file (`--findRelatedTests`;
 * Stryker uses it too), and would otherwise find none through such an import.
 *
 * @param {string} path
 * @param {{ conditions?: string[], defaultResolver: (path: string, options: object) => string }} options
 * @returns {string}
 */
export const sync = (path, options) =>
  options.defaultResolver(path, options.conditions ? options : { ...options, conditions: ['source', 'import', 'node', 'default'] });
