import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ImportPreview } from '#contracts/http/bot/product-imports';
import { useDraftWindow } from '../../forms/window-form.js';
import { useTextDraft } from '../../state/use-draft.js';
import { limits } from '#contracts/values/limits';
import { formatAnswers, type RowAnswer } from '#contracts/values/selling/import-answers';
import { isUnauthorized, errorWithReason } from '../../api/api-error.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Button } from '../../ui/forms/button.js';
import { FileButton } from '../../ui/forms/file-button.js';
import { TextAreaField } from '../../ui/forms/field.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { download } from './download.js';
import { LastImport } from './last-import.js';
import { Preview } from './import-preview.js';
import { useImport, type ImportRequest } from './use-import.js';

type Props = {
  /** Initial text of the field for pasted lists. */
  pasted?: string;
  onClose: () => void;
  onTaken: () => void;
};

/** Imports a product list from a file or pasted text: first a preview row by row, then the import. */
export function ImportDialog({ pasted = '', onClose, onTaken }: Props) {
  const { preview, take } = useImport();
  const [draft, setText] = useTextDraft('impor-produk');
  const [given, setGiven] = useState(pasted);
  // a text from another screen is already filled in
  const isGiven = pasted !== '';
  const text = isGiven ? given : draft;
  const typed = useDraftWindow(!isGiven && draft !== '', () => isGiven || setText(''), onClose);
  const [file, setFile] = useState<Blob | null>(null);
  const [column, setColumn] = useState<number | undefined>();
  const [takesExtras, setTakesExtras] = useState(false);
  const [answers, setAnswers] = useState<ReadonlyMap<number, RowAnswer>>(new Map());
  const [shown, setShown] = useState<ImportPreview | null>(null);
  const [problem, setError] = useState<string | null>(null);
  const tell = (sentence: string) => (error: unknown) => !isUnauthorized(error) && setError(errorWithReason(error, sentence));

  function look(chosen: Blob) {
    setError(null);
    if (chosen.size > limits.productFileBytes) return setError('Berkas ini lebih dari 1 MB. Hapus gambar di dalamnya, lalu coba lagi.');
    setFile(chosen);
    setColumn(undefined);
    setTakesExtras(false);
    setAnswers(new Map());
    preview.mutate({ file: chosen }, { onSuccess: setShown, onError: tell('❌ Berkas ini tidak dapat dibaca.') });
  }

  function choose(price: number | undefined, isTaken = false) {
    if (!file) return;
    setError(null);
    const onSuccess = (found: ImportPreview) => {
      setShown(found);
      setColumn(price);
      setTakesExtras(isTaken);
      // row answers belong to one price column
      if (price !== column) setAnswers(new Map());
    };
    preview.mutate({ file, price, extra: isTaken ? 'take' : undefined }, { onSuccess, onError: tell('❌ Berkas ini tidak dapat dibaca.') });
  }

  function answer(row: number, said: RowAnswer | null) {
    setAnswers((known) => {
      const next = new Map(known);
      if (said === null) next.delete(row);
      else next.set(row, said);
      return next;
    });
  }

  function save(rest?: 'drop') {
    if (!file) return;
    // the product list shows the result of the import, beside the button that undoes it
    const done = () => {
      onTaken();
      typed.done();
    };
    const change: ImportRequest = { file, price: column, rows: formatAnswers(answers), rest, extra: takesExtras ? 'take' : undefined };
    take.mutate(change, { onSuccess: done, onError: tell('❌ Gagal mengimpor.') });
  }

  function again() {
    setError(null);
    setShown(null);
    preview.reset();
  }

  const asked = shown?.doubtful.filter(({ otherwise }) => otherwise === 'ask') ?? [];
  const hidden = shown ? shown.doubtfulTotal - shown.doubtful.length : 0;
  const open = hidden + asked.filter(({ row }) => !answers.has(row)).length;

  return (
    <Dialog open onOpenChange={(open) => !open && typed.close()} title="Impor produk">
      <div className="flex flex-col gap-4">
        {shown ? (
          <>
            <Preview
              preview={shown}
              answers={answers}
              isBusy={preview.isPending}
              takesExtras={takesExtras}
              onColumn={choose}
              onExtras={(isTaken) => choose(column, isTaken)}
              onAnswer={answer}
            />
            {problem && <Banner tone="bad">{problem}</Banner>}
            <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
              <Button kind="secondary" onClick={again}>
                Ganti berkas
              </Button>
              {!shown.price.mustChoose && shown.doubtful.length + shown.good > 0 && (
                <Button busy={take.isPending} busyLabel="Mengimpor..." disabled={open > 0} onClick={() => save()}>
                  {answers.size > 0 || shown.good === 0 ? 'Impor produk' : `Impor ${shown.good} produk`}
                </Button>
              )}
            </div>
            {open > 0 && (
              <div className="flex flex-col gap-2 sm:items-end">
                <p role="status" className="text-sm text-soft">{`${open} baris masih perlu jawaban Anda.`}</p>
                {shown.good > 0 && (
                  <Button kind="ghost" busy={take.isPending} onClick={() => save('drop')}>
                    Lewati yang belum dijawab, lalu impor
                  </Button>
                )}
              </div>
            )}
          </>
        ) : (
          <>
            <LastImport onUndone={onClose} />
            <ChooseFile busy={preview.isPending} onChoose={look} />
            <PastedList
              text={text}
              onType={isGiven ? setGiven : setText}
              problem={problem}
              busy={preview.isPending}
              onLook={() => look(new Blob([text]))}
              {...(typed.isChanged && { onDiscard: typed.done })}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function ChooseFile({ busy, onChoose }: { busy: boolean; onChoose: (file: Blob) => void }) {
  return (
    <div className="flex flex-col gap-2">
      <FileButton
        fieldName="Berkas daftar produk"
        accept=".xlsx,.csv,.txt,text/csv,text/plain"
        kind="secondary"
        busy={busy}
        icon={<FileUp aria-hidden size={18} />}
        onChoose={onChoose}
      >
        Pilih berkas Excel atau CSV
      </FileButton>
      <Button kind="ghost" onClick={() => void download('template', 'xlsx')}>
        Unduh contoh berkas
      </Button>
    </div>
  );
}

type PastedListProps = {
  text: string;
  onType: (text: string) => void;
  problem: string | null;
  busy: boolean;
  onLook: () => void;
  /** Absent while there is nothing to discard. */
  onDiscard?: () => void;
};

function PastedList({ text, onType, problem, busy, onLook, onDiscard }: PastedListProps) {
  return (
    <>
      <TextAreaField
        label="Atau tempel daftar Anda"
        rows={5}
        hint="Satu produk per baris, atau salin langsung dari Excel."
        placeholder={'Kaos Polos Hitam - 75rb - 250 gr - stok 12\nTopi Rimba - Rp\u00a045.000'}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button busy={busy} disabled={text.trim() === ''} onClick={onLook}>
          Periksa
        </Button>
        {onDiscard && (
          <Button kind="ghost" onClick={onDiscard}>
            Buang
          </Button>
        )}
      </div>
    </>
  );
}
