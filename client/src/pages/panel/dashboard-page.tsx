import { FlaskConical } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isUnauthorized, errorText } from '../../api/api-error.js';
import { botStateAtom } from '../../features/bot/bot-state.js';
import { analyticsAtom } from '../../features/dashboard/analytics.js';
import { waitingAtom } from '../../features/chat/list/waiting-state.js';
import { isSummaryPendingAtom } from '../../features/dashboard/summary-pending.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { isUnknownAddress } from '../../state/unknown-address.js';
import { ownerAtom } from '../../state/session-atoms.js';
import { nameWords } from '../../ui/data/person-name.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { buttonClass } from '../../ui/forms/button.js';
import { PartToCome } from '../../ui/feedback/first-view.js';
import { part } from '../../ui/layout/part.js';

/**
 * Code of the dashboard, fetched in parallel with the figures that it waits for. It is a separate chunk, because its
 * texts would otherwise enlarge the first view of every screen.
 */
const todayCode = () => import('../../features/dashboard/today.js');
const Today = part(todayCode, 'Today');
const UnknownAddress = part(() => import('../../features/dashboard/unknown-address.js'), 'UnknownAddress');

export function DashboardPage() {
  useEffect(() => void todayCode().catch(() => undefined), []);
  const state = useAtomValue(botStateAtom);
  const { data, error, refetch } = useAtomValue(analyticsAtom);
  // the strip and the queue share the first view: showing them together avoids layout shifts
  const isSummaryPending = useAtomValue(isSummaryPendingAtom);
  const isKnown = !useAtomValue(waitingAtom).isPending && !isSummaryPending;
  const isLost = isUnknownAddress(useLocation().state);
  const firstName = nameWords(useAtomValue(ownerAtom)?.fullName ?? '')[0] ?? '';
  return (
    <PageFrame
      title="Dashboard"
      intro={firstName === '' ? 'Selamat datang.' : `Halo ${firstName}, ini kabar bot Anda.`}
      action={
        <Link to="/uji-coba" className={buttonClass('secondary', 'max-sm:px-3 max-sm:text-sm')}>
          <FlaskConical aria-hidden size={18} /> Uji Coba Bot
        </Link>
      }
    >
      {state && isKnown ? (
        <Suspense fallback={<PartToCome part="board" />}>
          {isLost && <UnknownAddress />}
          {error && !isUnauthorized(error) && (
            <RetryBanner onRetry={() => void refetch()}>
              {errorText(error, 'Gagal memuat data dashboard. Mohon coba lagi nanti.')}
            </RetryBanner>
          )}
          <Today state={state} summary={data} />
        </Suspense>
      ) : (
        <PartToCome part="board" />
      )}
    </PageFrame>
  );
}
