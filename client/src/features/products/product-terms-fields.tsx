import type { ComponentProps } from 'react';
import { formatRupiah } from '#contracts/values/selling/money';
import { TextAreaField, TextField } from '../../ui/forms/field.js';
import { Disclosure } from '../../ui/layout/disclosure.js';
import type { TermsForm } from './product-terms.rules.js';

type Props = {
  bind: (field: keyof TermsForm) => Pick<ComponentProps<typeof TextField>, 'error'> & ComponentProps<'input'> & ComponentProps<'textarea'>;
  /** Shows the fields at once, because one of them has a value or an error. */
  isOpen: boolean;
};

/** Unit, wholesale, reseller and promo prices, and the cost price. */
export function ProductTermsFields({ bind, isOpen }: Props) {
  return (
    <Disclosure title="Grosir, satuan, promo, dan modal (opsional)" open={isOpen || undefined}>
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-4">
          <TextField label="Satuan" placeholder="pcs, kg, meter" autoComplete="off" {...bind('unit')} />
          <TextField label="Minimal pesan" placeholder="1" inputMode="numeric" autoComplete="off" {...bind('minOrder')} />
        </div>
        <TextAreaField
          label="Harga grosir"
          rows={2}
          hint="Satu per baris: jumlah = harga satuannya. Contoh: 12 = 40rb"
          {...bind('tiers')}
        />
        <TextField
          label="Harga reseller"
          placeholder={formatRupiah(60_000)}
          autoComplete="off"
          hint="Bot menyebutnya hanya kepada reseller."
          {...bind('resellerIdr')}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <TextField label="Harga promo" placeholder={formatRupiah(65_000)} autoComplete="off" {...bind('promoIdr')} />
          <TextField label="Promo mulai" type="date" {...bind('promoFrom')} />
          <TextField label="Promo sampai" type="date" {...bind('promoUntil')} />
        </div>
        <TextField
          label="Harga modal"
          placeholder={formatRupiah(45_000)}
          autoComplete="off"
          hint="Hanya untuk catatan Anda. Tidak pernah disebut bot dan tidak dikirim ke AI."
          {...bind('costIdr')}
        />
      </div>
    </Disclosure>
  );
}
