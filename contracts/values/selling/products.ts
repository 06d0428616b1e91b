import { z } from 'zod';
import { formatGrams, priceMaxIdr, stockMax, weightMaxGrams } from './figures.js';
import { limits } from '../limits.js';
import { formatRupiah } from './money.js';
import { plainWords, uploadIdOf } from './product-list.js';
import { CostPrice, emptyTerms, ProductTerms } from './product-terms.js';

const variantNameMaxChars = 60;

const whole = (max: number, what: string) =>
  z
    .number({ error: `${what} tidak valid. Isi dengan angka.` })
    .int(`${what} tidak valid. Isi dengan angka bulat.`)
    .min(0, `${what} tidak boleh kurang dari 0.`)
    .max(max, `${what} paling banyak ${new Intl.NumberFormat('id-ID').format(max)}.`)
    .nullable();

/** A size, colour or flavour; a null field uses the product's own value. */
export const Variant = z.object({
  name: z.string().trim().min(1, 'Nama varian tidak boleh kosong.').max(variantNameMaxChars, 'Nama varian terlalu panjang.'),
  priceIdr: whole(priceMaxIdr, 'Harga varian'),
  stock: whole(stockMax, 'Stok varian'),
});
export type Variant = z.infer<typeof Variant>;

/** A web address or `unggahan:<id>`. */
const PhotoLink = z
  .string()
  .trim()
  .max(limits.linkMaxChars, 'Link foto terlalu panjang.')
  .refine((link) => /^https?:\/\/[^\s<>"'|]+$/i.test(link) || uploadIdOf(link) !== null, 'Link foto harus diawali https://');

/** The group that a product belongs to, such as "Gamis"; empty for none. */
export const Category = z
  .string()
  .trim()
  .max(limits.productCategoryMaxChars, `Kategori paling panjang ${limits.productCategoryMaxChars} huruf.`);

/** One product as an owner enters it. A null field was not entered. */
export const ProductInput = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Nama produk tidak boleh kosong.')
    .max(limits.productNameMaxChars, `Nama produk paling panjang ${limits.productNameMaxChars} huruf.`)
    .refine((name) => name === '' || plainWords(name).length > 0, 'Nama produk harus berisi huruf atau angka.'),
  priceIdr: whole(priceMaxIdr, 'Harga'),
  weightGrams: whole(weightMaxGrams, 'Berat').refine((grams) => grams !== 0, 'Berat harus lebih dari 0 gram.'),
  stock: whole(stockMax, 'Stok'),
  variants: z.array(Variant).max(limits.productVariantsMax, `Varian paling banyak ${limits.productVariantsMax}.`),
  notes: z.string().trim().max(limits.productNotesMaxChars, `Catatan paling panjang ${limits.productNotesMaxChars} huruf.`),
  photos: z.array(PhotoLink).max(limits.productPhotosMax, `Foto paling banyak ${limits.productPhotosMax} per produk.`),
  active: z.boolean(),
  category: Category.default(''),
  terms: ProductTerms.default(emptyTerms),
  /** The shop's cost. No request to a model contains it. */
  costIdr: CostPrice.default(null),
});
export type ProductInput = z.infer<typeof ProductInput>;

/**
 * A change of a product by its owner. Fields that the request lacks stay unchanged, because a page of an earlier
 * version does not know them.
 */
export const ProductChange = ProductInput.extend({
  category: Category.optional(),
  terms: ProductTerms.optional(),
  costIdr: CostPrice.optional(),
});
export type ProductChange = z.infer<typeof ProductChange>;

export const emptyProduct: ProductInput = {
  name: '',
  priceIdr: null,
  weightGrams: null,
  stock: null,
  variants: [],
  notes: '',
  photos: [],
  active: true,
  category: '',
  terms: emptyTerms,
  costIdr: null,
};

/** Key that identifies a name regardless of case, accents and punctuation. Products are sorted by it. */
export function nameKeyOf(name: string): string {
  return plainWords(name).join(' ');
}

/** A product's figures on one line: "Rp 75.000 · 250 gram · stok 10". Empty when none is given. */
export function formatFigures({ priceIdr, weightGrams, stock }: Pick<ProductInput, 'priceIdr' | 'weightGrams' | 'stock'>): string {
  return [
    priceIdr === null ? '' : formatRupiah(priceIdr),
    weightGrams === null ? '' : formatGrams(weightGrams),
    stock === null ? '' : stock === 0 ? 'stok habis' : `stok ${stock}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
