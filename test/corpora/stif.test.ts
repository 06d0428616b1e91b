import { expect, test } from '@jest/globals';
import { compareSides } from './agreement.ts';
import { readPairs } from './files.ts';

test('rules understand an informal text like its formal version', async () => {
  const compared = await compareSides(readPairs());
  process.stderr.write(`${compared.map(({ table }) => table).join('\n')}\n`);
  expect(compared.filter(({ share }) => share < 0.97).map(({ name }) => name)).toEqual([]);
}, 3_600_000);
