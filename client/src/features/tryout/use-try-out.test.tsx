import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AtomsProvider, createStore, queryClientAtom } from '../../state/atoms.js';
import { useTryOut } from './use-try-out.js';

const realFetch = globalThis.fetch;
let sent: { messages: unknown[] }[] = [];
let answers: Response[] = [];

beforeEach(() => {
  [sent, answers] = [[], []];
  globalThis.fetch = (async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return answers.shift()!;
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const json = (fields: object, status = 200): Response =>
  new Response(JSON.stringify(fields), { status, headers: { 'content-type': 'application/json' } });
const reply = (bubbles: readonly string[], left: number): Response =>
  json({ bubbles, tools: [], photos: bubbles.map((_, at) => (at === 0 ? 'photo' : null)), left });

function open() {
  const cache = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const store = createStore();
  store.set(queryClientAtom, cache);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <AtomsProvider store={store}>{children}</AtomsProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useTryOut(), { wrapper });
  const say = (text: string): void => {
    act(() => result.current.setDraft(text));
    act(() => result.current.send());
  };
  const talk = () => result.current.lines.map(({ role, body, photoId }) => [role, body, photoId ?? null]);
  const settled = () => waitFor(() => expect(result.current.thinking).toBe(false));
  return { result, say, talk, settled };
}

test('a conversation keeps its order, and each request carries all of it without photos', async () => {
  answers = [reply(['Ada.', 'Mau yang mana?'], 4), reply(['Siap.'], 3)];
  const { result, say, talk, settled } = open();
  say(' Ada kaos? ');
  await waitFor(() => expect(talk()).toHaveLength(3));
  await settled();
  expect([result.current.left, result.current.draft]).toEqual([4, '']);
  say('Yang hitam');
  await waitFor(() => expect(talk()).toHaveLength(5));
  await settled();
  expect(talk()).toEqual([
    ['lead', 'Ada kaos?', null],
    ['bot', 'Ada.', 'photo'],
    ['bot', 'Mau yang mana?', null],
    ['lead', 'Yang hitam', null],
    ['bot', 'Siap.', 'photo'],
  ]);
  expect(result.current.left).toBe(3);
  const lead = (body: string) => ({ role: 'lead', body });
  const bot = (body: string) => ({ role: 'bot', body });
  expect(sent.map(({ messages }) => messages)).toEqual([
    [lead('Ada kaos?')],
    [lead('Ada kaos?'), bot('Ada.'), bot('Mau yang mana?'), lead('Yang hitam')],
  ]);
  act(() => result.current.restart());
  expect(talk()).toEqual([]);
});

test('after a failed turn the text is back in the field, and the conversation is as before', async () => {
  answers = [reply(['Ada.'], 4), json({ error: 'AI sedang tidak dapat menjawab.', code: 'llm_failed' }, 503)];
  const { result, say, talk, settled } = open();
  say('Ada kaos?');
  await waitFor(() => expect(talk()).toHaveLength(2));
  await settled();
  say('Yang hitam');
  await waitFor(() => expect(result.current.problem).toBe('AI sedang tidak dapat menjawab.'));
  expect(talk()).toHaveLength(2);
  expect([result.current.draft, result.current.left]).toEqual(['Yang hitam', 4]);
});

test('an empty text is not sent', () => {
  const { say, talk } = open();
  say('  ');
  expect([talk(), sent]).toEqual([[], []]);
});
