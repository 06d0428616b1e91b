import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { editableRupiah } from '#contracts/values/selling/money';
import type { Discount, DiscountCode, Fee } from '#contracts/values/selling/order-rules';

/** Maximum length of a rule. The patterns below run only on short texts. */
const lineChars = 200;

/** Formats one rule as a line, such as "10%, min 200rb, sampai 31-12-2026". */
export function discountLine(rule: Discount | DiscountCode): string {
  const { gives, minIdr, from, until } = rule;
  const what =
    gives.kind === 'percent' ? `${figure(gives.percent)}%` : gives.kind === 'amount' ? editableRupiah(gives.amountIdr) : 'gratis ongkir';
  return [
    what,
    gives.kind !== 'amount' && gives.maxIdr !== null ? `maks ${editableRupiah(gives.maxIdr)}` : '',
    minIdr === null ? '' : `min ${editableRupiah(minIdr)}`,
    from === null ? '' : `mulai ${dayText(from)}`,
    until === null ? '' : `sampai ${dayText(until)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Formats a code as a line, such as "HEMAT10 = 10%, min 200rb". */
export function codeLine(rule: DiscountCode): string {
  return `${rule.code} = ${discountLine(rule)}`;
}

/** Formats a fee as a line, such as "COD = 3% dari total, bila diminta". */
export function feeLine({ name, costs, when, belowIdr }: Fee): string {
  const what =
    costs.kind === 'percent'
      ? `${figure(costs.percent)}% dari ${costs.of === 'total' ? 'total' : 'barang'}`
      : `${editableRupiah(costs.amountIdr)} per ${costs.per === 'piece' ? 'barang' : 'pesanan'}`;
  return [`${name} = ${what}`, belowIdr === null ? '' : `di bawah ${editableRupiah(belowIdr)}`, when === 'asked' ? 'bila diminta' : '']
    .filter((part) => part !== '')
    .join(', ');
}

/** Parses a discount. Null for a line that is not a discount. */
export function readDiscount(line: string): Discount | null {
  const read = readConditions(line);
  return read === null || read.gives.kind === 'free-shipping' ? null : { ...read, gives: read.gives };
}

/** Parses a code with its discount. Null for a line that is not a code with a discount. */
export function readCode(line: string): DiscountCode | null {
  const [code, rest] = named(line);
  const read = rest === undefined ? null : readConditions(rest);
  return read === null || code === '' ? null : { code, ...read };
}

/** Parses a fee. Null for a line that is not a fee. */
export function readFee(line: string): Fee | null {
  const [name, rest] = named(line);
  if (rest === undefined || name === '') return null;
  const [first = '', ...more] = partsOf(rest);
  const costs = readCosts(first);
  if (costs === null) return null;
  let fee: Fee = { name, costs, when: 'always', belowIdr: null };
  for (const part of more) {
    const below = /^(?:untuk )?(?:belanja )?(?:di ?)?bawah (.+)$/i.exec(part)?.[1];
    const belowIdr = below === undefined ? null : readRupiah(below);
    if (belowIdr !== null) fee = { ...fee, belowIdr };
    else if (/^(?:hanya )?(?:bila|kalau|kalo|jika) (?:diminta|mau|dipilih)$/i.test(part)) fee = { ...fee, when: 'asked' };
    else return null;
  }
  return fee;
}

function readCosts(text: string): Fee['costs'] | null {
  const [, percent, of] = /^([\d.,]+ ?(?:%|persen))(?: dari (total|barang|harga barang))?$/i.exec(text) ?? [];
  const share = percent === undefined ? null : readPercent(percent);
  if (share !== null) return { kind: 'percent', percent: share, of: of?.toLowerCase() === 'total' ? 'total' : 'goods' };
  const [, amount, per] = /^(.+?) ?(?:\/|per|tiap) ?(pesanan|order|barang|pcs|biji|buah)$/i.exec(text) ?? [];
  const amountIdr = readRupiah(amount ?? text);
  if (amountIdr === null) return null;
  return { kind: 'amount', amountIdr, per: per === undefined || /^(?:pesanan|order)$/i.test(per) ? 'order' : 'piece' };
}

function readConditions(text: string): (Omit<Discount, 'gives'> & Pick<DiscountCode, 'gives'>) | null {
  const [first = '', ...more] = partsOf(text);
  let gives = readBenefit(first);
  if (gives === null) return null;
  let conditions: Omit<Discount, 'gives'> = { minIdr: null, from: null, until: null };
  for (const part of more) {
    const [, word = '', rest = ''] = /^([a-z/]+)\.? (.+)$/i.exec(part) ?? [];
    const amount = readRupiah(rest.replace(/^belanja /i, ''));
    const day = readDay(rest);
    if (/^(?:min|minimal|minimum|mulai)$/i.test(word) && amount !== null && amount > 0 && day === null)
      conditions = { ...conditions, minIdr: amount };
    else if (/^(?:maks|max|maksimal|maksimum)$/i.test(word) && amount !== null && gives.kind !== 'amount')
      gives = { ...gives, maxIdr: amount };
    else if (/^(?:mulai|dari)$/i.test(word) && day !== null) conditions = { ...conditions, from: day };
    else if (/^(?:sampai|sampe|hingga|s\/d|sd)$/i.test(word) && day !== null) conditions = { ...conditions, until: day };
    else return null;
  }
  return { gives, ...conditions };
}

function readBenefit(text: string): DiscountCode['gives'] | null {
  const plain = text.replace(/^(?:diskon|potongan|disc) /i, '');
  if (/^(?:gratis|free) ongkir$/i.test(plain)) return { kind: 'free-shipping', maxIdr: null };
  const percent = readPercent(plain);
  if (percent !== null) return { kind: 'percent', percent, maxIdr: null };
  const amountIdr = readRupiah(plain);
  return amountIdr === null ? null : { kind: 'amount', amountIdr };
}

/** Parses a percentage, such as "10%" or "2,5 persen". Null for any other text. */
export function readPercent(text: string): number | null {
  const found = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|persen)$/i.exec(text.trim())?.[1];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

const months = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des'];

/**
 * Parses a date: "31-12-2026", "31/12/2026", "31 Desember 2026" and "2026-12-31" all return "2026-12-31". Null when
 * there is no such day.
 */
export function readDay(text: string): string | null {
  const [, year, month, day] = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year !== undefined) return existing(year, Number(month), Number(day));
  const [, first, second, third] = /^(\d{1,2})[-/ .](\d{1,2}|[a-z]{3,9})[-/ .](20\d\d)$/i.exec(text) ?? [];
  if (third === undefined) return null;
  const named = months.indexOf(second!.slice(0, 3).toLowerCase().replace('ags', 'agu')) + 1;
  return existing(third, /^\d/.test(second!) ? Number(second) : named, Number(first));
}

function existing(year: string, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null;
}

/** Formats a date: "2026-12-31" becomes "31-12-2026". */
export function dayText(day: string): string {
  return day.split('-').toReversed().join('-');
}

/** Splits a line at its first `=` into the name and the rest. */
export function named(line: string): [name: string, rest?: string] {
  const at = line.indexOf('=');
  return at < 0 ? [line] : [line.slice(0, at).trim(), line.slice(at + 1)];
}

/** Splits a text at its commas and semicolons. A comma before a digit, as in "2,5%", does not split. */
export function partsOf(text: string): string[] {
  if (text.length > lineChars) return [];
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/;|,(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Formats a number with a decimal comma, such as "2,5". */
export function figure(value: number): string {
  return new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 }).format(value);
}
