import { useQuery } from '@tanstack/react-query';
import { chat, type ContactView, type MessageFound } from '#contracts/http/chat/chat';
import { readMoment } from '#contracts/values/moments';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { formatRowTime } from '../../../ui/data/format-time.js';
import { EmptyState } from '../../../ui/feedback/empty-state.js';
import { RetryBanner } from '../../../ui/feedback/retry-banner.js';
import { Loading } from '../../../ui/feedback/spinner.js';
import { ContactRow } from './contact-row.js';

const freshForMs = 10_000;
const writers: Record<MessageFound['sender'], { words: string; className: string }> = {
  lead: { words: '', className: '' },
  bot: { words: 'Bot: ', className: 'text-brand-ink' },
  owner: { words: 'Anda: ', className: 'text-warn-ink' },
};

type SearchResultsProps = {
  search: string;
  chosenId: string | null;
  now: Date;
  onChoose: (contact: ContactView, byKey: boolean) => void;
  onOpenMessage: (found: MessageFound) => void;
};

/** Contacts and messages found by a search. A message opens at its position in the thread. */
export function SearchResults({ search, chosenId, now, onChoose, onOpenMessage }: SearchResultsProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.search(search),
    queryFn: ({ signal }) => call(chat.search, { query: { q: search }, signal }),
    staleTime: freshForMs,
  });
  if (!data) {
    return isError ? (
      <RetryBanner onRetry={() => void refetch()}>Pencarian gagal. Periksa koneksi Anda, lalu coba lagi.</RetryBanner>
    ) : (
      <Loading>Mencari...</Loading>
    );
  }
  if (data.contacts.length === 0 && data.messages.length === 0) {
    return (
      <EmptyState art="stall" title="Tidak ada contacts" help="chat">
        Tidak ada yang cocok dengan pencarian Anda.
      </EmptyState>
    );
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto" role="region" aria-label="Hasil pencarian" tabIndex={0}>
      {data.contacts.length > 0 && (
        <section aria-label="Kontak yang cocok">
          <h2 className="px-4 pt-3 pb-1 text-sm font-bold text-soft">Kontak</h2>
          <ul>
            {data.contacts.map((contact) => (
              <li key={contact.conversationId}>
                <ContactRow
                  contact={contact}
                  chosen={contact.conversationId === chosenId}
                  now={now}
                  typing={undefined}
                  onChoose={(byKey) => onChoose(contact, byKey)}
                />
              </li>
            ))}
          </ul>
          {data.moreContacts && <MoreThan count={data.contacts.length} what="kontak" />}
        </section>
      )}
      {data.messages.length > 0 && (
        <section aria-label="Pesan yang cocok">
          <h2 className="px-4 pt-3 pb-1 text-sm font-bold text-soft">Pesan</h2>
          <ul>
            {data.messages.map((found) => (
              <li key={found.id}>
                <FoundRow found={found} now={now} onOpen={() => onOpenMessage(found)} />
              </li>
            ))}
          </ul>
          {data.more && <MoreThan count={data.messages.length} what="pesan" />}
        </section>
      )}
    </div>
  );
}

function MoreThan({ count, what }: { count: number; what: string }) {
  return (
    <p className="p-4 text-sm text-soft">
      Lebih dari {count} {what} cocok; ini yang terbaru. Tambahkan kata agar lebih tepat.
    </p>
  );
}

function FoundRow({ found, now, onOpen }: { found: MessageFound; now: Date; onOpen: () => void }) {
  const at = readMoment(found.timestamp);
  return (
    <button type="button" onClick={onOpen} className="block w-full border-b px-4 py-3 text-left transition-colors hover:bg-sunken">
      <span className="flex items-baseline justify-between gap-2">
        <span className="truncate font-bold">{found.name}</span>
        {at && <span className="shrink-0 text-xs text-soft">{formatRowTime(at, now)}</span>}
      </span>
      <span className="line-clamp-2 block text-sm wrap-anywhere text-soft">
        <span className={writers[found.sender].className}>{writers[found.sender].words}</span>
        {found.excerpt.map(({ text, hit }, index) =>
          hit ? (
            // the parts have no identity other than their position
            <mark key={index} className="rounded-sm bg-warn-soft px-0.5 font-semibold text-warn-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    </button>
  );
}
