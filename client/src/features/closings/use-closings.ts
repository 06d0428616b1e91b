import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { closings, type ClosingView } from '#contracts/http/chat/closings';
import { limits } from '#contracts/values/limits';
import type { ClosingState } from '#contracts/values/statuses';
import { call } from '../../api/client.js';
import { optimistic } from '../../api/optimistic.js';
import { queryKeys } from '../../api/query-keys.js';
import { showError } from '../../api/show-error.js';
import { atom, atomWithInfiniteQuery, useAtom, useAtomValue } from '../../state/atoms.js';
import { pollIntervalAtom } from '../../state/connection.js';
import { withState, type ClosingFilter } from './closings.rules.js';

type ClosingPages = InfiniteData<ClosingView[], string | null>;

const filterAtom = atom<ClosingFilter>('all');

const closingsAtom = atomWithInfiniteQuery((get) => {
  const filter = get(filterAtom);
  return {
    queryKey: queryKeys.closings(filter),
    queryFn: ({ pageParam, signal }) =>
      call(closings.list, {
        query: {
          limit: limits.pageSize,
          before: (pageParam as string | null) ?? undefined,
          state: filter === 'all' ? undefined : filter,
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ClosingView[]) => (page.length < limits.pageSize ? undefined : page.at(-1)?.id),
    refetchInterval: get(pollIntervalAtom),
  };
});

/** Orders recorded by the bot, and their processing state. */
export function useClosings() {
  const cache = useQueryClient();
  const [filter, setFilter] = useAtom(filterAtom);
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAtomValue(closingsAtom);
  const change = useMutation(
    optimistic<ClosingPages, { id: string; state: ClosingState }, ClosingView>(
      {
        queryKey: queryKeys.closings(filter),
        change: (shown, wanted) => ({ ...shown, pages: withState(shown.pages, filter, wanted) }),
      },
      {
        mutationFn: ({ id, state }) => call(closings.change, { params: { closingId: id }, body: { state } }),
        onError: showError('Status closing gagal diubah. Periksa koneksi Anda.'),
        onSettled: () =>
          Promise.all([
            cache.invalidateQueries({ queryKey: queryKeys.allClosings }),
            cache.invalidateQueries({ queryKey: queryKeys.analytics }),
          ]),
      },
    ),
  );
  return {
    ...{ filter, setFilter, isError, refetch },
    rows: data?.pages.flat(),
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
    change: change.mutate,
  };
}
