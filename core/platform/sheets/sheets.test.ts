import { describe, expect, test } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet as readByAnother } from 'read-excel-file/node';
import writeByAnother from 'write-excel-file/node';
import { readSheet } from './read-sheet.js';
import { csvPart, csvParts, withoutGuard, type Cell } from './write-sheet.js';
import { XlsxWriter } from './xlsx-writer.js';

const rowsOf = (bytes: Buffer) => readSheet(bytes).tables[0];
function xlsxOf(rows: Cell[][], widths: number[] = []): Buffer {
  const parts: Uint8Array[] = [];
  const writer = new XlsxWriter({ name: 'Produk & <harga>', widths }, (bytes) => parts.push(bytes));
  for (const row of rows) writer.add([row]);
  writer.end();
  return Buffer.concat(parts);
}
const text = (words: string) => rowsOf(Buffer.from(words));
const rows = [
  ['Nama', 'Harga'],
  ['Kaos; "polos"\nhitam', 75_000],
  ['=HYPERLINK("http://x")', 0],
  ['+62 812', null],
];
const asTexts = [
  ['Nama', 'Harga'],
  ['Kaos; "polos"\nhitam', '75000'],
  ['=HYPERLINK("http://x")', '0'],
  ['+62 812', ''],
];

describe('a text', () => {
  test.each([
    [
      'nama;harga\r\nKaos;75.000',
      [
        ['nama', 'harga'],
        ['Kaos', '75.000'],
      ],
    ],
    [
      'nama,harga\nKaos,"75,000"',
      [
        ['nama', 'harga'],
        ['Kaos', '75,000'],
      ],
    ],
    ['nama\tharga\n\nKaos\t75rb', [['nama', 'harga'], [''], ['Kaos', '75rb']]],
    ['Kaos polos 75rb', [['Kaos polos 75rb']]],
    ['\ufeffnama;"dua\nbaris"', [['nama', 'dua\nbaris']]],
  ])('%j is read by its own delimiter', (words, found) => {
    expect(text(words)).toEqual(found);
  });

  test('that may be lines of people is also given line by line', () => {
    const words = 'Beras, Rp 75.000, 1,5 kg\nGula, 18rb';
    expect(readSheet(Buffer.from(words)).lines).toEqual(words.split('\n'));
    expect(readSheet(Buffer.from('nama,harga\nBeras,75000')).lines).toBeNull();
  });

  test('is read in the encodings that spreadsheets write', () => {
    expect(rowsOf(Buffer.from('\ufeffnama\tharga\nCafé\t1', 'utf16le'))).toEqual([
      ['nama', 'harga'],
      ['Café', '1'],
    ]);
    expect(rowsOf(Buffer.from('\ufeffnama;harga', 'utf16le').swap16())).toEqual([['nama', 'harga']]);
    expect(rowsOf(Buffer.from('Caf\xe9;1', 'latin1'))).toEqual([['Café', '1']]);
  });

  test('may name its delimiter, and titles above the table do not hide it', () => {
    expect(text('sep=,\nnama,harga\nKaos; hitam,75000')).toEqual([
      ['nama', 'harga'],
      ['Kaos; hitam', '75000'],
    ]);
    expect(text('DAFTAR HARGA, GROSIR\n\nnama;harga\nKaos, hitam;75000')?.slice(-2)).toEqual([
      ['nama', 'harga'],
      ['Kaos, hitam', '75000'],
    ]);
  });

  test.each([
    ['too many rows', Buffer.from('a\n'.repeat(10_001)), 'too_many'],
    ['too many columns', Buffer.from(';'.repeat(100)), 'too_many'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'not_table'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'old_excel'],
    [
      'a web page under the name of an old workbook',
      Buffer.from('\n<html><body><table><tr><td>Nama</td></tr></table></body></html>'),
      'old_excel',
    ],
    ['an old workbook as XML', Buffer.from('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'), 'old_excel'],
    ['a record without an end', Buffer.from(`"${'x'.repeat(60_000)}`), 'broken'],
    ['one cell that is longer than a spreadsheet has', Buffer.from(`nama;harga\n${'x'.repeat(40_000)};1`), 'too_much_text'],
    ['a million empty cells', Buffer.from('nama;harga\n' + ';'.repeat(990_000)), 'too_many'],
    ['many rows of empty cells', Buffer.from(`${';'.repeat(60)}\n`.repeat(9_000)), 'too_many'],
    ['quotes that never end', Buffer.from('"a\n'.repeat(300_000)), 'broken'],
  ])('that is %s is refused', (_, bytes, problem) => {
    expect(() => readSheet(bytes)).toThrow(expect.objectContaining({ problem }));
  });
});

test('a written sheet is read back the same, also by another program, and a text is never a formula', async () => {
  const workbook = xlsxOf(rows, [20, 10]);
  expect(rowsOf(workbook)).toEqual([asTexts[0], asTexts[1], asTexts[2], ['+62 812']]);
  expect(await readByAnother(workbook)).toEqual(rows);
  const sheet = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml']!);
  expect(sheet).not.toContain('<f>');
  const csv = csvPart(rows, true);
  expect(csv.toString('utf8')).not.toMatch(/(^|[;\n"])[=+]/m);
  expect(rowsOf(csv)?.map((row) => row.map(withoutGuard))).toEqual(asTexts);
});

test.each([
  '=1',
  '\n=1',
  '\u00a0=1',
  '\u200b=1',
  '＝1',
  ' \t+1',
  '-1',
  '@x',
  '\r1',
  '\u034f=1',
  '\ufe0f=1',
  '\u3164=1',
  '﹦1',
  '﹣1',
  '﹫SUM',
])('%j is no formula in a CSV file', (words) => {
  expect(csvPart([[words]], false).toString('utf8')).toMatch(/^"?'/);
  expect(withoutGuard(`'${words}`)).toBe(words);
});

test.each([
  ['halo\n=1', "halo\n'=1"],
  ['halo\r\n\u00a0=HYPERLINK("http://a.id")', 'halo\r\n\'\u00a0=HYPERLINK("http://a.id")'],
  ["a,=cmd|' /C calc'!A0", "a,'=cmd|' /C calc'!A0"],
  ["a;-2+cmd|'x'!A0", "a;'-2+cmd|'x'!A0"],
  ['a\t@SUM(1)', "a\t'@SUM(1)"],
  ['stok:\n- kaos (merah)\n- topi, @budi', 'stok:\n- kaos (merah)\n- topi, @budi'],
  ['Rp 10.000,- (pas)', 'Rp 10.000,- (pas)'],
])('%j is no formula either where a program expects other separators', (words, written) => {
  const cell = csvPart([[words]], false)
    .toString('utf8')
    .replace(/\r\n$/, '');
  expect(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).toBe(written);
  expect(withoutGuard(written)).toBe(words);
});

test.each([
  ['quotes', '"'.repeat(65_536)],
  ['separators', '(' + ';'.repeat(65_535)],
  ['formulas', '=\n'.repeat(32_768)],
])('a hundred cells of %s are written in short parts, which together are the whole', (_what, words) => {
  const sheet = Array.from({ length: 100 }, () => [words, 1, null]);
  const parts = [...csvParts(sheet, true)];
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(500_000);
  expect(Buffer.concat(parts)).toEqual(csvPart(sheet, true));
  const cell = csvPart([[words]], false)
    .toString('utf8')
    .slice(1, -3)
    .replaceAll('""', '"');
  expect(withoutGuard(cell)).toBe(words);
});

test('a text longer than a cell is cut, says so, and characters that XML has not are left out', async () => {
  const [[long, odd]] = (await readByAnother(xlsxOf([['x'.repeat(40_000), 'a\u0001b\ud800_x0041_ & <c>']]))) as [string[]];
  expect(long).toHaveLength(32_767);
  expect(long).toMatch(/dipotong, unduh CSV untuk teks lengkap\)$/);
  expect(odd!.replace('_x005F_', '_')).toBe('ab\ufffd_x0041_ & <c>');
  expect(rowsOf(xlsxOf([['a_x0041_']]))).toEqual([['a_x0041_']]);
});

/** A workbook of another program, with parts of it changed. */
async function changed(changes: Record<string, string | ((xml: string) => string) | null>, data: Cell[][] = rows): Promise<Buffer> {
  const cells = data.map((row) =>
    row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String })),
  );
  // cast: the library's types forbid an empty cell, which it writes
  const files = unzipSync(await writeByAnother(cells as never, { sheet: 'Produk' } as never).toBuffer());
  for (const [path, change] of Object.entries(changes)) {
    if (change === null) delete files[path];
    else files[path] = strToU8(typeof change === 'string' ? change : change(strFromU8(files[path]!)));
  }
  return Buffer.from(zipSync(files));
}

const sheetPath = 'xl/worksheets/sheet1.xml';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const cellsIn = (inner: string) => `<worksheet xmlns="${main}"><sheetData>${inner}</sheetData></worksheet>`;
const sharedIn = (inner: string) => `<sst xmlns="${main}">${inner}</sst>`;
/** 25 columns and 8,000 rows that all show the first shared string. */
const allOneString = cellsIn(
  Array.from({ length: 8_000 }, (_, at) => `<row r="${at + 1}">${'<c t="s"><v>0</v></c>'.repeat(25)}</row>`).join(''),
);

describe('a workbook of another program', () => {
  test('is read as it shows', async () => {
    expect(rowsOf(await changed({}))).toEqual([asTexts[0], asTexts[1], asTexts[2], ['+62 812']]);
  });

  test('may have prefixes, absolute targets, other folders, runs of text, how it is pronounced, and results of formulas', async () => {
    const sheet = `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row r="2"><x:c r="B2" t="s"><x:v>0</x:v></x:c><x:c r="C2" t="str"><x:f>A1</x:f><x:v>hasil</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c><x:c><x:v>75000.00000000001</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const file = await changed({
      [sheetPath]: null,
      'isi/lembar.xml': sheet,
      'isi/kata.xml': sharedIn('<si><r><t>Kaos </t></r><r><t>polos</t></r><rPh><t>x</t></rPh></si>'),
      'xl/_rels/workbook.xml.rels': (xml) =>
        xml
          .replace('worksheets/sheet1.xml', '/isi/lembar.xml')
          .replace(/<Relationship [^>]*sharedStrings[^>]*\/>/, '')
          .replace('</Relationships>', '<Relationship Id="kata" Type="a/sharedStrings" Target="../isi/kata.xml"/></Relationships>'),
    });
    expect(rowsOf(file)).toEqual([[], ['', 'Kaos polos', 'hasil', 'true', '', '75000']]);
  });

  test('shows dates as dates', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="dd mmm yyyy"/><numFmt numFmtId="201" formatCode="&quot;dus&quot; 0"/></numFmts><cellXfs><xf numFmtId="14"/><xf numFmtId="200"/><xf numFmtId="201"/></cellXfs></styleSheet>`;
    const row = [0, 1, 2].map((style) => `<c s="${style}"><v>46351</v></c>`).join('');
    expect(rowsOf(await changed({ [sheetPath]: cellsIn(`<row>${row}</row>`), 'xl/styles.xml': styles }))).toEqual([
      ['2026-11-25', '2026-11-25', '46351'],
    ]);
  });

  test.each([
    ['', '46351', '2026-11-25'],
    ['<workbookPr date1904="0"/>', '46351', '2026-11-25'],
    ['<workbookPr date1904="false"/>', '46351', '2026-11-25'],
    ['<workbookPr date1904="1"/>', '44889', '2026-11-25'],
    ['<workbookPr date1904="true"/>', '44889.75', '2026-11-25'],
    ['<workbookPr date1904="1"/>', '0', '1904-01-01'],
  ])('counts days from where its calendar begins: %s %s', async (calendar, days, shown) => {
    const file = await changed({
      [sheetPath]: cellsIn(`<row><c s="1"><v>${days}</v></c><c s="0"><v>${days}</v></c></row>`),
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      'xl/workbook.xml': (xml) => xml.replace('<sheets>', `${calendar}<sheets>`),
    });
    // only the cell with a date format depends on the calendar setting
    expect(rowsOf(file)).toEqual([[shown, days]]);
  });

  test('has as many tables as visible sheets with something in them', async () => {
    const file = await changed({
      'xl/worksheets/empty.xml': cellsIn('<row r="1"/>'),
      'xl/workbook.xml': (xml) =>
        xml.replace(
          /<sheets>.*<\/sheets>/,
          '<sheets><sheet r:id="e"/><sheet r:id="rId1" state="hidden"/><sheet r:id="s"/><sheet r:id="s"/></sheets>',
        ),
      'xl/_rels/workbook.xml.rels': (xml) =>
        xml.replace(
          '</Relationships>',
          '<Relationship Id="e" Type="w" Target="worksheets/empty.xml"/><Relationship Id="s" Type="w" Target="worksheets/sheet1.xml"/></Relationships>',
        ),
    });
    const { tables, hidden, names } = readSheet(file);
    expect([tables.length, hidden.length, names.length]).toEqual([2, 2, 2]);
  });

  test('has the name and the hidden rows of each table beside it, whatever sheets stand before', async () => {
    const file = await changed({
      'xl/worksheets/empty.xml': cellsIn('<row r="1"/>'),
      [sheetPath]: cellsIn('<row r="1"><c><v>1</v></c></row><row r="2" hidden="1"><c><v>2</v></c></row>'),
      'xl/workbook.xml': (xml) =>
        xml.replace(/<sheets>.*<\/sheets>/, '<sheets><sheet name="Kosong" r:id="e"/><sheet name="Isi" r:id="rId1"/></sheets>'),
      'xl/_rels/workbook.xml.rels': (xml) =>
        xml.replace('</Relationships>', '<Relationship Id="e" Type="w" Target="worksheets/empty.xml"/></Relationships>'),
    });
    const { tables, hidden, names } = readSheet(file);
    expect([tables.length, names, hidden.map(({ rows }) => [...rows])]).toEqual([1, ['Isi'], [[1]]]);
  });
});

describe('a workbook', () => {
  const at = (place: string) => cellsIn(`<row r="1"><c r="${place}"><v>1</v></c></row>`);
  const row = (place: string) => cellsIn(`<row r="${place}"><c><v>1</v></c></row>`);
  test.each<[string, string, Record<string, string | ((xml: string) => string) | null>]>([
    ['a cell far to the right', 'too_many', { [sheetPath]: at('XFD1') }],
    ['a row far below', 'too_many', { [sheetPath]: row('1048576') }],
    ['a row without end', 'too_many', { [sheetPath]: row('99999999999') }],
    ['a row as 1e9', 'broken', { [sheetPath]: row('1e9') }],
    ['a row as 0x2DC6C0', 'broken', { [sheetPath]: row('0x2DC6C0') }],
    ['a row as 3000000.0', 'broken', { [sheetPath]: row('3000000.0') }],
    ['a row as Infinity', 'broken', { [sheetPath]: row('Infinity') }],
    ['a row below zero', 'broken', { [sheetPath]: row('-1') }],
    ['rows that go back', 'broken', { [sheetPath]: cellsIn('<row r="5"/><row r="2"/>') }],
    ['a place with an entity', 'too_many', { [sheetPath]: at('&#88;FD1') }],
    ['odd letters of a column', 'broken', { [sheetPath]: at('ÄÄÄ1') }],
    ['many letters of a column', 'broken', { [sheetPath]: at('AAAAAAAA1') }],
    [
      'a far row in a sheet that lies elsewhere',
      'too_many',
      {
        [sheetPath]: null,
        'lain.xml': row('3000000'),
        'xl/_rels/workbook.xml.rels': (xml) => xml.replace('worksheets/sheet1.xml', '/lain.xml'),
      },
    ],
    ['empty rows without end', 'too_many', { [sheetPath]: cellsIn('<row/>'.repeat(10_001)) }],
    ['empty cells without end', 'too_many', { [sheetPath]: cellsIn(`<row>${'<c/>'.repeat(50)}</row>`.repeat(9_000)) }],
    ['one row of cells without end', 'too_many', { [sheetPath]: cellsIn(`<row>${'<c/>'.repeat(1_000_000)}</row>`) }],
    [
      'a shared string that is too long',
      'too_much_text',
      { [sheetPath]: allOneString, 'xl/sharedStrings.xml': sharedIn(`<si><t>${'x'.repeat(500_000)}</t></si>`) },
    ],
    [
      'a shared string of two-byte letters in many pieces',
      'too_much_text',
      { [sheetPath]: allOneString, 'xl/sharedStrings.xml': sharedIn(`<si>${`<r><t>${'\u0416'.repeat(10_000)}</t></r>`.repeat(50)}</si>`) },
    ],
    [
      'a shared string that is shown too often',
      'too_much_text',
      { [sheetPath]: allOneString, 'xl/sharedStrings.xml': sharedIn(`<si><t>${'x'.repeat(30_000)}</t></si>`) },
    ],
    [
      'entities that unfold',
      'broken',
      {
        [sheetPath]: `<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>${cellsIn('<row><c t="str"><v>&b;</v></c></row>')}`,
      },
    ],
    ['elements inside elements', 'broken', { [sheetPath]: cellsIn('<row>'.repeat(200_000)) }],
    ['a number of a thousand digits', 'broken', { [sheetPath]: cellsIn(`<row><c><v>${'9'.repeat(1_000)}</v></c></row>`) }],
    ['a shared string that is not there', 'broken', { [sheetPath]: cellsIn('<row><c t="s"><v>1e6</v></c></row>') }],
    ['no sheet', 'broken', { [sheetPath]: null }],
    ['half of its XML', 'broken', { [sheetPath]: '<worksheet><sheetData><row>' }],
  ])('with %s is refused as %s', async (_, problem, changes) => {
    const file = await changed({ 'xl/_rels/workbook.xml.rels': withStrings, ...changes });
    expect(() => readSheet(file)).toThrow(expect.objectContaining({ problem }));
  });

  test('that unfolds to too much is refused, whatever size it claims', () => {
    const bomb = Buffer.from(zipSync({ [sheetPath]: new Uint8Array(9_000_000) }));
    for (const signature of [Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from([0x50, 0x4b, 1, 2])])
      bomb.writeUInt32LE(100, bomb.indexOf(signature) + (signature[2] === 3 ? 22 : 24));
    expect(() => readSheet(bomb)).toThrow(expect.objectContaining({ problem: 'too_large' }));
  });

  test('of many files, of something else, or cut off is refused', async () => {
    const many = zipSync(Object.fromEntries(Array.from({ length: 600 }, (_, nth) => [`xl/${nth}.xml`, strToU8('<a/>')])));
    expect(() => readSheet(Buffer.from(many))).toThrow(expect.objectContaining({ problem: 'too_large' }));
    const other = Buffer.from(zipSync({ 'a.txt': strToU8('a') }));
    for (const file of [other, (await changed({})).subarray(0, 900)])
      expect(() => readSheet(file)).toThrow(expect.objectContaining({ problem: 'broken' }));
  });
});

/** Checks that the file's own path of the shared strings is used. */
const withStrings = (xml: string): string =>
  xml.includes('sharedStrings')
    ? xml
    : xml.replace('</Relationships>', '<Relationship Id="kata" Type="a/sharedStrings" Target="sharedStrings.xml"/></Relationships>');
