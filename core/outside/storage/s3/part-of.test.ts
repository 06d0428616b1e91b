import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { partOf } from './part-of.js';

const whole = 'abcdefghij';
const inPieces = (content: string) => Readable.from(content.match(/.{1,3}/g)!.map((piece) => Buffer.from(piece)));
const told = (first: number, last: number) => `bytes ${first}-${last}/${whole.length}`;

test('the part that was asked for is passed on as it comes', () => {
  const body = inPieces('cde');
  expect(partOf(body, { first: 2, last: 4 }, told(2, 4))).toBe(body);
});

test('every part is cut out of the whole file, or out of a longer part', async () => {
  for (let first = 0; first < whole.length; first += 1)
    for (let last = first; last < whole.length; last += 1) {
      const wanted = whole.slice(first, last + 1);
      expect(await text(partOf(inPieces(whole), { first, last }, undefined))).toBe(wanted);
      const begins = Math.max(0, first - 1);
      expect(await text(partOf(inPieces(whole.slice(begins)), { first, last }, told(begins, whole.length - 1)))).toBe(wanted);
    }
});

test('a part that begins too late is refused, and its body is ended', () => {
  const body = inPieces('def');
  expect(() => partOf(body, { first: 2, last: 5 }, told(3, 5))).toThrow('asked for the bytes from 2, got those from 3');
  expect(body.destroyed).toBe(true);
});

test('the rest of a longer answer is not read', async () => {
  const body = new PassThrough();
  body.write(whole);
  expect(await text(partOf(body, { first: 0, last: 3 }, undefined))).toBe('abcd');
  expect(body.destroyed).toBe(true);
});

test('a body that breaks off fails the part', async () => {
  const body = new PassThrough();
  body.write('abc', () => body.destroy(new Error('reset')));
  await expect(text(partOf(body, { first: 1, last: 5 }, undefined))).rejects.toThrow('reset');
});

test('a body that ends before the part does fails', async () => {
  await expect(text(partOf(inPieces('abc'), { first: 1, last: 5 }, undefined))).rejects.toThrow('3 of 5 bytes are missing');
});
