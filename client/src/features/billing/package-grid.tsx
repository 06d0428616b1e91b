import type { ReactNode } from 'react';
import type { PackageView } from '#contracts/http/account/auth';
import { packages, type Package } from '#contracts/values/selling/packages';
import { PriceCard } from '../../ui/data/price-card.js';
import { Button } from '../../ui/forms/button.js';
import { Disclosure } from '../../ui/layout/disclosure.js';
import { priceCardOf, pricePerReply } from '../plan/plan.rules.js';
import { choiceNote, inOrder, isActive, isTrialSpent } from './billing.rules.js';

type PackageGridProps = {
  view: PackageView | null;
  trialUsed: boolean | undefined;
  /** No reply of the running package is left. */
  isUsedUp?: boolean;
  /** Id of the package whose purchase is in progress. */
  processing: string | null;
  onChoose: (one: Package) => void;
  /** True on phones, where five lists of ten features would push the prices out of view. */
  narrow?: boolean;
};

/** All features of a package. A paid package names the trial first, because it includes the trial's features. */
function featuresOf({ price, duration, features }: Package): readonly string[] {
  return price === 0 ? features : [`Semua fitur Trial, selama ${duration}`, ...features];
}

const inDisclosure = (list: ReactNode) => <Disclosure title="Lihat fitur">{list}</Disclosure>;

/** Packages that can be bought. The trial has its own row because it has fewer replies and more text. */
export function PackageGrid({ view, trialUsed, isUsedUp = false, processing, onChoose, narrow = false }: PackageGridProps) {
  // paying owners are not steered towards another package
  const pays = packages.some((one) => one.price > 0 && isActive(view, one));
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {inOrder(view, packages, trialUsed, isUsedUp).map((one) => {
        const active = isActive(view, one);
        const featured = one.featured && !pays;
        return (
          <PriceCard
            key={one.id}
            {...priceCardOf(one)}
            features={featuresOf(one)}
            perReply={pricePerReply(one)}
            featured={featured}
            active={active}
            place={one.price === 0 ? 'row' : 'column'}
            featuresIn={narrow ? inDisclosure : undefined}
            note={choiceNote(view, one, trialUsed, isUsedUp)}
            action={
              active ? (
                <div className="flex flex-wrap gap-2 *:flex-[1_1_8.5rem]">
                  <Button kind="secondary" disabled>
                    Paket Saat Ini
                  </Button>
                  {one.price > 0 && (
                    <Button
                      busy={processing === one.id}
                      busyLabel="Memproses..."
                      disabled={processing !== null}
                      onClick={() => onChoose(one)}
                    >
                      Perpanjang
                    </Button>
                  )}
                </div>
              ) : (
                <Button
                  kind={featured ? 'primary' : 'secondary'}
                  busy={processing === one.id}
                  busyLabel="Memproses..."
                  disabled={processing !== null || isTrialSpent(view, one, trialUsed)}
                  onClick={() => onChoose(one)}
                >
                  Pilih Paket
                </Button>
              )
            }
          />
        );
      })}
    </div>
  );
}
