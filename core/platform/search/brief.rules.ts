/** A complete list, or a marker that it is too long and must be searched. */
export interface Brief<Row> {
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
}

/** Maximum size of a complete list that is added to every request to a model: about 2,000 tokens. */
const charsMax = 6_000;

/** @param rows at most `rowsMax` rows plus one, which shows that there are more */
export function briefOf<Row>(rows: readonly Row[], rowsMax: number, charsOf: (row: Row) => number): Brief<Row> {
  const isShort = rows.length <= rowsMax && rows.reduce((sum, row) => sum + charsOf(row), 0) <= charsMax;
  return isShort ? { rows, isWhole: true } : { rows: [], isWhole: false };
}
