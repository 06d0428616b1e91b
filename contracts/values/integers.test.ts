import { expect, test } from '@jest/globals';
import { columnMax, wholeNumber } from './integers.js';

test.each(['smallint', 'integer', 'bigint'] as const)('a number in an address fits the column of the type %s', (column) => {
  const number = wholeNumber(column);
  for (const value of [0, 1, columnMax[column]]) expect(number.safeParse(String(value)).data).toBe(value);
  for (const wrong of [String(columnMax[column] + 1), '-1', '1.5', '1e3', ' 1', '', 'x', '0'.repeat(17)])
    expect([wrong, number.safeParse(wrong).error?.issues[0]?.message]).toEqual([wrong, 'Angka pada alamat tidak valid.']);
});
