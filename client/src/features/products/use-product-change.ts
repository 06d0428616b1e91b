import { useMutation, useQueryClient } from '@tanstack/react-query';
import { products } from '#contracts/http/bot/products';
import type { ProductInput } from '#contracts/values/selling/products';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';

type Change = { id: string | null; product: ProductInput } | { id: string; product: null };

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
