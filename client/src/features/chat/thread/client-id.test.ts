import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { newClientId } from './client-id.js';

test('a client id is a uuid the contract accepts, and never the same twice', () => {
  const ids = Array.from({ length: 200 }, newClientId);
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
