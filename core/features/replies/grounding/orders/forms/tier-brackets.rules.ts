import { findAmounts } from '../../amounts.rules.js';
import { pieceUnits, priceText } from './price-cells.js';

const count = String.raw`(?:(?:min|minimal|mulai|beli|ambil|order|di ?atas) |> ?)?(\d+)(?: ?(?:-|–|sd|s/d|sampai) ?\d+)?(?: ?(?:${pieceUnits}))?(?: ?(?:ke ?atas|up|\+|atau lebih))?`;
const priced = String.raw`(${priceText})((?:/| per )\p{L}+)? ?\(${count}\)`;
/** Prices with their numbers of pieces in parentheses: "145rb (12-23), 130rb (24 ke atas)". */
// slow-pattern: reads lines of at most 300 characters (listChars)
const list = new RegExp(String.raw`${priced}(?:(?:, ?| / ?| )${priced})+`, 'giu');
// slow-pattern: reads lines of at most 300 characters (listChars)
const one = new RegExp(priced, 'giu');
/** A line that begins with a number of pieces, such as "12-23 pcs 65rb/pcs" below "Kaos sablon 1 warna:". */
const tierLine = new RegExp(
  String.raw`^[^\p{L}\d\n]*\d+ ?(?:-|–|sd|s/d|sampai) ?\d+ ?(?:(?:${pieceUnits}) ?)?(?:[:=@] ?)?${priceText}`,
  'iu',
);
const ofWholeList = /(?:^|[^\p{L}])(?:harga|per |\/)/iu;
const lineChars = 90;
const listChars = 300;

/** Rewrites the text so that numbers of pieces come before their prices and are on the line of their thing. */
export function withTiersBefore(text: string): string {
  const lines = text.split('\n').map((line) => (line.length > listChars ? line : line.replaceAll(list, withNumbersFirst)));
  return withHeadsOfTiers(lines.join('\n'));
}

function withNumbersFirst(whole: string): string {
  const prices = [...whole.matchAll(one)].map(([, price, unit, from]) => ({ price: price!, unit: unit ?? '', from: Number(from) }));
  const isTier = prices.every(({ price, from }, at) => {
    const last = prices[at - 1];
    return last === undefined || (from > last.from && valueOf(price) < valueOf(last.price));
  });
  if (!isTier) return whole;
  return prices
    .map(({ price, unit, from }, at) => (at === 0 ? `${price}${unit}` : `${String(from)} pcs ke atas ${price}${unit}`))
    .join(', ');
}

function valueOf(price: string): number {
  return findAmounts(price)[0]?.value ?? 0;
}

function withHeadsOfTiers(text: string): string {
  const lines = text.split('\n');
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const head = line.trimEnd();
    if (next === undefined || head.length > lineChars || !tierLine.test(next) || findAmounts(line).length > 0 || !/\p{L}/u.test(line))
      return;
    if (!head.endsWith(':') && /[.!?,]/u.test(head)) return;
    // the price parser applies headings of price lists to every line below them, so they are kept
    if (ofWholeList.test(head)) return;
    lines[at] = '';
    lines[at + 1] = `${head.replace(/ ?:$/u, '')} ${next.trimStart()}`;
  });
  return lines.join('\n');
}
