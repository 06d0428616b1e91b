/** A value in a model's notation, and the index after its end. */
export interface LooseValue<T = unknown> {
  readonly value: T;
  readonly end: number;
}

/** Maximum nesting depth. It exceeds that of any real argument and protects the stack. */
const deepest = 12;
const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
]);
/** A run of characters without quotes or backslashes. */
const plainPiece = /[^"'\\]+/y;
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', b: '', f: '' };

/**
 * Parses JSON and the variants that models write: Python literals and quotes, bare keys, `key=value`, line breaks in
 * strings, trailing commas. `(a=1, b="x")` becomes an object. Arguments without a name get the keys `0`, `1`, ….
 * Undefined when no complete value begins at this index.
 */
export function readLooseValue(text: string, at: number, depth = 0): LooseValue | undefined {
  const from = skipSpace(text, at);
  const first = text[from];
  if (depth > deepest) return undefined;
  if (first === '{') return readMembers(text, from + 1, '}', depth);
  if (first === '(') return readMembers(text, from + 1, ')', depth);
  if (first === '[') return readList(text, from + 1, depth);
  if (first === '"' || first === "'") return readString(text, from + 1, first);
  return readWord(text, from);
}

function readMembers(text: string, at: number, closing: string, depth: number): LooseValue | undefined {
  const entries: [string, unknown][] = [];
  for (let here = skipSpace(text, at); ; here = skipSpace(text, here)) {
    if (text[here] === closing) return { value: Object.fromEntries(entries), end: here + 1 };
    const key = readKey(text, here);
    if (!key && closing === '}') return undefined;
    const value = readLooseValue(text, key?.end ?? here, depth + 1);
    if (!value) return undefined;
    entries.push([key?.value ?? String(entries.length), value.value]);
    const next = skipSpace(text, value.end);
    if (text[next] === ',') here = next + 1;
    else if (text[next] === closing) here = next;
    else return undefined;
  }
}

function readKey(text: string, at: number): LooseValue<string> | undefined {
  const quote = text[at];
  const read = quote === '"' || quote === "'" ? readString(text, at + 1, quote) : wordAt(text, at, /[A-Za-z_][\w-]*/y, (word) => word);
  if (!read) return undefined;
  const sign = skipSpace(text, read.end);
  return text[sign] === ':' || text[sign] === '=' ? { value: read.value, end: sign + 1 } : undefined;
}

function readList(text: string, at: number, depth: number): LooseValue | undefined {
  const values: unknown[] = [];
  for (let here = skipSpace(text, at); ; here = skipSpace(text, here)) {
    if (text[here] === ']') return { value: values, end: here + 1 };
    const value = readLooseValue(text, here, depth + 1);
    if (!value) return undefined;
    values.push(value.value);
    const next = skipSpace(text, value.end);
    if (text[next] === ',') here = next + 1;
    else if (text[next] === ']') here = next;
    else return undefined;
  }
}

function readString(text: string, at: number, quote: string): LooseValue<string> | undefined {
  let value = '';
  for (let here = at; here < text.length; here += 1) {
    plainPiece.lastIndex = here;
    const piece = plainPiece.exec(text)?.[0] ?? '';
    value += piece;
    here += piece.length;
    const char = text.charAt(here);
    if (char === '') return undefined;
    if (char === quote) return { value, end: here + 1 };
    if (char !== '\\') {
      value += char;
      continue;
    }
    const escaped = text.charAt(here + 1);
    const code = escaped === 'u' ? /[0-9a-fA-F]{4}/.exec(text.slice(here + 2, here + 6))?.[0] : undefined;
    value += code === undefined ? (escapes[escaped] ?? escaped) : String.fromCharCode(Number.parseInt(code, 16));
    here += code === undefined ? 1 : 5;
  }
  return undefined;
}

function readWord(text: string, at: number): LooseValue | undefined {
  const number = wordAt(text, at, /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y, Number);
  return number ?? wordAt(text, at, /[A-Za-z_][\w .-]*/y, (word) => (words.has(word.trim()) ? words.get(word.trim()) : word.trim()));
}

function wordAt<T>(text: string, at: number, pattern: RegExp, read: (word: string) => T): LooseValue<T> | undefined {
  pattern.lastIndex = at;
  const found = pattern.exec(text)?.[0];
  return found === undefined ? undefined : { value: read(found), end: at + found.length };
}

function skipSpace(text: string, at: number): number {
  let here = at;
  while (/\s/.test(text.charAt(here))) here += 1;
  return here;
}
