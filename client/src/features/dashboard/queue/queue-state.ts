import { queue } from '#contracts/http/chat/queue';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { atom, atomWithInfiniteQuery } from '../../../state/atoms.js';
import { pollIntervalAtom } from '../../../state/connection.js';

/** Conversations that the owner has just handled, until they disappear from the server's list. */
export const leavingAtom = atom<ReadonlySet<string>>(new Set<string>());

/** A reply without an answer from the server. WhatsApp may already have the reply. */
export interface UnsureReply {
  readonly body: string;
  readonly clientId: string;
}

/** Unsure replies by conversation. A repeated send uses the same id, so that the lead gets the text only once. */
export const unsureRepliesAtom = atom<Readonly<Record<string, UnsureReply>>>({});

/** True after the owner has requested more than the first page. The first page arrives together with the counts. */
export const isLongAtom = atom(false);

/** All pages that the owner requested. Refetched together, so that no lead is lost between two pages. */
export const pagesAtom = atomWithInfiniteQuery((get) => ({
  queryKey: queryKeys.queue,
  queryFn: ({ pageParam, signal }) => call(queue.page, { query: { after: (pageParam as string | null) ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next?: string | null | undefined }) => page.next ?? null,
  enabled: get(isLongAtom),
  refetchInterval: get(pollIntervalAtom),
}));
