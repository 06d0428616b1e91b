import { useMutation, useQueryClient } from '@tanstack/react-query';
import { productImports } from '#contracts/http/bot/product-imports';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';

/** A file to import, with the owner's choices from the preview. */
export type ImportRequest = {
  file: Blob;
  /** Index of the price column; `none` for an import without prices. */
  price?: number | 'none' | undefined;
  /** Answers per row, encoded by `formatAnswers`. */
  rows?: string | undefined;
  /** `take` stores cost, reseller and wholesale prices too. */
  extra?: 'take' | undefined;
  /** `drop` skips rows without an answer. */
  rest?: 'drop' | undefined;
};

/** Imports in two steps: a preview, then the import after the owner has seen its effect. */
export function useImport() {
  const cache = useQueryClient();
  const preview = useMutation({ mutationFn: ({ file, ...query }: ImportRequest) => call(productImports.preview, { file, query }) });
  const take = useMutation({
    mutationFn: ({ file, ...query }: ImportRequest) => call(productImports.take, { file, query }),
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.allProducts }),
  });
  return { preview, take };
}
