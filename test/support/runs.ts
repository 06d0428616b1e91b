/**
 * How often a property is tried. `npm test` tries it as often as its file says; `npm run check`, which must answer within seconds and is
 * followed by `npm test` wherever it counts, sets QUICK_PROPERTIES and tries a tenth.
 *
 * @param usual of the property, as its strength needs it
 */
export function runs(usual: number): number {
  return process.env.QUICK_PROPERTIES === 'yes' ? Math.ceil(usual / 10) : usual;
}
