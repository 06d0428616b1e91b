import type { RowAnswer } from '#contracts/values/selling/import-answers';
import type { ExtraColumn } from './import-columns.rules.js';
import type { ProductTerms } from '#contracts/values/selling/product-terms';
import type { ProductInput } from '#contracts/values/selling/products';

/** A product read from a file. An empty cell changes nothing: the value in the list is kept. */
export type ImportedProduct = Omit<ProductInput, 'active' | 'terms' | 'costIdr'> & {
  readonly active: boolean | null;
  readonly terms: Partial<ProductTerms>;
  readonly costIdr: number | null;
};

/** A row that cannot be imported: where the owner finds it in the file, and its problems. */
export interface WrongRow {
  /** From 1, as in spreadsheets. */
  readonly row: number;
  /** Where the row is in the file: "Baris 5", with its sheet when several are read. */
  readonly place: string;
  readonly name: string;
  readonly problems: readonly string[];
}

/** A row that the owner should check before the product is sold. */
export interface DoubtfulRow {
  /** From 1, as in spreadsheets. */
  readonly row: number;
  readonly place: string;
  readonly name: string;
  readonly reason: string;
  readonly priceIdr: number | null;
  /** The handling of the row when the owner does not answer. `ask`: nothing of the file is imported before the owner answers. */
  readonly otherwise: 'ask' | 'keep' | 'drop';
  /** True when a price from the owner resolves the doubt. */
  readonly takesPrice: boolean;
  /** The product that would be imported; null when only a corrected price makes it a product. */
  readonly product: ImportedProduct | null;
}

/** The index of a column, or none of them. */
export type ChosenPrice = number | 'none';

/** The owner's choices in the preview. */
export interface ImportChoice {
  /** Index of the price column; `none` for an import without prices, null when the owner has not chosen. */
  readonly priceColumn: ChosenPrice | null;
  /** By row number, from 1. */
  readonly answers: ReadonlyMap<number, RowAnswer>;
  /** True when doubtful rows without an answer are left out. */
  readonly leavesRest: boolean;
  /** True when the columns of {@link ImportedTable.extras} are stored too. */
  readonly takesExtras: boolean;
}

/** A column that the owner may choose as the price. */
export interface PriceOption {
  readonly column: number;
  readonly heading: string;
  /** True when this is the shop's own cost. */
  readonly isCost: boolean;
  /** The first product with a price in that column. */
  readonly example: { readonly name: string; readonly priceIdr: number } | null;
}

/** The content of a file. */
export interface ImportedTable {
  readonly products: readonly ImportedProduct[];
  readonly wrong: readonly WrongRow[];
  readonly doubtful: readonly DoubtfulRow[];
  /** Columns of other prices that can be stored too: cost, reseller and wholesale prices. */
  readonly extras: readonly ExtraColumn[];
  /** Headings that match no column of the product list. */
  readonly ignored: readonly string[];
  readonly price: {
    /** Index of the column that is read as the price; null when there is none. */
    readonly chosen: number | null;
    /** True while the owner has to choose: nothing is imported before. */
    readonly mustChoose: boolean;
    readonly options: readonly PriceOption[];
  };
}
