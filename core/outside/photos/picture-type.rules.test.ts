import { expect, test } from '@jest/globals';
import { pictureTypeOf } from './picture-type.rules.js';

/** A file of this length that begins with these bytes and is padded with spaces. */
const file = (start: Buffer | string, length = 64): Buffer => {
  const head = Buffer.from(start as string, 'latin1');
  return Buffer.concat([head, Buffer.alloc(Math.max(0, length - head.length), ' ')]);
};

const jpeg = '\u00ff\u00d8\u00ff';
const png = '\u0089PNG\r\n\u001a\n';
const webp = 'RIFF\u0000\u0000\u0000\u0000WEBP';

test.each([
  ['jpeg', jpeg],
  ['png', png],
  ['webp', webp],
])('%s is known by its first bytes, from sixteen bytes on', (type, start) => {
  expect(pictureTypeOf(file(start, 16))).toBe(type);
  expect(pictureTypeOf(file(start, 15))).toEqual({ problem: 'broken' });
});

test.each([
  ['a JPEG whose first byte is another', '\u0000\u00d8\u00ff'],
  ['a JPEG whose second byte is another', '\u00ff\u0000\u00ff'],
  ['a JPEG whose third byte is another', '\u00ff\u00d8\u0000'],
  ['a PNG whose line ends were changed on the way', '\u0089PNG\n\u001a\n\n'],
  ['a sound', 'RIFF\u0000\u0000\u0000\u0000WAVE'],
  ['WEBP in another container', 'LIST\u0000\u0000\u0000\u0000WEBP'],
  ['a GIF', 'GIF89a'],
  ['a page that begins with words', 'kopi <html>'],
  ['a page that is hidden behind other bytes', 'x\u00ef\u00bb\u00bf<html>'],
  ['markup that is no page', '<svg xmlns="x">'],
])('%s is no picture that is taken', (_what, start) => {
  expect(pictureTypeOf(file(start))).toEqual({ problem: 'not_picture' });
});

test.each([
  '<!DOCTYPE html><html>',
  '<html lang="id">',
  '<head><title>',
  '<body>',
  '<script>',
  '<!-- login -->',
  '\r\n  <HTML>',
  '\u00ef\u00bb\u00bf<html>',
  '\u00ef\u00bb\u00bf\n<!doctype HTML>',
])('%j begins a web page', (start) => {
  expect(pictureTypeOf(file(start))).toEqual({ problem: 'page' });
});
