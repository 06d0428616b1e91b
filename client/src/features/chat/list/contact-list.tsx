import { ListChecks, MessageSquarePlus } from 'lucide-react';
import { Suspense, useCallback, useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import type { ContactView, MessageFound } from '#contracts/http/chat/chat';
import { nextPageOf } from '../../../api/next-page.js';
import { typingAtom } from '../../../realtime/typing.js';
import { useAtom, useAtomValue } from '../../../state/atoms.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { BannerHelp } from '../../../ui/layout/help-link.js';
import { IconButton } from '../../../ui/forms/button.js';
import { SearchField } from '../../../ui/forms/search-field.js';
import { PartToCome } from '../../../ui/feedback/first-view.js';
import { Loading } from '../../../ui/feedback/spinner.js';
import { VirtualList } from '../../../ui/layout/virtual-list.js';
import { withChoice } from '../actions/choosing.rules.js';
import { ContactRow } from './contact-row.js';
import { chosenAtom, contactsAtom, filterAtom, labelAtom, searchAtom, showsFoundAtom } from './contacts-state.js';
import { FilterChips } from './filter-chips.js';
import { part } from '../../../ui/layout/part.js';

const ChosenBar = part(() => import('./chosen-bar.js'), 'ChosenBar');
const NoContacts = part(() => import('./no-contacts.js'), 'NoContacts');
const SearchResults = part(() => import('./search-results.js'), 'SearchResults');

type ContactListProps = {
  chosenId: string | null;
  now: Date;
  /** @param byKey true when chosen with the keyboard, not by touch or mouse */
  onChoose: (contact: ContactView, byKey: boolean) => void;
  onOpenMessage: (found: MessageFound) => void;
  /** Opens the window for a chat with a new number. */
  onNew: () => void;
};

/** All leads, newest first, with a search over names, numbers and texts. */
export function ContactList(props: ContactListProps) {
  const search = useAtomValue(searchAtom);
  const shows = useAtomValue(showsFoundAtom);
  const [chosen, setChosen] = useAtom(chosenAtom);
  const { data } = useAtomValue(contactsAtom);
  const begin = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);
  const isChoosing = chosen !== null && !shows;
  const wasChoosing = useRef(false);
  const endChoosing = useCallback(() => setChosen(null), [setChosen]);
  // leaving the screen ends the selection
  useEffect(() => endChoosing, [endChoosing]);
  useEffect(() => {
    // The selection bar had the focus and was removed, so the focus moves to the button that starts a selection.
    if (wasChoosing.current && !isChoosing && document.activeElement === document.body) begin.current?.focus();
    wasChoosing.current = isChoosing;
  }, [isChoosing]);
  const head = (
    <>
      <SearchBox>
        <IconButton label="Chat baru" onClick={props.onNew}>
          <MessageSquarePlus aria-hidden size={20} />
        </IconButton>
        {!shows && (
          <IconButton ref={begin} label="Pilih beberapa chat" onClick={() => setChosen({ ids: new Set(), last: null })}>
            <ListChecks aria-hidden size={20} />
          </IconButton>
        )}
      </SearchBox>
      <FilterChips />
    </>
  );
  return (
    <section ref={section} aria-label="Daftar kontak" className="relative flex min-h-0 flex-1 flex-col">
      {!isChoosing && (data?.pages[0]?.length ?? 0) > 0 && (
        <button
          type="button"
          onClick={() => section.current?.querySelector<HTMLElement>('[role=list] button[tabindex="0"]')?.focus()}
          className="sr-only z-10 rounded-md border bg-card p-3 font-semibold focus:not-sr-only focus:absolute focus:start-3 focus:top-3"
        >
          Langsung ke chat pertama
        </button>
      )}
      {isChoosing ? (
        <Suspense fallback={head}>
          <ChosenBar chosen={chosen} contacts={data?.pages.flat() ?? []} onEnd={endChoosing} />
        </Suspense>
      ) : (
        head
      )}
      {shows ? (
        <Suspense fallback={<Loading />}>
          <SearchResults {...props} search={search} />
        </Suspense>
      ) : (
        <Contacts {...props} />
      )}
    </section>
  );
}

function SearchBox({ children }: { children: ReactNode }) {
  const [search, setSearch] = useAtom(searchAtom);
  return (
    <div className="flex p-3 pe-1.5 pb-1">
      <div className="me-1.5 min-w-0 flex-1">
        <SearchField label="Cari nama, nomor, atau pesan" placeholder="Cari nama atau pesan" initial={search} onSearch={setSearch} />
      </div>
      {children}
    </div>
  );
}

function Contacts({ chosenId, now, onChoose }: ContactListProps) {
  const query = useAtomValue(contactsAtom);
  const { data, isPending, isError } = query;
  const search = useAtomValue(searchAtom);
  const filter = useAtomValue(filterAtom);
  const label = useAtomValue(labelAtom);
  const typing = useAtomValue(typingAtom);
  const [chosen, setChosen] = useAtom(chosenAtom);
  // the first rows are rendered at low priority, so that a slow phone stays responsive
  const isReady = useDeferredValue(!isPending, false);
  if (isPending || !isReady) return <PartToCome part="chats" />;
  if (!data)
    return (
      <Banner className="m-3" action={<BannerHelp />}>
        Gagal memuat contacts. Mohon refresh halaman.
      </Banner>
    );
  const contacts = data.pages.flat();
  const chosenAt = contacts.findIndex((contact) => contact.conversationId === chosenId);
  const order = contacts.map((contact) => contact.conversationId);
  // the first range starts at the open chat
  const pick = (id: string, isRange: boolean) =>
    setChosen((now) => withChoice(now ?? { ids: new Set(), last: chosenId }, order, id, isRange));
  return (
    <>
      {isError && (
        <Banner className="m-3" action={<BannerHelp />}>
          Gagal memuat contacts. Mohon refresh halaman.
        </Banner>
      )}
      {contacts.length === 0 ? (
        <Suspense>
          <NoContacts search={search} filter={filter} label={label} />
        </Suspense>
      ) : (
        <VirtualList
          label="Kontak"
          className="flex-1"
          items={contacts}
          keyOf={(contact) => contact.conversationId}
          estimate={66}
          arrows="controls"
          entry={chosenAt === -1 ? undefined : chosenAt}
          {...nextPageOf(query)}
          render={(contact, place) => (
            <ContactRow
              contact={contact}
              chosen={contact.conversationId === chosenId}
              now={now}
              typing={typing[contact.conversationId]}
              onChoose={(byKey) => onChoose(contact, byKey)}
              tabIndex={place}
              picked={chosen?.ids.has(contact.conversationId)}
              onPick={(isRange) => pick(contact.conversationId, isRange)}
            />
          )}
        />
      )}
    </>
  );
}
