import { z } from 'zod';
import { reading } from '../../values/reading.js';
import { answersMaxChars, answersPattern } from '../../values/selling/import-answers.js';
import { route } from '../route.js';
import { StoredProduct } from './products.js';

const figure = z.number().int().nullable();

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

/** The import of product lists. Apart from the products, so that the panel loads it only with the dialog. */
export const productImports = {
  /** The body is the file or the pasted text, as `application/octet-stream`. */
  preview: route('POST', '/products/import/preview', { query: ImportQuery, reply: ImportPreview }),
  /** The same body and query again: what the preview said is done, in one transaction. */
  take: route('POST', '/products/import', {
    query: ImportQuery,
    reply: TakenImport,
  }),
  /** The latest import that can still be undone; kept for seven days. */
  last: route('GET', '/products/import', { reply: z.object({ last: LastImport.nullable() }) }),
  /** Takes an import back, but not what was edited since. */
  undo: route('POST', '/products/import/:importId/undo', { reply: UndoneImport }),
} as const;
