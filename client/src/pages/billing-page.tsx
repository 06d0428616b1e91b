import { packages } from '#contracts/values/packages';
import { choiceNote, isActive } from '../features/billing/billing.rules.js';
import { OrderHistory } from '../features/billing/order-table.js';
import { useChoosePackage } from '../features/billing/use-choose-package.js';
import { priceCardOf } from '../features/plan/plan.rules.js';
import { profileAtom } from '../features/profile/profile.js';
import { PageFrame } from '../features/shell/page-frame.js';
import { useAtomValue } from '../state/atoms.js';
import { packageAtom } from '../state/session-atoms.js';
import { Banner } from '../ui/feedback/banner.js';
import { Button } from '../ui/forms/button.js';
import { PriceCard } from '../ui/data/price-card.js';
import { BannerHelp, HelpLink } from '../ui/layout/help-link.js';

export function BillingPage() {
  const { data } = useAtomValue(profileAtom);
  const lastSeen = useAtomValue(packageAtom);
  const view = data?.package ?? lastSeen;
  const { processing, trouble, choose } = useChoosePackage();
  return (
    <PageFrame
      title="Paket Langganan"
      intro="Satu balasan AI dihitung per giliran pelanggan. Follow-up tidak mengurangi kuota."
      action={<HelpLink guide="paket">Cara hitungnya</HelpLink>}
    >
      {trouble && (
        <Banner tone="bad" action={<BannerHelp guide="paket" />}>
          {trouble}
        </Banner>
      )}
      <h2 className="sr-only">Pilihan paket</h2>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        {packages.map((one) => {
          const active = isActive(view, one);
          return (
            <PriceCard
              key={one.id}
              {...priceCardOf(one)}
              featured={one.featured}
              active={active}
              aligned
              note={choiceNote(view, one)}
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
                    disabled={processing !== null}
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
      <OrderHistory />
    </PageFrame>
  );
}
