import { Suspense } from 'react';
import { useAtomValue } from '../../state/atoms.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { promptAtom } from './prompt-state.js';
import { part } from '../../ui/layout/part.js';

const TrainForm = part(() => import('./train-form.js'), 'TrainForm');

type TrainCardProps = { title?: string; whole: boolean; failure: string; isNext?: boolean };

/**
 * The training form. It is shown only after the stored text is loaded. Otherwise the owner could overwrite a text
 * that was never shown.
 */
export function TrainCard({ title, whole, failure, isNext = true }: TrainCardProps) {
  const { data, isError, refetch } = useAtomValue(promptAtom);
  const waiting = <FormToCome />;
  return (
    <Card {...(title && { title })}>
      {data ? (
        <Suspense fallback={waiting}>
          <TrainForm settings={data} whole={whole} failure={failure} isNext={isNext} />
        </Suspense>
      ) : isError ? (
        <RetryBanner onRetry={() => void refetch()}>Gagal memuat prompt. Periksa koneksi Anda.</RetryBanner>
      ) : (
        waiting
      )}
    </Card>
  );
}

/** Placeholder of about the form's height, so that the content below does not move. */
function FormToCome() {
  return (
    <div role="status" aria-label="Memuat..." className="flex flex-col gap-5">
      <Skeleton className="h-74" />
      <Skeleton className="h-44" />
      <Skeleton className="h-11 w-40" />
    </div>
  );
}
