import type { ProductInput } from '#contracts/values/selling/products';

/** A stored product. */
export interface OwnProduct extends ProductInput {
  readonly id: string;
}
