import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Mail, NotebookPen } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { followup } from '#contracts/http/chat/followup';
import type { ContactView } from '#contracts/http/chat/chat';
import { formatPhone } from '#contracts/values/people/phone';
import { formatRupiah } from '#contracts/values/selling/money';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { useAtomValue } from '../../../state/atoms.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { Badge } from '../../../ui/data/badge.js';
import { formatLongDay } from '../../../ui/data/format-time.js';
import { useNow } from '../../../ui/data/use-now.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { Button } from '../../../ui/forms/button.js';
import { useChatActions } from '../actions/use-chat-actions.js';
import { closingStates, earlierText } from '../../closings/closings.rules.js';
import { DoubtLine } from '../../closings/doubt-line.js';
import { useClosingsOf } from '../../closings/use-closings-of.js';
import { clockOf } from '../../followup/followup-time.js';
import { followUpOptionsAtom } from '../../followup/use-followup-queue.js';
import { CustomerSwitch } from './customer-switch.js';
import { LabelEditor } from './label-editor.js';
import { shownName, shownNumber } from '../chat.rules.js';
import { part } from '../../../ui/layout/part.js';

const ContactEnds = part(() => import('./contact-ends.js'), 'ContactEnds');
const ContactNotes = part(() => import('./contact-notes.js'), 'ContactNotes');

/** Details of a lead beside the thread: number, labels, closings, follow-ups, notes and blacklist. */
export function ContactPanel({ contact }: { contact: ContactView }) {
  const [noting, setNoting] = useState(false);
  const name = shownName(contact);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <Avatar name={name} id={contact.conversationId} size={52} />
        <div className="min-w-0">
          <p className="font-bold break-words">{name}</p>
          <p className="text-sm break-words text-soft">{shownNumber(contact)}</p>
          {contact.formerNumber && <p className="text-sm text-soft">Nomor sebelumnya: {formatPhone(contact.formerNumber)}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {/^\d+$/.test(contact.phoneNumber) && <CopyNumber digits={contact.phoneNumber} />}
        <Button kind="secondary" icon={<NotebookPen aria-hidden size={16} />} className="text-sm" onClick={() => setNoting(true)}>
          Catatan
        </Button>
        <MarkUnread contact={contact} />
      </div>
      <CustomerSwitch contact={contact} />
      <Part title="Label">
        <LabelEditor key={contact.conversationId} contact={contact} />
      </Part>
      <Part title="Closing">
        <Closings contact={contact} />
      </Part>
      <Part title="Follow-up terjadwal">
        <FollowUps contact={contact} />
      </Part>
      <Suspense>
        <ContactEnds contact={contact} />
      </Suspense>
      <Suspense>{noting && <ContactNotes contact={contact} open onOpenChange={setNoting} />}</Suspense>
    </div>
  );
}

function MarkUnread({ contact }: { contact: ContactView }) {
  const { busy, action } = useChatActions();
  return (
    <Button
      kind="secondary"
      icon={<Mail aria-hidden size={16} />}
      className="text-sm"
      busy={busy}
      onClick={() => action({ kind: 'unread' }, [contact])}
    >
      Tandai belum dibaca
    </Button>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 border-t pt-4">
      <h3 className="text-sm font-bold">{title}</h3>
      {children}
    </section>
  );
}

function CopyNumber({ digits }: { digits: string }) {
  const copy = () =>
    navigator.clipboard.writeText(digits).then(
      () => notify('✅ Nomor disalin.'),
      () => notify('❌ Nomor tidak dapat disalin di browser ini.'),
    );
  return (
    <Button kind="secondary" icon={<Copy aria-hidden size={16} />} className="text-sm" onClick={() => void copy()}>
      Salin nomor
    </Button>
  );
}

function Nothing({ children }: { children: string }) {
  return <p className="text-sm text-soft">{children}</p>;
}

function Closings({ contact: { conversationId } }: { contact: ContactView }) {
  const { data, isError } = useClosingsOf(conversationId);
  if (isError && !data) return <Nothing>Closing belum dapat dimuat.</Nothing>;
  if (!data) return <Nothing>Memuat…</Nothing>;
  if (data.length === 0) return <Nothing>Belum ada closing.</Nothing>;
  return (
    <ul className="flex flex-col gap-3">
      {data.map((one) => (
        <li key={one.id} className="text-sm">
          <p className="break-words">{one.summary}</p>
          <DoubtLine closing={one} />
          {one.earlier.length > 0 && <p className="break-words text-soft">{earlierText(one)}</p>}
          <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-soft">
            <Badge tone={closingStates[one.state].tone}>{closingStates[one.state].label}</Badge>
            {one.amount !== null && <strong className="text-ink">{formatRupiah(one.amount)}</strong>}
            {formatLongDay(new Date(one.at))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function FollowUps({ contact: { conversationId } }: { contact: ContactView }) {
  const cache = useQueryClient();
  const { data: options } = useAtomValue(followUpOptionsAtom);
  const now = useNow();
  const { data, isError } = useQuery({
    queryKey: queryKeys.followUpsOf(conversationId),
    queryFn: ({ signal }) => call(followup.queue, { query: { conversationId }, signal }),
  });
  const { mutate: cancel, isPending } = useMutation({
    mutationFn: () => call(followup.cancel, { body: { conversationId } }),
    onSuccess: () => notify('Follow-up untuk pelanggan ini dibatalkan.'),
    onError: showError('Follow-up gagal dibatalkan. Periksa koneksi Anda.'),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.followUpState }),
  });
  if (isError && !data) return <Nothing>Follow-up belum dapat dimuat.</Nothing>;
  if (!data) return <Nothing>Memuat…</Nothing>;
  if (data.rows.length === 0) return <Nothing>Tidak ada yang terjadwal.</Nothing>;
  const clock = clockOf(options?.zone ?? 'WIB');
  return (
    <>
      <ul className="flex flex-col gap-1 text-sm">
        {data.rows.map(({ id, day, dueAt }) => (
          <li key={id} className="flex justify-between gap-3">
            <span>Hari {day}</span>
            <span className="text-soft">
              {clock.heading(new Date(dueAt), now)}, {clock.time(new Date(dueAt))}
            </span>
          </li>
        ))}
      </ul>
      <Button kind="ghost" className="-ms-4 self-start text-sm" busy={isPending} onClick={() => cancel()}>
        Batalkan follow-up
      </Button>
    </>
  );
}
