import type { WrongRow } from '#contracts/http/bot/product-imports';

interface Place {
  readonly place: string;
  readonly name: string;
}

/** "Baris 3 (Jaket), Baris 5": the rows as the owner finds them in the file. */
export const placesText = (rows: readonly Place[]): string =>
  rows
    .map(({ place, name }) => {
      // the cells of a row are joined, also empty ones
      const words = name.replace(/\s+/g, ' ').trim();
      return words === '' ? place : `${place} (${words})`;
    })
    .join(', ');

/** Groups the rows with the same problem, in the order of their first rows. */
export function sameProblems(rows: readonly WrongRow[]): { problem: string; rows: WrongRow[] }[] {
  const groups = new Map<string, WrongRow[]>();
  for (const row of rows) {
    const problem = row.problems.join(' ');
    groups.set(problem, [...(groups.get(problem) ?? []), row]);
  }
  return [...groups].map(([problem, all]) => ({ problem, rows: all }));
}
