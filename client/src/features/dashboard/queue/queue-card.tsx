import { useEffect, useRef } from 'react';
import { limits } from '#contracts/values/limits';
import { useAtom, useAtomValue } from '../../../state/atoms.js';
import { useNow } from '../../../ui/data/use-now.js';
import { EmptyState } from '../../../ui/feedback/empty-state.js';
import { Button } from '../../../ui/forms/button.js';
import { waitingAtom } from '../../chat/list/waiting-state.js';
import { formatCount } from '../../plan/plan.rules.js';
import { QueueRow } from './queue-row.js';
import { useReopenAll } from './use-queue-actions.js';
import { isLongAtom, leavingAtom, pagesAtom } from './queue-state.js';
import { countLeft, shownLeads } from './queue.rules.js';

/**
 * The owner's tasks of today: the leads who need the owner, most urgent first. With `isBeginner`, the first steps are
 * next to the queue, so an empty queue is drawn small. `mayAnswer` is true when the bot can answer now.
 */
export function QueueCard({ isBeginner, mayAnswer }: { isBeginner: boolean; mayAnswer: boolean }) {
  const { data } = useAtomValue(waitingAtom);
  const { data: pages, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useAtomValue(pagesAtom);
  const leaving = useAtomValue(leavingAtom);
  const [isLong, setLong] = useAtom(isLongAtom);
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => () => setLong(false), [setLong]);
  const isFirstOfMany = isLong && pages?.pages.length === 1 && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    // The owner has already seen the first page and requested more, so the second page is fetched at once.
    if (isFirstOfMany) void fetchNextPage();
  }, [isFirstOfMany, fetchNextPage]);
  if (!data) return null;
  const behind = mayAnswer ? (data.counts.leftBehind ?? 0) : 0;
  const leads = shownLeads(data, isLong ? pages?.pages : undefined, leaving);
  const count = countLeft(data.counts, leads.length, leaving);
  const hasMore = isLong && pages ? hasNextPage : (data.next ?? null) !== null;
  return (
    <section aria-label="Hari ini" data-toasts-top="queue" className="rounded-card border bg-card p-4 sm:p-6">
      <p className="text-sm font-semibold text-soft">Hari ini</p>
      {/* takes the focus of a row that has left */}
      <h2 ref={heading} tabIndex={-1} className="text-lg font-extrabold outline-none sm:text-xl">
        {count > 0 ? `${formatCount(count)} chat membutuhkan Anda` : 'Semua terjawab'}
      </h2>
      {behind > 0 && <LeftBehind count={behind} />}
      {leads.length === 0 && count === 0 ? (
        <Nothing isSmall={isBeginner} />
      ) : (
        <ul aria-label="Pelanggan yang menunggu" className="mt-2 flex flex-col">
          {leads.map((lead) => (
            <QueueRow key={lead.conversationId} lead={lead} now={now} mayAnswer={mayAnswer} onLeave={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button
          kind="secondary"
          className="mt-4 w-full"
          busy={isLong && isFetching}
          onClick={() => (isLong ? void fetchNextPage() : setLong(true))}
        >
          {isFetchNextPageError ? 'Gagal memuat. Coba lagi' : 'Tampilkan lebih banyak'}
        </Button>
      )}
    </section>
  );
}

/** After a failure: the leads that were left without an answer, and a button that lets the bot answer them. */
function LeftBehind({ count }: { count: number }) {
  const { busy, reopenAll } = useReopenAll();
  const shown = Math.min(count, limits.reopenAtOnce);
  return (
    <div className="my-3 flex flex-col gap-3 rounded-md border border-brand/35 bg-brand-soft p-3 text-brand-ink sm:flex-row sm:items-center">
      <p className="flex-1 text-sm">
        <strong className="block">Bot sudah bisa menjawab lagi.</strong>
        {formatCount(count)} pesan belum dijawab. Pesan yang lebih lama dari {limits.reopenMaxHours} jam tidak ikut.
      </p>
      <Button className="text-sm" busy={busy} onClick={reopenAll}>
        Biarkan bot menjawab {formatCount(shown)} pesan ini
      </Button>
    </div>
  );
}

const emptyText = 'Keluhan, bukti transfer, dan pertanyaan yang perlu Anda jawab akan muncul di sini.';

function Nothing({ isSmall }: { isSmall: boolean }) {
  if (isSmall) return <p className="mt-1 text-sm text-soft">{emptyText}</p>;
  return (
    <EmptyState art="cup" title="Tidak ada pelanggan yang menunggu" help={null}>
      {emptyText}
    </EmptyState>
  );
}
