import { expect, test } from '@jest/globals';
import { fieldOf, fieldsOf } from './wire-fields.js';

const text = (content: Uint8Array | null) => content && Buffer.from(content).toString();

test('fields of every wire type are read in order, each with its own bytes', () => {
  const parts = [
    Buffer.from([0x08, 0x96, 0x01]), // field 1: a varint of two bytes
    fieldOf(2, Buffer.from('halo')),
    Buffer.from([0x19, 1, 2, 3, 4, 5, 6, 7, 8]), // field 3: eight bytes
    Buffer.from([0x20, 0x00]), // field 4: a varint of one byte
    Buffer.from([0x2d, 1, 2, 3, 4]), // field 5: four bytes
    fieldOf(300, Buffer.alloc(200, 'x')), // tag and length of two bytes each
  ];
  const fields = [...fieldsOf(Buffer.concat(parts))];
  expect(fields.map(({ number, content }) => [number, text(content)])).toEqual([
    [1, null],
    [2, 'halo'],
    [3, null],
    [4, null],
    [5, null],
    [300, 'x'.repeat(200)],
  ]);
  expect(fields.map(({ encoded }) => Buffer.from(encoded))).toEqual(parts);
});

test.each([
  ['a text that is longer than the message', Buffer.from([0x12, 5, 0x61])],
  ['a tag without a value', Buffer.from([0x08])],
  ['an unknown wire type', Buffer.from([0x0b, 0])],
])('reading ends at %s', (_, rest) => {
  const first = fieldOf(1, Buffer.from('a'));
  expect([...fieldsOf(Buffer.concat([first, rest]))].map(({ number }) => number)).toEqual([1]);
});

test.each([0, 1, 127, 128, 129, 255, 256, 16_383, 16_384, 16_385, 2_097_151, 2_097_152])(
  'a field of %s bytes is written and read',
  (length) => {
    const encoded = fieldOf(2, Buffer.alloc(length, 'x'));
    const [field, ...others] = [...fieldsOf(Buffer.concat([encoded, fieldOf(3, Buffer.from('end'))]))];
    expect([field?.number, field?.content?.length, others.map(({ content }) => text(content))]).toEqual([2, length, ['end']]);
  },
);
