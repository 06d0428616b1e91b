import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { editableRupiah } from '#contracts/values/selling/money';
import type { Offer } from '#contracts/values/selling/order-rules';
import { dayText, figure, named, partsOf, readDay, readPercent } from './rule-lines.rules.js';

/**
 * Formats one offer as a line, such as "2 Kaos + 1 Topi = 100.000, sampai 31-12-2026", "Kaos = beli 2 gratis 1" or
 * "Kaos = diskon 10%".
 */
export function offerLine({ gives, from, until }: Offer): string {
  return [
    `${goodsText(gives)} = ${effectText(gives)}`,
    ...(from ? [`mulai ${dayText(from)}`] : []),
    ...(until ? [`sampai ${dayText(until)}`] : []),
  ].join(', ');
}

function goodsText(gives: Offer['gives']): string {
  return gives.kind === 'bundle' ? gives.things.map(({ goods, count }) => `${count} ${goods}`).join(' + ') : gives.goods;
}

function effectText(gives: Offer['gives']): string {
  switch (gives.kind) {
    case 'bundle':
      return editableRupiah(gives.priceIdr);
    case 'free':
      return `beli ${gives.buy} gratis ${gives.free}`;
    case 'percent':
      return `diskon ${figure(gives.percent)}%`;
    case 'amount':
      return `diskon ${editableRupiah(gives.amountIdr)}`;
  }
}

/** Parses an offer. Null for a line that is not an offer. */
export function readOffer(line: string): Offer | null {
  const [left, right] = named(line);
  const goods = right === undefined ? undefined : partsOf(left)[0];
  if (goods === undefined || partsOf(left).length > 1) return null;
  const [first = '', ...more] = partsOf(right!);
  const gives = readEffect(goods, first);
  if (gives === null) return null;
  let offer: Offer = { gives, from: null, until: null };
  for (const part of more) {
    const [, word = '', rest = ''] = /^([a-z/]+)\.? (.+)$/i.exec(part) ?? [];
    const day = readDay(rest);
    if (day === null) return null;
    if (/^(?:mulai|dari)$/i.test(word)) offer = { ...offer, from: day };
    else if (/^(?:sampai|sampe|hingga|s\/d|sd)$/i.test(word)) offer = { ...offer, until: day };
    else return null;
  }
  return offer;
}

function readEffect(goods: string, text: string): Offer['gives'] | null {
  const [, buy, free] = /^beli (\d{1,3}) (?:gratis|free) (\d{1,3})$/i.exec(text) ?? [];
  if (free !== undefined) return { kind: 'free', goods, buy: Number(buy), free: Number(free) };
  const off = /^(?:diskon|potongan|disc) (.+)$/i.exec(text)?.[1];
  const percent = readPercent(off ?? text);
  if (percent !== null) return { kind: 'percent', goods, percent };
  const amountIdr = readRupiah(off ?? text);
  if (amountIdr === null) return null;
  if (off !== undefined) return { kind: 'amount', goods, amountIdr };
  const things = goods.split(' + ').map(readThing);
  const isBundle = things.length > 1 || things[0]!.count > 1;
  return isBundle ? { kind: 'bundle', things, priceIdr: amountIdr } : null;
}

/**
 * Parses a product with its count: "3 Kaos", "3x Kaos", "Kaos 3 pcs", "Kaos x3", "Kaos". The count is before the
 * name, or after it when the text marks it as a count (`pcs`, `x`).
 */
function readThing(text: string): { goods: string; count: number } {
  const before = /^(\d{1,4})(?: ?(?:pcs|biji|buah|x))? (\S.*)$/i.exec(text.trim());
  if (before !== null) return { goods: before[2]!, count: Number(before[1]) };
  const after = /^(.*\S) (?:x(\d{1,4})|(\d{1,4}) ?(?:pcs|biji|buah))$/i.exec(text.trim());
  return after === null ? { goods: text.trim(), count: 1 } : { goods: after[1]!, count: Number(after[2] ?? after[3]) };
}
