import { expect, test } from '@jest/globals';
import { readSheet } from './read-sheet.js';

/* Each text format that people export, tested separately. */

const rowsOf = (text: string) => readSheet(Buffer.from(text)).tables[0];
const linesOf = (text: string) => readSheet(Buffer.from(text)).lines;
const table = [
  ['nama', 'harga'],
  ['Kaos', '75000'],
];

test.each(['\t', ';', ',', '|'])('cells may be parted by %j, which the first line may name', (delimiter) => {
  const text = table.map((row) => row.join(delimiter)).join('\n');
  expect(rowsOf(text)).toEqual(table);
  for (const mark of ['', '\ufeff'])
    expect(rowsOf(`${mark}sep=${delimiter}\nnama${delimiter}a;b,c|d\te`)![0]!.slice(0, 2)).toEqual([
      'nama',
      'a;b,c|d\te'.split(delimiter)[0],
    ]);
});

test.each(['\n', '\r', '\r\n'])('lines may end with %j, also with several kinds in one file', (end) => {
  expect(rowsOf(`nama;harga${end}Kaos;75000`)).toEqual(table);
  expect(rowsOf(`nama;harga${end}Kaos;75000\nTopi;1\r\nTas;2`)).toEqual([...table, ['Topi', '1'], ['Tas', '2']]);
});

test.each([
  '<!DOCTYPE html>',
  '<html lang="id">',
  '<head>',
  '<meta charset="utf-8">',
  '<style>',
  '<table border="1">',
  '<?xml version="1.0"?>',
])('a page that begins with %s is no table, however it is written', (start) => {
  for (const page of [start, start.toUpperCase(), `\ufeff${start}`, ` \n\t${start}`])
    expect(() => readSheet(Buffer.from(`${page}\nnama;harga`))).toThrow(expect.objectContaining({ problem: 'old_excel' }));
  // a product may be called like a tag
  expect(rowsOf(`nama;harga\n${start};1`)).toHaveLength(2);
});

test.each<[string, (text: string) => Buffer]>([
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-16 of Windows', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16 of other systems', (text) => Buffer.from(text, 'utf16le').swap16()],
])('a text in %s is read with its mark and without', (_name, encoded) => {
  for (const mark of ['', '\ufeff']) expect(readSheet(encoded(`${mark}nama;harga\nKaos;75000`)).tables[0]).toEqual(table);
});

test.each(['rb', 'ribu', 'k', 'jt', 'juta', ' rb', 'RB'])('the comma of an amount such as "12,5%s" may part no cells', (unit) => {
  const text = `Kopi 12,5${unit}\nTeh 8,5${unit}`;
  expect(linesOf(text)).toEqual(text.split('\n'));
});

test.each([
  ['a comma before a blank', 'Kopi, enak\nTeh, manis', true],
  ['a delimiter in few lines', 'Kopi;1\nTeh\nGula\nSusu', true],
  ['a delimiter in half of the lines', 'Kopi;1\nTeh;2\nGula\nSusu', false],
  ['commas without blanks', 'Kopi,1\nTeh,2', false],
  ['commas of sentences within cells', 'Kaos, hitam;1;ada\nTopi, merah;2;habis', false],
  ['semicolons before blanks', 'Kopi; enak\nTeh; manis', false],
])('a text with %s may be lines of people: %s', (_what, text, isLines) => {
  expect(linesOf(text) !== null).toBe(isLines);
});

test('the delimiter is the one of most lines, and a price has a comma too', () => {
  expect(rowsOf('nama;harga\nKaos;75,5\nTopi;30,0\nTas, besar;1')).toEqual([
    ['nama', 'harga'],
    ['Kaos', '75,5'],
    ['Topi', '30,0'],
    ['Tas, besar', '1'],
  ]);
});
