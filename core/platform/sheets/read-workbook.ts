import { cutText } from '#contracts/values/texts';
import { posix } from 'node:path';
import { daySeconds } from '#contracts/values/base/durations';
import { CellsBudget, columnsMax } from './cells-budget.js';
import { SheetError } from './sheet.errors.js';
import { readXml, type Attributes } from './xml.js';
import { readZip } from './zip.js';

/** Maximum size of the decompressed XML. A list of 2,000 rows with notes has about one million bytes. */
const unfoldedBytesMax = 8_000_000;
/** Maximum number of visible sheets that are parsed. Templates of marketplaces have up to six. */
const sheetsMax = 6;
const stylesMax = 65_000;
/** Maximum length of a sheet's name. Excel allows 31 characters. */
const sheetNameMaxChars = 60;
/** Maximum number of merged ranges that are filled. No list of products has as many rows. */
const mergesMax = 10_000;

/** Excel's built-in number formats for dates and times (ECMA-376 part 1, 18.8.30). */
const isDateFormat = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

/** Rows and columns that the spreadsheet hides in a sheet, as indexes from 0. */
export interface Hidden {
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
}

export interface NamedRows {
  readonly name: string;
  readonly rows: string[][];
  readonly hidden: Hidden;
}

/** Parts of the archive by path. */
type Parts = ReadonlyMap<string, Buffer>;

interface Relation {
  readonly type: string;
  readonly target: string;
}

/**
 * The visible sheets of a workbook (.xlsx) in order, as text. Rows, columns, cells and letters are counted while the
 * XML is parsed, after shared strings are inserted. So the limits apply to the result and not to what the file
 * claims.
 * @throws SheetError
 */
export function readWorkbook(bytes: Buffer): NamedRows[] {
  const parts = readZip(bytes, (name) => name.endsWith('.xml') || name.endsWith('.rels'), unfoldedBytesMax);
  const [book] = [...relationsOf(parts, '').values()].filter(({ type }) => type === 'officeDocument');
  const { sheets, isFrom1904 } = readBook(partAt(parts, book?.target));
  const relations = relationsOf(parts, book!.target);
  const ofType = (wanted: string) => [...relations.values()].find(({ type }) => type === wanted)?.target;
  const strings = parts.get(ofType('sharedStrings') ?? '');
  const styles = parts.get(ofType('styles') ?? '');
  const context: SheetContext = {
    budget: new CellsBudget(),
    shared: strings ? readSharedStrings(strings) : [],
    dateStyles: styles ? readDateStyles(styles) : new Set(),
    daysBefore1970: isFrom1904 ? 24_107 : 25_569,
  };
  return sheets.slice(0, sheetsMax).map(({ id, name }) => ({ name, ...readSheetXml(partAt(parts, relations.get(id)?.target), context) }));
}

function partAt(parts: Parts, path: string | undefined): Buffer {
  const part = path === undefined ? undefined : parts.get(path);
  if (!part) throw new SheetError('broken');
  return part;
}

/**
 * Targets of a part's relations, by id. A target is a path relative to the part's folder or to the root of the
 * archive.
 */
function relationsOf(parts: Parts, part: string): Map<string, Relation> {
  const folder = posix.dirname(part);
  const found = new Map<string, Relation>();
  const content = partAt(parts, posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  readXml(content, {
    open(name, { Id: id, Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || id === undefined || mode === 'External') return;
      found.set(id, { type: posix.basename(type), target: posix.join('/', target.startsWith('/') ? '' : folder, target).slice(1) });
    },
  });
  return found;
}

function readBook(content: Buffer): { sheets: { id: string; name: string }[]; isFrom1904: boolean } {
  const sheets: { id: string; name: string }[] = [];
  let isFrom1904 = false;
  readXml(content, {
    open(name, { state = 'visible', id, name: title = '', date1904 }) {
      if (name === 'sheet' && state === 'visible' && id !== undefined) sheets.push({ id, name: cutText(title, sheetNameMaxChars) });
      if (name === 'workbookPr') isFrom1904 = date1904 === '1' || date1904 === 'true';
    },
  });
  if (sheets.length === 0) throw new SheetError('broken');
  return { sheets, isFrom1904 };
}

/** Shared strings by index. Phonetic hints (`rPh`) are left out. */
function readSharedStrings(content: Buffer): string[] {
  const texts: string[] = [];
  const text = new CellText();
  readXml(content, {
    open(name) {
      text.open(name);
      if (name === 'si') text.start();
    },
    close(name) {
      text.close(name);
      if (name === 'si') texts.push(text.taken());
    },
    text: (piece) => text.add(piece),
  });
  return texts;
}

/** Maximum length of a number format, as in Excel. */
const formatMaxChars = 255;

/** True for a custom number format of dates: it has a day or a year outside of quotes and brackets. */
function isOwnDateFormat(code: string): boolean {
  // slow-pattern: reads at most 255 characters (formatMaxChars)
  return /[dy]/i.test(code.slice(0, formatMaxChars).replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}

/** Indexes of the cell styles that show a number as a date. */
function readDateStyles(content: Buffer): ReadonlySet<number> {
  const own = new Set<number>();
  const found = new Set<number>();
  let count = -1;
  readXml(content, {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'cellXfs') count = 0;
      if (name === 'numFmt' && isOwnDateFormat(formatCode)) own.add(Number(numFmtId));
      if (name !== 'xf' || count < 0 || count > stylesMax) return;
      if (isDateFormat(Number(numFmtId)) || own.has(Number(numFmtId))) found.add(count);
      count += 1;
    },
    close(name) {
      if (name === 'cellXfs') count = -1;
    },
  });
  return found;
}

/** Collects the text of one element from its `t` (or `v`) children. */
class CellText {
  private pieces: string[] = [];
  private chars = 0;
  private isText = false;
  private spoken = 0;

  start(): void {
    this.pieces = [];
    this.chars = 0;
  }

  open(name: string): void {
    if (name === 'rPh') this.spoken += 1;
    this.isText = (name === 't' || name === 'v') && this.spoken === 0;
  }

  close(name: string): void {
    if (name === 'rPh') this.spoken -= 1;
    this.isText = false;
  }

  /** @throws SheetError when the cell has more letters than a spreadsheet allows */
  add(piece: string): void {
    if (!this.isText) return;
    this.chars += piece.length;
    CellsBudget.checkCell(this.chars);
    this.pieces.push(piece);
  }

  /** The collected text. Excel writes control characters as `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
  taken(): string {
    const text = this.pieces.join('');
    return text.replace(/_x([0-9a-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}

interface SheetContext {
  readonly budget: CellsBudget;
  readonly shared: readonly string[];
  readonly dateStyles: ReadonlySet<number>;
  readonly daysBefore1970: number;
}

function readSheetXml(content: Buffer, context: SheetContext): Omit<NamedRows, 'name'> {
  const rows: string[][] = [];
  const hidden = { rows: new Set<number>(), columns: new Set<number>() };
  const text = new CellText();
  let row: string[] = [];
  let column = 0;
  let cell: Attributes | null = null;
  let merges = 0;
  readXml(content, {
    open(name, attributes) {
      text.open(name);
      // in the file, the merged ranges come after the rows
      if (name === 'mergeCell' && (merges += 1) <= mergesMax) fillDown(rows, attributes['ref'] ?? '', context.budget);
      if (name === 'col' && isTrue(attributes['hidden'])) addColumns(hidden.columns, attributes);
      if (name === 'row') {
        const place = attributes['r'] === undefined ? rows.length + 1 : rowAt(attributes['r'], rows.length);
        context.budget.row(place);
        while (rows.length < place) rows.push([]);
        row = rows.at(-1)!;
        column = 0;
        if (isTrue(attributes['hidden'])) hidden.rows.add(rows.length - 1);
      } else if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnAt(attributes['r']);
        context.budget.cell(column);
        cell = attributes;
        text.start();
      }
    },
    close(name) {
      text.close(name);
      if (name !== 'c' || !cell) return;
      const value = valueOf(cell, text.taken(), context);
      context.budget.text(value.length);
      while (row.length < column) row.push('');
      row[column - 1] = value;
      cell = null;
    },
    text: (piece) => text.add(piece),
  });
  return { rows, hidden };
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

/** Adds the hidden columns of a range, up to the maximum number of columns. */
function addColumns(columns: Set<number>, { min = '', max = '' }: Attributes): void {
  for (let column = Number(min); column >= 1 && column <= Math.min(Number(max), columnsMax); column += 1) columns.add(column - 1);
}

/**
 * Repeats the text of vertically merged cells in all of their rows, because one price beside three products is the
 * price of each. A range over several columns is a title, so its text stays in its first cell.
 */
function fillDown(rows: string[][], range: string, budget: CellsBudget): void {
  const [, left, top, right, bottom] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(range) ?? [];
  if (left === undefined || left !== right) return;
  const column = columnAt(`${left}1`);
  const value = rows[Number(top) - 1]?.[column - 1] ?? '';
  if (value === '') return;
  for (let at = Number(top); at < Math.min(Number(bottom), rows.length); at += 1) {
    const row = rows[at]!;
    budget.cell(column);
    budget.text(value.length);
    while (row.length < column) row.push('');
    row[column - 1] ||= value;
  }
}

/** @throws SheetError for an invalid row number; rows must be in ascending order */
function rowAt(place: string, before: number): number {
  if (!/^[1-9]\d{0,6}$/.test(place) || Number(place) <= before) throw new SheetError(/^\d{8,}$/.test(place) ? 'too_many' : 'broken');
  return Number(place);
}

/**
 * The column number of a cell reference: 3 for `C12`. The row comes from the surrounding element.
 * @throws SheetError for an invalid reference
 */
function columnAt(place: string): number {
  const [, letters] = /^([A-Z]{1,3})[1-9]\d{0,6}$/.exec(place) ?? [];
  if (letters === undefined) throw new SheetError('broken');
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

function valueOf(cell: Attributes, written: string, { shared, dateStyles, daysBefore1970 }: SheetContext): string {
  switch (cell['t']) {
    case 's': {
      if (written === '') return '';
      const text = /^\d{1,7}$/.test(written) ? shared[Number(written)] : undefined;
      if (text === undefined) throw new SheetError('broken');
      return text;
    }
    case 'inlineStr':
    case 'str':
      return written;
    case 'b':
      return written === '1' ? 'true' : 'false';
    case 'd':
      return written.slice(0, 10);
    case 'e':
      return '';
    default:
      return numberText(written, dateStyles.has(Number(cell['s'] ?? -1)) ? daysBefore1970 : null);
  }
}

/** A number as people write it: without floating-point noise (0.1 + 0.2). A date is written as `2026-11-25`. */
function numberText(written: string, daysBefore1970: number | null): string {
  if (written === '') return '';
  const number = written.length <= 40 ? Number(written) : Number.NaN;
  if (!Number.isFinite(number)) throw new SheetError('broken');
  if (daysBefore1970 === null) return String(Number(number.toPrecision(15)));
  const date = new Date(Math.round((number - daysBefore1970) * daySeconds) * 1_000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
