import { cutText } from '#contracts/values/texts';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell } from './write-sheet.js';

/** Excel's maximum number of characters per cell. Excel reports a file with a longer cell as damaged. */
const cellCharsMax = 32_767;
const cutMark = ' … (dipotong, unduh CSV untuk teks lengkap)';
const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface SheetLayout {
  readonly name: string;
  /** Width of each column in letters. */
  readonly widths: readonly number[];
}

/**
 * Writes a workbook of one sheet row by row, so that only the current rows are in memory. Texts have the cell type
 * text, so none becomes a formula. The first row is bold and frozen. The workbook has only the parts that ECMA-376
 * part 1 requires, and styles for the bold row.
 */
export class XlsxWriter {
  private readonly zip: Zip;
  private readonly sheet: ZipDeflate;
  private written = 0;

  /** @param give receives the bytes of the file in order */
  constructor(layout: SheetLayout, give: (bytes: Uint8Array) => void) {
    this.zip = new Zip((error, bytes) => {
      if (error) throw error;
      give(bytes);
    });
    for (const [path, xml] of partsOf(layout.name)) {
      const part = new ZipDeflate(path, { level: 1 });
      this.zip.add(part);
      part.push(strToU8(xmlHead + xml), true);
    }
    this.sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 });
    this.zip.add(this.sheet);
    this.sheet.push(strToU8(xmlHead + sheetStart(layout.widths)));
  }

  add(rows: readonly (readonly Cell[])[]): void {
    if (rows.length > 0) this.sheet.push(strToU8(rows.map((row) => this.rowXml(row)).join('')));
  }

  end(): void {
    this.sheet.push(strToU8('</sheetData></worksheet>'), true);
    this.zip.end();
  }

  private rowXml(row: readonly Cell[]): string {
    this.written += 1;
    const style = this.written === 1 ? ' s="1"' : '';
    const cells = row.map((value, at) => {
      if (value === null || value === '') return '';
      const place = `r="${lettersOf(at)}${this.written}"${style}`;
      if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
      return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
    });
    return `<row r="${this.written}">${cells.join('')}</row>`;
  }
}

function sheetStart(widths: readonly number[]): string {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('');
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `<worksheet xmlns="${main}">${frozen}${columns === '' ? '' : `<cols>${columns}</cols>`}<sheetData>`;
}

function partsOf(name: string): [path: string, xml: string][] {
  const override = (part: string, type: string) => `<Override PartName="/xl/${part}.xml" ContentType="${types}.${type}+xml"/>`;
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relationships}/${type}" Target="${target}"/>`;
  const related = (inner: string) => `<Relationships xmlns="${packages}/relationships">${inner}</Relationships>`;
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}</Types>`,
    ],
    ['_rels/.rels', related(relation(1, 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', related(relation(1, 'worksheet', 'worksheets/sheet1.xml') + relation(2, 'styles', 'styles.xml'))],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
    ],
  ];
}

/** Letters of a column: `A`, …, `Z`, `AA`, … */
function lettersOf(column: number): string {
  const before = Math.floor(column / 26);
  return (before === 0 ? '' : lettersOf(before - 1)) + String.fromCharCode(65 + (column % 26));
}

/** Escapes a text for XML. Characters that XML 1.0 cannot contain are left out. */
function escaped(text: string): string {
  const cut = text.length > cellCharsMax ? cutText(text, cellCharsMax - cutMark.length) + cutMark : text;
  return cut
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"\r]|_(?=x[0-9a-fA-F]{4}_)/g, (sign) => escapes[sign]!);
}

/**
 * Replacements for special characters. `_` is replaced in text that looks like an Excel escape (`_x0041_`), so that
 * Excel keeps the text as it is.
 */
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;', _: '_x005F_' };
