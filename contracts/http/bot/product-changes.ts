import { z } from 'zod';
import { limits } from '../../values/limits.js';
import { chosenMax, ProductsChange } from '../../values/selling/product-changes.js';
import { route } from '../route.js';

/**
 * Selects products, either by their ids or by category and name. Without `category`, products of any category match.
 * With an empty `q`, any name matches.
 */
const Chosen = z.union([
  z.object({ ids: z.array(z.string().max(40)).min(1, 'Pilih produk dulu.').max(chosenMax) }),
  z.object({ q: z.string().trim().max(100), category: z.string().trim().max(limits.productCategoryMaxChars).optional() }),
]);

/** `undoId` reverts the change through `productImports.undo`; null when nothing changed. */
export const ChangedProducts = z.object({ changed: z.number().int(), skipped: z.number().int(), undoId: z.string().nullable() });
export type ChangedProducts = z.infer<typeof ChangedProducts>;

/**
 * Prices of products in the training text. `missing`: products that are not in the product list; `line` is the text
 * to import each of them. `contradictions`: products that have another price in the list.
 */
export const TextPrices = z.object({
  missing: z.array(z.object({ name: z.string(), priceIdr: z.number().int(), line: z.string() })),
  contradictions: z.array(z.object({ name: z.string(), inTextIdr: z.number().int(), inListIdr: z.number().int() })),
});
export type TextPrices = z.infer<typeof TextPrices>;

/** Changes of many products at once. In a separate module, so that the panel loads it only when it is used. */
export const productChanges = {
  /** One transaction. Products that the change cannot be applied to, such as those without a price, are skipped. */
  apply: route('POST', '/products/changes', {
    scope: 'account',
    needs: 'training.write',
    body: z.object({ chosen: Chosen, change: ProductsChange }),
    reply: ChangedProducts,
  }),
  /** Compares the prices in the training text with the product list. */
  inText: route('GET', '/products/text-prices', { scope: 'bot', needs: 'training.read', reply: TextPrices }),
} as const;
