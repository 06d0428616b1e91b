import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ImportPreview } from '#contracts/http/bot/products';
import { limits } from '#contracts/values/limits';
import { formatFigures } from '#contracts/values/selling/products';
import { isUnauthorized, troubleWithReason } from '../../api/api-error.js';
import { Banner } from '../../ui/feedback/banner.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/forms/button.js';
import { TextAreaField } from '../../ui/forms/field.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { download, useImport } from './use-import.js';

/** Takes a list in from a file or from pasted text: first what it would do, row by row, then the doing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { preview, take } = useImport();
  const [text, setText] = useState('');
  const [file, setFile] = useState<Blob | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const tell = (sentence: string) => (error: unknown) => !isUnauthorized(error) && setTrouble(troubleWithReason(error, sentence));

  function look(chosen: Blob) {
    setTrouble(null);
    if (chosen.size > limits.productFileBytes) return setTrouble('Berkas ini lebih dari 1 MB. Hapus gambar di dalamnya, lalu coba lagi.');
    setFile(chosen);
    preview.mutate(chosen, { onError: tell('❌ Berkas ini tidak dapat dibaca.') });
  }

  function save() {
    if (!file) return;
    const done = ({ added, changed }: { added: number; changed: number }) => {
      notify(`✅ ${added} produk ditambahkan, ${changed} diperbarui.`);
      onClose();
    };
    take.mutate(file, { onSuccess: done, onError: tell('❌ Gagal mengimpor.') });
  }

  function again() {
    setTrouble(null);
    preview.reset();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Impor produk">
      <div className="flex flex-col gap-4">
        {preview.data ? (
          <>
            <Preview preview={preview.data} />
            {trouble && <Banner tone="bad">{trouble}</Banner>}
            <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
              <Button kind="secondary" onClick={again}>
                Ganti berkas
              </Button>
              {preview.data.good > 0 && (
                <Button busy={take.isPending} busyLabel="Mengimpor..." onClick={save}>
                  {`Impor ${preview.data.good} produk`}
                </Button>
              )}
            </div>
          </>
        ) : (
          <>
            <ChooseFile busy={preview.isPending} onChoose={look} />
            <TextAreaField
              label="Atau tempel daftar Anda"
              rows={5}
              hint="Satu produk per baris, atau salin langsung dari Excel."
              placeholder={'Kaos Polos Hitam - 75rb - 250 gr - stok 12\nTopi Rimba - Rp 45.000'}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            {trouble && <Banner tone="bad">{trouble}</Banner>}
            <Button busy={preview.isPending} disabled={text.trim() === ''} onClick={() => look(new Blob([text]))} className="sm:self-end">
              Periksa
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function ChooseFile({ busy, onChoose }: { busy: boolean; onChoose: (file: Blob) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.txt,text/csv,text/plain"
        aria-label="Berkas daftar produk"
        className="hidden"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
      <Button kind="secondary" busy={busy} icon={<FileUp aria-hidden size={18} />} onClick={() => input.current?.click()}>
        Pilih berkas Excel atau CSV
      </Button>
      <Button kind="ghost" onClick={() => void download('template', 'xlsx')}>
        Unduh contoh berkas
      </Button>
    </div>
  );
}

function Preview({ preview: { good, added, changed, products, wrong, wrongTotal, ignored } }: { preview: ImportPreview }) {
  return (
    <>
      <p role="status" className="font-semibold">
        {good === 0 ? 'Tidak ada baris yang bisa diimpor.' : `${added} produk baru, ${changed} diperbarui.`}
        {good > 0 && wrongTotal > 0 && ` ${wrongTotal} baris dilewati.`}
      </p>
      {ignored.length > 0 && <p className="text-sm text-soft">Kolom yang tidak dipakai: {ignored.join(', ')}.</p>}
      {wrong.length > 0 && (
        <section aria-label="Baris yang perlu diperbaiki" className="rounded-md border border-bad/35 bg-bad-soft p-3 text-bad-ink">
          <ul className="flex max-h-52 flex-col gap-2 overflow-y-auto text-sm" tabIndex={0}>
            {wrong.map(({ row, name, problems }) => (
              <li key={row}>
                <span className="font-semibold">
                  Baris {row}
                  {name && ` (${name})`}:
                </span>{' '}
                {problems.join(' ')}
              </li>
            ))}
            {wrongTotal > wrong.length && <li>dan {wrongTotal - wrong.length} baris lagi.</li>}
          </ul>
        </section>
      )}
      {good > 0 && (
        <ul aria-label="Yang akan diimpor" tabIndex={0} className="max-h-52 divide-y overflow-y-auto rounded-md border px-3 text-sm">
          {products.map((product) => (
            <li key={product.name} className="py-2">
              <span className="font-semibold wrap-anywhere">{product.name}</span>{' '}
              <span className="text-soft tabular-nums">{formatFigures(product)}</span>
            </li>
          ))}
          {good > products.length && <li className="py-2 text-soft">dan {good - products.length} produk lagi.</li>}
        </ul>
      )}
      <p className="text-xs text-soft">Sel yang kosong tidak mengubah data yang sudah ada.</p>
    </>
  );
}
