import type { Brief } from '../../platform/search/brief.rules.js';
import type { ProductInput } from '#contracts/values/selling/products';

/** A stored product as the bot reads it: without the cost price. */
export interface OwnProduct extends Omit<ProductInput, 'costIdr'> {
  readonly id: string;
}

/** A stored product as its owner reads it. */
export interface StoredProduct extends OwnProduct, ProductInput {
  readonly id: string;
}

/**
 * A category of active products, with the data that leads may learn. The prices are null when no product has a price.
 */
export interface PricedCategory {
  /** Empty for products without a category. */
  readonly name: string;
  readonly count: number;
  readonly minIdr: number | null;
  readonly maxIdr: number | null;
}

/**
 * The products that each request to a model contains: all products of a short list, or the categories of a long one.
 */
export interface ProductsBrief extends Brief<OwnProduct> {
  /** Absent when the list is complete. */
  readonly categories?: readonly PricedCategory[];
}
