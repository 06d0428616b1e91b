import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { products, type ProductPage } from '#contracts/http/bot/products';
import { limits } from '#contracts/values/limits';
import type { ProductInput } from '#contracts/values/selling/products';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';

type Change = { id: string | null; product: ProductInput } | { id: string; product: null };

/** Pages of the owner's products. */
export function useProducts(search: string) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: queryKeys.products(search),
    queryFn: ({ pageParam, signal }) =>
      call(products.list, { query: { limit: limits.pageSize, after: pageParam ?? undefined, q: search }, signal }),
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

/** Saves a product (a new one has no id), or removes one. */
export function useProductChange() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, product }: Change): Promise<unknown> => {
      if (product === null) return call(products.remove, { params: { productId: id } });
      if (id === null) return call(products.create, { body: product });
      return call(products.update, { params: { productId: id }, body: product });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.allProducts }),
  });
}
