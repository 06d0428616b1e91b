import { closingStateNames, closingStates, type ClosingFilter } from '../../features/closings/closings.rules.js';
import { ClosingRow } from '../../features/closings/closing-row.js';
import { useClosings } from '../../features/closings/use-closings.js';
import { analyticsAtom } from '../../features/dashboard/analytics.js';
import { ClosingSums } from '../../features/dashboard/closings-card.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { useNow } from '../../ui/data/use-now.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { PartToCome } from '../../ui/feedback/first-view.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { Button } from '../../ui/forms/button.js';
import { Select } from '../../ui/forms/select.js';
import { Card } from '../../ui/layout/card.js';

const filters: { value: ClosingFilter; label: string }[] = [
  { value: 'all', label: 'Semua status' },
  ...closingStateNames.map((value) => ({ value, label: closingStates[value].label })),
];

export function ClosingPage() {
  const { filter, setFilter, rows, isError, refetch, more, isLoadingMore, change } = useClosings();
  const { data: summary, isPending: isSumPending } = useAtomValue(analyticsAtom);
  const now = useNow();
  const frame = { title: 'Closing', intro: 'Pesanan yang dicatat bot. Ubah statusnya saat dibayar, dikirim, atau batal.' };
  // the sums are above the list: waiting for them avoids a layout shift
  if (isSumPending)
    return (
      <PageFrame {...frame}>
        <PartToCome part="rows" />
      </PageFrame>
    );
  return (
    <PageFrame {...frame}>
      {summary && (
        <Card>
          <ClosingSums sums={summary.closings} />
        </Card>
      )}
      <Card
        title="Daftar closing"
        action={<Select hideLabel label="Tampilkan status" value={filter} options={filters} onChange={setFilter} className="w-44" />}
      >
        {!rows && isError && <RetryBanner onRetry={() => void refetch()}>Gagal memuat daftar closing. Periksa koneksi Anda.</RetryBanner>}
        {!rows && !isError && <Loading>Memuat closing...</Loading>}
        {rows?.length === 0 && (
          <EmptyState
            help="pesanan"
            art="receipt"
            title={filter === 'all' ? 'Belum ada closing' : `Tidak ada closing berstatus ${closingStates[filter].label}`}
          >
            {filter === 'all' && 'Saat pelanggan pasti memesan, bot mencatatnya di sini dan memberi tahu Anda.'}
          </EmptyState>
        )}
        {rows && rows.length > 0 && (
          <ul aria-label="Daftar closing">
            {rows.map((row) => (
              <ClosingRow key={row.id} row={row} now={now} onChange={(state) => change({ id: row.id, state })} />
            ))}
          </ul>
        )}
        {more && (
          <Button kind="secondary" className="mt-4 w-full" busy={isLoadingMore} onClick={more}>
            Tampilkan lebih banyak
          </Button>
        )}
      </Card>
    </PageFrame>
  );
}
