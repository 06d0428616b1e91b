import { Check } from 'lucide-react';
import { packages, sharedFeatures, type Package } from '#contracts/values/selling/packages';
import { choiceNote, endWords, inOrder, isActive, isTrialSpent, unfinishedOrder } from '../../features/billing/billing.rules.js';
import { OrderHistory, ordersAtom } from '../../features/billing/order-table.js';
import { useChoosePackage } from '../../features/billing/use-choose-package.js';
import { analyticsAtom } from '../../features/dashboard/analytics.js';
import { priceCardOf, pricePerReply } from '../../features/plan/plan.rules.js';
import { profileAtom } from '../../features/profile/profile.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { packageAtom } from '../../state/session-atoms.js';
import { useNow } from '../../ui/data/use-now.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { Button } from '../../ui/forms/button.js';
import { PriceCard } from '../../ui/data/price-card.js';
import { Card } from '../../ui/layout/card.js';
import { BannerHelp, HelpLink } from '../../ui/layout/help-link.js';

/** All of what the packages share, told once below them, and what this one holds besides. */
function featuresOf({ features }: Package): string[] {
  return ['Semua fitur di bawah', ...features.filter((feature) => !(sharedFeatures as readonly string[]).includes(feature))];
}

export function BillingPage() {
  const { data } = useAtomValue(profileAtom);
  const lastSeen = useAtomValue(packageAtom);
  const view = data?.package ?? lastSeen;
  const { processing, trouble, choose } = useChoosePackage();
  const { data: orders, isPending: isOrdersPending } = useAtomValue(ordersAtom);
  const { data: summary, isPending: isSummaryPending } = useAtomValue(analyticsAtom);
  const unfinished = unfinishedOrder(orders, useNow());
  const trialUsed = summary?.trialUsed;
  const ended = endWords(view, summary?.aiResponsesLeft);
  const frame = {
    title: 'Paket Langganan',
    intro: 'Satu balasan AI dihitung per giliran pelanggan. Follow-up tidak mengurangi kuota.',
    action: <HelpLink guide="paket">Cara hitungnya</HelpLink>,
  };
  // which packages come first, and what stands above them, is known with both: nothing is moved under a finger
  if (isOrdersPending || isSummaryPending)
    return (
      <PageFrame {...frame}>
        <Loading />
      </PageFrame>
    );
  return (
    <PageFrame {...frame}>
      {trouble && (
        <Banner tone="bad" action={<BannerHelp guide="paket" />}>
          {trouble}
        </Banner>
      )}
      {ended && <Banner tone="bad">{ended}</Banner>}
      {unfinished && (
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
      <h2 className="sr-only">Pilihan paket</h2>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        {inOrder(view, packages, trialUsed).map((one) => {
          const active = isActive(view, one);
          return (
            <PriceCard
              key={one.id}
              {...priceCardOf(one)}
              features={featuresOf(one)}
              perReply={pricePerReply(one)}
              featured={one.featured}
              active={active}
              aligned
              note={choiceNote(view, one, trialUsed)}
              action={
                active ? (
                  <>
                    <Button kind="secondary" disabled>
                      Paket Saat Ini
                    </Button>
                    {one.price > 0 && (
                      <Button
                        kind="ghost"
                        busy={processing === one.id}
                        busyLabel="Memproses..."
                        disabled={processing !== null}
                        onClick={() => choose(one)}
                      >
                        Perpanjang
                      </Button>
                    )}
                  </>
                ) : (
                  <Button
                    kind={one.featured ? 'primary' : 'secondary'}
                    busy={processing === one.id}
                    busyLabel="Memproses..."
                    disabled={processing !== null || isTrialSpent(view, one, trialUsed)}
                    onClick={() => choose(one)}
                  >
                    Pilih Paket
                  </Button>
                )
              }
            />
          );
        })}
      </div>
      <Card title="Termasuk di semua paket">
        <ul className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {sharedFeatures.map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-brand" /> {feature}
            </li>
          ))}
        </ul>
      </Card>
      <OrderHistory />
    </PageFrame>
  );
}
