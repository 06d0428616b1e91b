import { z } from 'zod';
import { limits } from '../values/limits.js';
import { ProductInput } from '../values/products.js';
import { route } from './route.js';
import { Done } from './shapes.js';

export const ProductView = ProductInput.extend({ id: z.string() });
export type ProductView = z.infer<typeof ProductView>;

/** In the order of their names. `next` asks for those behind; null at the end. */
export const ProductPage = z.object({ products: z.array(ProductView), next: z.string().nullable(), total: z.number().int() });
export type ProductPage = z.infer<typeof ProductPage>;

export const products = {
  list: route('GET', '/products', {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
      after: z.string().max(200).optional(),
      q: z.string().trim().max(100).optional(),
    }),
    reply: ProductPage,
  }),
  create: route('POST', '/products', { body: ProductInput, reply: ProductView }),
  update: route('PUT', '/products/:productId', { body: ProductInput, reply: ProductView }),
  remove: route('DELETE', '/products/:productId', { reply: Done }),
} as const;
