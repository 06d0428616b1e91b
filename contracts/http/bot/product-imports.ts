import { z } from 'zod';
import { reading } from '../../values/reading.js';
import { answersMaxChars, answersPattern } from '../../values/selling/import-answers.js';
import { route } from '../route.js';

const figure = z.number().int().nullable();

/** A file row that is not imported, with its problems. `place` names it for the owner: "Baris 5". */
export const WrongRow = z.object({ row: z.number().int(), place: z.string(), name: z.string(), problems: z.array(z.string()) });
export type WrongRow = z.infer<typeof WrongRow>;

/**
 * Why a row is left out although it needs no correction: it is about the shop, a total, a heading or remark, or
 * hidden in the file.
 */
export const LeftOutKind = z.enum(['about-shop', 'total', 'no-product', 'hidden']).register(reading, { unknown: 'no-product' });
export type LeftOutKind = z.infer<typeof LeftOutKind>;

/** Rows that are left out for the same reason: the first rows, and the total number. */
export const LeftOutGroup = z.object({
  kind: LeftOutKind,
  total: z.number().int(),
  rows: z.array(z.object({ place: z.string(), name: z.string() })),
});
export type LeftOutGroup = z.infer<typeof LeftOutGroup>;

/**
 * A row that the owner should check. `otherwise` is the action when the owner gives no answer. The import does not
 * run while `otherwise` of any unanswered row is `ask`.
 */
export const DoubtfulRow = z.object({
  row: z.number().int(),
  /** Location of the row for the owner: "Baris 5", with the name of its sheet when several sheets are imported. */
  place: z.string(),
  name: z.string(),
  reason: z.string(),
  priceIdr: figure,
  /** Number of variants that have prices; 0 when the row itself has a price. */
  kinds: z.number().int(),
  otherwise: z.enum(['ask', 'keep', 'drop']).register(reading, { unknown: 'ask' }),
  takesPrice: z.boolean(),
  /** False when the row can become a product only with a corrected price. */
  canKeep: z.boolean(),
});
export type DoubtfulRow = z.infer<typeof DoubtfulRow>;

/**
 * The question which column has the price. `isCost` is true when the column's heading says that it contains the
 * shop's cost.
 */
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

/** A product as it would be sold. `photo`: link of its first photo. */
export const PreviewProduct = z.object({
  name: z.string(),
  priceIdr: figure,
  weightGrams: figure,
  stock: figure,
  variants: z.array(z.object({ name: z.string(), priceIdr: figure, stock: figure })),
  photo: z.string().nullable(),
  tiers: z.array(z.object({ from: z.number().int(), priceIdr: z.number().int() })),
  resellerIdr: figure,
  costIdr: figure,
  category: z.string(),
  /** The unit of the price: "kg", "dus"; empty for one piece. */
  unit: z.string(),
});
export type PreviewProduct = z.infer<typeof PreviewProduct>;

/**
 * Preview of the changes that a file would make in the product list. It contains all products. Of the wrong, doubtful
 * and left-out rows it contains only the first. `wrongTotal` and `doubtfulTotal` count all of them.
 */
export const ImportPreview = z.object({
  good: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  products: z.array(PreviewProduct),
  wrongTotal: z.number().int(),
  wrong: z.array(WrongRow),
  /** Rows that are not products, largest group first. The panel only reports them. */
  leftOut: z.array(LeftOutGroup),
  /** Headings that match no column of the product list, and sheets that contain another kind of list. */
  ignored: z.array(z.string()),
  /** Columns of other prices that can be stored too. `from` is the minimum quantity of a wholesale price. */
  extras: z.array(
    z.object({ heading: z.string(), as: z.enum(['cost', 'reseller', 'tier']).register(reading, { unknown: 'cost' }), from: figure }),
  ),
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

/** The latest import or change. Kind `edit` is a change of many products at once. */
export const LastImport = z.object({
  importId: z.string(),
  kind: z.enum(['import', 'edit']).register(reading, { unknown: 'edit' }),
  takenAt: z.string(),
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
});
export type LastImport = z.infer<typeof LastImport>;

/**
 * `edited`: names of the first products that keep their state, because the owner changed or deleted them after the
 * import. `editedTotal` counts all such products.
 */
export const UndoneImport = z.object({
  removed: z.number().int(),
  restored: z.number().int(),
  editedTotal: z.number().int(),
  edited: z.array(z.string()),
});
export type UndoneImport = z.infer<typeof UndoneImport>;

/**
 * The owner's choices in the preview: the price column, an answer per row, and whether doubtful rows without
 * an answer are dropped.
 */
const ImportQuery = z.object({
  /** Index of a column, or `none` for an import without prices. */
  price: z.union([z.literal('none'), z.coerce.number().int().min(0).max(100)]).optional(),
  rows: z
    .string()
    .max(answersMaxChars)
    .regex(answersPattern, 'Jawaban untuk baris tidak terbaca. Muat ulang halaman ini, lalu coba lagi.')
    .optional(),
  rest: z.enum(['drop']).optional(),
  /** `take` stores the columns of `extras` too. */
  extra: z.enum(['take']).optional(),
});

/** The import of product lists. In a separate module, so that the panel loads it only with the dialog. */
export const productImports = {
  /** The body is the file or the pasted text, as `application/octet-stream`. */
  preview: route('POST', '/products/import/preview', {
    scope: 'account',
    needs: 'training.write',
    query: ImportQuery,
    reply: ImportPreview,
  }),
  /** Accepts the same body and query as the preview, and executes the import in one transaction. */
  take: route('POST', '/products/import', { scope: 'account', needs: 'training.write', query: ImportQuery, reply: TakenImport }),
  /** The latest import that can still be undone; kept for seven days. */
  last: route('GET', '/products/import', { scope: 'account', needs: 'training.read', reply: z.object({ last: LastImport.nullable() }) }),
  /** Undoes an import, except for products that were edited since. */
  undo: route('POST', '/products/import/:importId/undo', { scope: 'account', needs: 'training.write', reply: UndoneImport }),
} as const;
