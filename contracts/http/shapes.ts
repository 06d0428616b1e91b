import { z } from 'zod';
import { wholeNumber, type columnMax } from '../values/integers.js';
import { limits } from '../values/limits.js';

/** Every error answer: one Indonesian sentence, and a code for programs where one helps. */
export const ErrorReply = z.object({ error: z.string(), code: z.string().optional() });
export type ErrorReply = z.infer<typeof ErrorReply>;

/** Answer of an act that has nothing else to tell. `message` is for the owner. */
export const Done = z.object({ success: z.literal(true), message: z.string().optional() });
export type Done = z.infer<typeof Done>;

/** A moment as the specification's messages carry it. */
export const WireTimestamp = z.object({ seconds: z.number().int(), nanoseconds: z.number().int() });
export type WireTimestamp = z.infer<typeof WireTimestamp>;

/** Optional paging of lists; without it the first page comes. `before` is an opaque cursor. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
  before: z.string().max(200).optional(),
  q: z.string().trim().max(100).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** Paging by a number that stands in a column of that kind: what came before it. */
export function pageBefore(column: keyof typeof columnMax) {
  return PageQuery.omit({ q: true }).extend({ before: wholeNumber(column).optional() });
}
