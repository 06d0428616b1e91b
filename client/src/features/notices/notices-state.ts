import { useEffect, useRef } from 'react';
import { notices, type NoticeView } from '#contracts/http/account/notices';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithInfiniteQuery, useAtomValue } from '../../state/atoms.js';
import { connectionAtom } from '../../state/connection.js';
import { dismissNotices } from '../../ui/feedback/toast-store.js';

const slowPollMs = 15_000;

type NoticePage = { rows: NoticeView[]; unseen: number; open: NoticeView[] };

export const noticesAtom = atomWithInfiniteQuery((get) => ({
  queryKey: queryKeys.notices,
  queryFn: ({ pageParam, signal }) =>
    call(notices.list, { query: { limit: limits.noticesPerPage, before: (pageParam as string | null) ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ rows }: NoticePage) => (rows.length < limits.noticesPerPage ? undefined : rows.at(-1)?.id),
  refetchInterval: get(connectionAtom) === 'down' ? slowPollMs : (false as const),
}));

/** Removes toasts of serious notices that have ended: handled on any device, or resolved by themselves. */
export function useEndedNotices(): void {
  const open = useAtomValue(noticesAtom).data?.pages[0]?.open;
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!open) return;
    const now = new Set<string>(open.map(({ id }) => id));
    dismissNotices(new Set([...before.current].filter((id) => !now.has(id))));
    before.current = now;
  }, [open]);
}

/** Number of unseen notices and of unhandled serious ones. */
export function useNoticeCount(): { unseen: number; open: number } {
  const first = useAtomValue(noticesAtom).data?.pages[0];
  return { unseen: first?.unseen ?? 0, open: first?.open.length ?? 0 };
}
