import { z } from 'zod';

/**
 * Maximum values of the columns behind the API. `bigint` could hold more, but JSON numbers are exact only up
 * to this limit.
 */
export const columnMax = { smallint: 32_767, integer: 2_147_483_647, bigint: Number.MAX_SAFE_INTEGER } as const;

/**
 * A whole number ≥ 0 in a query, up to the maximum of its column. Postgres would reject a larger number with its own
 * error.
 */
export function wholeNumber(column: keyof typeof columnMax) {
  const error = 'Angka pada alamat tidak valid.';
  return z
    .string()
    .regex(/^\d{1,16}$/, { error })
    .transform(Number)
    .refine((value) => value <= columnMax[column], { error });
}
