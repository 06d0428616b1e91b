/**
 * Jest's resolver, which resolves `#core/*` and similar imports to the source even when Jest passes no conditions.
 * Jest passes none when it searches for the tests that a changed file affects (`--findRelatedTests`, which Stryker
 * uses too). Without this resolver, that search would find no test through such an import.
 *
 * @param {string} path
 * @param {{ conditions?: string[], defaultResolver: (path: string, options: object) => string }} options
 * @returns {string}
 */
export const sync = (path, options) =>
  options.defaultResolver(path, options.conditions ? options : { ...options, conditions: ['source', 'import', 'node', 'default'] });
