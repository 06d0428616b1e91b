import type { RowAnswer } from '#contracts/values/selling/import-answers';
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

/** A row that the owner should look at before it is sold. */
export interface DoubtfulRow {
  /** From 1, as spreadsheets count. */
  readonly row: number;
  readonly name: string;
  readonly reason: string;
  readonly priceIdr: number | null;
  /** What happens without an answer; `ask`: nothing of the file is taken in before the owner answers. */
  readonly otherwise: 'ask' | 'keep' | 'drop';
  /** True where a price from the owner settles it. */
  readonly takesPrice: boolean;
  /** What would be taken in; null where only a corrected price makes it a product. */
  readonly product: ImportedProduct | null;
}

/** What the owner chose in the preview. */
export interface ImportChoice {
  /** Index of the column that is the price; null where none was chosen. */
  readonly priceColumn: number | null;
  /** By the number of the row, from 1. */
  readonly answers: ReadonlyMap<number, RowAnswer>;
  /** Doubtful rows without an answer are left out. */
  readonly leavesRest: boolean;
}

/** A column that the owner may choose as the price. */
export interface PriceOption {
  readonly column: number;
  readonly heading: string;
  /** What the shop pays. */
  readonly isCost: boolean;
  /** The first product with a price in that column. */
  readonly example: { readonly name: string; readonly priceIdr: number } | null;
}

/** What a file says. */
export interface ImportedTable {
  readonly products: readonly ImportedProduct[];
  readonly wrong: readonly WrongRow[];
  readonly doubtful: readonly DoubtfulRow[];
  /** Headings that no column of the list has. */
  readonly ignored: readonly string[];
  readonly price: {
    /** Index of the column that is read as the price; null where none is. */
    readonly chosen: number | null;
    /** Nothing is taken in before the owner chooses. */
    readonly mustChoose: boolean;
    readonly options: readonly PriceOption[];
  };
}
