import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { chat, type ContactMemory, type ContactView } from '#contracts/http/chat/chat';
import { factLabels, factMaxChars, type FactKind } from '#contracts/values/people/contact-facts';
import { useDraftWindow } from '../../../forms/window-form.js';
import { changedFields } from '../../../forms/stored-form.rules.js';
import { useDraftPlace } from '../../../state/use-draft.js';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { Button } from '../../../ui/forms/button.js';
import { TextAreaField, TextField } from '../../../ui/forms/field.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { Loading } from '../../../ui/feedback/spinner.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { Dialog } from '../../../ui/overlay/dialog.js';

type NotesProps = { contact: ContactView; open: boolean; onOpenChange: (open: boolean) => void };

/**
 * The bot's notes about this lead. The owner's entries are kept; the bot writes only fields the owner has not
 * written.
 */
export function ContactNotes({ contact, open, onOpenChange }: NotesProps) {
  const { data, isPending } = useQuery({
    queryKey: queryKeys.memory(contact.conversationId),
    queryFn: ({ signal }) => call(chat.memory, { params: { phoneNumber: contact.phoneNumber }, signal }),
    staleTime: 0,
  });
  const [isChanged, setIsChanged] = useState(false);
  const { close } = useDraftWindow(
    isChanged,
    () => undefined,
    () => onOpenChange(false),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Catatan pelanggan"
      description="Yang diingat bot tentang pelanggan ini. Perbaiki bila salah: tulisan Anda tidak akan ditimpa bot."
    >
      {isPending ? (
        <Loading />
      ) : data ? (
        <Notes key={contact.conversationId} contact={contact} memory={data} onTyping={setIsChanged} />
      ) : (
        <Banner tone="bad">Gagal memuat catatan. Tutup lalu coba lagi.</Banner>
      )}
    </Dialog>
  );
}

type Change = { facts?: Partial<Record<FactKind, string>>; forgetSummary?: boolean };

type NotesFormProps = { contact: ContactView; memory: ContactMemory; onTyping: (isChanged: boolean) => void };

function Notes({ contact, memory, onTyping }: NotesFormProps) {
  const cache = useQueryClient();
  const place = useDraftPlace(`catatan:${contact.conversationId}`);
  const [typed, setTyped] = useState(() => (place.read() ?? {}) as Partial<Record<FactKind, string>>);
  const isChanged = Object.keys(typed).length > 0;
  useEffect(() => {
    place.keep(isChanged ? typed : null);
    onTyping(isChanged);
  }, [place, typed, isChanged, onTyping]);
  const { mutate: change, isPending: saving } = useMutation({
    mutationFn: (body: Change) => call(chat.changeMemory, { params: { phoneNumber: contact.phoneNumber }, body }),
    onSuccess: (saved, { facts }) => {
      cache.setQueryData<ContactMemory>(queryKeys.memory(contact.conversationId), saved);
      // Text that the owner typed during the request is not saved yet, so it stays in the form.
      if (facts) setTyped((now) => changedFields(now, facts));
      notify(facts ? '✅ Catatan disimpan.' : 'Ringkasan dihapus.');
    },
    onError: showError('Gagal menyimpan catatan.'),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    change({ facts: typed });
  }

  return (
    <div className="flex flex-col gap-5">
      <form onSubmit={submit} className="flex flex-col gap-4">
        {memory.facts.map(({ kind, value, byOwner }) => {
          if (kind === null) return null;
          const Field = kind === 'name' || kind === 'size' ? TextField : TextAreaField;
          return (
            <Field
              key={kind}
              label={factLabels[kind]}
              name={kind}
              {...(Field === TextAreaField && { rows: 2, className: 'min-h-16' })}
              maxLength={factMaxChars}
              hint={value === '' ? 'Belum diketahui.' : byOwner ? 'Tulisan Anda.' : 'Dicatat bot dari chat.'}
              value={typed[kind] ?? value}
              onChange={(event: { target: { value: string } }) => setTyped((now) => ({ ...now, [kind]: event.target.value }))}
            />
          );
        })}
        <Button type="submit" busy={saving} busyLabel="Menyimpan..." disabled={!isChanged}>
          Simpan catatan
        </Button>
        {isChanged && (
          <Button kind="secondary" disabled={saving} onClick={() => setTyped({})}>
            Buang
          </Button>
        )}
      </form>
      {memory.summary !== '' && (
        <section aria-label="Ringkasan chat lama" className="flex flex-col gap-2 border-t pt-4">
          <h3 className="text-sm font-semibold">Ringkasan chat lama</h3>
          <p className="text-sm break-words whitespace-pre-wrap">{memory.summary}</p>
          <Button kind="ghost" className="self-start" disabled={saving} onClick={() => change({ forgetSummary: true })}>
            Hapus ringkasan
          </Button>
        </section>
      )}
    </div>
  );
}
