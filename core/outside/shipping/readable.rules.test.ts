import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { readable } from './readable.rules.js';

const Row = z.object({ cost: z.coerce.number() });

test.each([
  ['no list, as a service answers that found nothing', null, []],
  ['no list at all', undefined, []],
  ['an empty list', [], []],
  ['rows, each as it is read', [{ cost: '9000' }, { cost: 1 }], [{ cost: 9_000 }, { cost: 1 }]],
  ['rows of which one cannot be read', [{ cost: 'gratis' }, null, { cost: 1 }], [{ cost: 1 }]],
])('of %s', (_what, data, rows) => {
  expect(readable(Row, data, 'rates')).toEqual(rows);
});

test.each([
  ['a sentence', 'gangguan', 'away: rates are no list'],
  ['an object', { cost: 1 }, 'away: rates are no list'],
  ['rows of which none can be read', [{ price: 1 }, 'x'], 'away: rates of an unknown shape'],
])('%s in place of rows counts as no answer', (_what, data, message) => {
  expect(() => readable(Row, data, 'rates')).toThrow(expect.objectContaining({ failure: 'away', message }));
});
