import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notices, type NoticeView } from '#contracts/http/account/notices';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { tellTrouble } from '../../api/tell-trouble.js';
import { atomWithInfiniteQuery, useAtomValue } from '../../state/atoms.js';
import { connectionAtom } from '../../state/connection.js';

const slowPollMs = 15_000;

type NoticePage = { rows: NoticeView[]; unseen: number; open: NoticeView[] };

const noticesAtom = atomWithInfiniteQuery((get) => ({
  queryKey: queryKeys.notices,
  queryFn: ({ pageParam, signal }) =>
    call(notices.list, { query: { limit: limits.noticesPerPage, before: (pageParam as string | null) ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ rows }: NoticePage) => (rows.length < limits.noticesPerPage ? undefined : rows.at(-1)?.id),
  refetchInterval: get(connectionAtom) === 'down' ? slowPollMs : (false as const),
}));

/** How many notices are new, and which serious ones wait. */
export function useNoticeCount(): { unseen: number; open: number } {
  const first = useAtomValue(noticesAtom).data?.pages[0];
  return { unseen: first?.unseen ?? 0, open: first?.open.length ?? 0 };
}

/** Past notices, older ones on demand, and what the owner does with them. */
export function useNotices() {
  const cache = useQueryClient();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAtomValue(noticesAtom);
  const readAgain = () => cache.invalidateQueries({ queryKey: queryKeys.notices });
  const markSeen = useMutation({ mutationFn: () => call(notices.markSeen), onSuccess: readAgain });
  const handle = useMutation({
    mutationFn: (id: string) => call(notices.handle, { params: { noticeId: id } }),
    onSettled: readAgain,
    onError: tellTrouble('Pemberitahuan gagal ditandai. Periksa koneksi Anda.'),
  });
  const open = data?.pages[0]?.open ?? [];
  return {
    ...{ isError, refetch, open },
    // serious ones that wait stand on top, and once
    rows: data?.pages.flatMap((page) => page.rows).filter(({ id }) => !open.some((one) => one.id === id)),
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
    markSeen: markSeen.mutate,
    handle: handle.mutate,
  };
}
