import { endWords, unfinishedOrder } from '../../features/billing/billing.rules.js';
import { OrderHistory, ordersAtom } from '../../features/billing/order-table.js';
import { PackageGrid } from '../../features/billing/package-grid.js';
import { PlanStatus } from '../../features/billing/plan-status.js';
import { useChoosePackage } from '../../features/billing/use-choose-package.js';
import { analyticsAtom } from '../../features/dashboard/analytics.js';
import { profileAtom } from '../../features/profile/profile.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { useMay } from '../../state/use-bots.js';
import { packageAtom } from '../../state/session-atoms.js';
import { useNow } from '../../ui/data/use-now.js';
import { Banner } from '../../ui/feedback/banner.js';
import { PartToCome } from '../../ui/feedback/first-view.js';
import { Button } from '../../ui/forms/button.js';
import { PermissionNote, Permitted } from '../../ui/forms/permitted.js';
import { upToSmall, useMediaQuery } from '../../ui/layout/use-media-query.js';
import { BannerHelp, HelpLink } from '../../ui/layout/help-link.js';

export function BillingPage() {
  if (useMay('billing.read')) return <Packages />;
  return (
    <PageFrame title="Paket Langganan">
      <PermissionNote needs="billing.read" />
    </PageFrame>
  );
}

/** The packages, and past payments. */
function Packages() {
  const { data } = useAtomValue(profileAtom);
  const lastSeen = useAtomValue(packageAtom);
  const view = data?.package ?? lastSeen;
  const { processing, problem, choose } = useChoosePackage();
  const { data: orders, isPending: isOrdersPending } = useAtomValue(ordersAtom);
  const { data: summary, isPending: isSummaryPending } = useAtomValue(analyticsAtom);
  const unfinished = unfinishedOrder(orders, useNow());
  const narrow = useMediaQuery(upToSmall);
  const mayPay = useMay('billing.pay');
  const trialUsed = summary?.trialUsed;
  const ended = endWords(view, summary?.aiResponsesLeft);
  const frame = {
    title: 'Paket Langganan',
    intro: '1 balasan = 1 kali bot menjawab, walau beberapa pesan. Follow-up tidak mengurangi kuota.',
    action: <HelpLink guide="paket">Cara hitungnya</HelpLink>,
  };
  // the order and the content above the packages depend on both reads: waiting for both avoids layout shifts
  if (isOrdersPending || isSummaryPending)
    return (
      <PageFrame {...frame}>
        <PartToCome part="plans" />
      </PageFrame>
    );
  return (
    <PageFrame {...frame}>
      {problem && (
        <Banner tone="bad" action={<BannerHelp guide="paket" />}>
          {problem}
        </Banner>
      )}
      {ended && <Banner tone="bad">{ended}</Banner>}
      {unfinished && mayPay && (
        <Banner
          tone="warn"
          action={
            <Button
              busy={processing === unfinished.one.id}
              busyLabel="Memproses..."
              disabled={processing !== null}
              onClick={() => choose(unfinished.one)}
            >
              Lanjutkan pembayaran
            </Button>
          }
        >
          {unfinished.words}
        </Banner>
      )}
      {view?.status === 'active' && !ended && summary && <PlanStatus view={view} summary={summary} />}
      <h2 className="sr-only">Pilihan paket</h2>
      <Permitted needs="billing.pay">
        <PackageGrid
          view={view}
          trialUsed={trialUsed}
          isUsedUp={summary?.aiResponsesLeft === 0}
          processing={processing}
          onChoose={choose}
          narrow={narrow}
        />
      </Permitted>
      <OrderHistory />
    </PageFrame>
  );
}
