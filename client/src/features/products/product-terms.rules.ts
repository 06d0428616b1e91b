import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { editableRupiah } from '#contracts/values/selling/money';
import type { PriceTier, ProductTerms } from '#contracts/values/selling/product-terms';

/** Conditions of sale as shown in the form fields. Dates are "2026-11-25". */
export type TermsForm = {
  unit: string;
  minOrder: string;
  /** Wholesale prices, one per line, such as "12 = 40rb". */
  tiers: string;
  resellerIdr: string;
  promoIdr: string;
  promoFrom: string;
  promoUntil: string;
  costIdr: string;
};

const figure = (value: number | null | undefined) => (value == null ? '' : new Intl.NumberFormat('id-ID').format(value));

export function toTermsForm({ unit, minOrder, tiers, resellerIdr, promo }: ProductTerms, costIdr: number | null): TermsForm {
  return {
    unit,
    minOrder: figure(minOrder),
    tiers: tiers.map(({ from, priceIdr }) => `${from} = ${editableRupiah(priceIdr)}`).join('\n'),
    resellerIdr: figure(resellerIdr),
    promoIdr: figure(promo?.priceIdr),
    promoFrom: promo?.from ?? '',
    promoUntil: promo?.until ?? '',
    costIdr: figure(costIdr),
  };
}

type Read =
  | { readonly terms: ProductTerms; readonly costIdr: number | null }
  | { readonly problem: { readonly field: keyof TermsForm; readonly text: string } };

/** The parsed conditions, or the first field that cannot be parsed with a hint what to write instead. */
export function readTermsForm(form: TermsForm): Read {
  const money = { resellerIdr: amount(form.resellerIdr), promoIdr: amount(form.promoIdr), costIdr: amount(form.costIdr) };
  for (const [field, value] of Object.entries(money))
    if (value === undefined) return problem(field as keyof typeof money, 'Harga tidak terbaca. Contoh: 150.000 atau 150rb.');
  const minOrder =
    form.minOrder.trim() === '' ? null : Number(/^\d{1,6}$/.exec(form.minOrder.trim().replaceAll('.', ''))?.[0] ?? Number.NaN);
  if (Number.isNaN(minOrder)) return problem('minOrder', 'Isi dengan angka, contoh 3.');
  const lines = form.tiers.split(/[;\n]/).map((line) => line.trim());
  const tiers: PriceTier[] = [];
  for (const line of lines.filter((one) => one !== '')) {
    const tier = readTier(line);
    if (!tier) return problem('tiers', `"${line.slice(0, 40)}" tidak terbaca. Contoh: 12 = 40rb`);
    tiers.push(tier);
  }
  if (money.promoIdr === null && (form.promoFrom !== '' || form.promoUntil !== ''))
    return problem('promoIdr', 'Isi harga promonya, atau kosongkan tanggalnya.');
  const promo = money.promoIdr == null ? null : { priceIdr: money.promoIdr, from: form.promoFrom || null, until: form.promoUntil || null };
  if (promo?.from && promo.until && promo.from > promo.until) return problem('promoUntil', 'Promo berakhir sebelum dimulai.');
  const { resellerIdr = null, costIdr = null } = money;
  return {
    terms: { unit: form.unit.trim(), minOrder, tiers: tiers.toSorted((one, other) => one.from - other.from), resellerIdr, promo },
    costIdr,
  };
}

/** Parses one wholesale price, such as "12 = 40rb", "12: 40.000" or "12 pcs ke atas 40rb". */
function readTier(line: string): PriceTier | null {
  const [, from, words = '', price] = /^(\d{1,6})([^\d=:]{0,30})[=: ] ?((?:rp\.? ?)?\d[^=:]{0,30})$/i.exec(line) ?? [];
  const priceIdr = price === undefined ? null : readRupiah(price);
  return from === undefined || priceIdr === null || /lusin|kodi/i.test(words) ? null : { from: Number(from), priceIdr };
}

/** Parses an amount. Null when the field is empty, undefined when its text is not an amount. */
function amount(text: string): number | null | undefined {
  return text.trim() === '' ? null : (readRupiah(text) ?? undefined);
}

function problem(field: keyof TermsForm, text: string): Read {
  return { problem: { field, text } };
}
