import { parse } from 'csv-parse/sync';
import { storableText } from '#contracts/values/base/storable-text';
import { CellsBudget, columnsMax, rowsReadMax } from './cells-budget.js';
import { readWorkbook, type Hidden } from './read-workbook.js';
import { SheetError } from './sheet.errors.js';

const recordCharsMax = 50_000;
const delimiters = ['\t', ';', ',', '|'] as const;
/**
 * Number of lines that are examined for the delimiter. It must go beyond the titles above a table, which have no
 * delimiter.
 */
const linesLookedAt = 30;

/** A table as texts, in the order of the file and including empty rows. The first element is row 1. */
export type Table = readonly (readonly string[])[];

export interface Sheet {
  /** The visible sheets of a workbook that have text. For any other file, a single table. */
  readonly tables: readonly Table[];
  /** Names of the sheets, in the same order; empty for a file without sheets. */
  readonly names: readonly string[];
  /** The hidden rows and columns of each table, in the same order. */
  readonly hidden: readonly Hidden[];
  /**
   * The lines of a text that may not be a table at all, because people write lists such as "1,5 kg, Rp 75.000" with
   * commas that do not separate cells. Null for a clear table.
   */
  readonly lines: readonly string[] | null;
}

/**
 * Parses a workbook (.xlsx) or delimited text. The bytes of the file determine which. Time and memory grow with the
 * content, which is limited. This blocks, so call it in a thread (`core/platform/threads`).
 * @throws SheetError for any other file, such as a web page or XML under the name .xls, and when a limit is exceeded
 */
export function readSheet(bytes: Buffer): Sheet {
  if (bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) {
    const sheets = readWorkbook(bytes).map(({ name, rows, hidden }) => ({
      name: trimmed(name),
      rows: rows.map((row) => row.map(trimmed)),
      hidden,
    }));
    const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
    return {
      tables: filled.map(({ rows }) => rows),
      names: filled.map(({ name }) => name),
      hidden: filled.map(({ hidden }) => hidden),
      lines: null,
    };
  }
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw new SheetError('old_excel');
  // Files that people edited by hand may mix kinds of line ends, but the parser recognises only the first kind in a
  // file.
  const text = textOf(bytes).replace(/\r\n?/g, '\n');
  // web programs and old versions of Excel write such files with the name .xls
  if (/^\ufeff?\s{0,100}<(?:!doctype|html|head|meta|style|table|\?xml)[\s>]/i.test(text.slice(0, 200))) throw new SheetError('old_excel');
  const [, named, body = text] = /^\ufeff?sep=([\t;,|])\n([^]*)$/.exec(text) ?? [];
  const delimiter = named ?? delimiterOf(body);
  const rows = readDelimited(body, delimiter);
  return { tables: [rows], names: [], hidden: [noneHidden], lines: mayBeLines(body, delimiter) ? body.split('\n').map(trimmed) : null };
}

const noneHidden: Hidden = { rows: new Set(), columns: new Set() };

/** Decodes a file in any encoding that spreadsheets write. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (isUtf16(bytes, 1)) return new TextDecoder('utf-16le').decode(bytes);
  if (isUtf16(bytes, 0)) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 4_096).includes(0)) throw new SheetError('not_table');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A comma that separates no cells, as in "12,5rb". */
const decimalPrice = /\d,\d{1,2} ?(?:rb|ribu|k|jt|juta)\b/i;

/** True when the supposed delimiter may only be the comma of sentences, or when most lines do not have it. */
function mayBeLines(body: string, delimiter: string): boolean {
  if (delimiter === ',' && (/,\s/.test(body) || decimalPrice.test(body))) return true;
  const lines = body.split('\n', linesLookedAt).filter((line) => line.trim() !== '');
  return lines.filter((line) => line.includes(delimiter)).length * 2 < lines.length;
}

/**
 * True for UTF-16 without a byte order mark. In such a file, Latin letters have a zero in every second byte (`zero`:
 * 0 for even positions, 1 for odd ones), and nowhere else.
 */
function isUtf16(bytes: Buffer, zero: 0 | 1): boolean {
  const sample = bytes.subarray(0, 256);
  const half = Math.floor(sample.length / 2);
  const zeros = [0, 1].map((parity) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length);
  return half >= 4 && zeros[1 - zero] === 0 && zeros[zero]! > half * 0.9;
}

/** The delimiter that occurs equally often in most lines. A price has a comma too, but not every line has one. */
function delimiterOf(text: string): string {
  const lines = text
    .split('\n', linesLookedAt)
    .map((line) => line.slice(0, recordCharsMax))
    .filter((line) => line.trim() !== '');
  const scores = delimiters.map((delimiter) => {
    const linesByCount = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(delimiter).length - 1;
      linesByCount.set(count, (linesByCount.get(count) ?? 0) + 1);
    }
    return Math.max(...[...linesByCount].map(([count, times]) => count * times));
  });
  return delimiters[scores.indexOf(Math.max(...scores))]!;
}

function readDelimited(text: string, delimiter: string): string[][] {
  const budget = new CellsBudget();
  const onRecord = (record: string[], { records }: { records: number }): string[] => {
    budget.row(records);
    if (record.length > columnsMax) throw new SheetError('too_many');
    for (const cell of record) {
      budget.cell(1);
      budget.text(cell.length);
    }
    return record.map(trimmed);
  };
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      trim: true,
      maxRecordSize: recordCharsMax,
      to: rowsReadMax + 1,
      onRecord,
    });
  } catch (cause) {
    throw cause instanceof SheetError ? cause : new SheetError('broken', { cause });
  }
}

function trimmed(text: string): string {
  return storableText(text).trim();
}
