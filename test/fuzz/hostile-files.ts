import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const related = (inner: string) => `<Relationships>${inner}</Relationships>`;
/**
 * A workbook that Excel would open, with these cells and shared strings.
 * @param others further parts of the file, and what is written instead of those that every workbook has
 */
export function workbook(cells: string, strings = '', others: Readonly<Record<string, string | Uint8Array>> = {}): Buffer {
  const parts: Record<string, string | Uint8Array> = {
    '_rels/.rels': related('<Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.xml"/>'),
    'xl/workbook.xml': workbookXml('<sheets><sheet name="a" sheetId="1" r:id="a"/></sheets>'),
    'xl/_rels/workbook.xml.rels': related(
      '<Relationship Id="a" Type="x/worksheet" Target="/isi.xml"/><Relationship Id="b" Type="x/sharedStrings" Target="kata.xml"/>',
    ),
    'isi.xml': `<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`,
    'xl/kata.xml': `<sst xmlns="${main}">${strings}</sst>`,
    ...others,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, part]) => [path, typeof part === 'string' ? strToU8(part) : part]))),
  );
}

const workbookXml = (inner: string) => `<workbook xmlns="${main}" xmlns:r="r">${inner}</workbook>`;
const textCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
/** One product, in the importer's output format. */
const oneProduct = `<row>${textCell('Nama')}${textCell('Harga')}</row><row>${textCell('Kaos')}<c><v>75000</v></c></row>`;
const many = (count: number, part: (nth: number) => string) => Array.from({ length: count }, (_, nth) => part(nth)).join('');
const bomb = zipSync({ 'isi.xml': new Uint8Array(100_000_000) }, { level: 9 });

const oneString = Array.from({ length: 8_000 }, () => `<row>${'<c t="s"><v>0</v></c>'.repeat(25)}</row>`).join('');
/** Files below the size limit of an import that need much time or memory. */
export const hostileFiles: Readonly<Record<string, () => Buffer>> = {
  'a row at 1e9': () => workbook('<row r="1e9"><c r="A1e9"><v>1</v></c></row>'),
  'a row at 3000000': () => workbook('<row r="3000000"><c r="A3000000"><v>1</v></c></row>'),
  'one long string in 200,000 cells': () => workbook(oneString, `<si><t>${'x'.repeat(500_000)}</t></si>`),
  'two-byte letters in 200,000 cells': () => workbook(oneString, `<si><t>${'\u0416'.repeat(30_000)}</t></si>`),
  'cells without end': () => workbook(`<row>${'<c/>'.repeat(1_500_000)}</row>`),
  'elements inside elements': () => workbook('<row>'.repeat(1_000_000)),
  'an archive that unfolds to 200 MB': () => Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(200_000_000) }, { level: 9 })),
  'a file that ends in the middle': () => workbook(oneProduct).subarray(0, 700),
  'the header of an encrypted workbook': () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(200_000)]),
  'a million shared strings': () => workbook(oneProduct, '<si><t>a</t></si>'.repeat(1_000_000)),
  'a shared string of a million parts': () =>
    workbook('<row><c t="s"><v>0</v></c></row>', `<si>${'<r><t>a</t></r>'.repeat(1_000_000)}</si>`),
  'an element with a million attributes': () => workbook(`<row ${many(1_000_000, (nth) => `a${nth.toString(36)}="" `)}></row>`),
  'styles without end': () =>
    workbook(oneProduct, '', { 'xl/styles.xml': `<styleSheet>${'<xf numFmtId="1"/>'.repeat(1_000_000)}</styleSheet>` }),
  'a pivot cache of 100 MB': () => workbook(oneProduct, '', { 'xl/pivotCache/pivotCacheRecords1.xml': new Uint8Array(100_000_000) }),
  '5,000 parts': () =>
    workbook(oneProduct, '', Object.fromEntries(Array.from({ length: 5_000 }, (_, nth) => [`xl/media/${nth.toString(36)}`, '']))),
  'a million empty cells': () => Buffer.from(`nama;harga\n${';'.repeat(990_000)}`),
  'quotes that never end': () => Buffer.from('"a;\n'.repeat(240_000)),
  'one line of blanks': () => Buffer.from(`Kaos${' '.repeat(900_000)}75rb`),
  'lines of blanks': () => Buffer.from(`Kaos${' '.repeat(30_000)}x\n`.repeat(30)),
};

/** Workbooks of one product with parts that an importer does not need, each large or with references to elsewhere. */
export const ladenWorkbooks: Readonly<Record<string, () => Buffer>> = {
  'a bomb inside': () => workbook(oneProduct, '', { 'xl/embeddings/isi.zip': bomb }),
  '20,000 defined names': () =>
    workbook(oneProduct, '', {
      'xl/workbook.xml': workbookXml(
        `<sheets><sheet name="a" sheetId="1" r:id="a"/></sheets><definedNames>${'<definedName name="a">isi!$A$1</definedName>'.repeat(20_000)}</definedNames>`,
      ),
    }),
  'links to other workbooks': () =>
    workbook(oneProduct, '', {
      'xl/externalLinks/externalLink1.xml': '<externalLink><externalBook r:id="a"/></externalLink>',
      'xl/externalLinks/_rels/externalLink1.xml.rels': related(
        '<Relationship Id="a" Type="x/externalLinkPath" Target="http://169.254.169.254/" TargetMode="External"/>',
      ),
    }),
  'a macro': () => workbook(oneProduct, '', { 'xl/vbaProject.bin': new Uint8Array(500_000) }),
};
