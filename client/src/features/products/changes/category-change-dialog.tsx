import type { ProductsChange } from '#contracts/values/selling/product-changes';
import { Button } from '../../../ui/forms/button.js';
import { useDraftWindow } from '../../../forms/window-form.js';
import { useTextDraft } from '../../../state/use-draft.js';
import { WindowButtons } from '../../../ui/forms/window-buttons.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { CategoryField } from '../categories/category-field.js';
import type { TypedText } from './use-many-products.js';

const draftName = 'ubah-kategori';

type Props = { count: number; onApply: (change: ProductsChange, typed: TypedText) => void; onClose: () => void };

/** Moves the selected products into one category, or removes their category. */
export function CategoryChangeDialog({ count, onApply, onClose }: Props) {
  const [text, setText] = useTextDraft(draftName);
  const draft = useDraftWindow(text !== '', () => setText(''), onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && draft.close()} title={`Ubah kategori ${count} produk`}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setText('');
          onApply({ kind: 'category', category: text.trim() }, { draft: draftName, text });
        }}
      >
        <CategoryField
          label="Kategori"
          hint="Kosongkan untuk mengeluarkan produk dari kategorinya."
          placeholder="Gamis"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <WindowButtons draft={draft}>
          <Button type="submit">Ubah kategori</Button>
        </WindowButtons>
      </form>
    </Dialog>
  );
}
