import { expect, test } from '@jest/globals';
import { wantedBytes } from './byte-range.rules.js';

test.each([
  [undefined, null],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=5-5', { first: 5, last: 5 }],
  ['bytes=10-20', { first: 10, last: 20 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-1', { first: 99, last: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['kilobytes=0-1', null],
  ['bytes=a-b', null],
  ['bytes=-', null],
])('of a hundred bytes, %s', (header, wanted) => {
  expect(wantedBytes(header, 100)).toEqual(wanted);
});

test('an empty file has no valid range', () => {
  expect(wantedBytes('bytes=0-', 0)).toBe('none');
  expect(wantedBytes('bytes=-5', 0)).toBe('none');
});
