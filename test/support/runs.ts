/**
 * Number of runs of a property test. `npm test` uses the number in the test file. `npm run check` must finish within
 * seconds, so it sets QUICK_PROPERTIES and uses a tenth.
 * @param usual number of runs that the property needs
 */
export function runs(usual: number): number {
  return process.env.QUICK_PROPERTIES === 'yes' ? Math.ceil(usual / 10) : usual;
}
