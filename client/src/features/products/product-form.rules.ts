import { readGrams, readPieces, readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { formatGrams } from '#contracts/values/selling/figures';
import { ProductInput } from '#checked/values/selling/products';
import { formatVariant, readVariants } from '#checked/values/selling/variants';
import { readTermsForm, toTermsForm, type TermsForm } from './product-terms.rules.js';
import type { FormError } from '../../forms/contract-form.js';

/** A product as shown in the form fields, with numbers as people type them. */
export type ProductForm = TermsForm & {
  name: string;
  priceIdr: string;
  weightGrams: string;
  stock: string;
  variants: string;
  notes: string;
  photos: string;
  active: boolean;
  category: string;
};

const figure = (value: number | null) => (value === null ? '' : new Intl.NumberFormat('id-ID').format(value));

export function toForm({ priceIdr, weightGrams, stock, variants, photos, ...rest }: ProductInput): ProductForm {
  return {
    name: rest.name,
    notes: rest.notes,
    active: rest.active,
    category: rest.category,
    priceIdr: figure(priceIdr),
    weightGrams: weightGrams === null ? '' : formatGrams(weightGrams),
    stock: figure(stock),
    variants: variants.map(formatVariant).join('\n'),
    photos: photos.join('\n'),
    ...toTermsForm(rest.terms, rest.costIdr),
  };
}

/** Photo links from the field, one per line. */
export function linksOf(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter((link) => link !== ''))];
}

type Read = { product: ProductInput } | { problem: FormError<ProductForm> };

/** The parsed product, or the first field that cannot be parsed with a hint what to write instead. */
export function readForm(form: ProductForm): Read {
  const { variants, wrong } = readVariants(form.variants);
  const figures = {
    priceIdr: readOr(readRupiah, form.priceIdr),
    weightGrams: readOr(readGrams, form.weightGrams),
    stock: readOr(readPieces, form.stock),
  };
  if (figures.priceIdr === undefined) return problem('priceIdr', 'Harga tidak terbaca. Contoh: 150.000 atau 150rb.');
  if (figures.weightGrams === undefined) return problem('weightGrams', 'Berat tidak terbaca. Contoh: 250 gram atau 1,5 kg.');
  if (figures.stock === undefined) return problem('stock', 'Stok tidak terbaca. Isi dengan angka, contoh 12, atau "habis".');
  if (wrong.length > 0) return problem('variants', `Varian "${wrong[0]}" tidak terbaca. Contoh: XL = 80rb stok 3`);
  const conditions = readTermsForm(form);
  if ('problem' in conditions) return conditions;
  const { name, notes, active, category } = form;
  const parsed = ProductInput.safeParse({
    name,
    notes,
    active,
    category,
    variants,
    photos: linksOf(form.photos),
    ...figures,
    ...conditions,
  });
  if (parsed.success) return { product: parsed.data };
  const [issue] = parsed.error.issues;
  const [field, part] = issue!.path as [keyof ProductForm | 'terms', string?];
  return problem(field === 'terms' ? (part === 'promo' ? 'promoIdr' : (part as keyof TermsForm)) : field, issue!.message);
}

function problem(field: keyof ProductForm, text: string): Read {
  return { problem: { field, text } };
}

/** Parses a field with `read`. Null when the field is empty, undefined when its text is not a number. */
function readOr(read: (text: string) => number | null, text: string): number | null | undefined {
  return text.trim() === '' ? null : (read(text) ?? undefined);
}
