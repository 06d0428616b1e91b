/**
 * Jest's resolver, which follows `#core/*` and the like to the source also where it asks without saying for whom: when it looks for the tests
 * that a changed file concerns (`--findRelatedTests`; Stryker uses it too), it would otherwise see none through such an import.
 *
 * @param {string} path
 * @param {{ conditions?: string[], defaultResolver: (path: string, options: object) => string }} options
 * @returns {string}
 */
export const sync = (path, options) =>
  options.defaultResolver(path, options.conditions ? options : { ...options, conditions: ['source', 'import', 'node', 'default'] });
