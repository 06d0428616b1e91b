import { useState } from 'react';
import type { ProductView } from '#contracts/http/bot/products';
import { formatRupiah } from '#contracts/values/selling/money';
import { roundings, shiftedPrice, type PriceShift } from '#contracts/values/selling/product-changes';
import { Button } from '../../../ui/forms/button.js';
import { useDraftWindow } from '../../../forms/window-form.js';
import { useTextDraft } from '../../../state/use-draft.js';
import { TextField } from '../../../ui/forms/field.js';
import { WindowButtons } from '../../../ui/forms/window-buttons.js';
import { Select } from '../../../ui/forms/select.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { shiftOf, type Way } from './product-changes.rules.js';
import type { TypedText } from './use-many-products.js';

const draftName = 'ubah-harga';

type Props = {
  count: number;
  /** One of the selected products that has a price. The dialog shows its new price. */
  example: ProductView | undefined;
  onApply: (change: PriceShift, typed: TypedText) => void;
  onClose: () => void;
};

const ways: readonly { value: Way; label: string }[] = [
  { value: 'up-percent', label: 'Naik (%)' },
  { value: 'down-percent', label: 'Turun (%)' },
  { value: 'up-rupiah', label: 'Naik (Rp)' },
  { value: 'down-rupiah', label: 'Turun (Rp)' },
];
const roundingOptions = roundings.map((one) => ({ value: String(one), label: one === 1 ? 'Tidak dibulatkan' : `Ke ${formatRupiah(one)}` }));

/** Raises or lowers the prices of the selected products. Shows one new price before anything changes. */
export function PriceChangeDialog({ count, example, onApply, onClose }: Props) {
  const [way, setWay] = useState<Way>('up-percent');
  const [text, setText] = useTextDraft(draftName);
  const draft = useDraftWindow(text !== '', () => setText(''), onClose);
  const [rounding, setRounding] = useState('100');
  const shift = shiftOf(way, text, Number(rounding) as PriceShift['roundTo']);
  const before = example?.priceIdr ?? null;
  const after = shift && before !== null ? shiftedPrice(before, shift) : null;
  const isWrong = text.trim() !== '' && !shift;
  return (
    <Dialog open onOpenChange={(open) => !open && draft.close()} title={`Ubah harga ${count} produk`}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!shift) return;
          setText('');
          onApply(shift, { draft: draftName, text });
        }}
      >
        <div className="grid grid-cols-2 gap-4">
          <Select label="Perubahan" value={way} options={ways} onChange={setWay} />
          <TextField
            label={way.endsWith('percent') ? 'Persen' : 'Rupiah'}
            inputMode="numeric"
            autoComplete="off"
            placeholder={way.endsWith('percent') ? '10' : '5.000'}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={
              isWrong ? (way.endsWith('percent') ? 'Isi angka 1 sampai 500 (turun sampai 90).' : 'Contoh: 5.000 atau 5rb.') : undefined
            }
          />
        </div>
        <Select label="Pembulatan" value={rounding} options={roundingOptions} onChange={setRounding} />
        {shift && before !== null && (
          <p role="status" className="text-sm wrap-anywhere">
            {after === null
              ? `${example!.name}: harga baru tidak di atas ${formatRupiah(0)}, jadi tidak diubah.`
              : `Contoh: ${example!.name} ${formatRupiah(before)} menjadi ${formatRupiah(after)}.`}
          </p>
        )}
        <p className="text-xs text-soft">Harga varian ikut berubah. Harga grosir, reseller, promo, dan modal tidak.</p>
        <WindowButtons draft={draft}>
          <Button type="submit" disabled={!shift}>
            Ubah harga
          </Button>
        </WindowButtons>
      </form>
    </Dialog>
  );
}
