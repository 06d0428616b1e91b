import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { followup, type OldChat, type OldChatsAnswer, type OldChatsPage } from '#contracts/http/chat/followup';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { formatTimeInText } from '../../ui/data/format-time.js';
import { useNow } from '../../ui/data/use-now.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { Button } from '../../ui/forms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { countWords, oldChatsPageSize } from './old-chats.rules.js';

type OldChatsProps = {
  /** The first page of idle leads. */
  first: OldChatsPage;
  lastDay: number;
  busy: boolean;
  onAnswer: (answer: OldChatsAnswer) => void;
  onClose: () => void;
};

/** Shows which leads would get a follow-up at once, and asks for confirmation before follow-ups are switched on. */
export function OldChatsDialog({ first, lastDay, busy, onAnswer, onClose }: OldChatsProps) {
  const [left, setLeft] = useState<ReadonlySet<OldChat['conversationId']>>(new Set());
  const { rows, isError, refetch, more, isLoadingMore } = useOldChats(first, lastDay);
  const now = useNow();
  const chosen = first.total - left.size;
  const toggle = (id: OldChat['conversationId']) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Sapa juga chat lama?"
      description={countWords(first)}
      footer={
        <>
          <Button kind="secondary" disabled={busy} onClick={() => onAnswer({ follow: 'none' })}>
            Hanya chat baru
          </Button>
          {first.total > 0 && (
            <Button busy={busy} disabled={chosen === 0} onClick={() => onAnswer({ follow: 'shown', upTo: first.upTo, except: [...left] })}>
              {first.total >= 1_000 ? 'Sapa juga mereka' : `Sapa juga ${chosen} chat ini`}
            </Button>
          )}
        </>
      }
    >
      <ul aria-label="Pelanggan yang akan disapa" className="max-h-[40dvh] divide-y overflow-y-auto rounded-md border" tabIndex={0}>
        {rows.map(({ conversationId, name, since }) => (
          <li key={conversationId}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-brand"
                checked={!left.has(conversationId)}
                disabled={busy}
                onChange={() => toggle(conversationId)}
              />
              <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
              <span className="shrink-0 text-sm text-soft">{formatTimeInText(new Date(since), now)}</span>
            </label>
          </li>
        ))}
      </ul>
      {isError && <RetryBanner onRetry={() => void refetch()}>Gagal memuat nama lainnya. Periksa koneksi Anda.</RetryBanner>}
      {isLoadingMore && <Loading>Memuat...</Loading>}
      {more && !isLoadingMore && (
        <Button kind="ghost" className="mt-2 w-full text-sm" onClick={more}>
          Tampilkan lebih banyak
        </Button>
      )}
    </Dialog>
  );
}

function useOldChats(first: OldChatsPage, lastDay: number) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: queryKeys.oldChats(first.upTo),
    queryFn: ({ pageParam, signal }) =>
      call(followup.oldChats, { query: { lastDay, upTo: first.upTo, limit: oldChatsPageSize, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ rows }: OldChatsPage) => (rows.length < oldChatsPageSize ? undefined : rows.at(-1)?.conversationId),
    initialData: { pages: [first], pageParams: [undefined] },
    staleTime: Infinity,
  });
  return {
    rows: data.pages.flatMap((page) => page.rows),
    isError,
    refetch,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
  };
}
