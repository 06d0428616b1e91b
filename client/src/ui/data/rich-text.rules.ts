/** A part of a message for display. Paired marks become a style; everything else stays plain text. */
export type RichPart =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic' | 'strike'; parts: RichPart[] }
  | { kind: 'mono'; text: string; mark: '`' | '```' }
  | { kind: 'link'; text: string; href: string };

type Style = 'bold' | 'italic' | 'strike';
type Atom = Extract<RichPart, { kind: 'mono' | 'link' }>;
/** One character, or a link, phone number or code part. Marks cannot split such a part. */
type Piece = string | Atom;

const styles: Readonly<Record<string, Style>> = { '*': 'bold', _: 'italic', '~': 'strike' };
export const markOf: Readonly<Record<Style, string>> = { bold: '*', italic: '_', strike: '~' };

/** Text that matches none of these is plain: no parsing is needed. */
const worthReading = /[*_~`]|\d{3}|\w\.\w/u;
const opensNothing = -1;
const hasNoPartner = -2;

const isWordCharacter = (piece: Piece | undefined): boolean => typeof piece === 'string' && /[\p{L}\p{N}]/u.test(piece);
const isSpace = (piece: Piece | undefined): boolean => typeof piece === 'string' && /\s/u.test(piece);

const codeBlock = /```(?!\s*```)((?:(?!```)[^])+)```/uy;
const code = /`([^`\n]+)`/uy;
// every repetition in a host name is bounded: the text comes from strangers
const webAddress = /(?:https?:\/\/|www\.)[^\s<>"']+/iuy;
const bareAddress =
  /[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d-]{1,63}){0,4}?\.(?:com|co\.id|id|net|org|me|shop|store)(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])(?:\/[^\s<>"']*)?/iuy;
const phone = /(?:\+?62|0)[\s.-]?8\d{1,3}(?:[\s.-]?\d{2,5}){2,3}(?!\d)/uy;
const phoneDigits = { least: 9, most: 15 };

function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/**
 * Strips the punctuation that ends a sentence from an address. A closing bracket stays if it was opened
 * inside the address.
 */
function withoutSentenceEnd(found: string): string {
  let unopened = found.split(')').length - found.split('(').length;
  let end = found.length;
  for (; /[.,;:!?*_~)\]}]/u.test(found.charAt(end - 1)); end--) if (found[end - 1] === ')' && unopened-- <= 0) break;
  return found.slice(0, end);
}

function linkAt(text: string, index: number): Atom | null {
  const found = at(webAddress, text, index) ?? at(bareAddress, text, index);
  if (!found) return null;
  const shown = withoutSentenceEnd(found[0]);
  const wanted = /^https?:\/\//iu.test(shown) ? shown : `https://${shown}`;
  try {
    const { hostname, href } = new URL(wanted);
    return hostname.includes('.') ? { kind: 'link', text: shown, href } : null;
  } catch {
    return null; // not an address; `URL.canParse` is missing in the oldest supported browsers
  }
}

function phoneAt(text: string, index: number): Atom | null {
  const shown = at(phone, text, index)?.[0];
  if (!shown) return null;
  const digits = shown.replace(/\D/gu, '');
  if (digits.length < phoneDigits.least || digits.length > phoneDigits.most) return null;
  return { kind: 'link', text: shown, href: `tel:+${digits.startsWith('0') ? `62${digits.slice(1)}` : digits}` };
}

function monoAt(text: string, index: number): Atom | null {
  const block = at(codeBlock, text, index)?.[1];
  if (block !== undefined) return { kind: 'mono', text: block, mark: '```' };
  const inline = at(code, text, index)?.[1];
  return inline === undefined ? null : { kind: 'mono', text: inline, mark: '`' };
}

function sourceOfAtom(atom: Atom): string {
  return atom.kind === 'mono' ? `${atom.mark}${atom.text}${atom.mark}` : atom.text;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let index = 0; index < text.length;) {
    const before = text[index - 1];
    const beginsWord = !isWordCharacter(before) && before !== '@' && before !== '+';
    const atom = text[index] === '`' ? monoAt(text, index) : beginsWord ? (linkAt(text, index) ?? phoneAt(text, index)) : null;
    const piece = atom ?? text[index]!;
    pieces.push(piece);
    index += atom ? sourceOfAtom(atom).length : 1;
  }
  return pieces;
}

/**
 * Index of the mark that closes the style opened at `start`: on the same line, directly after a non-space and
 * not before a letter or digit.
 */
function closingOf(pieces: readonly Piece[], start: number, end: number): number {
  const mark = pieces[start];
  if (isWordCharacter(pieces[start - 1]) || isSpace(pieces[start + 1]) || pieces[start + 1] === mark) return opensNothing;
  for (let index = start + 2; index < end && pieces[index] !== '\n'; index++)
    if (pieces[index] === mark && !isSpace(pieces[index - 1]) && !isWordCharacter(pieces[index + 1])) return index;
  return hasNoPartner;
}

function lineEnd(pieces: readonly Piece[], start: number, end: number): number {
  const found = pieces.indexOf('\n', start);
  return found === -1 ? end : Math.min(found, end);
}

type Range = { from: number; to: number };

function partsOf(pieces: readonly Piece[], { from, to }: Range): RichPart[] {
  const parts: RichPart[] = [];
  /**
   * For each mark, the index up to which no closing mark exists. When one mark of a line has no closing mark, later
   * marks of the same kind on that line have none either.
   */
  const alone = new Map<Piece, number>();
  let plain = '';
  const endText = () => {
    if (plain !== '') parts.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (let index = from; index < to; index++) {
    const piece = pieces[index]!;
    const style = typeof piece === 'string' ? styles[piece] : undefined;
    const end = style && index >= (alone.get(piece) ?? 0) ? closingOf(pieces, index, to) : opensNothing;
    if (end === hasNoPartner) alone.set(piece, lineEnd(pieces, index, to));
    if (style && end > 0) {
      endText();
      parts.push({ kind: style, parts: partsOf(pieces, { from: index + 1, to: end }) });
      index = end;
    } else if (typeof piece === 'string') plain += piece;
    else {
      endText();
      parts.push(piece);
    }
  }
  endText();
  return parts;
}

/**
 * Parses a message as WhatsApp displays it: *bold*, _italic_, ~strike~, ```mono```, links and phone numbers.
 * Marks without a partner stay text, and no text is lost: {@link sourceOf} restores it.
 */
export function readRichText(text: string): RichPart[] {
  if (!worthReading.test(text)) return text === '' ? [] : [{ kind: 'text', text }];
  const pieces = piecesOf(text);
  return partsOf(pieces, { from: 0, to: pieces.length });
}

/** The original text of parsed parts. */
export function sourceOf(parts: readonly RichPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'mono' || part.kind === 'link') return sourceOfAtom(part);
      return `${markOf[part.kind]}${sourceOf(part.parts)}${markOf[part.kind]}`;
    })
    .join('');
}
