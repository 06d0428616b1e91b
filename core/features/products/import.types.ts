import type { ProductInput } from '#contracts/values/selling/products';

/** A product out of a file. An empty cell says nothing: what the list has already stays. */
export type ImportedProduct = Omit<ProductInput, 'active'> & { readonly active: boolean | null };

/** A row that cannot be taken in, as its owner finds it in the file, and what is wrong with it. */
export interface WrongRow {
  /** From 1, as spreadsheets count. */
  readonly row: number;
  readonly name: string;
  readonly problems: readonly string[];
}

/** What a file says. */
export interface ImportedTable {
  readonly products: readonly ImportedProduct[];
  readonly wrong: readonly WrongRow[];
  /** Headings that no column of the list has. */
  readonly ignored: readonly string[];
}
