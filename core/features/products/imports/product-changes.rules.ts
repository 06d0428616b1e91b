import { priceMaxIdr } from '#contracts/values/selling/figures';
import { shiftedPrice, type PriceShift, type ProductsChange } from '#contracts/values/selling/product-changes';
import type { ProductInput } from '#contracts/values/selling/products';

/** The product after the change; null when the change does not apply to it or changes nothing. */
export function changedBy(product: ProductInput, change: Exclude<ProductsChange, { kind: 'remove' }>): ProductInput | null {
  switch (change.kind) {
    case 'price':
      return withShiftedPrices(product, change);
    case 'stock': {
      const variants = product.variants.map((variant) => ({ ...variant, stock: variant.stock === null ? null : change.stock }));
      const isSame = product.stock === change.stock && variants.every(({ stock }, at) => stock === product.variants[at]!.stock);
      return isSame ? null : { ...product, stock: change.stock, variants };
    }
    case 'active':
      return product.active === change.active ? null : { ...product, active: change.active };
    case 'category':
      return product.category === change.category ? null : { ...product, category: change.category };
  }
}

/**
 * The product with the changed prices. Null when it has no price, nothing changes, or a price would leave the allowed
 * range.
 */
function withShiftedPrices(product: ProductInput, shift: PriceShift): ProductInput | null {
  const shifted = (priceIdr: number | null) => (priceIdr === null || priceIdr === 0 ? priceIdr : shiftedPrice(priceIdr, shift));
  const priceIdr = shifted(product.priceIdr);
  const variants = product.variants.map((variant) => ({ ...variant, priceIdr: shifted(variant.priceIdr) }));
  const before = [product, ...product.variants].map((one) => one.priceIdr);
  const after = [priceIdr, ...variants.map((one) => one.priceIdr)];
  const isInRange = after.every((price, at) => (price === null) === (before[at] === null) && (price ?? 0) <= priceMaxIdr);
  const isSame = after.every((price, at) => price === before[at]);
  return isInRange && !isSame ? { ...product, priceIdr, variants } : null;
}
