export type Cell = string | number | null;

/**
 * The beginning of a text that spreadsheets treat as a formula. Spaces, invisible characters and line breaks may
 * precede it, and its characters may be full-width or small (OWASP, "CSV Injection").
 */
const formulaStart = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

/**
 * Splits a text into the parts that become separate cells in a spreadsheet program that expects commas or tabs. Such
 * a program ignores our quotes, so line breaks also end a row.
 */
const possibleCells = /(?<=[\r\n\t,;])/;
/** Characters for a quick check. Most texts contain none of them, and therefore no formula after a separator. */
const signsOfFormulas = /[=＝﹦(|]/;
const innerStart = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]*(?:([=＝﹦])|[+\-@＋－＠﹢﹣﹫])/u;
/**
 * Matches a line that calls a function or a program. A line of a list such as "- kaos" calls nothing and is not a
 * formula.
 */
const callsSomething = /[\p{L}\d_.]\(|\|/u;

/**
 * Size of the parts of {@link csvParts} (`partChars`), and of the pieces into which a longer cell is divided
 * (`cellChars`).
 */
const partChars = 250_000;
const cellChars = 50_000;
const separator = /[\r\n\t,;]/g;

/**
 * Rows of delimited text in the form that an Indonesian Excel opens: with semicolons, and a UTF-8 mark before the
 * first part. A text that would be a formula gets a leading apostrophe, which {@link withoutGuard} removes.
 */
export function csvPart(rows: readonly (readonly Cell[])[], isFirst: boolean): Buffer {
  return Buffer.concat([...csvParts(rows, isFirst)]);
}

/**
 * Like {@link csvPart}, in parts of about 250,000 characters. Each part is created when it is requested, so that a
 * caller can let other work run in between. A part can be larger only if a text has no separator.
 */
export function* csvParts(rows: readonly (readonly Cell[])[], isFirst: boolean): Generator<Buffer> {
  let [pieces, chars]: [string[], number] = [isFirst ? ['\ufeff'] : [], 0];
  for (const piece of csvPieces(rows)) {
    pieces.push(piece);
    chars += piece.length;
    if (chars < partChars) continue;
    yield Buffer.from(pieces.join(''), 'utf8');
    [pieces, chars] = [[], 0];
  }
  if (pieces.length > 0) yield Buffer.from(pieces.join(''), 'utf8');
}

function* csvPieces(rows: readonly (readonly Cell[])[]): Generator<string> {
  for (const row of rows) {
    for (const [nth, cell] of row.entries()) {
      if (nth > 0) yield ';';
      if (typeof cell === 'string') yield* cellPieces(cell);
      else if (cell !== null) yield String(cell);
    }
    yield '\r\n';
  }
}

/** A text, guarded and quoted. Pieces end after a separator, so each can be guarded by itself. */
function* cellPieces(text: string): Generator<string> {
  const isQuoted = /[";\r\n]/.test(text);
  if (isQuoted) yield '"';
  if (formulaStart.test(text)) yield "'";
  for (let from = 0; from < text.length;) {
    const piece = text.slice(from, pieceEnd(text, from));
    const guarded = signsOfFormulas.test(piece) ? mapInnerCells(piece, from === 0, guardOf) : piece;
    yield isQuoted ? guarded.split('"').join('""') : guarded;
    from += piece.length;
  }
  if (isQuoted) yield '"';
}

const guardOf = (part: string): string => (isInnerFormula(part) ? `'${part}` : part);

function pieceEnd(text: string, from: number): number {
  if (text.length - from <= cellChars) return text.length;
  separator.lastIndex = from + cellChars;
  return (separator.exec(text)?.index ?? text.length) + 1;
}

/** Removes the apostrophes that {@link csvPart} added. */
export function withoutGuard(text: string): string {
  const start = text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
  return start.includes("'")
    ? mapInnerCells(start, true, (part) => (part.startsWith("'") && isInnerFormula(part.slice(1)) ? part.slice(1) : part))
    : start;
}

/** @param isStart the text begins with the start of its cell, which is not an inner cell */
function mapInnerCells(text: string, isStart: boolean, change: (part: string) => string): string {
  return text
    .split(possibleCells)
    .map((part, nth) => (isStart && nth === 0 ? part : change(part)))
    .join('');
}

function isInnerFormula(part: string): boolean {
  const found = innerStart.exec(part);
  return found !== null && (found[1] !== undefined || callsSomething.test(part));
}
