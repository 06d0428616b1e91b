import { FlaskConical } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isUnauthorized, errorText } from '../../api/api-error.js';
import { botStateAtom } from '../../features/bot/bot-state.js';
import { analyticsAtom } from '../../features/dashboard/analytics.js';
import { isBeginner } from '../../features/dashboard/beginner.rules.js';
import { ClosingsCard } from '../../features/dashboard/closings-card.js';
import { waitingAtom } from '../../features/chat/list/waiting-state.js';
import { Onboarding } from '../../features/dashboard/onboarding.js';
import { QueueCard } from '../../features/dashboard/queue/queue-card.js';
import { isSummaryPendingAtom } from '../../features/dashboard/summary-pending.js';
import { MessagesCard } from '../../features/dashboard/messages-card.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { ownerAtom } from '../../state/session-atoms.js';
import { nameWords } from '../../ui/data/person-name.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { buttonClass } from '../../ui/forms/button.js';
import { PartToCome } from '../../ui/feedback/first-view.js';
import { part } from '../../ui/layout/part.js';

/** Fetched beside the figures, which it waits for: its words would weigh on the first view of every screen. */
const stripCode = () => import('../../features/dashboard/shop-strip.js');
const ShopStrip = part(stripCode, 'ShopStrip');

export function DashboardPage() {
  useEffect(() => void stripCode().catch(() => undefined), []);
  const state = useAtomValue(botStateAtom);
  const { data, error, refetch } = useAtomValue(analyticsAtom);
  // the strip and the queue share the first view: showing them together avoids layout shifts
  const isSummaryPending = useAtomValue(isSummaryPendingAtom);
  const isKnown = !useAtomValue(waitingAtom).isPending && !isSummaryPending;
  // below the fold: rendered after the first view, at low priority
  const hasFirstView = useDeferredValue(isKnown, false);
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
          {error && !isUnauthorized(error) && (
            <RetryBanner onRetry={() => void refetch()}>
              {errorText(error, 'Gagal memuat data dashboard. Mohon coba lagi nanti.')}
            </RetryBanner>
          )}
          {/* two columns; on phones one, in the order of the numbers */}
          <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="contents gap-6 *:min-w-0 lg:flex lg:flex-col">
              {data && (
                <div className="max-lg:order-2 empty:hidden">
                  <Onboarding onboarding={data.onboarding} />
                </div>
              )}
              <div className="max-lg:order-3">
                <QueueCard isBeginner={data !== undefined && isBeginner(data.onboarding)} />
              </div>
              {data && hasFirstView && (
                <div className="max-lg:order-4">
                  <MessagesCard summary={data} />
                </div>
              )}
            </div>
            <div className="contents gap-6 *:min-w-0 lg:flex lg:flex-col">
              <div className="max-lg:order-1">
                <ShopStrip state={state} summary={data} />
              </div>
              {data && hasFirstView && (
                <div className="max-lg:order-5">
                  <ClosingsCard sums={data.closings} />
                </div>
              )}
            </div>
          </div>
        </Suspense>
      ) : (
        <PartToCome part="board" />
      )}
    </PageFrame>
  );
}
