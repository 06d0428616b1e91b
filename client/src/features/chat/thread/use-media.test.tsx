import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useMedia } from './use-media.js';

const realFetch = globalThis.fetch;
let asked: { address: string; answer: (response: Response) => void }[] = [];
let open: string[] = [];
let made = 0;

beforeEach(() => {
  [asked, open, made] = [[], [], 0];
  globalThis.fetch = ((address: string) => new Promise((answer) => asked.push({ address, answer }))) as typeof fetch;
  // jsdom has no object URLs
  Object.assign(URL, {
    createObjectURL: () => {
      open.push(`blob:${(made += 1)}`);
      return open.at(-1);
    },
    revokeObjectURL: (url: string) => (open = open.filter((one) => one !== url)),
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const answered = (nth: number, status = 200) => act(async () => asked[nth]!.answer(new Response('bytes', { status })));

test('a file is fetched when it is wanted, and its URL ends when the row goes', async () => {
  const { result, rerender, unmount } = renderHook(({ wanted }) => useMedia('pesan-1', wanted), {
    initialProps: { wanted: null as 'media' | 'thumbnail' | null },
  });
  expect([result.current, asked]).toEqual([{ kind: 'none' }, []]);
  rerender({ wanted: 'thumbnail' });
  expect(result.current).toEqual({ kind: 'loading' });
  await answered(0);
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', url: 'blob:1' }));
  rerender({ wanted: 'media' });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(open).toEqual([]);
  await answered(1);
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', url: 'blob:2' }));
  expect(asked.map(({ address }) => /media\/.*/.exec(address)?.[0])).toEqual(['media/pesan-1/thumbnail', 'media/pesan-1']);
  unmount();
  expect(open).toEqual([]);
});

test('an answer for a row that has gone opens nothing', async () => {
  const { unmount } = renderHook(() => useMedia('pesan-1', 'media'));
  unmount();
  await answered(0);
  expect(made).toBe(0);
});

test('a file that is gone is told', async () => {
  const { result } = renderHook(() => useMedia('pesan-1', 'media'));
  await answered(0, 404);
  await waitFor(() => expect(result.current).toEqual({ kind: 'failed' }));
});
