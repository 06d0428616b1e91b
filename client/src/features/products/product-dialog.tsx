import { useState } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { limits } from '#contracts/values/limits';
import { emptyProduct } from '#contracts/values/selling/products';
import type { ProductView } from '#contracts/http/bot/products';
import { formatRupiah } from '#contracts/values/selling/money';
import { isUnauthorized, errorWithReason } from '../../api/api-error.js';
import { useWindowForm } from '../../forms/window-form.js';
import { Banner } from '../../ui/feedback/banner.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/forms/button.js';
import { TextAreaField, TextField } from '../../ui/forms/field.js';
import { Switch } from '../../ui/forms/switch.js';
import { WindowButtons } from '../../ui/forms/window-buttons.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { ProductPhotos } from '../prompt/product-photos.js';
import { CategoryField } from './categories/category-field.js';
import { ProductTermsFields } from './product-terms-fields.js';
import { linksOf, readForm, toForm, type ProductForm } from './product-form.rules.js';
import { newSmallPrice, smallPriceWords } from './prices/typed-price.rules.js';
import { useProductChange } from './use-product-change.js';

type Props = {
  /** The product to edit. Null for a new one. */
  product: ProductView | null;
  onClose: () => void;
};

const termFields = ['unit', 'minOrder', 'tiers', 'resellerIdr', 'promoIdr', 'promoFrom', 'promoUntil', 'costIdr'] as const;

/** Form for one product. On failure the typed text stays. */
export function ProductDialog({ product, onClose }: Props) {
  const { mutateAsync, isPending } = useProductChange();
  const [problem, setError] = useState<string | null>(null);
  /** A very small price that the owner was asked about, and may confirm by saving again. */
  const [asked, setAsked] = useState<number | null>(null);
  const { form, ...draft } = useWindowForm<ProductForm>(`produk:${product?.id ?? 'baru'}`, () => toForm(product ?? emptyProduct), {
    check: (values) => {
      const read = readForm(values);
      return 'problem' in read ? read.problem : null;
    },
    onClose,
  });
  const bind = (field: Exclude<keyof ProductForm, 'active'>) => ({
    error: form.formState.errors[field]?.message,
    ...form.register(field),
  });

  const hasTerms = termFields.some((field) => form.formState.errors[field] !== undefined || form.formState.defaultValues?.[field] !== '');

  async function save(values: ProductForm) {
    const read = readForm(values);
    if ('problem' in read) return;
    const small = newSmallPrice(read.product, product);
    setAsked(small);
    if (small !== null && small !== asked) return setError(`${smallPriceWords(small)} Kalau sudah benar, tekan Simpan Produk lagi.`);
    setError(null);
    try {
      await mutateAsync({ id: product?.id ?? null, product: read.product });
      notify('✅ Produk tersimpan.');
      draft.done();
    } catch (error) {
      if (!isUnauthorized(error)) setError(errorWithReason(error, '❌ Gagal menyimpan produk.'));
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && draft.close()} title={product ? 'Ubah produk' : 'Tambah produk'}>
      <form onSubmit={form.handleSubmit(save)} noValidate className="flex flex-col gap-4">
        <TextField label="Nama produk" autoComplete="off" maxLength={limits.productNameMaxChars} {...bind('name')} />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <TextField label="Harga" placeholder={formatRupiah(75_000)} autoComplete="off" {...bind('priceIdr')} />
          <TextField label="Berat" placeholder="250 gram" autoComplete="off" {...bind('weightGrams')} />
          <TextField label="Stok" placeholder="12" autoComplete="off" {...bind('stock')} />
          <div className="sm:col-span-3">
            <CategoryField label="Kategori (opsional)" placeholder="Gamis" {...bind('category')} />
          </div>
        </div>
        <TextAreaField label="Varian (opsional)" rows={3} hint="Satu per baris, contoh: XL = 80rb stok 3" {...bind('variants')} />
        <ProductTermsFields bind={bind} isOpen={hasTerms} />
        <TextAreaField
          label="Catatan (opsional)"
          rows={3}
          hint="Bahan, ukuran, promo, atau hal lain yang boleh bot sampaikan."
          maxLength={limits.productNotesMaxChars}
          {...bind('notes')}
        />
        <TextAreaField
          label="Link foto (opsional)"
          rows={2}
          hint={`Satu per baris, paling banyak ${limits.productPhotosMax}.`}
          {...bind('photos')}
        />
        <Photos form={form} />
        <Controller
          control={form.control}
          name="active"
          render={({ field }) => <Switch label="Ditawarkan oleh bot" checked={field.value} onChange={field.onChange} />}
        />
        {problem && <Banner tone="bad">{problem}</Banner>}
        <WindowButtons draft={draft}>
          <Button type="submit" busy={isPending} busyLabel="Menyimpan...">
            Simpan Produk
          </Button>
        </WindowButtons>
      </form>
    </Dialog>
  );
}

/** Preview of the linked photos, and an upload that adds one. */
function Photos({ form }: { form: UseFormReturn<ProductForm, unknown, ProductForm> }) {
  const photos = useWatch({ control: form.control, name: 'photos' });
  const links = linksOf(photos);
  return (
    <ProductPhotos
      text={links.map((link) => `Foto: ${link}`).join('\n')}
      onAdd={(line) => {
        // Reads the links again, because the owner may have changed them during the upload.
        const before = linksOf(form.getValues('photos'));
        form.setValue('photos', [...before, line.slice(line.lastIndexOf(' ') + 1)].join('\n'), { shouldDirty: true });
      }}
    />
  );
}
