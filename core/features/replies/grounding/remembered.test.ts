import { expect, test } from '@jest/globals';
import { remembered, rememberTexts } from './remembered.js';

test('results are kept only in a program that asks for it, for the texts that were read last', () => {
  const read: string[] = [];
  const lengthOf = remembered((text) => {
    read.push(text.slice(0, 1));
    return text.length;
  });
  const [long, other] = ['a'.repeat(600_000), 'b'.repeat(600_000)];
  expect([lengthOf('c'), lengthOf('c')]).toEqual([1, 1]);
  expect(read).toEqual(['c', 'c']);
  rememberTexts();
  expect([lengthOf(long), lengthOf('d'), lengthOf(long)]).toEqual([600_000, 1, 600_000]);
  expect(read.slice(2)).toEqual(['a', 'd']);
  lengthOf(other); // leaves no room for the other long text
  expect([lengthOf('d'), lengthOf(other), lengthOf(long)]).toEqual([1, 600_000, 600_000]);
  expect(read.slice(4)).toEqual(['b', 'a']);
});
