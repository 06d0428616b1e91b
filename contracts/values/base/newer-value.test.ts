import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { reading } from '../reading.js';
import { isNewer, orNewer } from './newer-value.js';

const Step = z.object({
  kind: z.literal('wait'),
  unit: z.enum(['hours', 'days']),
  count: z.number(),
  note: z.string().nullable(),
  tags: z.array(z.string()),
  isOn: z.boolean().register(reading, { absent: true }),
});
const read = reading.get(orNewer(z.union([Step, z.object({ kind: z.literal('stop') })])) as z.ZodType)!.from!;
const step = { kind: 'wait', unit: 'hours', count: 3, note: null, tags: ['a'], isOn: false };
const { isOn: _isOn, ...older } = step;
const { note: _note, ...withoutNote } = step;
const { count: _count, ...withoutCount } = step;

test.each([
  ['a known value', step],
  ['another known value', { kind: 'stop' }],
  ['a value from before a field existed', older],
  ['a value without a field that may be null', withoutNote],
  ['a kept value', { kind: 'newer', json: '{"kind":"fly"}' }],
])('%s stays as it is', (_what, value) => {
  expect(read(value)).toBe(value);
});

test.each<[string, unknown]>([
  ['an unknown kind', { kind: 'fly' }],
  ['a further field', { ...step, until: 5 }],
  ['a further field of a small value', { kind: 'stop', why: 'x' }],
  ['an unknown word', { ...step, unit: 'weeks' }],
  ['an element of another type', { ...step, tags: ['a', 1] }],
  ['no list', { ...step, tags: 'a' }],
  ['a number as a text', { ...step, count: '3' }],
  ['a missing field', withoutCount],
  ['no object', 'wait'],
])('a value with %s is kept as it was stored', (_what, value) => {
  expect(read(value)).toEqual({ kind: 'newer', json: JSON.stringify(value) });
});

test('a kept value is known by its words', () => {
  expect([{ kind: 'newer', json: '1' }, { kind: 'newer' }, { kind: 'stop' }, {}].map(isNewer)).toEqual([true, false, false, false]);
});
