import { expect, test } from '@jest/globals';
import { OrderedWrites } from './ordered-writes.js';

test('a later write begins when the earlier one has ended, however slow that is', async () => {
  const writes = new OrderedWrites();
  const stored: string[] = [];
  const gate = Promise.withResolvers<void>();
  const slow = writes.add(async () => {
    await gate.promise;
    stored.push('older');
  });
  const quick = writes.add(async () => void stored.push('newer'));
  gate.resolve();
  await Promise.all([slow, quick]);
  expect(stored).toEqual(['older', 'newer']);
});

test('a write that fails rejects for its caller, and the next one is made', async () => {
  const writes = new OrderedWrites();
  const failed = writes.add(() => Promise.reject(new Error('no database')));
  const next = writes.add(async () => 'written');
  await expect(failed).rejects.toThrow('no database');
  expect(await next).toBe('written');
});
