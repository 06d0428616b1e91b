import { hoursOf } from '../../facts/durations.rules.js';
import type { Decisive } from './decisive.rules.js';
import { isSaidIn, type Line, type Piece } from './placed.rules.js';

const hours: Readonly<Record<string, number>> = { ...hoursOf, malam: 24 };
const perSpan = /(?:\/|(?<!\p{L})per)[ ]?(\d{1,2}[ ])?(jam|hari|hr|malam|minggu|bulan|bln|tahun|thn)(?!\p{L})/giu;
const span = 'span';
const timesMax = 60;

/**
 * The owner's price of which an answer states a multiple: 650rb for "2 hari 1.300.000" when the owner charges
 * "650rb/24 jam". One place of the line must give that price to the thing. Null when no place does.
 */
export function baseOfRate(line: Line, { text, wanted, isNegative }: Piece, kept: Decisive): number | null {
  const [amount, ...others] = wanted.amounts;
  const spans = wanted.measures.filter(({ unit, from, to }) => unit === span && from === to);
  if (amount === undefined || others.length > 0 || spans.length !== 1 || isNegative) return null;
  const measures = wanted.measures.filter((one) => one !== spans[0]);
  for (const { amounts, text: own } of line.segments)
    for (const base of amounts)
      for (const [, count, unit] of own.matchAll(perSpan)) {
        const each = hours[unit!.toLowerCase()]! * Number(count ?? 1);
        const times = spans[0]!.from / each;
        if (times < 2 || times > timesMax || base * times !== amount) continue;
        // the answer may leave out the "24 jam" of the price
        const named = { ...kept, measures: [...kept.measures, { unit: span, from: each, to: each, digits: [] }] };
        if (isSaidIn(line, { text, isNegative, wanted: { ...wanted, amounts: [base], measures } }, named)) return base;
      }
  return null;
}
