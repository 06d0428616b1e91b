import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { queryKeys } from '../../api/query-keys.js';
import { useCompare } from './use-compare.js';

const realFetch = globalThis.fetch;
type Asked = { messages: { body: string }[]; prompts?: { prompt: string } };
let asked: [question: string, tried: boolean][] = [];
let answers: ((response: Response) => void)[] = [];
let aborted = 0;
let cache = new QueryClient();
beforeEach(() => {
  [asked, answers, aborted, cache] = [[], [], 0, new QueryClient()];
  globalThis.fetch = ((_: string, { body, signal }: RequestInit) => {
    const { messages, prompts } = JSON.parse(body as string) as Asked;
    asked.push([messages[0]!.body, prompts !== undefined]);
    return new Promise<Response>((answer, fail) => {
      answers.push(answer);
      signal?.addEventListener('abort', () => {
        aborted += 1;
        fail(new DOMException('aborted', 'AbortError'));
      });
    });
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

function open() {
  for (const key of [queryKeys.leadQuestions, queryKeys.analytics]) cache.setQueryData(key, {});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </StrictMode>
  );
  const { result, unmount } = renderHook(() => useCompare({ prompt: 'Baru', secondary_prompt: '' }), { wrapper });
  const answered = async (...bubbles: string[]) => {
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers.shift()!(Response.json({ bubbles, left: 9 })));
  };
  const rows = () => result.current.rows.map(({ question, before, after }) => [question, before, after]);
  return {
    now: () => result.current,
    start: (questions: string[]) => act(async () => result.current.start(questions)),
    rows,
    answered,
    unmount,
  };
}

test('each question is answered with the stored texts and then with the new ones, one after the other', async () => {
  const { now, start, rows, answered } = open();
  await start(['Ada?', 'Buka?']);
  expect([rows(), now().running]).toEqual([[['Ada?', null, null]], true]);
  await answered('Ada', 'Kak');
  await answered('Ada Kak!');
  expect(rows()).toEqual([
    ['Ada?', 'Ada\nKak', 'Ada Kak!'],
    ['Buka?', null, null],
  ]);
  await answered('Jam 9');
  await answered('Jam 8');
  await waitFor(() => expect(now().running).toBe(false));
  expect([rows()[1], asked, now().problem]).toEqual([
    ['Buka?', 'Jam 9', 'Jam 8'],
    [
      ['Ada?', false],
      ['Ada?', true],
      ['Buka?', false],
      ['Buka?', true],
    ],
    null,
  ]);
  const isReadAgain = [queryKeys.leadQuestions, queryKeys.analytics].map((key) => cache.getQueryState(key)!.isInvalidated);
  expect(isReadAgain).toEqual([true, true]);
});

test('after a failure the answered questions stay, the others go, and the reason is shown; the next run begins empty', async () => {
  const { now, start, rows, answered } = open();
  await start(['Ada?', 'Buka?']);
  await answered('Ada');
  await answered('Ada!');
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers.shift()!(Response.json({ error: 'Kuota habis.' }, { status: 422 })));
  await waitFor(() => expect(now().problem).toBe('Kuota habis.'));
  expect([rows(), now().running]).toEqual([[['Ada?', 'Ada', 'Ada!']], false]);
  await start(['Lain?']);
  expect([rows(), now().problem]).toEqual([[['Lain?', null, null]], null]);
});

test('a screen that is left asks nothing more', async () => {
  const { start, answered, unmount } = open();
  await start(['Ada?', 'Buka?']);
  await answered('Ada');
  await waitFor(() => expect(answers).toHaveLength(1));
  unmount();
  await waitFor(() => expect(cache.isMutating()).toBe(0));
  expect([aborted, asked.length]).toEqual([1, 2]);
});
