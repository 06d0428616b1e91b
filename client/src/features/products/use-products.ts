import { useInfiniteQuery } from '@tanstack/react-query';
import { products, type ProductPage } from '#contracts/http/bot/products';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';

/** Pages of the owner's products. @param category empty for all */
export function useProducts(search: string, category: string) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: queryKeys.products(search, category),
    queryFn: ({ pageParam, signal }) =>
      call(products.list, {
        query: { limit: limits.pageSize, after: pageParam ?? undefined, q: search, category: category || undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: ProductPage) => next,
    // while the next search is loading, the previous results stay visible
    placeholderData: (shown) => shown,
  });
  return {
    products: data?.pages.flatMap((page) => page.products) ?? [],
    total: data?.pages[0]?.total ?? 0,
    isPending,
    isError: isError && !data,
    refetch: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
  };
}
