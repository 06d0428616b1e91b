import { afterEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { atom, AtomsProvider, atomWithInfiniteQuery, atomWithQuery, createStore, queryClientAtom, useAtomValue } from './atoms.js';

/*
 * Queries whose options depend on a filter. The tests check the requests and the shown data while the filter changes.
 */

const filterAtom = atom('semua');
let asked: string[] = [];
let aborted: string[] = [];
let isRefused = false;

/** Answers asynchronously. Because it reads `signal`, the query can abort a request without subscribers. */
async function answer(filter: string, signal: AbortSignal): Promise<string> {
  asked.push(filter);
  signal.addEventListener('abort', () => aborted.push(filter));
  await Promise.resolve();
  if (isRefused) throw new Error('refused');
  return `isi ${filter}`;
}

const plainAtom = atomWithQuery((get) => {
  const filter = get(filterAtom);
  return { queryKey: ['plain', filter], queryFn: ({ signal }) => answer(filter, signal), retry: false };
});
const listAtom = atomWithInfiniteQuery((get) => {
  const filter = get(filterAtom);
  return {
    queryKey: ['list', filter],
    queryFn: ({ signal }) => answer(filter, signal),
    initialPageParam: null,
    getNextPageParam: () => undefined,
    retry: false,
  };
});

function Plain() {
  const { data, isError } = useAtomValue(plainAtom);
  return <p>{isError ? 'gagal' : (data ?? 'memuat')}</p>;
}

function List() {
  const { data, isError } = useAtomValue(listAtom);
  return <p>{isError ? 'gagal' : (data?.pages.join() ?? 'memuat')}</p>;
}

function open() {
  const store = createStore();
  store.set(queryClientAtom, new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } }));
  return store;
}

afterEach(() => {
  cleanup();
  [asked, aborted, isRefused] = [[], [], false];
});

test.each([
  ['a query', Plain],
  ['a list of pages', List],
])('%s: each filter is asked for once, and shown', async (_, Part) => {
  const store = open();
  render(<Part />, { wrapper: ({ children }) => <AtomsProvider store={store}>{children}</AtomsProvider> });
  expect(await screen.findByText('isi semua')).toBeTruthy();
  act(() => store.set(filterAtom, 'baru'));
  expect(await screen.findByText('isi baru')).toBeTruthy();
  expect({ asked, aborted }).toEqual({ asked: ['semua', 'baru'], aborted: [] });
  act(() => store.set(filterAtom, 'semua'));
  expect(await screen.findByText('isi semua')).toBeTruthy();
  expect(asked).toEqual(['semua', 'baru']); // still fresh
});

test.each([
  ['a query', Plain],
  ['a list of pages', List],
])('%s that failed is asked again by the next screen, and one that nobody waits for is aborted', async (_, Part) => {
  const store = open();
  const wrapper = ({ children }: { children?: React.ReactNode }) => <AtomsProvider store={store}>{children}</AtomsProvider>;
  isRefused = true;
  const first = render(<Part />, { wrapper });
  expect(await screen.findByText('gagal')).toBeTruthy();
  first.unmount();
  isRefused = false;
  const second = render(<Part />, { wrapper });
  expect(await screen.findByText('isi semua')).toBeTruthy();
  act(() => store.set(filterAtom, 'baru'));
  second.unmount();
  expect({ asked, aborted }).toEqual({ asked: ['semua', 'semua', 'baru'], aborted: ['baru'] });
});
