import { Suspense } from 'react';
import { QueueCard } from '../../features/followup/queue-card.js';
import { ResultsCard } from '../../features/followup/results-card.js';
import { followUpAtom, followUpOptionsAtom } from '../../features/followup/use-followup-queue.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { Permitted } from '../../ui/forms/permitted.js';
import { part } from '../../ui/layout/part.js';

/** The forms load after the first view, while their stored values are being fetched. */
const DaysForm = part(() => import('../../features/followup/days-form.js'), 'DaysForm');
const OptionsCard = part(() => import('../../features/followup/options-card.js'), 'OptionsCard');

export function FollowUpPage() {
  const { data, isError, refetch } = useAtomValue(followUpAtom);
  const { data: options, isPending: areOptionsPending } = useAtomValue(followUpOptionsAtom);
  const zone = options?.zone ?? 'WIB';
  const waiting = <Loading>Memuat konfigurasi...</Loading>;
  return (
    <PageFrame
      title="Manajemen Follow-up Bot"
      intro={`Bot menyapa lagi pelanggan yang diam, satu sampai tiga hari setelah pesan terakhirnya, pukul 08.00–20.00 ${zone}.`}
    >
      {/* shown together to avoid a layout shift */}
      {(data || isError) && !areOptionsPending ? (
        <Suspense fallback={waiting}>
          {!data && <RetryBanner onRetry={() => void refetch()}>Gagal memuat konfigurasi. Periksa koneksi Anda.</RetryBanner>}
          <Permitted needs="training.write">
            {data && <DaysForm stored={data} />}
            {options && <OptionsCard options={options} />}
          </Permitted>
          <QueueCard zone={zone} />
          <ResultsCard zone={zone} />
        </Suspense>
      ) : (
        waiting
      )}
    </PageFrame>
  );
}
