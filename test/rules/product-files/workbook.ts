import { strToU8, zipSync } from 'fflate';

/** A cell as Excel stores it: text, number, date (a day count), formula with its last result, or an error. */
export type Cell =
  | string
  | number
  | null
  | { readonly date: number }
  | { readonly formula: string; readonly result: number | string | null }
  | { readonly error: string };

export interface SheetOfRows {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly isHidden?: boolean;
  /** Ranges such as "A1:F1". */
  readonly merged?: readonly string[];
  /** Numbers of hidden rows and columns, from 1. */
  readonly hiddenRows?: readonly number[];
  readonly hiddenColumns?: readonly number[];
}

/** A workbook (.xlsx) as Excel writes it: shared strings, styles for dates, merged cells, hidden sheets. */
export function workbook(...sheets: readonly SheetOfRows[]): Buffer {
  const texts: string[] = [];
  const files: Record<string, string> = {};
  sheets.forEach(({ rows, merged = [], hiddenRows = [], hiddenColumns = [] }, at) => {
    const merges = merged.length > 0 ? `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : '';
    const cols = hiddenColumns.map((one) => `<col min="${one}" max="${one}" width="0" hidden="1" customWidth="1"/>`).join('');
    const columns = cols === '' ? '' : `<cols>${cols}</cols>`;
    files[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet xmlns="${main}">${columns}<sheetData>${rows
      .map(
        (row, index) =>
          `<row r="${index + 1}"${hiddenRows.includes(index + 1) ? ' hidden="1"' : ''}>${row.map((cell, column) => cellXml(cell, `${letterOf(column)}${index + 1}`, texts)).join('')}</row>`,
      )
      .join('')}</sheetData>${merges}</worksheet>`;
  });
  files['xl/sharedStrings.xml'] =
    `<sst xmlns="${main}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`;
  files['xl/styles.xml'] = `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
  files['xl/workbook.xml'] = `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
    .map(
      ({ name, isHidden }, at) =>
        `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
    )
    .join('')}</sheets></workbook>`;
  files['xl/_rels/workbook.xml.rels'] = relations([
    ...sheets.map((_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as const),
    ['strings', 'sharedStrings', 'sharedStrings.xml'],
    ['styles', 'styles', 'styles.xml'],
  ]);
  files['_rels/.rels'] = relations([['book', 'officeDocument', 'xl/workbook.xml']]);
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)]))));
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function relations(all: readonly (readonly [id: string, type: string, target: string])[]): string {
  const each = all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`);
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;
}

function cellXml(cell: Cell, place: string, texts: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${place}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
  if ('date' in cell) return `<c r="${place}" s="1"><v>${cell.date}</v></c>`;
  if ('error' in cell) return `<c r="${place}" t="e"><v>${cell.error}</v></c>`;
  const type = typeof cell.result === 'string' ? ' t="str"' : '';
  return `<c r="${place}"${type}><f>${escaped(cell.formula)}</f>${cell.result === null ? '' : `<v>${escaped(String(cell.result))}</v>`}</c>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${String.fromCharCode(64 + Math.floor(column / 26))}${letter}`;
}
