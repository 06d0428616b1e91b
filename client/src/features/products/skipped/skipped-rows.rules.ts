import type { WrongRow } from '#contracts/http/bot/product-imports';

interface Place {
  readonly place: string;
  readonly name: string;
}

/** Lists rows by their place and name in the file, such as "Baris 3 (Jaket), Baris 5". */
export const placesText = (rows: readonly Place[]): string =>
  rows
    .map(({ place, name }) => {
      // The name is made of all cells of the row, so empty cells leave extra spaces.
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
