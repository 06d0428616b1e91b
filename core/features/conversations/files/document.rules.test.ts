import { describe, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { cleanFileName } from '#contracts/values/base/file-name';
import { documentKind, headBytes, tailBytes } from './document.rules.js';

const kindOf = (bytes: Buffer, name: string) =>
  documentKind({ name, bytes: bytes.length, head: bytes.subarray(0, headBytes), tail: bytes.subarray(-tailBytes) });
const pack = (...names: string[]) => Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x'.repeat(500))]))));
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n');
const docx = pack('[Content_Types].xml', 'word/document.xml');
const legacy = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

describe('a document’s type is detected from its content', () => {
  test.each([
    [pdf, 'Daftar Harga.pdf', 'application/pdf', 'Daftar Harga.pdf'],
    [docx, 'surat.DOCX', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'surat.DOCX'],
    [pack('xl/workbook.xml'), 'stok', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'stok.xlsx'],
    [pack('a.txt', 'b.txt'), 'foto.zip', 'application/zip', 'foto.zip'],
    [legacy, 'lama.xls', 'application/vnd.ms-excel', 'lama.xls'],
    [legacy, 'lama.doc', 'application/msword', 'lama.doc'],
    [legacy, 'lama.ppt', 'application/vnd.ms-powerpoint', 'lama.ppt'],
    [pack('ppt/presentation.xml'), 'a.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'a.pptx'],
    [Buffer.from('{\\rtf1 halo'), 'a.rtf', 'application/rtf', 'a.rtf'],
    [Buffer.from('ID3\x04\0\0', 'latin1'), 'lagu.mp3', 'audio/mpeg', 'lagu.mp3'],
    [Buffer.from('\xff\xfb\x90\0', 'latin1'), 'lagu.mp3', 'audio/mpeg', 'lagu.mp3'],
    [Buffer.from('\0\0\0\x18ftypM4A ', 'latin1'), 'suara.m4a', 'audio/mp4', 'suara.m4a'],
    [Buffer.from('a\tb\fc ID3'), 'a.b!.txt', 'text/plain', 'a.b!.txt'],
    [Buffer.from('harga <html> mz'), 'a.verylong', 'text/plain', 'a.verylong.txt'],
    [Buffer.from(`halo ${'x'.repeat(600)}`), 'nama.pdf lama', 'text/plain', 'nama.pdf lama.txt'],
    [
      Buffer.concat([Buffer.from('%PDF-1.7\n<html>\n'), Buffer.alloc(5_000, 'x'), Buffer.from('%%EOF')]),
      'a.pdf',
      'application/pdf',
      'a.pdf',
    ],
    [Buffer.from('Halo Kak,\r\nterima kasih ☺'), 'catatan.txt', 'text/plain', 'catatan.txt'],
    [Buffer.from('nama,harga\nKopi,20000\n'), 'harga.csv', 'text/csv', 'harga.csv'],
    [Buffer.from('halo'), 'README', 'text/plain', 'README.txt'],
    [Buffer.from('\0\0\0\x18ftypisom', 'latin1'), 'video.mp4', 'video/mp4', 'video.mp4'],
  ])('%# %s', (bytes, name, mimetype, called) => {
    expect(kindOf(bytes, name)).toEqual({ mimetype, name: called });
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'kosong.pdf', 'empty'],
    ['half a PDF', pdf.subarray(0, 20), 'a.pdf', 'cut'],
    ['a PDF whose end was long ago', Buffer.concat([pdf, Buffer.alloc(1_100, 'x')]), 'a.pdf', 'cut'],
    ['an archive cut within its end', docx.subarray(0, -3), 'a.docx', 'cut'],
    ['text with a sign in it that no text has', Buffer.from('halo\x01'), 'a.txt', 'unknown'],
    ['text that begins so and goes on otherwise', Buffer.concat([Buffer.alloc(140_000, 'x'), Buffer.from([0])]), 'a.txt', 'unknown'],
    ['half a document', docx.subarray(0, -30), 'a.docx', 'cut'],
    ['a PDF with an archive behind it', Buffer.concat([pdf, pack('a.txt')]), 'a.pdf', 'mixed'],
    ['a PDF with a page behind it', Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>%%EOF')]), 'a.pdf', 'mixed'],
    ['an archive with a page behind it', Buffer.concat([docx, Buffer.from('<html>')]), 'a.docx', 'mixed'],
    ['two archives in one', Buffer.concat([docx, pack('b.txt')]), 'a.docx', 'mixed'],
    ['a document called PDF', docx, 'a.pdf', 'mismatch'],
    ['a page called text', Buffer.from('\ufeff <!DOCTYPE html><script>'), 'a.txt', 'page'],
    ['a picture that is a page', Buffer.from('<svg onload="alert(1)">'), 'a.txt', 'page'],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf'), 'a.txt', 'page'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'a.pdf', 'unknown'],
    ['an installer in the old format', legacy, 'a.msi', 'unknown'],
    ['an app', pack('AndroidManifest.xml', 'classes.dex'), 'a.zip', 'unknown'],
    ['macros', pack('xl/workbook.xml', 'xl/vbaProject.bin'), 'a.xlsm', 'unknown'],
  ])('%s is refused', (_, bytes, name, problem) => {
    expect(kindOf(bytes, name)).toEqual({ problem });
  });

  test('a program with an honest ending behind another one gets the ending of its content', () => {
    expect(kindOf(pdf, 'harga.exe')).toMatchObject({ name: 'harga.exe.pdf' });
  });
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ani\\harga.pdf', 'harga.pdf'],
  ['gambar\u202Efdp.exe', 'gambarfdp.exe'],
  ['a\u0000b\r\n.pdf', 'ab.pdf'],
  ['...', 'berkas'],
  ['', 'berkas'],
  ['  daftar   harga .pdf ', 'daftar harga .pdf'],
  ['.. daftar .. harga ..', 'daftar .. harga'],
  [`${'x'.repeat(95)}.docx`, `${'x'.repeat(95)}.docx`],
  [`${'x'.repeat(101)}`, 'x'.repeat(100)],
  [`a.pdf${'x'.repeat(300)}`, `a.pdf${'x'.repeat(95)}`],
  [`${'x'.repeat(94)} ${'y'.repeat(30)}.docx`, `${'x'.repeat(94)}.docx`],
  [`${'x'.repeat(300)}.docx`, `${'x'.repeat(95)}.docx`],
])('the name %j is kept as %j', (name, kept) => {
  expect(cleanFileName(name)).toBe(kept);
});
