import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const related = (inner: string) => `<Relationships>${inner}</Relationships>`;
/** A workbook that Excel would open, with these cells and shared strings. */
export function workbook(cells: string, strings = ''): Buffer {
  const parts: Record<string, string> = {
    '_rels/.rels': related('<Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.xml"/>'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related(
      '<Relationship Id="a" Type="x/worksheet" Target="/isi.xml"/><Relationship Id="b" Type="x/sharedStrings" Target="kata.xml"/>',
    ),
    'isi.xml': `<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`,
    'xl/kata.xml': `<sst xmlns="${main}">${strings}</sst>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]))));
}

const oneString = Array.from({ length: 8_000 }, () => `<row>${'<c t="s"><v>0</v></c>'.repeat(25)}</row>`).join('');
/** Files below the size limit of an import that are made to need much time or memory. */
export const hostileFiles: Readonly<Record<string, () => Buffer>> = {
  'a row at 1e9': () => workbook('<row r="1e9"><c r="A1e9"><v>1</v></c></row>'),
  'a row at 3000000': () => workbook('<row r="3000000"><c r="A3000000"><v>1</v></c></row>'),
  'one long string in 200,000 cells': () => workbook(oneString, `<si><t>${'x'.repeat(500_000)}</t></si>`),
  'two-byte letters in 200,000 cells': () => workbook(oneString, `<si><t>${'\u0416'.repeat(30_000)}</t></si>`),
  'cells without end': () => workbook(`<row>${'<c/>'.repeat(1_500_000)}</row>`),
  'elements inside elements': () => workbook('<row>'.repeat(1_000_000)),
  'an archive that unfolds to 200 MB': () => Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(200_000_000) }, { level: 9 })),
  'a million empty cells': () => Buffer.from(`nama;harga\n${';'.repeat(990_000)}`),
  'quotes that never end': () => Buffer.from('"a;\n'.repeat(240_000)),
  'one line of blanks': () => Buffer.from(`Kaos${' '.repeat(900_000)}75rb`),
  'lines of blanks': () => Buffer.from(`Kaos${' '.repeat(30_000)}x\n`.repeat(30)),
};
