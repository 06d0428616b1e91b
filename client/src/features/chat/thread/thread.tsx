import { ArrowDown } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import { nextPageOf } from '../../../api/next-page.js';
import { typingAtom } from '../../../realtime/typing.js';
import { useAtomValue } from '../../../state/atoms.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { BannerHelp } from '../../../ui/layout/help-link.js';
import { TypingBubble } from '../../../ui/data/chat-bubble.js';
import { EmptyState } from '../../../ui/feedback/empty-state.js';
import { Loading } from '../../../ui/feedback/spinner.js';
import { useMediaQuery } from '../../../ui/layout/use-media-query.js';
import { VirtualList } from '../../../ui/layout/virtual-list.js';
import { MessageRow } from './message-row.js';
import { missingReply } from '../needs.rules.js';
import { useThreadShortcuts } from '../shortcuts/thread-shortcuts.js';
import { ThreadComposer } from './thread-composer.js';
import { ThreadHeader } from './thread-header.js';
import { threadRows } from './thread.rules.js';
import { useKeyboardSpace } from './use-keyboard-space.js';
import { useFinish } from './use-finish.js';
import { useSeen } from './use-seen.js';
import { useComposer, useThread } from './use-thread.js';
import { useTakeover } from './use-takeover.js';
import { part } from '../../../ui/layout/part.js';

const ContactNotes = part(() => import('../contact/contact-notes.js'), 'ContactNotes');

const ThreadHistory = part(() => import('./thread-history.js'), 'ThreadHistory');

const StoryDialog = part(() => import('../replies/story-dialog.js'), 'StoryDialog');

const ContactPanel = part(() => import('../contact/contact-panel.js'), 'ContactPanel');

const Dialog = part(() => import('../../../ui/overlay/dialog.js'), 'Dialog');

/** Minimum width at which the contact details fit beside the thread. */
const besideThread = '(min-width: 80rem)';

type ThreadProps = {
  contact: ContactView;
  now: Date;
  onBack: () => void;
  /** `seq` of the message to show. Null for the newest. */
  at: number | null;
  onLeaveAt: () => void;
  /** Increases with each request to focus the composer. 0 for none. */
  writing: number;
  /** Called on Escape: back to the list. */
  onEscape: () => void;
};

/** The conversation with one lead. */
export function Thread({ contact, now, onBack, at, onLeaveAt, writing, onEscape }: ThreadProps) {
  const composer = useComposer(contact);
  const takeover = useTakeover(contact);
  const finishing = useFinish(contact);
  const [explained, setExplained] = useState<string | null>(null);
  const [noting, setNoting] = useState(false);
  const [informed, setInformed] = useState(false);
  const wide = useMediaQuery(besideThread);
  const typing = useAtomValue(typingAtom)[contact.conversationId];
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (writing > 0) field.current?.focus();
  }, [writing]);
  useThreadShortcuts(contact, now, {
    busy: takeover.busy || finishing.busy,
    onFinish: finishing.finish,
    onGiveBack: () => takeover.turn(false),
  });
  useSeen(contact);
  useKeyboardSpace();
  return (
    <div className="flex h-full min-h-0">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc leads back from wherever in the thread the focus is */}
      <section
        aria-label="Isi chat"
        data-toasts-top
        onKeyDown={(event) => {
          // Dialogs over the thread are its React children but not its DOM descendants. Their key events bubble to
          // this handler and must be ignored.
          if (event.key === 'Escape' && !event.defaultPrevented && event.currentTarget.contains(event.target as Node)) onEscape();
        }}
        className="relative flex h-full min-h-0 min-w-0 flex-1 flex-col"
      >
        <ThreadHeader
          contact={contact}
          now={now}
          busy={takeover.busy || finishing.busy}
          onTakeover={takeover.turn}
          onFinish={finishing.finish}
          onBack={onBack}
          onNotes={() => setNoting(true)}
          onInfo={wide ? null : () => setInformed(true)}
        />
        {/* fills the space above the composer in each state, so that the composer does not jump when the messages come */}
        <div className="flex min-h-0 flex-1 flex-col">
          {at === null ? (
            <Messages contact={contact} now={now} composer={composer} onExplain={setExplained} onWrite={() => field.current?.focus()} />
          ) : (
            <Suspense fallback={<Loading>Memuat pesan...</Loading>}>
              <ThreadHistory contact={contact} at={at} now={now} onExplain={setExplained} onLeave={onLeaveAt} />
            </Suspense>
          )}
        </div>
        {typing && (
          <TypingBubble
            side={typing === 'lead' ? 'left' : 'right'}
            words={typing === 'lead' ? 'Leads sedang mengetik…' : 'Bot sedang menyusun jawaban…'}
          />
        )}
        <ThreadComposer ref={field} contact={contact} composer={composer} onSend={() => at !== null && onLeaveAt()} />
        <Suspense>{noting && <ContactNotes contact={contact} open onOpenChange={setNoting} />}</Suspense>
        <Suspense>{explained && <StoryDialog messageId={explained} open onOpenChange={() => setExplained(null)} />}</Suspense>
        <Suspense>
          {informed && !wide && (
            <Dialog open onOpenChange={setInformed} title="Info pelanggan">
              <ContactPanel contact={contact} />
            </Dialog>
          )}
        </Suspense>
      </section>
      {wide && (
        <aside aria-label="Info pelanggan" data-beside-thread className="w-80 shrink-0 overflow-y-auto border-s bg-card p-5">
          <Suspense fallback={<Loading />}>
            <ContactPanel contact={contact} />
          </Suspense>
        </aside>
      )}
    </div>
  );
}

type MessagesProps = {
  contact: ContactView;
  now: Date;
  composer: ReturnType<typeof useComposer>;
  onExplain: (messageId: string) => void;
  onWrite: () => void;
};

function Messages({ contact, now, composer, onExplain, onWrite }: MessagesProps) {
  const query = useThread(contact);
  const { data, messages, isPending } = query;
  const { outgoing, retry, discard } = composer;
  const rows = useMemo(() => threadRows(messages, outgoing), [messages, outgoing]);
  const last = messages.at(-1);
  if (isPending) return <Loading>Memuat pesan...</Loading>;
  if (!data)
    return (
      <Banner className="m-3" action={<BannerHelp />}>
        Gagal memuat messages. Coba pilih kontak lain.
      </Banner>
    );
  if (rows.length === 0) {
    return (
      <div className="flex-1">
        <EmptyState art="phone" title="Tidak ada messages" help="chat" />
      </div>
    );
  }
  return (
    <VirtualList
      label="Pesan"
      className="flex-1 py-1"
      anchor="end"
      arrows="rows"
      onEnter={onWrite}
      items={rows}
      keyOf={(row) => row.key}
      estimate={76}
      {...nextPageOf(query)}
      away={(goToEnd) => (
        <button
          type="button"
          onClick={goToEnd}
          className="absolute end-4 bottom-3 flex min-h-11 animate-rise items-center gap-2 rounded-full border bg-card px-4 text-sm font-semibold shadow-soft"
        >
          <ArrowDown aria-hidden size={18} /> Ke pesan terbaru
        </button>
      )}
      render={(row, place) => (
        <MessageRow
          row={row}
          tabIndex={place}
          now={now}
          missing={row.kind === 'message' ? missingReply(row.message, row.message === last, contact) : null}
          onRetry={retry}
          onDiscard={discard}
          onExplain={onExplain}
        />
      )}
    />
  );
}
