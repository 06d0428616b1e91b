import { billing, type OrderView } from '#contracts/http/billing';
import { formatRupiah } from '#contracts/values/money';
import { packageOf } from '#contracts/values/packages';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery, useAtomValue } from '../../state/atoms.js';
import { Badge } from '../../ui/badge.js';
import { Card } from '../../ui/card.js';
import { formatMoment } from '../../ui/format-time.js';
import { Table } from '../../ui/table.js';
import { orderWords } from './billing.rules.js';

const ordersAtom = atomWithQuery(() => ({
  queryKey: queryKeys.orders,
  queryFn: ({ signal }) => call(billing.orders, { signal }),
}));

/** Past payments; away until there is one. */
export function OrderHistory() {
  const { data } = useAtomValue(ordersAtom);
  return data && data.length > 0 ? <OrderTable orders={data} /> : null;
}

export function OrderTable({ orders }: { orders: readonly OrderView[] }) {
  return (
    <Card title="Riwayat Pembayaran">
      <Table
        caption="Riwayat pembayaran"
        rows={orders}
        rowKey={(order) => order.orderId}
        // two columns at every width: on a phone the state of a payment must not be scrolled out of sight
        columns={[
          {
            head: 'Paket',
            cell: (order) => (
              <>
                <p className="font-semibold">{packageOf(order.packageId).name}</p>
                <p className="text-xs text-soft">{formatMoment(new Date(order.createdAt))}</p>
              </>
            ),
          },
          {
            head: 'Pembayaran',
            align: 'end',
            cell: (order) => {
              const { label, tone } = orderWords[order.state];
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
