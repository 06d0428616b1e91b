import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ImportPreview } from '#contracts/http/bot/product-imports';
import { useDraftWindow } from '../../forms/window-form.js';
import { useTextDraft } from '../../state/use-draft.js';
import { limits } from '#contracts/values/limits';
import { formatAnswers } from '#contracts/values/selling/import-answers';
import { isUnauthorized } from '../../api/api-error.js';
import { uploadErrorText } from '../../api/upload-error.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Button } from '../../ui/forms/button.js';
import { FileButton } from '../../ui/forms/file-button.js';
import { TextAreaField } from '../../ui/forms/field.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { download } from './download.js';
import { LastImport } from './last-import.js';
import { Preview } from './import-preview.js';
import { saidAnswers, unsurePrice, useImportSession, withEntry, type ImportSession } from './import-session.js';
import { useImport, type ImportRequest } from './use-import.js';

type Props = {
  /** Initial text of the field for pasted lists. */
  pasted?: string;
  onClose: () => void;
  onTaken: () => void;
};

const keptAnswers = 'Belum diimpor. Daftar dan harga yang Anda tulis masih ada saat jendela ini dibuka lagi.';

/** Imports a product list from a file or pasted text: first a preview row by row, then the import. */
export function ImportDialog({ pasted = '', onClose, onTaken }: Props) {
  const { preview, take } = useImport();
  const [draft, setText] = useTextDraft('impor-produk');
  const [given, setGiven] = useState(pasted);
  // a text from another screen is already filled in
  const isGiven = pasted !== '';
  const text = isGiven ? given : draft;
  const { session, start, change, end } = useImportSession(pasted);
  const forget = () => {
    end();
    if (!isGiven) setText('');
  };
  const isChanged = session !== null || (!isGiven && draft !== '');
  const typed = useDraftWindow(isChanged, forget, onClose, session ? keptAnswers : undefined);
  const [problem, setError] = useState<string | null>(null);
  const tell = (sentence: string) => (error: unknown) => !isUnauthorized(error) && setError(uploadErrorText(error, sentence));

  function look(file: Blob) {
    setError(null);
    if (file.size > limits.productFileBytes)
      return setError('Berkas ini lebih dari 1 MB. Hapus gambar dan lembar lain di dalamnya, lalu coba lagi.');
    const onSuccess = (shown: ImportPreview) =>
      start({ file, shown, column: undefined, takesExtras: false, answers: new Map(), written: new Map() });
    preview.mutate({ file }, { onSuccess, onError: tell('❌ Daftar ini belum bisa diperiksa.') });
  }

  function choose(column: ImportSession['column'], takesExtras = false) {
    if (!session) return;
    setError(null);
    const onSuccess = (shown: ImportPreview) =>
      // row answers belong to one price column
      change((now) => ({ shown, column, takesExtras, ...(column !== now.column && { answers: new Map(), written: new Map() }) }));
    const request = { file: session.file, price: column, extra: takesExtras ? ('take' as const) : undefined };
    preview.mutate(request, { onSuccess, onError: tell('❌ Daftar ini belum bisa diperiksa.') });
  }

  function save(rest?: 'drop') {
    if (!session) return;
    // Closes the window: the product list then shows the result of the import and the button that undoes it.
    const done = () => {
      onTaken();
      typed.done();
    };
    const { file, column, takesExtras } = session;
    const unsure = unsurePrice(session);
    setError(unsure);
    if (unsure !== null) return;
    const rows = formatAnswers(saidAnswers(session));
    const request: ImportRequest = { file, price: column, rows, rest, extra: takesExtras ? 'take' : undefined };
    take.mutate(request, { onSuccess: done, onError: tell('❌ Gagal mengimpor.') });
  }

  function again() {
    setError(null);
    end();
    preview.reset();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && typed.close()} title="Impor produk">
      <div className="flex flex-col gap-4">
        {session ? (
          <>
            <Preview
              session={session}
              isBusy={preview.isPending}
              onColumn={choose}
              onExtras={(isTaken) => choose(session.column, isTaken)}
              onAnswer={(row, said) => change(({ answers }) => ({ answers: withEntry(answers, row, said) }))}
              onWrite={(row, text) => change(({ written }) => ({ written: withEntry(written, row, text) }))}
            />
            {problem && <Banner tone="bad">{problem}</Banner>}
            <PreviewButtons session={session} isBusy={take.isPending} onAgain={again} onSave={save} />
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

type PreviewButtonsProps = {
  session: ImportSession;
  isBusy: boolean;
  onAgain: () => void;
  onSave: (rest?: 'drop') => void;
};

/** Buttons below the preview. The import can begin when every row that needs an answer has one. */
function PreviewButtons({ session, isBusy, onAgain, onSave }: PreviewButtonsProps) {
  const { shown } = session;
  const answers = saidAnswers(session);
  const asked = shown.doubtful.filter(({ otherwise }) => otherwise === 'ask');
  const open = shown.doubtfulTotal - shown.doubtful.length + asked.filter(({ row }) => !answers.has(row)).length;
  return (
    <>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button kind="secondary" onClick={onAgain}>
          Ganti berkas
        </Button>
        {!shown.price.mustChoose && shown.doubtful.length + shown.good > 0 && (
          <Button busy={isBusy} busyLabel="Mengimpor..." disabled={open > 0} onClick={() => onSave()}>
            {answers.size > 0 || shown.good === 0 ? 'Impor produk' : `Impor ${shown.good} produk`}
          </Button>
        )}
      </div>
      {open > 0 && (
        <div className="flex flex-col gap-2 sm:items-end">
          <p role="status" className="text-sm text-soft">{`${open} baris masih perlu jawaban Anda.`}</p>
          {shown.good > 0 && (
            <Button kind="ghost" busy={isBusy} onClick={() => onSave('drop')}>
              Lewati yang belum dijawab, lalu impor
            </Button>
          )}
        </div>
      )}
    </>
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
  /** Discards the input. Omitted while there is nothing to discard. */
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
