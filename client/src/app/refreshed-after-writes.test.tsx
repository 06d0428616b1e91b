import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { QuestionAnswer } from '#contracts/http/chat/questions';
import { emptyProduct } from '#contracts/values/selling/products';
import { queryKeys } from '../api/query-keys.js';
import { AtomsProvider, createStore, queryClientAtom } from '../state/atoms.js';
import { useAddToBlacklist } from '../features/blacklist/use-blacklist.js';
import { useQuestions } from '../features/chat/replies/use-questions.js';
import { useChatActions } from '../features/chat/actions/use-chat-actions.js';
import { useFinish } from '../features/chat/thread/use-finish.js';
import { useClosings } from '../features/closings/use-closings.js';
import { useFollowUpQueue } from '../features/followup/use-followup-queue.js';
import { useKnowledgeChange } from '../features/knowledge/use-knowledge.js';
import { useNotices } from '../features/notices/use-notices.js';
import { useManyProducts } from '../features/products/changes/use-many-products.js';
import { useProductChange } from '../features/products/use-product-change.js';
import { useTrainForm } from '../features/prompt/use-train-form.js';

/*
 * Which data is fetched again after a write. If a write misses a query key, the screen shows outdated data until the
 * next visit. Pushed events and polling hide such a mistake for some keys.
 */

const id = '0197c0de-0000-7000-8000-000000000001';
const contact = {
  ...{ conversationId: id, name: 'Budi', phoneNumber: '628120000001', messageCount: 1, lastMessage: null },
  ...{ lastAt: { seconds: 1, nanoseconds: 0 }, takeoverUntil: null, closing: false, optedOut: false, getsNotices: false },
  ...{ blacklisted: false, needsOwner: 'question', unread: 0, labels: [] },
} as unknown as Parameters<typeof useQuestions>[0];
const texts = { prompt: 'Halo', secondary_prompt: 'default', alamat: 'default', nomor_notifikasi: 'default' };
const product = { ...emptyProduct, name: 'Kaos' };
const answer = { question: 'Buka jam berapa?', answer: 'Jam 9.' };

/** The server's answer to every request. It contains the fields of all answers that the tested writes parse. */
const reply = {
  ...{ success: true, cancelled: 1, changed: 1, skipped: 0, contacts: [contact], rows: [], unseen: 0, open: [], total: 0, next: null },
  ...{ removed: 0, restored: 1, ...contact, ...answer, id },
};

const realFetch = globalThis.fetch;
let requests: string[] = [];
beforeEach(() => {
  requests = [];
  globalThis.fetch = (async (address: string, { method }: RequestInit) => {
    requests.push(`${method} ${address}`);
    const isList = address.includes('/questions') && method === 'GET';
    const text = JSON.stringify(isList || address.includes('/closings') ? [] : reply);
    return { ok: true, status: 200, headers: new Headers({ 'content-type': 'application/json' }), text: async () => text };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

type Write = () => unknown;
const train = (fields: Parameters<typeof useTrainForm>[1]) => (): Write => {
  const form = useTrainForm(texts, fields, 'gagal');
  return () => form.submit();
};

const writes: readonly (readonly [name: string, hook: () => Write, ...refreshed: QueryKey[]])[] = [
  ['a notice is handled', () => useNoticeWrite('handle'), queryKeys.notices],
  ['all notices are seen', () => useNoticeWrite('markSeen'), queryKeys.notices],
  ['a question is answered', () => useQuestionWrite({ answer: 'Ada', keep: false }), queryKeys.questions(id)],
  ['an answer is kept', () => useQuestionWrite({ answer: 'Ada', keep: true }), queryKeys.questions(id), queryKeys.allKnowledge],
  ['a question is dismissed', () => useQuestionWrite(null), queryKeys.questions(id)],
  [
    'training texts are saved',
    train(['prompt']),
    ...[queryKeys.botSecret, queryKeys.promptVersions, queryKeys.analytics, queryKeys.allProducts],
  ],
  [
    'the kecamatan is saved',
    train(['alamat']),
    ...[queryKeys.botSecret, queryKeys.promptVersions, queryKeys.analytics, queryKeys.allProducts, queryKeys.senderPlace],
  ],
  ['a follow-up is cancelled', useFollowUpWrite, queryKeys.followUpQueue],
  ['an answer is added', () => useKnowledgeWrite(null, answer), queryKeys.allKnowledge],
  ['an answer is edited', () => useKnowledgeWrite(id, answer), queryKeys.allKnowledge],
  ['a product is added', () => useProductWrite(null), queryKeys.allProducts],
  ['a product is edited', () => useProductWrite(id), queryKeys.allProducts],
  ['many products are changed', useManyWrite, queryKeys.allProducts],
  ['a number is excluded', useBlacklistWrite, queryKeys.blacklist, queryKeys.heaviest],
  ['a chat is done', useFinishWrite, queryKeys.waiting],
  ['chats are marked as read', () => useActionWrite({ kind: 'read' }), queryKeys.waiting],
  ['chats are labelled', () => useActionWrite({ kind: 'label', label: 'Baru' }), queryKeys.waiting, queryKeys.labels],
  ['the state of a closing is changed', useClosingWrite, queryKeys.allClosings, queryKeys.analytics],
];

/** The keys of all data that the panel reads, with an example where a key has a parameter. */
const everyKey: readonly QueryKey[] = Object.values(queryKeys).map((key) =>
  typeof key === 'function' ? (key as (parameter: string) => QueryKey)(id) : key,
);

function useNoticeWrite(what: 'handle' | 'markSeen'): Write {
  const { handle, markSeen } = useNotices();
  return () => (what === 'handle' ? handle(id) : markSeen());
}
function useQuestionWrite(given: QuestionAnswer | null): Write {
  const { end } = useQuestions(contact);
  return () => end(id, given);
}
function useFollowUpWrite(): Write {
  const { cancel } = useFollowUpQueue();
  return () => cancel({ conversationId: contact.conversationId });
}
function useKnowledgeWrite(answerId: string | null, given: typeof answer): Write {
  const { mutate } = useKnowledgeChange();
  return () => mutate({ id: answerId, answer: given });
}
function useProductWrite(productId: string | null): Write {
  const { mutate } = useProductChange();
  return () => mutate({ id: productId, product });
}
function useManyWrite(): Write {
  const { mutate } = useManyProducts(() => undefined);
  return () => mutate({ chosen: { ids: [id] }, change: { kind: 'remove' } });
}
function useBlacklistWrite(): Write {
  const { add } = useAddToBlacklist();
  return () => add('628120000001', () => undefined);
}
function useFinishWrite(): Write {
  const { finish } = useFinish(contact);
  return () => finish();
}
function useActionWrite(wanted: Parameters<ReturnType<typeof useChatActions>['action']>[0]): Write {
  const { action } = useChatActions();
  return () => action(wanted, [contact]);
}
function useClosingWrite(): Write {
  const { change } = useClosings();
  return () => change({ id, state: 'sent' });
}

test.each(writes)('%s: the data that it changes is read again', async (_name, useWrite, ...refreshed) => {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createStore();
  store.set(queryClientAtom, cache);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <AtomsProvider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </AtomsProvider>
    </QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useWrite(), { wrapper });
  await waitFor(() => expect(cache.isFetching()).toBe(0));
  for (const queryKey of everyKey) cache.getQueryCache().build(cache, { queryKey });
  const readAgain = new Set<string>();
  const forget = cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'invalidate') readAgain.add(event.query.queryHash);
  });
  await act(async () => void result.current());
  await waitFor(() => expect(requests.some((one) => !one.startsWith('GET'))).toBe(true));
  await waitFor(() => expect([cache.isMutating(), cache.isFetching()]).toEqual([0, 0]));
  const wanted = refreshed.flatMap((queryKey) => cache.getQueryCache().findAll({ queryKey }));
  expect([...readAgain].toSorted()).toEqual([...new Set(wanted.map(({ queryHash }) => queryHash))].toSorted());
  forget();
  unmount();
});
