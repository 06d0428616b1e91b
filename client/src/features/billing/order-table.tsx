import { useMutation, useQueryClient } from '@tanstack/react-query';
import { billing, type OrderView } from '#contracts/http/account/billing';
import { passwordNeededCode } from '#contracts/http/route';
import { formatRupiah } from '#contracts/values/selling/money';
import { findPackage } from '#contracts/values/selling/packages';
import { ApiError, errorText } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';
import { Badge } from '../../ui/data/badge.js';
import { Button } from '../../ui/forms/button.js';
import { Card } from '../../ui/layout/card.js';
import { formatMoment } from '../../ui/data/format-time.js';
import { Table } from '../../ui/data/table.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { orderWords, unknownOrder } from './billing.rules.js';

export const ordersAtom = atomWithQuery(() => ({
  queryKey: queryKeys.orders,
  queryFn: ({ signal }) => call(billing.orders, { signal, background: true }),
}));

/**
 * Past payments. Hidden while there are none. When the password was last entered long ago, it is required
 * again before they are shown.
 */
export function OrderHistory() {
  const { data, error } = useAtomValue(ordersAtom);
  if (data) return data.length > 0 ? <OrderTable orders={data} /> : null;
  return error instanceof ApiError && error.code === passwordNeededCode ? <LockedHistory /> : null;
}

function LockedHistory() {
  const cache = useQueryClient();
  const unlock = useMutation({
    mutationFn: () => call(billing.orders),
    onSuccess: (orders) => cache.setQueryData(queryKeys.orders, orders),
    onError: (reason) => {
      if (reason instanceof ApiError && reason.code !== passwordNeededCode) notify(errorText(reason, 'Gagal memuat riwayat pembayaran.'));
    },
  });

  return (
    <Card title="Riwayat Pembayaran">
      <p className="mb-4 text-soft">Untuk melihat pembayaran Anda, kami meminta password sekali lagi.</p>
      <Button kind="secondary" busy={unlock.isPending} onClick={() => unlock.mutate()} className="w-full sm:w-auto">
        Tampilkan riwayat
      </Button>
    </Card>
  );
}

export function OrderTable({ orders }: { orders: readonly OrderView[] }) {
  return (
    <Card title="Riwayat Pembayaran">
      <Table
        caption="Riwayat pembayaran"
        rows={orders}
        rowKey={(order) => order.orderId}
        // two columns at every width: on a phone the payment state must be visible without scrolling
        columns={[
          {
            head: 'Paket',
            cell: (order) => (
              <>
                <p className="font-semibold">{findPackage(order.packageId)?.name ?? 'Paket lain'}</p>
                <p className="text-xs text-soft">{formatMoment(new Date(order.createdAt))}</p>
              </>
            ),
          },
          {
            head: 'Pembayaran',
            align: 'end',
            cell: (order) => {
              const { label, tone } = order.state ? orderWords[order.state] : unknownOrder;
              return (
                <div className="flex flex-col items-end gap-1">
                  <span className="whitespace-nowrap">{formatRupiah(order.amount)}</span>
                  <Badge {...(tone && { tone })}>{label}</Badge>
                </div>
              );
            },
          },
        ]}
      />
    </Card>
  );
}
