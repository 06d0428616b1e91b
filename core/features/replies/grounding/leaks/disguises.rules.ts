import { normalizeText } from '#contracts/values/texts';

/** Maximum length of a decoded text; a reply has at most four thousand characters. */
const charsMax = 8_000;
const base64 = /(?<![A-Za-z\d+/_-])[A-Za-z\d+/_-]{16,4000}={0,2}(?![A-Za-z\d+/])/g;
const hex = /(?<![\dA-Fa-f])(?:[\dA-Fa-f]{2}[ ]?){12,2000}(?![\dA-Fa-f])/g;
/** "h-a-r-g-a", "h a r g a": single letters with one separator between them. */
const spelled = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ .\-_*·|/][\p{L}\p{N}](?![\p{L}\p{N}])){3,400}/gu;
const letters = /[a-z]/giu;

/** A reply with its disguised readings: base64, hexadecimal, spelled letter by letter, reversed, and ROT13. */
export function decodedForms(reply: string): string[] {
  const text = normalizeText(reply.slice(0, charsMax), 'NFKC').replaceAll(/\p{Cf}/gu, '');
  return [
    text,
    ...[...text.matchAll(base64)].flatMap(([coded]) => readable(Buffer.from(coded, 'base64'))),
    ...[...text.matchAll(hex)].flatMap(([coded]) => readable(Buffer.from(coded.replaceAll(' ', ''), 'hex'))),
    ...despelled(text),
    Array.from(text).toReversed().join(''),
    text.replaceAll(letters, rotated),
  ];
}

/** Words of a spelled text are separated by several characters, or by none. The caller tries both readings. */
function despelled(text: string): string[] {
  const joined = text.replaceAll(spelled, (letterRow) => letterRow.replaceAll(/[ .\-_*·|/]/g, ''));
  return joined === text ? [] : [joined];
}

function readable(bytes: Buffer): string[] {
  const text = bytes.toString('utf8');
  const plain = text.match(/[\p{L}\p{N}\p{P}\s]/gu)?.length ?? 0;
  return text.length > 0 && plain / text.length > 0.9 ? [text] : [];
}

function rotated(letter: string): string {
  const base = letter <= 'Z' ? 65 : 97;
  return String.fromCodePoint(((letter.codePointAt(0)! - base + 13) % 26) + base);
}
