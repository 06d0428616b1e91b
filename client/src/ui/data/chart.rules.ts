/** A round number at or above the highest count, divisible by the number of grid lines. */
export function niceTop(highest: number, lines = 4): number {
  if (highest <= lines) return lines;
  const rough = highest / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough && Number.isInteger(candidate)) ?? 10 * power;
  return step * lines;
}

/** Every n-th index, always including the last, so that about `wanted` labels fit. */
export function labelledIndexes(count: number, wanted: number): number[] {
  const step = Math.max(1, Math.ceil(count / wanted));
  const indexes: number[] = [];
  for (let index = count - 1; index >= 0; index -= step) indexes.unshift(index);
  return indexes;
}
