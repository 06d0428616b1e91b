import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { chat, type ContactView, type MessageView } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { RetryBanner } from '../../../ui/feedback/retry-banner.js';
import { Loading } from '../../../ui/feedback/spinner.js';
import { Button } from '../../../ui/forms/button.js';
import { messagesBefore } from '../chat.rules.js';
import { MessageRow } from './message-row.js';
import { messagesAfter } from './newer-pages.rules.js';
import { threadRows } from './thread.rules.js';

const aroundEachSide = 25;

type Page = { messages: MessageView[]; before: number | undefined; from: number | undefined };
type PagePosition = { before: number } | { from: number } | 'around';

const nothing = () => undefined;

type ThreadHistoryProps = { contact: ContactView; at: number; now: Date; onExplain: (messageId: string) => void; onLeave: () => void };

/** Messages around one marked message. Older and newer ones load on demand; a button returns to the newest. */
export function ThreadHistory({ contact: { conversationId, phoneNumber }, at, now, onExplain, onLeave }: ThreadHistoryProps) {
  const read = (query: { before?: string; from?: string }, signal: AbortSignal) =>
    call(chat.messages, { params: { phoneNumber }, query: { limit: aroundEachSide, ...query }, signal });
  const { data, isError, refetch, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage, isFetching } = useInfiniteQuery({
    queryKey: queryKeys.threadAt(conversationId, at),
    queryFn: async ({ pageParam: change, signal }): Promise<Page> => {
      if (change === 'around') {
        const [older, newer] = await Promise.all([read({ before: String(at) }, signal), read({ from: String(at) }, signal)]);
        return {
          messages: [...older, ...newer],
          before: messagesBefore(older, aroundEachSide),
          from: messagesAfter(newer, aroundEachSide),
        };
      }
      const messages = await read('before' in change ? { before: String(change.before) } : { from: String(change.from) }, signal);
      return 'before' in change
        ? { messages, before: messagesBefore(messages, aroundEachSide), from: undefined }
        : { messages, before: undefined, from: messagesAfter(messages, aroundEachSide) };
    },
    initialPageParam: 'around' as PagePosition,
    getPreviousPageParam: ({ before }): PagePosition | undefined => (before === undefined ? undefined : { before }),
    getNextPageParam: ({ from }): PagePosition | undefined => (from === undefined ? undefined : { from }),
  });
  const rows = useMemo(
    () =>
      threadRows(
        (data?.pages ?? []).flatMap((page) => page.messages),
        [],
      ),
    [data],
  );
  const found = useRef<HTMLLIElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) found.current?.scrollIntoView?.({ block: 'center' });
  }, [isThere, at]);
  if (!data) {
    return isError ? (
      <RetryBanner onRetry={() => void refetch()}>Gagal memuat messages. Coba pilih kontak lain.</RetryBanner>
    ) : (
      <Loading>Memuat pesan...</Loading>
    );
  }
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto py-1" role="region" aria-label="Pesan di sekitar yang dicari" tabIndex={0}>
        {hasPreviousPage && (
          <div className="flex justify-center p-3">
            <Button kind="secondary" busy={isFetching} onClick={() => void fetchPreviousPage()}>
              Pesan sebelumnya
            </Button>
          </div>
        )}
        <ul aria-label="Pesan">
          {rows.map((row) => {
            const isFound = row.kind === 'message' && row.message.seq === at;
            return (
              <li
                key={row.key}
                ref={isFound ? found : undefined}
                aria-current={isFound || undefined}
                className={isFound ? 'border-y border-warn/50 bg-warn-soft' : undefined}
              >
                <MessageRow row={row} now={now} onRetry={nothing} onDiscard={nothing} onExplain={onExplain} />
              </li>
            );
          })}
        </ul>
        {hasNextPage && (
          <div className="flex justify-center p-3">
            <Button kind="secondary" busy={isFetching} onClick={() => void fetchNextPage()}>
              Pesan sesudahnya
            </Button>
          </div>
        )}
      </div>
      <div className="flex items-center justify-between gap-3 border-t bg-card px-4 py-2">
        <p className="text-sm text-soft">Anda membaca pesan lama.</p>
        <Button kind="ghost" icon={<ArrowDown aria-hidden size={18} />} onClick={onLeave}>
          Ke pesan terbaru
        </Button>
      </div>
    </div>
  );
}
