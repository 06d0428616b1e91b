import { Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useBlacklist } from '../../features/blacklist/use-blacklist.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { IconButton } from '../../ui/forms/button.js';
import { Card } from '../../ui/layout/card.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { part } from '../../ui/layout/part.js';

const HeaviestLeads = part(() => import('../../features/blacklist/heaviest-leads.js'), 'HeaviestLeads');
const AddForm = part(() => import('../../features/blacklist/add-form.js'), 'AddForm');

export function BlacklistPage() {
  const { numbers, labelOf, isPending, isFailed, refetch, remove } = useBlacklist();
  const [leaving, setLeaving] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);

  return (
    <PageFrame title="Blacklist" intro="Nomor di sini tidak dibalas oleh AI dan tidak mendapat follow-up." narrow>
      <Card title="Tambah nomor">
        <Suspense fallback={<Skeleton className="h-42.25 sm:h-24" />}>
          <AddForm />
        </Suspense>
      </Card>
      <div ref={list} tabIndex={-1} role="group" aria-label="Daftar nomor yang dikecualikan" className="outline-none">
        <Card title="Nomor yang dikecualikan">
          {isPending ? (
            <Loading />
          ) : isFailed ? (
            <RetryBanner onRetry={refetch}>Gagal memuat blacklist. Periksa koneksi Anda.</RetryBanner>
          ) : numbers.length === 0 ? (
            <EmptyState art="door" title="Belum ada nomor" help="tidak-dijawab">
              Tambahkan nomor keluarga, karyawan, atau pemasok agar bot tidak menjawab mereka.
            </EmptyState>
          ) : (
            <ul className="divide-y">
              {numbers.map((number) => {
                const label = labelOf(number);
                return (
                  <li key={number} className="flex items-center justify-between gap-3 py-1.5">
                    <span className="min-w-0 truncate font-medium">{label}</span>
                    <IconButton label={`Hapus ${label}`} onClick={() => setLeaving(number)}>
                      <Trash2 aria-hidden size={18} />
                    </IconButton>
                  </li>
                );
              })}
            </ul>
          )}
        </Card>
      </div>
      {/* after the list, whose rows would move it */}
      {!isPending && (
        <Suspense fallback={null}>
          <HeaviestLeads />
        </Suspense>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Hapus dari blacklist?"
        confirmLabel="Hapus"
        danger
        focusAfter={list}
        onConfirm={() => {
          if (leaving !== null) remove(leaving);
          setLeaving(null);
        }}
      >
        AI akan kembali membalas {/^\d/.test(leaving ?? '') ? 'nomor ' : ''}
        {labelOf(leaving ?? '')}.
      </ConfirmDialog>
    </PageFrame>
  );
}
