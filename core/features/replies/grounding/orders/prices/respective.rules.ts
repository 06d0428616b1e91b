import { findAmounts } from '../../amounts.rules.js';
import { isKindWord, nameWords, weightOf } from '../name-words.rules.js';

const amount = String.raw`\d[\d.]{0,11}(?:rb|ribu|k|jt|juta)?`;
const name = String.raw`\p{L}{2,20}`;
/** Two prices before their two names: "22rb & 28rb (kecil & besar)". */
const kindsBehind = new RegExp(String.raw`(?<![\d.,])(${amount}) [&/] (${amount}) \((${name}) [&/] (${name})\)`, 'giu');
/** Two names before their two prices: "Motor & mobil 45rb & 50rb". */
const namesBefore = new RegExp(String.raw`(?<!\p{L})(${name}) (?:&|dan) (${name}) (${amount}) (?:&|dan) (${amount})(?![\p{L}\d])`, 'giu');
const headChars = 60;

/** Rewrites two names with two prices so that each name is beside its price. */
export function withNamesOfPairs(text: string): string {
  return text
    .replaceAll(kindsBehind, (_, one: string, other: string, first: string, second: string, at: number) => {
      return `${first} ${one}, ${headOf(text, at)}${second} ${other}`;
    })
    .replaceAll(namesBefore, (_, first: string, second: string, one: string, other: string, at: number, whole: string) => {
      return `${first} ${one}, ${headOf(whole, at)}${second} ${other}`;
    });
}

/**
 * Words directly before a pair that may belong to both names: "sambal botol" in "kaos 75rb, sambal botol 22rb & 28rb
 * (kecil & besar)".
 */
function headOf(text: string, at: number): string {
  const parts = text.slice(Math.max(0, at - headChars), at).split(/[^\p{L} ]/u);
  return parts.at(-1)!.trimStart();
}

/** Sizes that follow their prices: "Bed cover 25rb kecil, 35rb besar". */
const sizesBehind = new RegExp(String.raw`(^|[^\d.,])(${amount}) (\p{L}+)((?:, ?${amount} \p{L}+)+)(?= ?(?:[,.;\n]|$))`, 'giu');
const sizeBehind = new RegExp(String.raw`(${amount}) (\p{L}+)`, 'giu');

/** Rewrites several prices of a thing so that each size comes before its price. */
export function withSizesBefore(text: string): string {
  return text.replaceAll(sizesBehind, (whole: string, start: string, ...parts: unknown[]) => {
    const priced = [...whole.slice(start.length).matchAll(sizeBehind)];
    const at = parts.findLast((one) => typeof one === 'number')!;
    const head = headOf(text, at + start.length);
    const isSize = (word: string): boolean => /\p{L}/u.test(word) && weightOf(word.toLowerCase()) === sizeWeight;
    if (nameWords(head).length === 0 || nameWords(head).some(isSize) || !priced.every(([, , size]) => isSize(size!))) return whole;
    return start + priced.map(([, idr, size], place) => `${place === 0 ? '' : head}${size} ${idr}`).join(', ');
  });
}

const sizeWeight = 10;
const rangeSign = /^ ?(?:-|–|sampai|s\/d|sd) ?(?:rp)?\.? ?$/iu;

/**
 * Removes a price range above the prices that it summarises: "Pempek campur 20-60rb tergantung isi:" above "isi 5
 * 20rb, isi 10 38rb, isi 20 60rb". Its name is added to the kinds below that have no name.
 */
export function withoutRangeHeads(text: string): string {
  const lines = text.split('\n');
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    if (next === undefined || !line.trimEnd().endsWith(':')) return;
    const [least, most, ...others] = findAmounts(line);
    if (least === undefined || most === undefined || others.length > 0 || !rangeSign.test(line.slice(least.to, most.from))) return;
    const below = new Set(findAmounts(next).map(({ value }) => value));
    if (!below.has(least.value) || !below.has(most.value)) return;
    const start = Math.max(line.slice(0, least.from).lastIndexOf('. ') + 1, 0);
    const head = line
      .slice(start, least.from)
      .replace(/ rp\.? ?$/iu, '')
      .trim();
    lines[at] = line.slice(0, start);
    if (isKindWord(nameWords(next)[0] ?? '')) lines[at + 1] = `${head} ${next}`;
  });
  return lines.join('\n');
}
