import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { quickReplies, type QuickReply } from '#contracts/http/chat/quick-replies';
import { limits } from '#contracts/values/limits';
import { useDraftWindow } from '../../../forms/window-form.js';
import { useTextDraft } from '../../../state/use-draft.js';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { Loading } from '../../../ui/feedback/spinner.js';
import { Button, IconButton } from '../../../ui/forms/button.js';
import { TextAreaField } from '../../../ui/forms/field.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { StoredPhoto } from '../../photos/stored-photo.js';
import { ReplyPhotoField } from './reply-photo-field.js';
import { useQuickReplies } from './use-quick-replies.js';

type QuickRepliesProps = { onClose: () => void; onChoose: (reply: QuickReply) => void };

/** Reusable texts. A tap inserts one into the composer, with the contact's name filled in. */
export function QuickRepliesDialog({ onClose, onChoose }: QuickRepliesProps) {
  const cache = useQueryClient();
  const [editing, setEditing] = useState<QuickReply | null>(null);
  const [body, setBody] = useTextDraft(`balasan-cepat:${editing?.id ?? 'baru'}`);
  const draft = useDraftWindow(body !== '', () => setBody(''), onClose);
  const { data, isPending } = useQuickReplies();
  const change = (fold: (list: QuickReply[]) => QuickReply[]) =>
    cache.setQueryData<QuickReply[]>(queryKeys.quickReplies, (list) => list && fold(list));
  const { mutate: remove, isPending: isRemoving } = useMutation({
    mutationFn: ({ id }: QuickReply) => call(quickReplies.remove, { params: { quickReplyId: id } }),
    onSuccess: (_, { id }) => change((list) => list.filter((one) => one.id !== id)),
    onError: showError('❌ Gagal menghapus balasan cepat.'),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && draft.close()}
      title="Balasan cepat"
      description="Ketuk untuk memasukkannya ke kotak pesan, atau ketik / di kotak pesan. {nama} diganti nama pelanggan."
    >
      {isPending ? (
        <Loading />
      ) : data ? (
        <>
          {data.length === 0 && (
            <p className="mb-4 text-soft">Belum ada. Simpan kalimat yang sering Anda kirim, misalnya nomor rekening.</p>
          )}
          <ul className="mb-4 flex flex-col">
            {data.map((one) => (
              <li key={one.id} className="flex items-center border-b">
                <button
                  type="button"
                  onClick={() => onChoose(one)}
                  className="line-clamp-3 min-h-11 min-w-0 flex-1 py-2 text-start break-words whitespace-pre-line hover:text-brand-ink"
                >
                  {one.body}
                </button>
                {one.photoId && (
                  <StoredPhoto id={one.photoId} alt="Foto balasan ini" className="size-11 shrink-0 rounded-sm object-cover" />
                )}
                <IconButton label={`Ubah: ${one.body.slice(0, 40)}`} onClick={() => setEditing(one)}>
                  <Pencil aria-hidden size={18} />
                </IconButton>
                <IconButton label={`Hapus: ${one.body.slice(0, 40)}`} disabled={isRemoving} onClick={() => remove(one)}>
                  <Trash2 aria-hidden size={18} />
                </IconButton>
              </li>
            ))}
          </ul>
          <Editor
            key={editing?.id ?? 'new'}
            editing={editing}
            typed={body}
            onType={setBody}
            onDiscard={() => {
              setBody('');
              setEditing(null);
            }}
            onSaved={(saved, before) => {
              change((list) => (before ? list.map((one) => (one.id === saved.id ? saved : one)) : [...list, saved]));
              // The owner may be editing another reply by then.
              setEditing((now) => (now?.id === before?.id ? null : now));
            }}
          />
        </>
      ) : (
        <Banner tone="bad">Gagal memuat balasan cepat. Tutup lalu coba lagi.</Banner>
      )}
    </Dialog>
  );
}

type EditorProps = {
  editing: QuickReply | null;
  /** The typed text. Empty while the owner has typed nothing. */
  typed: string;
  /** With `insteadOf`, replaces the text only while the typed text equals `insteadOf`. */
  onType: (text: string, insteadOf?: string) => void;
  onDiscard: () => void;
  /** `before`: the reply as it was before the change; null for a new one. */
  onSaved: (saved: QuickReply, before: QuickReply | null) => void;
};

function Editor({ editing, typed, onType, onDiscard, onSaved }: EditorProps) {
  // When the owner clears the text, the stored text must not reappear.
  const [isEmptied, setIsEmptied] = useState(false);
  const body = typed || (isEmptied ? '' : (editing?.body ?? ''));
  const [photoId, setPhotoId] = useState(editing?.photoId ?? null);
  const { mutate: save, isPending } = useMutation({
    mutationFn: (words: string) =>
      editing
        ? call(quickReplies.change, { params: { quickReplyId: editing.id }, body: { body: words, photoId } })
        : call(quickReplies.add, { body: { body: words, photoId } }),
    onSuccess: (saved, sent) => {
      onType('', sent);
      setPhotoId(null);
      onSaved(saved, editing);
    },
    onError: showError('❌ Gagal menyimpan balasan cepat.'),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    save(body);
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextAreaField
        label={editing ? 'Ubah balasan cepat' : 'Balasan cepat baru'}
        name="body"
        rows={2}
        maxLength={limits.quickReplyMaxChars}
        placeholder="Contoh: Halo {nama}, pembayaran ke BCA 123456 a.n. Sari ya."
        value={body}
        onChange={(event) => {
          setIsEmptied(event.target.value === '');
          onType(event.target.value);
        }}
      />
      <ReplyPhotoField photoId={photoId} onChange={setPhotoId} />
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button type="submit" className="flex-1" busy={isPending} busyLabel="Menyimpan..." disabled={body.trim() === ''}>
          Simpan
        </Button>
        {(typed !== '' || editing) && (
          <Button kind="secondary" onClick={onDiscard}>
            {typed === '' ? 'Batal' : 'Buang'}
          </Button>
        )}
      </div>
    </form>
  );
}
