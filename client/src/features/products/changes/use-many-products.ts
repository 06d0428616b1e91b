import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { productChanges } from '#contracts/http/bot/product-changes';
import type { ProductPage, ProductView } from '#contracts/http/bot/products';
import { shiftedPrice, type ProductsChange } from '#contracts/values/selling/product-changes';
import { errorWithReason, isUnauthorized } from '../../../api/api-error.js';
import { call } from '../../../api/client.js';
import { optimistic } from '../../../api/optimistic.js';
import { queryKeys } from '../../../api/query-keys.js';
import { useTextKeeper } from '../../../state/use-text-keeper.js';
import { notify } from '../../../ui/feedback/toast-store.js';

/** The selected products: a list of ids, or all products that match the search and the category. Empty means any. */
export type ChosenProducts = { ids: string[] } | { q: string; category: string };

/** The text that the owner typed for a change. It returns into its draft when the change fails. */
export type TypedText = { readonly draft: string; readonly text: string };

type Input = { chosen: ChosenProducts; change: ProductsChange; typed?: TypedText | undefined };
type Pages = InfiniteData<ProductPage> | undefined;

/** Changes many products at once. The list shows the result before the server answers. */
export function useManyProducts(onChanged: () => void) {
  const cache = useQueryClient();
  const keepText = useTextKeeper();
  return useMutation(
    optimistic<Pages, Input, Awaited<ReturnType<typeof send>>>(
      { queryKey: queryKeys.allProducts, change: shown },
      {
        mutationFn: send,
        onSuccess: ({ changed, skipped }) => {
          notify(`✅ ${changed} produk diubah.${skipped > 0 ? ` ${skipped} tidak berubah.` : ''}`);
          onChanged();
        },
        onError: (error, { typed }) => {
          if (typed) keepText(typed.draft, typed.text);
          if (!isUnauthorized(error)) notify(errorWithReason(error, '❌ Gagal mengubah produk.'));
        },
        onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.allProducts }),
      },
    ),
  );
}

function send({ chosen, change }: Input) {
  return call(productChanges.apply, { body: { chosen, change } });
}

/**
 * The loaded pages with the change applied. Data of other queries under the same key prefix has no pages and stays
 * unchanged.
 */
function shown(data: Pages, { chosen, change }: Input): Pages {
  if (!data || !('pages' in data)) return data;
  const isChosen = ({ id }: ProductView) => !('ids' in chosen) || chosen.ids.includes(id);
  const pages = data.pages.map((page) => ({
    ...page,
    products: page.products.flatMap((product) => (isChosen(product) ? changed(product, change) : [product])),
  }));
  return { ...data, pages };
}

function changed(product: ProductView, change: ProductsChange): ProductView[] {
  switch (change.kind) {
    case 'remove':
      return [];
    case 'stock':
      return [{ ...product, stock: change.stock }];
    case 'active':
      return [{ ...product, active: change.active }];
    case 'category':
      return [{ ...product, category: change.category }];
    case 'price': {
      const priceIdr = product.priceIdr ? shiftedPrice(product.priceIdr, change) : null;
      return [{ ...product, priceIdr: priceIdr ?? product.priceIdr }];
    }
  }
}
