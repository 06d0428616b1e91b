import { readPieces } from '#contracts/values/selling/indonesian-numbers';
import type { ProductsChange } from '#contracts/values/selling/product-changes';
import { Button } from '../../../ui/forms/button.js';
import { useDraftWindow } from '../../../forms/window-form.js';
import { useTextDraft } from '../../../state/use-draft.js';
import { TextField } from '../../../ui/forms/field.js';
import { WindowButtons } from '../../../ui/forms/window-buttons.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import type { TypedText } from './use-many-products.js';

const draftName = 'ubah-stok';

type Props = { count: number; onApply: (change: ProductsChange, typed: TypedText) => void; onClose: () => void };

/** Sets the stock of the selected products. */
export function StockChangeDialog({ count, onApply, onClose }: Props) {
  const [text, setText] = useTextDraft(draftName);
  const draft = useDraftWindow(text !== '', () => setText(''), onClose);
  const stock = text.trim() === '' ? null : readPieces(text);
  const isWrong = text.trim() !== '' && stock === null;
  return (
    <Dialog open onOpenChange={(open) => !open && draft.close()} title={`Ubah stok ${count} produk`}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWrong) return;
          setText('');
          onApply({ kind: 'stock', stock }, { draft: draftName, text });
        }}
      >
        <TextField
          label="Stok masing-masing"
          hint="Kosongkan kalau stok tidak dihitung. Tulis habis kalau kosong."
          autoComplete="off"
          placeholder="12"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isWrong ? 'Isi dengan angka, contoh 12, atau "habis".' : undefined}
        />
        <WindowButtons draft={draft}>
          <Button type="submit" disabled={isWrong}>
            Ubah stok
          </Button>
        </WindowButtons>
      </form>
    </Dialog>
  );
}
