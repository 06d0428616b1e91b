import { useMutation, useQueryClient } from '@tanstack/react-query';
import { followup, type QueuedFollowUp } from '#contracts/http/chat/followup';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { showError } from '../../api/show-error.js';
import { atomWithInfiniteQuery, atomWithQuery, useAtomValue } from '../../state/atoms.js';
import { pollIntervalAtom } from '../../state/connection.js';
import { notify } from '../../ui/feedback/toast-store.js';

const queueAtom = atomWithInfiniteQuery((get) => ({
  queryKey: queryKeys.followUpQueue,
  queryFn: ({ pageParam, signal }) =>
    call(followup.queue, { query: { limit: limits.pageSize, before: (pageParam as string | null) ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ rows }: { rows: QueuedFollowUp[] }) => (rows.length < limits.pageSize ? undefined : rows.at(-1)?.id),
  refetchInterval: get(pollIntervalAtom),
}));

const resultsAtom = atomWithQuery((get) => ({
  queryKey: queryKeys.followUpResults,
  queryFn: ({ signal }) => call(followup.results, { signal }),
  refetchInterval: get(pollIntervalAtom),
}));

/** The three days as stored on the server. */
export const followUpAtom = atomWithQuery(() => ({
  queryKey: queryKeys.followup,
  queryFn: ({ signal }) => call(followup.read, { signal }),
}));

export const followUpOptionsAtom = atomWithQuery(() => ({
  queryKey: queryKeys.followUpOptions,
  queryFn: ({ signal }) => call(followup.options, { signal }),
}));

export type CancelRequest = { id: QueuedFollowUp['id'] } | { conversationId: QueuedFollowUp['conversationId'] } | { date: string };

/** The scheduled follow-ups and their cancellation. */
export function useFollowUpQueue() {
  const cache = useQueryClient();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAtomValue(queueAtom);
  const cancel = useMutation({
    mutationFn: (change: CancelRequest) => call(followup.cancel, { body: change }),
    onSuccess: ({ cancelled }) => notify(cancelled === 1 ? 'Follow-up dibatalkan.' : `${cancelled} follow-up dibatalkan.`),
    onError: showError('Follow-up gagal dibatalkan. Periksa koneksi Anda.'),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.followUpQueue }),
  });
  return {
    rows: data?.pages.flatMap((page) => page.rows),
    total: data?.pages[0]?.total ?? 0,
    isError,
    refetch,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
    cancel: cancel.mutate,
    isCancelling: cancel.isPending,
  };
}

/** Sent follow-ups and their results. */
export function useFollowUpResults() {
  const { data, isError, refetch } = useAtomValue(resultsAtom);
  return { results: data, isError, refetch };
}

/** Sends the text of a day to the owner's own number as a test. */
export function useFollowUpTest() {
  const test = useMutation({
    mutationFn: (day: number) => call(followup.test, { body: { day } }),
    onSuccess: () => notify('Contoh dikirim ke nomor notifikasi Anda.'),
    onError: showError('Contoh gagal dikirim. Periksa koneksi Anda.'),
  });
  return { send: test.mutate, sending: test.isPending ? test.variables : null };
}
