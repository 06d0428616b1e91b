export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Mean of the days since the first message: the empty days before a shop began do not count. */
export function meanPerDay(total: number, counts: readonly number[]): number {
  const first = counts.findIndex((count) => count > 0);
  return first === -1 ? 0 : Math.round(total / (counts.length - first));
}

/** Compares a count with the previous count, which must not be 0. Returns for example `sekarang 11% lebih banyak`. */
export function changeWords(now: number, before: number): string {
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return 'hampir sama';
  // above a thousand percent, a word is clearer than a figure
  if (percent >= 900) return 'sekarang jauh lebih banyak';
  return `sekarang ${percent}% lebih ${now > before ? 'banyak' : 'sedikit'}`;
}
