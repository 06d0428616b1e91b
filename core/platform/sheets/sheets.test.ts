import { describe, expect, test } from '@jest/globals';
import { deflateRawSync } from 'node:zlib';
import { readSheet } from './read-sheet.js';
import { toCsv, toXlsx, withoutGuard } from './write-sheet.js';
import { readZip, writeZip } from './zip.js';

const rowsOf = async (bytes: Buffer) => (await readSheet(bytes)).rows;
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
  ])('%j is read by its own delimiter', async (words, found) => {
    expect(await text(words)).toEqual(found);
  });

  test('that may be lines of people is also given line by line', async () => {
    const words = 'Beras, Rp 75.000, 1,5 kg\nGula, 18rb';
    expect((await readSheet(Buffer.from(words))).lines).toEqual(words.split('\n'));
    expect((await readSheet(Buffer.from('nama,harga\nBeras,75000'))).lines).toBeNull();
  });

  test('is read in the encodings that spreadsheets write', async () => {
    expect(await rowsOf(Buffer.from('\ufeffnama\tharga\nCafé\t1', 'utf16le'))).toEqual([
      ['nama', 'harga'],
      ['Café', '1'],
    ]);
    expect(await rowsOf(Buffer.from('Caf\xe9;1', 'latin1'))).toEqual([['Café', '1']]);
  });

  test.each([
    ['too many rows', Buffer.from('a\n'.repeat(10_001)), 'too_many'],
    ['too many columns', Buffer.from(';'.repeat(100)), 'too_many'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'not_table'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'old_excel'],
    ['a record without an end', Buffer.from(`"${'x'.repeat(60_000)}`), 'broken'],
  ])('that is %s is refused', async (_, bytes, problem) => {
    await expect(readSheet(bytes)).rejects.toMatchObject({ problem });
  });
});

test('what is written is read the same, and a text is never a formula', async () => {
  expect(await rowsOf(await toXlsx('Produk', rows, [20, 10]))).toEqual(asTexts.map((row) => row.map((cell) => cell.trim())));
  const csv = toCsv(rows);
  expect(csv.toString('utf8')).not.toMatch(/(^|[;\n"])[=+]/m);
  expect((await rowsOf(csv)).map((row) => row.map(withoutGuard))).toEqual(asTexts);
  const sheet = [...readZip(await toXlsx('Produk', rows, []), () => true, 1_000_000)].map(([, content]) => content.toString()).join();
  expect(sheet).not.toContain('<f>');
});

/** The workbook with something in it changed. */
async function changed(name: RegExp, change: (content: string) => string): Promise<Buffer> {
  const files = readZip(await toXlsx('Produk', rows, []), () => true, 1_000_000);
  return writeZip(
    new Map([...files].map(([path, content]) => [path, name.test(path) ? Buffer.from(change(content.toString())) : content])),
  );
}

/** An archive with one file that unfolds to so many zeros, whose sizes are claimed to be small. */
function bomb(bytes: number): Buffer {
  const folded = deflateRawSync(Buffer.alloc(bytes));
  const archive = writeZip(new Map([['xl/worksheets/sheet1.xml', folded]]));
  const central = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  for (const at of [8, central + 10]) archive.writeUInt16LE(8, at);
  return archive;
}

describe('a workbook', () => {
  test.each([
    ['unfolds to too much', () => bomb(9_000_000), 'too_large'],
    ['has a cell far to the right', () => changed(/sheet1/, (xml) => xml.replace('r="A2"', 'r="XFD2"')), 'too_many'],
    ['has a cell far below', () => changed(/sheet1/, (xml) => xml.replace('r="A4"', 'r="A1048576"')), 'too_many'],
    ['hides where a cell stands', () => changed(/sheet1/, (xml) => xml.replace('r="A4"', 'x=">" r="&#88;FD4"')), 'broken'],
    [
      'has rows without end',
      () => changed(/sheet1/, (xml) => xml.replace('</sheetData>', `${'<row/>'.repeat(10_001)}</sheetData>`)),
      'too_many',
    ],
    ['is cut off', async () => (await toXlsx('Produk', rows, [])).subarray(0, 900), 'broken'],
    ['is an archive of something else', () => writeZip(new Map([['a.txt', Buffer.from('a')]])), 'broken'],
  ])('that %s is refused', async (_, make, problem) => {
    await expect(readSheet(await make())).rejects.toMatchObject({ problem });
  });

  test('that claims a size it has not costs no memory for it', async () => {
    const archive = writeZip(readZip(await toXlsx('Produk', rows, []), (name) => /xml|rels/.test(name), 1_000_000));
    archive.writeUInt32LE(4_000_000_000, 22); // in the local header, which the package believes
    const before = process.memoryUsage().arrayBuffers;
    expect(await rowsOf(archive)).toHaveLength(4);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  });
});
