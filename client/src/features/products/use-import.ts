import { useMutation, useQueryClient } from '@tanstack/react-query';
import { productImports } from '#contracts/http/bot/product-imports';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';

/** A file, and what its owner chose in the preview. */
export type ImportWish = {
  file: Blob;
  /** Index of the column that is the price. */
  price?: number | undefined;
  /** Answers by row (`formatAnswers`). */
  rows?: string | undefined;
  /** Rows without an answer are left out. */
  rest?: 'drop' | undefined;
};

/** A file is looked at first, and taken in when its owner has seen what it would do. */
export function useImport() {
  const cache = useQueryClient();
  const preview = useMutation({ mutationFn: ({ file, ...query }: ImportWish) => call(productImports.preview, { file, query }) });
  const take = useMutation({
    mutationFn: ({ file, ...query }: ImportWish) => call(productImports.take, { file, query }),
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.allProducts }),
  });
  return { preview, take };
}
