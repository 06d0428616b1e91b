import { z } from 'zod';
import { wholeNumber, type columnMax } from '../values/integers.js';
import { limits } from '../values/limits.js';
import { readMoment } from '../values/moments.js';
import { isRecord, reading } from '../values/reading.js';

/** Every error answer: one Indonesian sentence, and a code for programs where one helps. */
export const ErrorReply = z.object({ error: z.string(), code: z.string().optional() });
export type ErrorReply = z.infer<typeof ErrorReply>;

/** Answer of an action that returns no data. `message` is for the owner. */
export const Done = z.object({ success: z.literal(true), message: z.string().optional() });
export type Done = z.infer<typeof Done>;

const secondsAndNanoseconds = z.object({ seconds: z.number().int(), nanoseconds: z.number().int() });

/** A moment in the format of the specification's messages; all three of its forms are accepted. */
export const WireTimestamp = secondsAndNanoseconds.register(reading, {
  from: (value): unknown => (isSecondsAndNanoseconds(value) ? value : fromMoment(readMoment(value))),
});

function isSecondsAndNanoseconds(value: unknown): boolean {
  return isRecord(value) && Number.isSafeInteger(value.seconds) && Number.isSafeInteger(value.nanoseconds);
}

function fromMoment(moment: Date | null): { seconds: number; nanoseconds: number } {
  const milliseconds = moment?.getTime() ?? 0;
  return { seconds: Math.floor(milliseconds / 1_000), nanoseconds: (milliseconds % 1_000) * 1_000_000 };
}
export type WireTimestamp = z.infer<typeof WireTimestamp>;

/** Optional paging of lists; without it, the first page. `before` is an opaque cursor. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
  before: z.string().max(200).optional(),
  q: z.string().trim().max(100).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** Paging by a number that is stored in a column of that type: the rows before it. */
export function pageBefore(column: keyof typeof columnMax) {
  return PageQuery.omit({ q: true }).extend({ before: wholeNumber(column).optional() });
}
