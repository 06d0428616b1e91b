import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { withMessage, type ThreadPages } from '../../../realtime/folds.js';
import { atom, useAtom, useAtomValue } from '../../../state/atoms.js';
import { pollIntervalAtom } from '../../../state/connection.js';
import { useDraftPlace, useTextDraft } from '../../../state/use-draft.js';
import { messagesBefore } from '../chat.rules.js';
import { newClientId } from './client-id.js';
import { keptOutbox, messagesOf, newestSeq, unsentOf, type Outgoing } from './thread.rules.js';

/** Outgoing messages by conversation. */
const outboxAtom = atom<Readonly<Record<string, readonly Outgoing[]>>>({});

/** Messages of one conversation, older pages on demand. */
export function useThread({ conversationId, phoneNumber }: ContactView) {
  const query = useInfiniteQuery({
    queryKey: queryKeys.thread(conversationId),
    queryFn: ({ pageParam, signal }) =>
      call(chat.messages, {
        params: { phoneNumber },
        query: { limit: limits.pageSize, before: pageParam === null ? undefined : String(pageParam) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => messagesBefore(page, limits.pageSize),
    refetchInterval: useAtomValue(pollIntervalAtom),
  });
  const { data } = query;
  const messages = useMemo(() => messagesOf(data), [data]);
  return { ...query, messages };
}

/**
 * Composer of one conversation: the draft and the outgoing messages. A failed send stays visible with its
 * text.
 */
export function useComposer({ conversationId, phoneNumber }: ContactView) {
  const cache = useQueryClient();
  const [outbox, setOutbox] = useAtom(outboxAtom);
  const [draft, setDraft] = useTextDraft(`chat:${conversationId}`);
  // messages not delivered when the tab or the login ended are offered again, under their original client id
  const unsent = useDraftPlace(`unsent:${conversationId}`);
  const kept = useMemo(() => keptOutbox(unsent.read()), [unsent]);
  const outgoing = outbox[conversationId] ?? kept;
  useEffect(() => unsent.keep(unsentOf(outgoing)), [unsent, outgoing]);
  const key = queryKeys.thread(conversationId);

  const change = (fold: (list: readonly Outgoing[]) => readonly Outgoing[]) =>
    setOutbox((all) => ({ ...all, [conversationId]: fold(all[conversationId] ?? kept) }));
  const drop = (clientId: string) => change((list) => list.filter((one) => one.clientId !== clientId));
  const mark = (clientId: string, state: Outgoing['state']) =>
    change((list) => list.map((one) => (one.clientId === clientId ? { ...one, state } : one)));

  const { mutate: deliver } = useMutation({
    mutationFn: ({ clientId, body }: Outgoing) => call(chat.send, { params: { phoneNumber }, body: { body, clientId } }),
    onSuccess: (message, { clientId }) => {
      cache.setQueryData<ThreadPages>(key, (thread) => thread && withMessage(thread, message));
      drop(clientId);
    },
    onError: (_, { clientId }) => mark(clientId, 'failed'),
  });

  function send(): void {
    const body = draft.trim();
    if (body === '') return;
    const afterSeq = newestSeq(messagesOf(cache.getQueryData<ThreadPages>(key)));
    const one: Outgoing = { clientId: newClientId(), body, at: new Date(), state: 'sending', afterSeq };
    setDraft('');
    change((list) => [...list, one]);
    deliver(one);
  }

  function retry(one: Outgoing): void {
    mark(one.clientId, 'sending');
    deliver(one);
  }

  return { draft, setDraft, outgoing, send, retry, discard: (one: Outgoing) => drop(one.clientId) };
}
