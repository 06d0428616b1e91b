import { z } from 'zod';

/** What the columns behind the wire can hold. `bigint` holds more, but JSON's numbers end here. */
export const columnMax = { smallint: 32_767, integer: 2_147_483_647, bigint: Number.MAX_SAFE_INTEGER } as const;

/** A whole number from 0 on in a query, within what its column holds: Postgres refuses anything larger with an error of its own. */
export function wholeNumber(column: keyof typeof columnMax) {
  const error = 'Angka pada alamat tidak valid.';
  return z
    .string()
    .regex(/^\d{1,16}$/, { error })
    .transform(Number)
    .refine((value) => value <= columnMax[column], { error });
}
