import type { ImportPreview, PriceQuestion } from '#contracts/http/bot/product-imports';
import { formatRupiah } from '#contracts/values/selling/money';
import type { RowAnswer } from '#contracts/values/selling/import-answers';
import { classNames } from '../../ui/theme/class-names.js';
import { DoubtfulRows } from './doubtful-rows.js';
import type { ImportSession } from './import-session.js';
import { PreviewProducts } from './preview-products.js';
import { LeftOutRows, WrongRows } from './skipped/skipped-rows.js';

type Props = {
  session: ImportSession;
  isBusy: boolean;
  onColumn: (column: number | 'none') => void;
  onExtras: (isTaken: boolean) => void;
  onAnswer: (row: number, answer: RowAnswer | null) => void;
  /** Receives the text while the owner types another price. Null when the owner has finished. */
  onWrite: (row: number, text: string | null) => void;
};

/** Headings of columns that only number the rows. The preview does not list such a column as unused. */
const numbering = /^(?:no|nomor|urut|no\.? ?urut|#)\.?$/i;

/** Effect of a file on the product list, with the questions the owner must answer. */
export function Preview({ session, isBusy, onColumn, onExtras, onAnswer, onWrite }: Props) {
  const { shown, answers, takesExtras } = session;
  const { good, added, changed, products, wrong, wrongTotal, leftOut, ignored, doubtful, price, extras } = shown;
  const leftOutTotal = leftOut.reduce((sum, { total }) => sum + total, 0);
  const skipped = wrongTotal + leftOutTotal + doubtful.filter(({ row, otherwise }) => (answers.get(row) ?? otherwise) === 'drop').length;
  // Columns in `extras` are left out, because the preview asks about them separately.
  const unused = ignored.filter((heading) => !numbering.test(heading) && !extras.some((extra) => extra.heading === heading));
  const isEmpty = good === 0 && doubtful.length === 0;
  return (
    <>
      <PriceColumns price={price} chosen={session.column} isBusy={isBusy} onColumn={onColumn} />
      {!price.mustChoose && (
        <p role="status" className="font-semibold">
          {isEmpty ? 'Tidak ada baris yang bisa diimpor.' : `${added} produk baru, ${changed} diperbarui.`}
          {!isEmpty && skipped > 0 && ` ${skipped} baris dilewati.`}
        </p>
      )}
      {!price.mustChoose && extras.length > 0 && <Extras extras={extras} isTaken={takesExtras} isBusy={isBusy} onChange={onExtras} />}
      {products.length > 0 && products.every(isWithoutPrice) && (
        <p className="rounded-md border border-warn/50 bg-warn-soft p-3 text-sm text-warn-ink">
          <strong className="block">
            {session.column === 'none' ? 'Produk ini masuk tanpa harga.' : 'Tidak ada harga yang terbaca di daftar ini.'}
          </strong>
          Bot tidak menyebut harga produk ini sebelum Anda menulisnya.
          {session.column === 'none' ? ' Tulis harganya di daftar produk.' : ' Cek kolom harganya, lalu pilih Ganti berkas.'}
        </p>
      )}
      {unused.length > 0 && <p className="text-sm text-soft">Tidak dipakai: {unused.join(', ')}.</p>}
      <DoubtfulRows session={session} onAnswer={onAnswer} onWrite={onWrite} />
      <WrongRows wrong={wrong} total={wrongTotal} />
      <LeftOutRows groups={leftOut} />
      <PreviewProducts products={products} />
      <p className="text-xs text-soft">Sel yang kosong tidak mengubah data yang sudah ada.</p>
    </>
  );
}

const isWithoutPrice = ({ priceIdr, variants }: ImportPreview['products'][number]) =>
  priceIdr === null && variants.every((variant) => variant.priceIdr === null);

type ExtrasProps = { extras: ImportPreview['extras']; isTaken: boolean; isBusy: boolean; onChange: (isTaken: boolean) => void };

/** Other prices of the file, which are stored only when the owner agrees. */
function Extras({ extras, isTaken, isBusy, onChange }: ExtrasProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border p-3">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-brand"
        checked={isTaken}
        disabled={isBusy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="min-w-0 text-sm">
        <span className="block font-semibold">Simpan juga harga lain di berkas ini</span>
        {extras.map(({ heading, as, from }) => (
          <span key={heading} className="block text-soft wrap-anywhere">
            {heading}:{' '}
            {as === 'cost' ? 'harga modal, tidak pernah disebut bot' : as === 'reseller' ? 'harga reseller' : `grosir mulai ${from}`}
          </span>
        ))}
      </span>
    </label>
  );
}

/** Title and hint of the price columns. */
function questionOf({ mustChoose, chosen, options }: PriceQuestion): readonly [string, string] {
  if (mustChoose && options.length === 1)
    return [
      'Apakah kolom ini harga jual Anda?',
      'Ketuk kolomnya kalau pelanggan membayar harga ini. Kalau bukan, impor tanpa harga dan tulis harganya nanti.',
    ];
  const pick = 'Pilih kolom yang dibayar pelanggan. Bot menyebut harga dari kolom ini.';
  if (mustChoose) return ['Kolom mana harga jual Anda?', pick];
  if (chosen === null) return ['Belum ada kolom harga jual', pick];
  return ['Kolom harga jual', 'Harga ini yang disebut bot. Ketuk kolom lain kalau bukan ini.'];
}

type PriceColumnsProps = {
  price: PriceQuestion;
  chosen: ImportSession['column'];
  isBusy: boolean;
  onColumn: (column: number | 'none') => void;
};

/** One button per possible price column, each with an example product at its selling price, and one button to choose none. */
function PriceColumns({ price, chosen, isBusy, onColumn }: PriceColumnsProps) {
  if (price.options.length === 0) return null;
  const [title, hint] = questionOf(price);
  return (
    <fieldset className={classNames('rounded-md border p-3', price.mustChoose ? 'border-warn/50 bg-warn-soft' : '')}>
      <legend className="float-left mb-1 w-full font-semibold">{title}</legend>
      <p className="clear-both mb-2 text-sm text-soft">{hint}</p>
      {price.options.some(({ column, isCost }) => isCost && column === price.chosen) && (
        <p role="alert" className="mb-2 text-sm text-bad-ink">
          Ini kolom harga modal. Bot akan menjual seharga modal Anda. Pilih kolom lain kalau bukan ini maksudnya.
        </p>
      )}
      <div className="flex flex-col gap-2">
        {price.options.map(({ column, heading, isCost, example }) => (
          <button
            key={column}
            type="button"
            aria-pressed={price.chosen === column}
            disabled={isBusy}
            onClick={() => onColumn(column)}
            className={classNames(
              'flex min-h-11 justify-between gap-x-3 rounded-md border px-3 py-2 text-start text-sm max-sm:flex-col sm:items-center',
              price.chosen === column ? 'border-brand bg-brand-soft' : 'border-edge/60 bg-card hover:bg-sunken',
            )}
          >
            <span className="font-semibold wrap-anywhere">
              {heading}
              {isCost && <span className="font-normal text-soft"> (harga modal)</span>}
            </span>
            <span className="text-soft tabular-nums wrap-anywhere">
              {example ? `${example.name} dijual ${formatRupiah(example.priceIdr)}` : 'Kolom ini kosong'}
            </span>
          </button>
        ))}
        {(price.mustChoose || chosen !== undefined) && (
          <button
            type="button"
            aria-pressed={chosen === 'none'}
            disabled={isBusy}
            onClick={() => onColumn('none')}
            className={classNames(
              'min-h-11 rounded-md border px-3 py-2 text-start text-sm font-semibold',
              chosen === 'none' ? 'border-brand bg-brand-soft' : 'border-edge/60 bg-card hover:bg-sunken',
            )}
          >
            Bukan harga jual, impor tanpa harga
          </button>
        )}
      </div>
    </fieldset>
  );
}
