import { expect, test } from '@jest/globals';
import { hasManyValues, ValueCount } from './many-values.rules.js';

const bytes = (text: string): Uint8Array => Buffer.from(text);
const max = 100;

test.each<[string, (count: number) => string]>([
  ['lists in lists', (count) => '['.repeat(count)],
  ['objects in objects', (count) => '{"a":'.repeat(count)],
  ['a list of numbers', (count) => `[${Array.from({ length: count }, () => '1').join(',')}]`],
  ['a list of texts', (count) => `{"a":[${Array.from({ length: count - 1 }, () => '"x"').join(',')}]}`],
  ['an object of many keys', (count) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, nth) => [`k${nth}`, nth])))],
])('%s: as many as allowed are read, one more is refused', (_name, make) => {
  expect(hasManyValues(bytes(make(max)), max)).toBe(false);
  expect(hasManyValues(bytes(make(max + 1)), max)).toBe(true);
});

test.each([
  ['commas and brackets of an owner', JSON.stringify({ prompt: 'a, [b], {c}, '.repeat(200) })],
  ['quotation marks in a text', JSON.stringify({ prompt: '"a", "b", '.repeat(200) })],
  ['a text that ends with a backslash', `{"a":"${'\\\\'.repeat(200)}","b":"${','.repeat(200)}"}`],
])('%s are no values', (_name, text) => {
  expect(() => JSON.parse(text)).not.toThrow();
  expect(hasManyValues(bytes(text), max)).toBe(false);
});

test('a text in pieces is counted like a whole one, wherever it is cut', () => {
  const text = bytes(`{"a\\"[,":[${'1,'.repeat(50)}"x\\\\",{}]}`);
  const allowed = 54;
  for (let at = 0; at <= text.length; at += 1) {
    const counted = (most: number) => {
      const count = new ValueCount(most);
      return [text.subarray(0, at), text.subarray(at)].some((piece) => count.isExceededBy(piece));
    };
    expect([at, counted(allowed), counted(allowed - 1)]).toEqual([at, false, true]);
  }
});

test('lines of a stream are counted one by one', () => {
  const line = `data: {"choices":[${'1,'.repeat(60)}"an open text\n`;
  expect(new ValueCount(max, true).isExceededBy(bytes(line.repeat(10)))).toBe(false);
  expect(new ValueCount(max).isExceededBy(bytes(line.repeat(10)))).toBe(true);
  expect(new ValueCount(max, true).isExceededBy(bytes(`${line}[${'1,'.repeat(max)}`))).toBe(true);
});

test('lines of a stream have a bound together, which no open text in a line evades', () => {
  const lines = `data: "an open text\n[${'1,'.repeat(60)}1]\n`;
  expect(new ValueCount(max, true, 3 * max).isExceededBy(bytes(lines.repeat(4)))).toBe(false);
  expect(new ValueCount(max, true, 3 * max).isExceededBy(bytes(lines.repeat(5)))).toBe(true);
});
