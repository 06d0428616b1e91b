import { describe, expect, test } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet as readByAnother } from 'read-excel-file/node';
import { readSheet } from './read-sheet.js';
import type { Cell } from './write-sheet.js';
import { XlsxWriter } from './xlsx-writer.js';

/*
 * Workbooks that the product writes. They are parsed by this program and by another, and also after changes that
 * other programs would make.
 */

function written(rows: readonly (readonly Cell[])[]): Buffer {
  const parts: Uint8Array[] = [];
  const writer = new XlsxWriter({ name: 'Produk', widths: [] }, (bytes) => parts.push(bytes));
  writer.add(rows);
  writer.end();
  return Buffer.concat(parts);
}
const sheetPath = 'xl/worksheets/sheet1.xml';
const partOf = (workbook: Buffer, path: string) => strFromU8(unzipSync(workbook)[path]!);
const tableOf = (workbook: Buffer) => readSheet(workbook).tables[0];

function changed(path: string, change: (xml: string) => string): Buffer {
  const parts = unzipSync(written([['Nama'], ['Kaos']]));
  parts[path] = strToU8(change(strFromU8(parts[path]!)));
  return Buffer.from(zipSync(parts));
}

test('each of 64 columns has its place, also where cells before it are empty', async () => {
  const heads = Array.from({ length: 64 }, (_, nth) => `Kolom ${nth + 1}`);
  const sparse = heads.map((_, nth) => (nth % 7 === 5 ? nth : null));
  const workbook = written([heads, sparse]);
  expect(await readByAnother(workbook)).toEqual([heads, sparse]);
  // empty cells after the last filled cell are not written
  expect(tableOf(workbook)).toEqual([heads, sparse.slice(0, 62).map((value) => (value === null ? '' : String(value)))]);
});

test('the first row alone is bold and stays in sight', () => {
  const workbook = written([
    ['Nama', 'Harga'],
    ['Kaos', 75_000],
    ['Topi', 40_000],
  ]);
  const rows = [...partOf(workbook, sheetPath).matchAll(/<row [^>]*>(.*?)<\/row>/g)].map(
    ([, cells]) => cells!.match(/ s="1"/g)?.length ?? 0,
  );
  expect(rows).toEqual([2, 0, 0]);
  expect(partOf(workbook, sheetPath)).toContain('<pane ySplit="1" topLeftCell="A2"');
  const [, bold] = [...partOf(workbook, 'xl/styles.xml').matchAll(/<font>(.*?)<\/font>/g)].map(([, font]) => font!);
  expect(bold).toContain('<b/>');
});

test.each(['satu\r\ndua', 'satu\rdua', 'satu\n\ndua', 'satu\tdua', ' dua blank ', '&amp; <b> "kutip"', '_x000D_'])(
  '%j is read back as it was',
  (text) => {
    expect(
      tableOf(
        written([
          ['a', 'b'],
          [`x${text}x`, 'y'],
        ]),
      )![1]![0],
    ).toBe(`x${text}x`);
  },
);

describe('a workbook of another program', () => {
  test('may write a date as one, with or without its time', () => {
    const dates = ['2026-11-25', '2026-11-25T10:30:00'].map((date) => `<c t="d"><v>${date}</v></c>`).join('');
    expect(tableOf(changed(sheetPath, (xml) => xml.replace('</sheetData>', `<row r="3">${dates}</row></sheetData>`)))![2]).toEqual([
      '2026-11-25',
      '2026-11-25',
    ]);
  });

  test('whose sheet lies outside of it is refused', () => {
    const outside = changed('xl/_rels/workbook.xml.rels', (xml) =>
      xml.replace('worksheets/sheet1.xml"', 'worksheets/sheet1.xml" TargetMode="External"'),
    );
    expect(() => readSheet(outside)).toThrow(expect.objectContaining({ problem: 'broken' }));
  });

  test('may merge more rows than it has', () => {
    const merged = changed(sheetPath, (xml) =>
      xml.replace('</worksheet>', '<mergeCells><mergeCell ref="A2:A9"/></mergeCells></worksheet>'),
    );
    expect(tableOf(merged)).toEqual([['Nama'], ['Kaos']]);
  });
});
