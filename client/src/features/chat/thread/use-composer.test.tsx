import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import { queryKeys } from '../../../api/query-keys.js';
import { AtomsProvider, createStore } from '../../../state/atoms.js';
import { eraseDrafts, flushDrafts } from '../../../state/drafts.js';
import { storeToken, storeUserId } from '../../../state/session.js';
import { useComposer } from './use-thread.js';

/* A text that the owner sends must reach the lead exactly once, or stay in the composer. */

const realFetch = globalThis.fetch;
type Sent = { readonly to: string; readonly body: string; readonly clientId: string };
let sent: Sent[] = [];
let answers: ((status: number) => void)[] = [];
let cache = new QueryClient();
let store = createStore();
beforeEach(async () => {
  [sent, answers, cache, store] = [[], [], new QueryClient(), createStore()];
  await eraseDrafts();
  localStorage.clear();
  storeToken('t');
  storeUserId('u1');
  globalThis.fetch = (async (address: string, { body }: RequestInit) => {
    const one = { to: /(\d{4})\//.exec(address)?.[1] ?? '', ...(JSON.parse(body as string) as Omit<Sent, 'to'>) };
    sent.push(one);
    const status = await new Promise<number>((answer) => answers.push(answer));
    return Response.json(status < 400 ? message(`m-${one.body}`, sent.length, one.body) : { error: 'Tidak bisa.' }, { status });
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const message = (id: string, seq: number, body: string) => ({
  ...{ id, conversationId: 'c1', body, kind: 'text', fromMe: false, sender: 'owner', origin: null, status: 'sent', seq, media: null },
  ...{ quoted: null, editedAt: null, cameFrom: null, hasPreview: false, reaction: null, unanswered: null, unsent: null },
  timestamp: { seconds: seq, nanoseconds: 0 },
});
const chatOf = (nth: number) => ({ conversationId: `c${nth}`, phoneNumber: `628${nth}` }) as ContactView;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={cache}>
    <AtomsProvider store={store}>{children}</AtomsProvider>
  </QueryClientProvider>
);
function open(nth = 1) {
  const shown = renderHook(() => useComposer(chatOf(nth)), { wrapper });
  const now = () => shown.result.current;
  const send = async (text: string) => {
    act(() => now().setDraft(text));
    await act(async () => now().send());
  };
  const waiting = () => now().outgoing.map(({ body, state }) => `${state} ${body}`);
  return { now, send, waiting };
}
const answered = (status = 200) => act(async () => answers.shift()!(status));
const thread = () =>
  cache
    .getQueryData<{ pages: { id: string }[][] }>(queryKeys.thread('c1'))
    ?.pages.flat()
    .map(({ id }) => id);

test('a text is trimmed and sent, the field is empty at once, and it is in the thread when it was accepted', async () => {
  cache.setQueryData(queryKeys.thread('c1'), { pages: [[]], pageParams: [null] });
  const { now, send, waiting } = open();
  await send('  Ada Kak \n');
  expect([now().draft, waiting(), sent.map(({ to, body }) => [to, body])]).toEqual(['', ['sending Ada Kak'], [['6281', 'Ada Kak']]]);
  await answered();
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(thread()).toEqual(['m-Ada Kak']);
});

test('a blank text is not sent, and stays', async () => {
  const { now, send } = open();
  await send(' \n');
  expect([sent, now().draft]).toEqual([[], ' \n']);
});

test('a text that failed stays with its text; it is sent again under its id, or discarded, and the others stay as they are', async () => {
  const { now, send, waiting } = open();
  await send('satu');
  await send('dua');
  await answered(422);
  await waitFor(() => expect(waiting()).toEqual(['failed satu', 'sending dua']));
  await act(async () => now().retry(now().outgoing[0]!));
  expect(waiting()).toEqual(['sending satu', 'sending dua']);
  expect(sent[2]).toEqual(sent[0]);
  expect(sent[1]!.clientId).not.toBe(sent[0]!.clientId);
  act(() => now().discard(now().outgoing[1]!));
  expect(waiting()).toEqual(['sending satu']);
});

test('each chat has its own texts, and an answer that is late belongs to the chat it was sent in', async () => {
  await open(1).send('untuk satu');
  cleanup();
  const second = open(2);
  expect(second.waiting()).toEqual([]);
  await second.send('untuk dua');
  await answered(422);
  expect(second.waiting()).toEqual(['sending untuk dua']);
  cleanup();
  expect(open(1).waiting()).toEqual(['failed untuk satu']);
  expect(sent.map(({ to }) => to)).toEqual(['6281', '6282']);
});

test('what was not accepted when the tab ended is offered again under its id', async () => {
  const first = open();
  await first.send('Ada Kak');
  const { clientId } = first.now().outgoing[0]!;
  flushDrafts();
  cleanup();
  store = createStore();
  const again = open();
  expect(again.now().outgoing.map((one) => [one.body, one.clientId, one.state])).toEqual([['Ada Kak', clientId, 'failed']]);
  act(() => again.now().discard(again.now().outgoing[0]!));
  flushDrafts();
  cleanup();
  store = createStore();
  expect(open().now().outgoing).toEqual([]);
});
