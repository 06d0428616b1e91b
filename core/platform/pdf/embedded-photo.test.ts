import { expect, test } from '@jest/globals';
import { embeddedPhoto } from './embedded-photo.js';

const jpeg = (length: number): Buffer => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(length - 4, 7)]);
const object = (content: Buffer, lineEnd = '\n'): Buffer =>
  Buffer.concat([Buffer.from(`1 0 obj\n<< /Subtype /Image >>\nstream${lineEnd}`), content, Buffer.from('\nendstream\nendobj\n')]);
const file = (...objects: Buffer[]): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects, Buffer.from('%%EOF')]);
const sizeOf = (pdf: Buffer): number | undefined => embeddedPhoto(pdf)?.subarray(0, -1).length;

test.each<[string, Buffer, number | undefined]>([
  ['the first page of several', file(object(jpeg(40_000)), object(jpeg(90_000))), 40_000],
  ['a page after a stamp', file(object(jpeg(900)), object(Buffer.from('q 1 0 0 1 cm')), object(jpeg(30_000))), 30_000],
  ['small pictures alone: the largest', file(object(jpeg(500)), object(jpeg(900)), object(jpeg(700))), 900],
  ['the line end of Windows', file(object(jpeg(30_000), '\r\n')), 30_000],
  ['a file without photos', file(object(Buffer.from('BT (halo) Tj ET'))), undefined],
  ['a photo packed once more', file(object(Buffer.from([0x78, 0x9c, 0xff, 0xd8, 0xff]))), undefined],
  ['a photo without end', Buffer.concat([Buffer.from('stream\n'), jpeg(30_000)]), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s', (_, pdf, size) => {
  expect(sizeOf(pdf)).toBe(size);
});

test('a photo behind more beginnings than a file has is not looked for', () => {
  const beginnings = (count: number) => Buffer.from('stream\n'.repeat(count));
  expect(sizeOf(file(beginnings(5_000), object(jpeg(30_000))))).toBe(30_000);
  expect(sizeOf(file(beginnings(50_000), object(jpeg(30_000))))).toBeUndefined();
});

test('a file of nothing but beginnings takes linear time', () => {
  expect(embeddedPhoto(Buffer.from('stream\n'.repeat(1_400_000)))).toBeNull();
});
