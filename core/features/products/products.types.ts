import type { ProductInput } from '#contracts/values/selling/products';

/** A product as it is kept. */
export interface OwnProduct extends ProductInput {
  readonly id: string;
}
