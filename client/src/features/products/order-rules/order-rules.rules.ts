import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { formatRupiah } from '#contracts/values/selling/money';
import type { StoredRules } from '#contracts/http/bot/order-rules';
import type { OrderRules } from '#contracts/values/selling/order-rules';
import type { FormError } from '../../../forms/contract-form.js';
import { countNewer, keptIn, knownIn } from './newer-rules.rules.js';
import { offerLine, readOffer } from './offer-lines.rules.js';
import { codeLine, discountLine, feeLine, readCode, readDiscount, readFee, readPercent } from './rule-lines.rules.js';

/** The rules as shown in the form fields; lists have one rule per line. */
export type OrderRulesForm = {
  freeFrom: string;
  freeMax: string;
  freePlaces: string;
  discounts: string;
  codes: string;
  offers: string;
  deposit: string;
  depositFrom: string;
  fees: string;
  /** Rules of a newer version as JSON (`newer-rules.rules.ts`), which no field shows; empty for none. */
  newer: string;
};

const figure = (value: number | null | undefined) => (value == null ? '' : new Intl.NumberFormat('id-ID').format(value));

export function toRulesForm(stored: StoredRules): OrderRulesForm {
  const { freeShipping, codes, discounts, offers, deposit, fees } = knownIn(stored);
  const pays = deposit?.pays;
  return {
    freeFrom: figure(freeShipping?.minIdr),
    freeMax: figure(freeShipping?.maxIdr),
    freePlaces: freeShipping?.places.join(', ') ?? '',
    discounts: discounts.map(discountLine).join('\n'),
    codes: codes.map(codeLine).join('\n'),
    offers: offers.map(offerLine).join('\n'),
    deposit: pays === undefined ? '' : pays.kind === 'percent' ? `${pays.percent.toLocaleString('id-ID')}%` : figure(pays.amountIdr),
    depositFrom: figure(deposit?.minIdr),
    fees: fees.map(feeLine).join('\n'),
    newer: keptIn(stored),
  };
}

/** The stored rules in one line. */
export function summaryOfRules({ freeFrom, discounts, offers, codes, deposit, fees, newer }: OrderRulesForm): string {
  const count = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;
  const counted = (text: string, what: string) => (count(text) === 0 ? '' : `${count(text)} ${what}`);
  const rupiah = (text: string) => formatRupiah(readRupiah(text) ?? 0);
  const set = [
    freeFrom && `Gratis ongkir mulai ${rupiah(freeFrom)}`,
    counted(discounts, 'diskon'),
    counted(offers, 'promo barang'),
    counted(codes, 'kode promo'),
    deposit && `DP ${readPercent(deposit) === null ? rupiah(deposit) : deposit}`,
    counted(fees, 'biaya'),
    countNewer(newer) > 0 && `${countNewer(newer)} aturan versi baru`,
  ].filter(Boolean);
  return set.length === 0 ? 'Belum diisi' : set.join(' · ');
}

type Read = { readonly rules: OrderRules } | { readonly problem: FormError<OrderRulesForm> };

const noAmount = 'Jumlah tidak terbaca. Contoh: 300.000 atau 300rb.';

/** The parsed rules, or the first field that cannot be parsed with a hint what to write instead. */
export function readRulesForm(form: OrderRulesForm): Read {
  const amounts = { freeFrom: amount(form.freeFrom), freeMax: amount(form.freeMax), depositFrom: amount(form.depositFrom) };
  for (const [field, value] of Object.entries(amounts)) if (value === undefined) return problem(field as keyof typeof amounts, noAmount);
  const { freeFrom = null, freeMax = null, depositFrom = null } = amounts;
  const places = form.freePlaces
    .split(/[,;\n]/)
    .map((place) => place.trim())
    .filter((place) => place !== '');
  if (freeFrom === null && (freeMax !== null || places.length > 0))
    return problem('freeFrom', 'Isi mulai belanja berapa, atau kosongkan kolom gratis ongkir lainnya.');
  const percent = readPercent(form.deposit);
  const depositIdr = percent === null ? amount(form.deposit) : null;
  if (depositIdr === undefined) return problem('deposit', 'DP tidak terbaca. Contoh: 50% atau 100rb.');
  if (percent === null && depositIdr === null && depositFrom !== null)
    return problem('deposit', 'Isi DP-nya, atau kosongkan mulai belanjanya.');
  const discounts = linesOf(form.discounts, readDiscount);
  if ('wrong' in discounts) return problem('discounts', `${shown(discounts.wrong)} tidak terbaca. Contoh: 10%, min 200rb`);
  const codes = linesOf(form.codes, readCode);
  if ('wrong' in codes) return problem('codes', `${shown(codes.wrong)} tidak terbaca. Contoh: HEMAT10 = 10%, min 200rb`);
  const offers = linesOf(form.offers, readOffer);
  if ('wrong' in offers) return problem('offers', `${shown(offers.wrong)} tidak terbaca. Contoh: 3 Kaos Polos = 100rb`);
  const fees = linesOf(form.fees, readFee);
  if ('wrong' in fees) return problem('fees', `${shown(fees.wrong)} tidak terbaca. Contoh: Packing = 3rb`);
  const pays =
    percent !== null
      ? ({ kind: 'percent', percent } as const)
      : depositIdr === null
        ? null
        : ({ kind: 'amount', amountIdr: depositIdr } as const);
  return {
    rules: {
      freeShipping: freeFrom === null ? null : { minIdr: freeFrom, maxIdr: freeMax, places },
      codes: codes.rules,
      discounts: discounts.rules,
      offers: offers.rules,
      deposit: pays === null ? null : { pays, minIdr: depositFrom },
      fees: fees.rules,
    },
  };
}

const fieldOfRule: Readonly<Record<keyof OrderRules, keyof OrderRulesForm>> = {
  freeShipping: 'freeFrom',
  codes: 'codes',
  discounts: 'discounts',
  offers: 'offers',
  deposit: 'deposit',
  fees: 'fees',
};

/** The form field of a rule that the contract refuses, such as `codes.0.code`. */
export function fieldOf(path: string): keyof OrderRulesForm {
  const [rule, part] = path.split('.');
  if (rule === 'freeShipping' && part === 'places') return 'freePlaces';
  return fieldOfRule[rule as keyof OrderRules] ?? 'freeFrom';
}

function linesOf<Rule>(text: string, read: (line: string) => Rule | null): { readonly rules: Rule[] } | { readonly wrong: string } {
  const rules: Rule[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const rule = read(line);
    if (rule === null) return { wrong: line };
    rules.push(rule);
  }
  return { rules };
}

function shown(line: string): string {
  return `"${line.length > 40 ? `${line.slice(0, 40)}…` : line}"`;
}

/** Parses an amount. Null when the field is empty, undefined when its text is not an amount. */
function amount(text: string): number | null | undefined {
  return text.trim() === '' ? null : (readRupiah(text) ?? undefined);
}

function problem(field: keyof OrderRulesForm, text: string): Read {
  return { problem: { field, text } };
}
