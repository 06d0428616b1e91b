import { expect, test } from '@jest/globals';
import { isStoredUuid, isUuid } from './uuid.js';

test.each([
  ['0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', true, true],
  ['0198A1B2-C3D4-7E5F-8A9B-0C1D2E3F4A5B', true, false],
  ['x0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', false, false],
  ['0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5bc', false, false],
  ['0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b\n', false, false],
  ['0198a1b2-c3d4-7e5f-0c1d2e3f4a5b', false, false],
  ['', false, false],
])('%j is an id: %p, as a file is named: %p', (text, isId, isFileName) => {
  expect([isUuid(text), isStoredUuid(text)]).toEqual([isId, isFileName]);
});
