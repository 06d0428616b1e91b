import type { ProductInput } from '#contracts/values/selling/products';

/** A stored product as the bot reads it: without what the shop paid. */
export interface OwnProduct extends Omit<ProductInput, 'costIdr'> {
  readonly id: string;
}

/** A stored product as its owner reads it. */
export interface StoredProduct extends OwnProduct, ProductInput {
  readonly id: string;
}
