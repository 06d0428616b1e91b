import { expect, test } from '@jest/globals';
import { downloadName, fileTypeOf } from './file-type.rules.js';

const bytes = (head: string) => Buffer.from(head.padEnd(64, '\0'), 'latin1');

test.each([
  ['\xff\xd8\xff\xe0', 'text/html', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png', 'image/png'],
  ['GIF87a', 'image/png', 'image/gif'],
  ['GIF89a', '', 'image/gif'],
  ['ID3\x04', 'audio/ogg', 'audio/mpeg'],
  ['\xff\xfb\x90', 'audio/mpeg', 'audio/mpeg'],
  ['RIFF\x10\0\0\0WEBP', 'image/webp', 'image/webp'],
  ['OggS', 'audio/ogg; codecs=opus', 'audio/ogg'],
  ['\0\0\0\x18ftypM4A ', 'audio/mp4', 'audio/mp4'],
  ['\0\0\0\x18ftypM4A ', 'audio/x-m4a', 'audio/x-m4a'],
  ['\0\0\0\x18ftypisom', 'video/mp4', 'video/mp4'],
  ['\0\0\0\x18ftypisom', 'xaudio/mp4', 'video/mp4'],
  ['\0\0\0\x18ftypisom', 'audio/mp4x', 'video/mp4'],
  ['OggS', 'audio/mp4', 'audio/ogg'],
  ['\0\0\0\x18ftypM4A ', 'application/octet-stream', 'audio/mp4'],
  ['\0\0\0\x18ftypM4B ', '', 'audio/mp4'],
  ['\0\0\0\x18ftypheic', 'application/octet-stream', 'image/heic'],
  ['\0\0\0\x18ftypheix', 'image/jpeg', 'image/heic'],
  ['\0\0\0\x18ftypmif1', 'video/mp4', 'image/heic'],
  ['\0\0\0\x18ftypmsf1', 'audio/mp4', 'image/heic'],
  ['\0\0\0\x18ftypavif', 'image/avif', 'image/avif'],
  ['%PDF-1.7', 'image/png', 'application/pdf'],
])('%j, called %s, is %s by its content', (head, claimed, type) => {
  expect(fileTypeOf(bytes(head), claimed)).toBe(type);
});

test.each([
  '<script>alert(1)</script>',
  'GIF87<svg/onload=1>',
  '',
  'RIFF\x10\0\0\0AVI ',
  'xxxx\x10\0\0\0WEBP',
  'xGIF89a',
  'GIF88a',
  'x\xff\xfb',
  '\xff\xd9',
  'x'.repeat(13) + 'ID3',
])('%j is no picture, whatever it is called', (head) => {
  for (const claimed of ['image/png', 'IMAGE/SVG+XML', 'audio/ogg', 'video/mp4'])
    expect(fileTypeOf(bytes(head), claimed)).toBe('application/octet-stream');
});

test('a file that no browser displays keeps its name', () => {
  expect(fileTypeOf(bytes('PK\x03\x04'), 'application/vnd.ms-excel')).toBe('application/vnd.ms-excel');
  expect(fileTypeOf(Buffer.from('nama;harga'), 'TEXT/CSV ; charset=utf-8')).toBe('text/csv');
  expect(fileTypeOf(Buffer.from('x'), 'text/csv;')).toBe('text/csv');
  expect(fileTypeOf(bytes('x'), '')).toBe('application/octet-stream');
});

test.each([
  ['MZ\x90\0', 'application/pdf'],
  ['MZ\x90\0', 'text/plain'],
  ['<html><script>', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['<html><script>', 'text/csv'],
  ['#!/bin/sh', 'text/plain'],
  ['%!PS', 'application/pdf'],
])('%j is not %s', (head, claimed) => expect(fileTypeOf(Buffer.from(head, 'latin1'), claimed)).toBe('application/octet-stream'));

test('a ZIP that is declared as a text is a ZIP', () => {
  expect(fileTypeOf(bytes('PK\x03\x04'), 'text/plain')).toBe('application/zip');
});

test.each([
  ['nota.pdf', 'application/pdf', 'nota.pdf'],
  ['nota.exe', 'application/pdf', 'nota.exe.pdf'],
  ['foto.jpg', 'application/pdf', 'foto.jpg.pdf'],
  ['nota\u202Efdp.exe', 'application/octet-stream', 'notafdp.exe.bin'],
  ['nota.pdf', 'application/octet-stream', 'nota.pdf.bin'],
  ['../../etc/passwd', 'application/octet-stream', 'passwd.bin'],
  ['C:\\nota.html', 'text/html', 'nota.html.bin'],
  ['nota.PDF', 'application/pdf', 'nota.PDF'],
  ['desain.cdr', 'application/octet-stream', 'desain.cdr'],
  ['DENAH.DWG', 'application/octet-stream', 'DENAH.DWG'],
  ...['xll', 'xlam', 'slk', 'iqy', 'chm', 'one', 'vhdx', 'py', 'jnlp', 'desktop', 'command', 'xapk', 'vbscript', 'anything'].map(
    (ending) => [`nota.${ending}`, 'application/octet-stream', `nota.${ending}.bin`] as const,
  ),
  ['harga.xlsx', 'application/vnd.ms-excel', 'harga.xlsx'],
  ['nota.svg', 'image/svg+xml', 'nota.svg.bin'],
  ['nota.exe. . ', 'application/octet-stream', 'nota.exe.bin'],
  ['nota.e\u200Bxe', 'application/octet-stream', 'nota.exe.bin'],
  [null, 'image/jpeg', 'lampiran.jpg'],
  ['IMG_01.HEIC', 'image/heic', 'IMG_01.HEIC'],
  ['bukti.jpg', 'image/heic', 'bukti.jpg.heic'],
  ['', 'application/zip', 'berkas.zip'],
])('%j of type %s is saved as %j', (name, type, saved) => expect(downloadName(name, type)).toBe(saved));
