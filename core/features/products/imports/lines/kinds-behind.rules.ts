import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { formatRupiah } from '#contracts/values/selling/money';
import { withoutEnd } from '#contracts/values/text-ends';
import { readPrice } from '../../import-money.rules.js';
import type { Cells } from '../../import-row.rules.js';
import { colourOf, sizeOf } from '../column-names.rules.js';

/*
 * Several prices behind one name: "Coklat 20/25/30", "Bed cover S/M/L: 20/25/35", "Coklat Keju 30k (kecil) 40k (besar)". They
 * become variants. Without names of kinds, or without a unit, the owner is asked.
 */

const lineChars = 300;
const kindsMax = 6;
/**
 * Minimum number of bare figures that are read as prices in thousands. "Karpet 100/150" has only two, and they are a
 * length.
 */
const bareKindsMin = 3;
/** Bare prices in thousands are multiples of this number, unlike the sizes 38/39/40. */
const bareStep = 5;
/** Maximum ratio of the highest to the lowest price of the kinds of one product. */
const rangeMax = 5;
const bulletInFront = /^[-*•·]\s+|^\d{1,3}[.)]\s+/;
const amountOnly = /^(?:rp\.? ?)?(\d{1,3}(?:\.\d{3}){0,2}) ?(rb|ribu|k)?$/i;
const amountBehind = /^(.*[^\s:=@–-])[ :=@–-]{1,3}((?:rp\.? ?)?\d{1,3}(?:\.\d{3}){0,2} ?(?:rb|ribu|k)?)$/i;
/** Words in front of figures that are not prices: sizes, dates, hours. */
const measured =
  /(?:^|[ (])(?:ld|pb|lp|size|ukuran|uk|no|nomor|lebar|panjang|tinggi|diameter|umur|usia|isi|ban|tgl|tanggal|jam|buka|rt|rw|kav|blok)\.?$/i;
const noName = /^(?:harga|hrg|price|tarif|biaya|grosir|reseller|ecer|eceran|stok|stock|varian|warna)\b/i;
const otherBuyers = /(?<!\p{L})(?:modal|hpp|kulak|beli|grosir|reseller|agen|member|lusin)/iu;
const kindsInBrackets = /^(.*\S) ?\(([^()]{1,60})\)$/;
const inBracketsOnly = /\([^()]{1,60}\)/g;
/** Placeholder for a slash in brackets while a line is split. */
const keptSlash = '\u001f';
const priceOfKind = /((?:rp\.? ?)?\d[\d.,]{0,12} ?(?:rb|ribu|k)?) ?\(([^()]{1,20})\)/giu;

/** The cells of a line with prices of several kinds behind its name; null for any other line. */
export function cellsOfKinds(line: string): Cells | null {
  if (line.length > lineChars || otherBuyers.test(line)) return null;
  const text = line.replace(/\s+/g, ' ').trim().replace(bulletInFront, '');
  return paired(text) ?? slashed(text) ?? bracketed(text);
}

/** The cells of a line with as many names of kinds as prices, such as "Bed cover S/M/L: 20/25/35". */
function paired(text: string): Cells | null {
  const words = text.split(' ');
  const [kinds, written] = words.slice(-2).map((word) => word.split('/'));
  const name = words.slice(0, -2).join(' ');
  const names = (kinds ?? []).map((kind) => withoutEnd(kind, /[:=]/));
  const isPair = written !== undefined && written.length > 1 && written.length <= kindsMax && names.length === written.length;
  if (!isPair || !names.every((kind) => /^\p{L}[\p{L}\d]{0,14}$/u.test(kind)) || !written.every((one) => amountOnly.test(one))) return null;
  const prices = pricesOf(written);
  if (prices === null || !/\p{L}{2}/u.test(name) || noName.test(name)) return null;
  return {
    name,
    variants: names.map((kind, at) => `${kind} = ${prices.amounts[at]}`).join(';'),
    notes: '',
    ...(!prices.areSure && { unclearKinds: questionOfKinds(prices.amounts, names, true) }),
  };
}

/** The cells of a line with several prices and no names of kinds, such as "Coklat 20/25/30". */
function slashed(text: string): Cells | null {
  const masked = text.replace(inBracketsOnly, (brackets) => brackets.replaceAll('/', keptSlash));
  const [first = '', ...others] = masked.split('/').map((part) => part.replaceAll(keptSlash, '/').trim());
  if (others.length === 0 || others.length >= kindsMax || !others.every((part) => amountOnly.test(part))) return null;
  const [, before = '', firstPrice = ''] = amountBehind.exec(first) ?? [];
  const written = withoutEnd(before.replace(/ rp\.?$/i, ''), /[ :=@–-]/);
  const [, named = written, inBrackets = ''] = kindsInBrackets.exec(written) ?? [];
  const prices = pricesOf([firstPrice, ...others]);
  if (prices === null || !/\p{L}{2}/u.test(named) || noName.test(named) || measured.test(named)) return null;
  const kinds = inBrackets.split(/[/,]/).map((kind) => kind.trim());
  const areNamed = kinds.length === prices.amounts.length && kinds.every((kind) => kind !== '');
  const names = areNamed ? kinds : prices.amounts.map((_, at) => `Pilihan ${at + 1}`);
  return {
    name: areNamed ? named : written,
    variants: names.map((name, at) => `${name} = ${prices.amounts[at]}`).join(';'),
    notes: '',
    ...(!(areNamed && prices.areSure) && { unclearKinds: questionOfKinds(prices.amounts, names, areNamed) }),
  };
}

/**
 * The question to the owner whether the prices of a line are the prices of its kinds. Kinds that the line does not
 * name are numbered.
 */
export function questionOfKinds(amounts: readonly number[], names: readonly string[], areNamed: boolean): string {
  const kinds = amounts.map((amount, at) => `${areNamed ? `${names[at]} ` : ''}${formatRupiah(amount)}`).join(', ');
  const asked = `Ada ${amounts.length} harga di baris ini: ${kinds}.`;
  return areNamed
    ? `${asked} Apakah itu harga tiap varian?`
    : `${asked} Pakai sebagai varian ${names[0]} sampai ${names.length} dan ganti namanya nanti di daftar produk, atau tulis satu harga.`;
}

/**
 * The amounts in Rupiah, in ascending order; null for figures that are not prices. A unit after the last figure
 * applies to all figures.
 */
function pricesOf(written: readonly string[]): { readonly amounts: readonly number[]; readonly areSure: boolean } | null {
  const parts = written.map((one) => amountOnly.exec(one.trim()) ?? []);
  const unit = parts.at(-1)?.[2];
  const isBare = parts.every(([, figure = '', own]) => own === undefined && !figure.includes('.'));
  const amounts = parts.map(([, figure = '', own]) => {
    const isWhole = figure.includes('.');
    return readRupiah(isWhole ? figure : `${figure}${own ?? unit ?? (isBare ? 'rb' : '')}`) ?? 0;
  });
  const [first = 0] = amounts;
  const areRising = amounts.every((amount, at) => amount >= 1_000 && (at === 0 || amount > amounts[at - 1]!));
  if (!areRising || amounts.at(-1)! > first * rangeMax) return null;
  const isUsual = !isBare || (amounts.length >= bareKindsMin && parts.every(([, figure]) => Number(figure) % bareStep === 0));
  return isUsual ? { amounts, areSure: !isBare } : null;
}

/** The cells of a line with a kind in brackets after each price, such as "Coklat Keju 30k (kecil) 40k (besar)". */
function bracketed(text: string): Cells | null {
  const found = [...text.matchAll(priceOfKind)];
  const [first] = found;
  if (!first || found.length < 2 || found.length > kindsMax) return null;
  const name = withoutEnd(text.slice(0, first.index), /[ :=@/|,(-]/);
  const kinds = found.map(([, price = '', kind = '']) => ({ kind: kind.trim(), priceIdr: readPrice(price) }));
  const areKinds = kinds.every(({ kind, priceIdr }) => priceIdr !== null && (sizeOf(kind) ?? colourOf(kind)) !== null);
  const areApart = new Set(kinds.map(({ kind }) => kind.toLowerCase())).size === kinds.length;
  const rest = text.slice(first.index).replaceAll(priceOfKind, '');
  if (!areKinds || !areApart || name === '' || /[\p{L}\d]/u.test(rest)) return null;
  return { name, variants: kinds.map(({ kind, priceIdr }) => `${kind} = ${priceIdr}`).join(';'), notes: '' };
}
