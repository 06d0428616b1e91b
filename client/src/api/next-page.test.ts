import { afterEach, expect, test } from '@jest/globals';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { nextPageOf } from './next-page.js';

const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
afterEach(() => cache.clear());

/** A paged list whose later pages are answered by the test. */
async function openList() {
  const waiting: { resolve: (page: number) => void; reject: (error: Error) => void }[] = [];
  const observer = new InfiniteQueryObserver(cache, {
    queryKey: ['list'],
    queryFn: ({ pageParam }: { pageParam: number }) => {
      if (pageParam === 0) return 0;
      return new Promise<number>((resolve, reject) => waiting.push({ resolve, reject }));
    },
    initialPageParam: 0,
    getNextPageParam: (last: number) => last + 1,
  });
  /** One entry per request that the list sends while its end is in view. The code simulates the list's effect. */
  const asked: boolean[] = [];
  let before = false;
  const unsubscribe = observer.subscribe((query) => {
    const { awaitsMore, onNearFarEnd } = nextPageOf(query);
    if (awaitsMore && !before) {
      asked.push(true);
      onNearFarEnd();
    }
    before = awaitsMore;
  });
  await observer.refetch();
  return { observer, waiting, asked, unsubscribe };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a page request that a refetch of the list dropped is repeated', async () => {
  const { observer, waiting, unsubscribe } = await openList();
  while (waiting.length === 0) await settled();
  await cache.invalidateQueries({ queryKey: ['list'] });
  while (waiting.length < 2) await settled();
  waiting[0]!.resolve(1);
  waiting[1]!.resolve(1);
  while (observer.getCurrentResult().data?.pages.length !== 2) await settled();
  expect(observer.getCurrentResult().data?.pages).toEqual([0, 1]);
  unsubscribe();
});

test('a page that fails is not requested repeatedly', async () => {
  const { observer, waiting, asked, unsubscribe } = await openList();
  while (waiting.length === 0) await settled();
  waiting[0]!.reject(new Error('away'));
  while (!observer.getCurrentResult().isFetchNextPageError) await settled();
  await settled();
  expect({ asked: asked.length, waiting: waiting.length }).toEqual({ asked: 1, waiting: 1 });
  const { awaitsMore, onNearFarEnd } = nextPageOf(observer.getCurrentResult());
  expect(awaitsMore).toBe(false);
  onNearFarEnd();
  expect(waiting).toHaveLength(2);
  waiting[1]!.resolve(1);
  unsubscribe();
});
