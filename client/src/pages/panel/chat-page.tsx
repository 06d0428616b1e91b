import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContactView, MessageFound } from '#contracts/http/chat/chat';
import { queryKeys } from '../../api/query-keys.js';
import { ContactList } from '../../features/chat/list/contact-list.js';
import { contactsAtom } from '../../features/chat/list/contacts-state.js';
import { useNow } from '../../ui/data/use-now.js';
import type { ContactPages } from '../../realtime/folds.js';
import { useAtomValue } from '../../state/atoms.js';
import { whenIdle } from '../../state/when-idle.js';
import { classNames } from '../../ui/theme/class-names.js';
import { setOpenPlace } from '../../ui/feedback/toast-store.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { useDocumentTitle } from '../../ui/layout/use-document-title.js';
import { part } from '../../ui/layout/part.js';

const loadThread = () => import('../../features/chat/thread/thread.js');
const EmptyState = part(() => import('../../ui/feedback/empty-state.js'), 'EmptyState');
const LinkedContact = part(() => import('../../features/chat/list/linked-contact.js'), 'LinkedContact');
const NewChatDialog = part(() => import('../../features/chat/begin/new-chat-dialog.js'), 'NewChatDialog');
const PageShortcuts = part(() => import('../../features/chat/shortcuts/page-shortcuts.js'), 'PageShortcuts');
const ShareHint = part(() => import('../../features/chat/list/share-hint.js'), 'ShareHint');
const Thread = part(loadThread, 'Thread');

/** URL parameter of the chosen conversation: the phone's back button returns to the list. */
export const chosenParam = 'percakapan';

/**
 * URL parameter of a contact in a notice's link: a number, or `lid:…`. The contact may be beyond the loaded
 * part of the list.
 */
const linkedParam = 'kontak';

/** URL parameter with the `seq` of a search hit: the thread opens at that message. */
const messageParam = 'pesan';

interface Choice {
  readonly contact: ContactView | undefined;
  /** Phone number of a contact that no loaded list contains. The page must fetch this contact. */
  readonly missing: string | null;
  readonly onFound: (contact: ContactView) => void;
}

/**
 * The chosen contact: from the shown list, else from the unfiltered list (while a search or a filter hides it), else
 * fetched separately.
 */
function useChosen(chosenId: string | null, asked: string | null, picked: string | undefined): Choice {
  const cache = useQueryClient();
  const { data } = useAtomValue(contactsAtom);
  const linked = asked ?? picked ?? null;
  const [answer, setAnswer] = useState<{ to: string; contact: ContactView }>();
  const onFound = useCallback((contact: ContactView) => linked !== null && setAnswer({ to: linked, contact }), [linked]);
  const whole = cache.getQueryData<ContactPages>(queryKeys.contacts(''));
  const inLists = (isWanted: (contact: ContactView) => boolean) => data?.pages.flat().find(isWanted) ?? whole?.pages.flat().find(isWanted);
  const listed = inLists((contact) => (chosenId === null ? contact.phoneNumber === asked : contact.conversationId === chosenId));
  const missing = listed ? null : linked;
  const found = missing !== null && answer?.to === missing ? answer.contact : undefined;
  if (!found || (chosenId !== null && found.conversationId !== chosenId)) return { contact: listed, missing, onFound };
  // The lists are searched by conversation, because the contact's number may have changed after the link was made.
  return { contact: inLists((contact) => contact.conversationId === found.conversationId) ?? found, missing, onFound };
}

/** Contacts on the left, the chosen thread on the right. Phones show one at a time. */
export function ChatPage() {
  useDocumentTitle('Chat');
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const [picked, setPicked] = useState<ContactView>();
  const chosenId = params.get(chosenParam);
  const choice = useChosen(chosenId, params.get(linkedParam), picked?.conversationId === chosenId ? picked?.phoneNumber : undefined);
  const chosen = choice.contact;
  const isListPending = useAtomValue(contactsAtom).isPending;
  // prefetch after the list has loaded, before a conversation is chosen
  useEffect(() => (isListPending ? undefined : whenIdle(() => void loadThread().catch(() => undefined))), [isListPending]);

  const openNumber = chosen?.phoneNumber;
  useEffect(() => {
    if (openNumber === undefined) return;
    setOpenPlace(`${location.pathname}?${linkedParam}=${encodeURIComponent(openNumber)}`);
    return () => setOpenPlace(null);
  }, [openNumber]);

  const list = useRef<HTMLDivElement>(null);
  const [isBeginning, setBeginning] = useState(false);
  const [writing, setWriting] = useState(0);
  const [openings, setOpenings] = useState(0);

  function choose(contact: ContactView, byKey: boolean) {
    setWriting((options) => (byKey ? options + 1 : 0));
    if (contact.conversationId === chosen?.conversationId && !params.has(messageParam)) {
      // When the owner chooses the open conversation again and it is marked as unread, this counts as opening it
      // again.
      if (contact.markedUnread) setOpenings((times) => times + 1);
      return;
    }
    setPicked(contact);
    setParams({ [chosenParam]: contact.conversationId }, { replace: chosen !== undefined });
  }

  // the hit may be in the chosen conversation or in another one
  function openMessage({ phoneNumber, seq }: MessageFound) {
    setParams({ [linkedParam]: phoneNumber, [messageParam]: String(seq) }, { replace: chosen !== undefined });
  }

  /**
   * Returns from the thread to the list. When the list is next to the thread, the list gets the focus. On phones, the
   * list replaces the thread.
   */
  function escape() {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]') ?? list.current?.querySelector<HTMLElement>('input');
    row?.focus();
    if (document.activeElement !== row) setParams({}, { replace: true });
  }

  const shortcuts = {
    shownId: chosen?.conversationId ?? null,
    onChoose: (contact: ContactView) => choose(contact, false),
    onNew: () => setBeginning(true),
    onSearch: () => {
      const find = () => list.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
      find();
      // on phones the thread covers the list until it is left
      if (document.activeElement?.matches('input')) return;
      setParams({}, { replace: true });
      requestAnimationFrame(find);
    },
  };

  const wanted = params.get(messageParam);
  const at = wanted !== null && /^\d{1,15}$/.test(wanted) ? Number(wanted) : null;

  return (
    <div data-thread={chosen && ''} className="relative flex min-h-0 flex-1">
      <h1 className="sr-only">Chat</h1>
      <Suspense>{!isListPending && <PageShortcuts {...shortcuts} />}</Suspense>
      <Suspense>{choice.missing !== null && <LinkedContact phoneNumber={choice.missing} onFound={choice.onFound} />}</Suspense>
      <div
        ref={list}
        className={classNames(
          // Without toasts, the CSS variable for their height is undefined, so there is no padding.
          'flex min-h-0 w-full flex-col bg-card md:w-92 md:shrink-0 md:border-e in-list:pb-[calc(var(--toasts-height)+1.5rem)]',
          // On phones, the list is invisible behind the thread but keeps its layout. A list without a size would lose
          // its scroll position.
          chosen && 'max-md:invisible max-md:absolute max-md:inset-0',
        )}
      >
        <Suspense>{params.has('bagikan') && <ShareHint />}</Suspense>
        <ContactList
          chosenId={chosen?.conversationId ?? null}
          now={now}
          onChoose={choose}
          onOpenMessage={openMessage}
          onNew={() => setBeginning(true)}
        />
      </div>
      <Suspense>
        {isBeginning && (
          <NewChatDialog
            onClose={() => setBeginning(false)}
            onOpen={(contact) => {
              setBeginning(false);
              choose(contact, true);
            }}
          />
        )}
      </Suspense>
      <div className={classNames('min-h-0 min-w-0 flex-1', chosen ? 'block' : 'hidden md:block')}>
        {chosen ? (
          <Suspense fallback={<Loading />}>
            <Thread
              key={`${chosen.conversationId}:${openings}`}
              contact={chosen}
              now={now}
              onBack={() => setParams({}, { replace: true })}
              at={at}
              writing={writing}
              onEscape={escape}
              onLeaveAt={() => setParams({ [chosenParam]: chosen.conversationId }, { replace: true })}
            />
          </Suspense>
        ) : (
          <div className="flex h-full items-center justify-center">
            <Suspense>
              <EmptyState art="phone" title="Pilih kontak untuk melihat chat" help="chat">
                <span className="hidden pointer-fine:inline">Tekan ? untuk melihat pintasan keyboard.</span>
              </EmptyState>
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
