import { z } from 'zod';
import { limits } from '../../values/limits.js';
import { ProductChange, ProductInput } from '../../values/selling/products.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

const figure = z.number().int().nullable();

const StoredTerms = z.object({
  unit: z.string(),
  minOrder: figure,
  tiers: z.array(z.object({ from: z.number().int(), priceIdr: z.number().int() })),
  resellerIdr: figure,
  promo: z.object({ priceIdr: z.number().int(), from: z.string().nullable(), until: z.string().nullable() }).nullable(),
});

/** A stored product. It was checked when it was saved and is not checked again when it is read. */
export const StoredProduct = z.object({
  name: z.string(),
  priceIdr: figure,
  weightGrams: figure,
  stock: figure,
  variants: z.array(z.object({ name: z.string(), priceIdr: figure, stock: figure })),
  notes: z.string(),
  photos: z.array(z.string()),
  active: z.boolean(),
  /** Empty for none. */
  category: z.string(),
  terms: StoredTerms,
  /** The shop's cost; the bot never reads it. */
  costIdr: figure,
});

export const ProductView = StoredProduct.extend({ id: z.string() });
export type ProductView = z.infer<typeof ProductView>;

/** Sorted by name. `next` is the cursor of the next page; null on the last. */
export const ProductPage = z.object({ products: z.array(ProductView), next: z.string().nullable(), total: z.number().int() });
export type ProductPage = z.infer<typeof ProductPage>;

/** Categories in use, sorted by name, with the number of products of each. */
export const ProductCategories = z.object({ categories: z.array(z.object({ name: z.string(), count: z.number().int() })) });
export type ProductCategories = z.infer<typeof ProductCategories>;

const FileQuery = z.object({ format: z.enum(['csv', 'xlsx'], { error: 'Pilih format csv atau xlsx.' }).default('xlsx') });

export const products = {
  list: route('GET', '/products', {
    scope: 'account',
    needs: 'training.read',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
      after: z.string().max(200).optional(),
      q: z.string().trim().max(100).optional(),
      /** Only this category, whatever its case. */
      category: z.string().trim().max(limits.productCategoryMaxChars).optional(),
    }),
    reply: ProductPage,
  }),
  categories: route('GET', '/products/categories', { scope: 'account', needs: 'training.read', reply: ProductCategories }),
  create: route('POST', '/products', { scope: 'account', needs: 'training.write', body: ProductInput, reply: ProductView }),
  /** Fields that the request lacks stay unchanged. */
  update: route('PUT', '/products/:productId', { scope: 'account', needs: 'training.write', body: ProductChange, reply: ProductView }),
  exportAll: route('GET', '/products/export', { scope: 'account', needs: 'training.read', query: FileQuery, reply: z.unknown() }),
  template: route('GET', '/products/template', { scope: 'account', needs: 'training.read', query: FileQuery, reply: z.unknown() }),
  remove: route('DELETE', '/products/:productId', { scope: 'account', needs: 'training.write', reply: Done }),
} as const;
