import { parse } from 'csv-parse/sync';
import { readSheet as readWorkbook } from 'read-excel-file/node';
import { SheetError } from './sheet.errors.js';
import { readZip, writeZip } from './zip.js';

/** What a workbook unfolds to at most. A list of 2,000 rows with notes unfolds to about one. */
const unfoldedBytesMax = 8_000_000;
/** Further away stands formatting, not a list; a table is built as wide and as high as its furthest cell. */
const rowsReadMax = 10_000;
const columnsMax = 64;
const recordCharsMax = 50_000;
const delimiters = ['\t', ';', ',', '|'] as const;

/** A table as texts, in the order of the file, empty rows included: the first is row 1. */
export interface Sheet {
  readonly rows: readonly (readonly string[])[];
  /** The lines of a text that may be no table at all: people write "1,5 kg, Rp 75.000" where a table has commas. */
  readonly lines: readonly string[] | null;
}

/**
 * The first sheet of a workbook (.xlsx), or a text with delimiters, whichever the bytes are.
 * @throws SheetError for anything else, and for what would take too much to read
 */
export async function readSheet(bytes: Buffer): Promise<Sheet> {
  if (bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) return readXlsx(bytes);
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw new SheetError('old_excel');
  const text = textOf(bytes);
  const delimiter = delimiterOf(text);
  const rows = readDelimited(text, delimiter);
  return { rows, lines: delimiter === ',' && /,\s/.test(text) ? text.split(/\r?\n/).map(clean) : null };
}

async function readXlsx(bytes: Buffer): Promise<Sheet> {
  const files = readZip(bytes, (name) => name.endsWith('.xml') || name.endsWith('.rels'), unfoldedBytesMax);
  for (const [name, content] of files) if (/^xl\/worksheets\/[^/]+\.xml$/.test(name)) checkExtent(content);
  let rows: unknown[][];
  try {
    // the package unfolds without limits and takes sizes from the archive: it is handed one made anew
    rows = await readWorkbook(writeZip(files));
  } catch (cause) {
    throw new SheetError('broken', { cause });
  }
  return { rows: rows.map((row) => row.map(cellText)), lines: null };
}

/** Every `r="…"` of the sheet, wherever it stands: places of cells and rows are named by it, and no trick of XML hides one from a plain search. */
function checkExtent(content: Buffer): void {
  const sheet = content.toString('latin1');
  let rows = 0;
  for (const _ of sheet.matchAll(/<(?:\w+:)?row\b/g)) rows += 1;
  if (rows > rowsReadMax) throw new SheetError('too_many');
  for (const [, place = ''] of sheet.matchAll(/\br\s*=\s*["']([^"']*)["']/g)) {
    if (place.includes('&')) throw new SheetError('broken');
    const [, letters = '', row] = /^\s*([A-Za-z]*)(\d+)\s*$/.exec(place) ?? [];
    if (row !== undefined && (Number(row) > rowsReadMax || columnOf(letters) > columnsMax)) throw new SheetError('too_many');
  }
}

function columnOf(letters: string): number {
  return Array.from(letters.toUpperCase()).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? clean(String(cell)) : '';
}

/** Text of a file, in whichever of the encodings that Excel writes. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.subarray(0, 4_096).includes(0)) throw new SheetError('not_table');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The delimiter that parts the first line most often; one that stands in no line leaves each line whole. */
function delimiterOf(text: string): string {
  const [line = ''] = text.trimStart().split(/\r?\n/, 1);
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

function readDelimited(text: string, delimiter: string): string[][] {
  try {
    const rows = parse(text, {
      delimiter,
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      trim: true,
      maxRecordSize: recordCharsMax,
      to: rowsReadMax + 1,
    }) as string[][];
    if (rows.length > rowsReadMax || rows.some((row) => row.length > columnsMax)) throw new SheetError('too_many');
    return rows.map((row) => row.map(clean));
  } catch (cause) {
    throw cause instanceof SheetError ? cause : new SheetError('broken', { cause });
  }
}

/** Postgres takes neither a zero byte nor half a character. */
function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim();
}
