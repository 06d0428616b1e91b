import { useMutation, useQueryClient } from '@tanstack/react-query';
import { billing } from '#contracts/http/account/billing';
import type { Package } from '#contracts/values/selling/packages';
import { isUnauthorized, errorText } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { payCheckout } from '../payment/pay.js';
import { trackPurchase } from '../pixel/purchase.js';
import { outcomeWords, trialActivated } from './billing.rules.js';

/** Activates the trial immediately and buys the other packages through the checkout. */
export function useChoosePackage() {
  const cache = useQueryClient();

  const refresh = () =>
    Promise.all([queryKeys.profile, queryKeys.analytics, queryKeys.orders].map((queryKey) => cache.invalidateQueries({ queryKey })));

  async function pay(one: Package, token: string, orderId: string | null): Promise<void> {
    const readOrder = () => (orderId ? call(billing.order, { params: { orderId } }) : Promise.resolve(null));
    const outcome = await payCheckout(token, async () => (await readOrder())?.state ?? null);
    notify(outcomeWords[outcome]);
    if (!orderId || outcome === 'closed') return;
    // When the panel fetches the order, the server queries the payment provider. The package is therefore already
    // active when the panel fetches its data again.
    const order = await readOrder().catch(() => null);
    if (order?.state === 'paid') void trackPurchase(orderId, one);
  }

  const { isPending, variables, mutate, error } = useMutation({
    mutationFn: async (one: Package) => {
      const { token, orderId, activated } = await call(billing.createTransaction, { body: { packageId: one.id } });
      if (token) await pay(one, token, orderId);
      else if (activated || one.price === 0) notify(trialActivated);
      else throw new Error('neither activated nor a payment to open');
      await refresh();
    },
  });
  const problem = error && !isUnauthorized(error) ? errorText(error, 'Gagal membuat transaksi. Mohon coba lagi.') : null;

  return { processing: isPending ? variables.id : null, problem, choose: mutate };
}
