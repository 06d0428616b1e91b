import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isUnauthorized, troubleText } from '../../api/api-error.js';
import { analyticsAtom } from '../../features/dashboard/analytics.js';
import { waitingAtom } from '../../features/chat/list/waiting-state.js';
import { BotCard } from '../../features/dashboard/bot-card.js';
import { NeedsCard } from '../../features/dashboard/needs-card.js';
import { SummaryView } from '../../features/dashboard/summary-view.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { ownerAtom } from '../../state/session-atoms.js';
import { nameWords } from '../../ui/data/person-name.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { buttonClass } from '../../ui/forms/button.js';
import { Loading } from '../../ui/feedback/spinner.js';

export function DashboardPage() {
  const { data, isPending, error, refetch } = useAtomValue(analyticsAtom);
  // who waits stands above the figures: those would be pushed down by them
  const isPendingAbove = useAtomValue(waitingAtom).isPending;
  const firstName = nameWords(useAtomValue(ownerAtom)?.fullName ?? '')[0] ?? '';
  return (
    <PageFrame
      title="Dashboard"
      intro={firstName === '' ? 'Selamat datang.' : `Halo ${firstName}, ini kabar bot Anda.`}
      action={
        <Link to="/uji-coba" className={buttonClass('secondary')}>
          <FlaskConical aria-hidden size={18} /> Uji Coba Bot
        </Link>
      }
    >
      <BotCard summary={data} />
      <NeedsCard />
      {error && !isUnauthorized(error) && (
        <RetryBanner onRetry={() => void refetch()}>
          {troubleText(error, 'Gagal memuat data dashboard. Mohon coba lagi nanti.')}
        </RetryBanner>
      )}
      {(isPending || (data && isPendingAbove)) && <Loading>Memuat data...</Loading>}
      {data && !isPendingAbove && <SummaryView summary={data} />}
    </PageFrame>
  );
}
