/** A list that is there whole, or one that is too long for that and has to be searched. */
export interface Brief<Row> {
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
}

/** In every request to a model: about 2,000 tokens. */
const charsMax = 6_000;

/** @param rows one more than `rowsMax` where there are more */
export function briefOf<Row>(rows: readonly Row[], rowsMax: number, charsOf: (row: Row) => number): Brief<Row> {
  const isShort = rows.length <= rowsMax && rows.reduce((sum, row) => sum + charsOf(row), 0) <= charsMax;
  return isShort ? { rows, isWhole: true } : { rows: [], isWhole: false };
}
