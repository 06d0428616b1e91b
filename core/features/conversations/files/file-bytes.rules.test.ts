import { expect, test } from '@jest/globals';
import { mostBytes } from './file-bytes.rules.js';

test.each<[string, Parameters<typeof mostBytes>, number]>([
  ['a photo of ours', [{ photo: 'id', bytes: null }, null], 2_000_000],
  ['a stored file, also when it is fetched again', [{ photo: null, bytes: 5_000_000 }, 1], 5_000_026],
  ['a declared size', [{ photo: null, bytes: null }, 3_000_000], 3_000_026],
  ['a size that is declared too small', [{ photo: null, bytes: null }, 1], 1_000_026],
  ['no declared size', [{ photo: null, bytes: null }, null], Infinity],
])('%s', (_, [file, declared], bytes) => {
  expect(mostBytes(file, declared)).toBe(bytes);
});
