import type { LeftOutKind } from '#contracts/http/bot/product-imports';
import type { WrongRow } from '../import.types.js';

/** The sentences about rows that are left out although nothing in them is wrong. */
export const leftOutSentences: Readonly<Record<LeftOutKind, string>> = {
  'about-shop': 'Baris ini tentang toko, bukan produk. Baris ini dilewati.',
  total: 'Baris ini jumlah, bukan produk.',
  'no-product': 'Baris ini bukan produk. Baris ini dilewati.',
  // hidden rows are left out, because shops hide products that they no longer sell
  hidden: 'Baris ini disembunyikan di berkas, jadi dilewati. Tampilkan dulu di Excel kalau produknya dijual.',
};

const kinds: ReadonlyMap<string, LeftOutKind> = new Map(
  Object.entries(leftOutSentences).map(([kind, sentence]) => [sentence, kind as LeftOutKind]),
);

/** Rows of one kind that need no correction. */
export interface LeftOutRows {
  readonly kind: LeftOutKind;
  readonly rows: readonly WrongRow[];
}

export interface SortedRows {
  /** Rows to correct before they can be imported. */
  readonly wrong: readonly WrongRow[];
  /** The largest group first. */
  readonly leftOut: readonly LeftOutRows[];
}

/**
 * Separates the rows that the owner should correct from rows that are not products. A row with a total is not a
 * product, even when it has other problems too.
 */
export function sortedRows(all: readonly WrongRow[]): SortedRows {
  const wrong: WrongRow[] = [];
  const leftOut = new Map<LeftOutKind, WrongRow[]>();
  for (const row of all) {
    const kind = row.problems.map((problem) => kinds.get(problem)).find((one) => one !== undefined);
    if (kind === undefined) wrong.push(row);
    else leftOut.set(kind, [...(leftOut.get(kind) ?? []), row]);
  }
  return {
    wrong,
    leftOut: [...leftOut].map(([kind, rows]) => ({ kind, rows })).toSorted((one, other) => other.rows.length - one.rows.length),
  };
}
