import { z } from 'zod';
import { limits } from '../../values/limits.js';
import { reading } from '../../values/reading.js';
import { answersMaxChars, answersPattern } from '../../values/selling/import-answers.js';
import { ProductInput } from '../../values/selling/products.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

const figure = z.number().int().nullable();

/** A product as it stands: what was taken in once is not judged again by whoever reads it. */
const StoredProduct = z.object({
  name: z.string(),
  priceIdr: figure,
  weightGrams: figure,
  stock: figure,
  variants: z.array(z.object({ name: z.string(), priceIdr: figure, stock: figure })),
  notes: z.string(),
  photos: z.array(z.string()),
  active: z.boolean(),
});

export const ProductView = StoredProduct.extend({ id: z.string() });
export type ProductView = z.infer<typeof ProductView>;

/** In the order of their names. `next` asks for those behind; null at the end. */
export const ProductPage = z.object({ products: z.array(ProductView), next: z.string().nullable(), total: z.number().int() });
export type ProductPage = z.infer<typeof ProductPage>;

/** A row of a file that is not taken in, and what is wrong with it. */
export const WrongRow = z.object({ row: z.number().int(), name: z.string(), problems: z.array(z.string()) });
export type WrongRow = z.infer<typeof WrongRow>;

/** A row that the owner should look at. `otherwise` is what happens without an answer; nothing is taken in while one says `ask`. */
export const DoubtfulRow = z.object({
  row: z.number().int(),
  name: z.string(),
  reason: z.string(),
  priceIdr: figure,
  otherwise: z.enum(['ask', 'keep', 'drop']).register(reading, { unknown: 'ask' }),
  takesPrice: z.boolean(),
  /** False where only a corrected price makes it a product. */
  canKeep: z.boolean(),
});
export type DoubtfulRow = z.infer<typeof DoubtfulRow>;

/** Which column is the price. `isCost`: what the shop pays by its heading. */
export const PriceQuestion = z.object({
  chosen: z.number().int().nullable(),
  mustChoose: z.boolean(),
  options: z.array(
    z.object({
      column: z.number().int(),
      heading: z.string(),
      isCost: z.boolean(),
      example: z.object({ name: z.string(), priceIdr: z.number().int() }).nullable(),
    }),
  ),
});
export type PriceQuestion = z.infer<typeof PriceQuestion>;

/** What a file would do to the list. The first rows stand for all of them: `good` and `wrongTotal` count. */
export const ImportPreview = z.object({
  good: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  products: z.array(StoredProduct),
  wrongTotal: z.number().int(),
  wrong: z.array(WrongRow),
  /** Headings that belong to no column of the list. */
  ignored: z.array(z.string()),
  doubtfulTotal: z.number().int(),
  doubtful: z.array(DoubtfulRow),
  price: PriceQuestion,
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const TakenImport = z.object({
  importId: z.string(),
  added: z.number().int(),
  changed: z.number().int(),
  skipped: z.number().int(),
});
export type TakenImport = z.infer<typeof TakenImport>;

export const LastImport = z.object({ importId: z.string(), takenAt: z.string(), added: z.number().int(), changed: z.number().int() });
export type LastImport = z.infer<typeof LastImport>;

/** `edited`: names of products that were changed or deleted since and stay as they are; the first of `editedTotal`. */
export const UndoneImport = z.object({
  removed: z.number().int(),
  restored: z.number().int(),
  editedTotal: z.number().int(),
  edited: z.array(z.string()),
});
export type UndoneImport = z.infer<typeof UndoneImport>;

/** What the owner chose in the preview: the column of the price, an answer by row, and whether doubtful rows without one are left out. */
const ImportQuery = z.object({
  price: z.coerce.number().int().min(0).max(100).optional(),
  rows: z
    .string()
    .max(answersMaxChars)
    .regex(answersPattern, 'Jawaban untuk baris tidak terbaca. Muat ulang halaman ini, lalu coba lagi.')
    .optional(),
  rest: z.enum(['drop']).optional(),
});

const FileQuery = z.object({ format: z.enum(['csv', 'xlsx'], { error: 'Pilih format csv atau xlsx.' }).default('xlsx') });

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
  /** The body is the file or the pasted text, as `application/octet-stream`. */
  previewImport: route('POST', '/products/import/preview', { query: ImportQuery, reply: ImportPreview }),
  /** The same body and query again: what the preview said is done, in one transaction. */
  takeImport: route('POST', '/products/import', {
    query: ImportQuery,
    reply: TakenImport,
  }),
  /** The latest import that can still be undone; kept for seven days. */
  lastImport: route('GET', '/products/import', { reply: z.object({ last: LastImport.nullable() }) }),
  /** Takes an import back, but not what was edited since. */
  undoImport: route('POST', '/products/import/:importId/undo', { reply: UndoneImport }),
  exportAll: route('GET', '/products/export', { query: FileQuery, reply: z.unknown() }),
  template: route('GET', '/products/template', { query: FileQuery, reply: z.unknown() }),
  remove: route('DELETE', '/products/:productId', { reply: Done }),
} as const;
