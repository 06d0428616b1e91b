import { useQuery } from '@tanstack/react-query';
import { products, type ProductCategories } from '#contracts/http/bot/products';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';

const none: ProductCategories['categories'] = [];

/** The categories of the owner's products, by name; empty while they load. */
export function useCategories(): ProductCategories['categories'] {
  const { data } = useQuery({ queryKey: queryKeys.productCategories, queryFn: ({ signal }) => call(products.categories, { signal }) });
  return data?.categories ?? none;
}
