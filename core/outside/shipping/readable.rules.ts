import type { z } from 'zod';
import { ShippingError } from './shipping.errors.js';

/**
 * Parses the rows of an answer and skips invalid rows.
 * @throws ShippingError `away` when the data is not a list, or when no row is valid
 */
export function readable<Row extends z.ZodType>(row: Row, data: unknown, what: string): z.output<Row>[] {
  if (data === null || data === undefined) return [];
  if (!Array.isArray(data)) throw new ShippingError('away', `${what} are no list`);
  const rows = data.flatMap((one) => {
    const read = row.safeParse(one);
    return read.success ? [read.data] : [];
  });
  if (rows.length === 0 && data.length > 0) throw new ShippingError('away', `${what} of an unknown shape`);
  return rows;
}
