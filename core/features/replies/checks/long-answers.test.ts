import { expect, test } from '@jest/globals';
import { cpuMs } from '../../../../test/support/cpu-time.js';
import { OrderCheck } from '../grounding/orders/order-check.rules.js';

/** A price list as owners write it, of things with the same words. */
const list = Array.from({ length: 400 }, (_, at) => `Kaos model ${at} warna hitam: Rp ${(10 + at) * 1_000}, stok ${at}`).join('\n');
const named = Array.from({ length: 56 }, (_, at) => `kaos model ${at} hitam ${10 + at}rb`);

test('an answer that names many prices in one sentence takes no longer than one with a sentence for each', () => {
  const check = new OrderCheck({ owner: [list], chat: [], tools: [], ours: [], lead: ['kaos hitam apa aja?'] });
  const [inOne, apart] = [', ', '.\n'].map((separator) => cpuMs(() => check.verdictsOn(named.join(separator))));
  expect(inOne! / apart!).toBeLessThan(2.5);
});
