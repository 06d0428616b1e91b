import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notices } from '#contracts/http/account/notices';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { showError } from '../../api/show-error.js';
import { useAtomValue } from '../../state/atoms.js';
import { noticesAtom } from './notices-state.js';

/** Past notices with older pages on demand, and the owner's actions on them. */
export function useNotices() {
  const cache = useQueryClient();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAtomValue(noticesAtom);
  const readAgain = () => cache.invalidateQueries({ queryKey: queryKeys.notices });
  const markSeen = useMutation({ mutationFn: () => call(notices.markSeen), onSuccess: readAgain });
  const handle = useMutation({
    mutationFn: (id: string) => call(notices.handle, { params: { noticeId: id } }),
    onSettled: readAgain,
    onError: showError('Pemberitahuan gagal ditandai. Periksa koneksi Anda.'),
  });
  const open = data?.pages[0]?.open ?? [];
  return {
    ...{ isError, refetch, open },
    // Unhandled serious notices are listed only at the top, so they are left out here.
    rows: data?.pages.flatMap((page) => page.rows).filter(({ id }) => !open.some((one) => one.id === id)),
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
    markSeen: markSeen.mutate,
    handle: handle.mutate,
    isHandling: handle.isPending,
  };
}
