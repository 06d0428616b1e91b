import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { PackageView } from '#contracts/http/account/auth';
import { formatLongDay } from '../../ui/data/format-time.js';
import { QuotaBar } from '../../ui/data/quota-bar.js';
import { formatCount } from '../plan/plan.rules.js';

type PlanStatusProps = { view: PackageView; summary: AnalyticsSummary };

/** Remaining replies and days of the running package. Shown before any offer. */
export function PlanStatus({ view, summary: { aiResponsesLeft: left, aiResponsesTotal: total, daysLeft } }: PlanStatusProps) {
  const isCounted = left !== 'Unlimited' && total !== 'Unlimited';
  return (
    <section aria-label="Paket berjalan" className="rounded-card bg-brand-soft p-4 text-brand-ink sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <p className="text-sm font-semibold">{view.name}</p>
          <p className="font-semibold">
            <span className="text-2xl font-extrabold">{isCounted ? formatCount(left) : 'Tanpa batas'}</span>{' '}
            {isCounted ? `dari ${formatCount(total)} balasan AI tersisa` : 'balasan AI'}
          </p>
        </div>
        <p className="text-sm">
          {view.expiry_date && `Sampai ${formatLongDay(new Date(view.expiry_date))}, `}
          {daysLeft} hari lagi
        </p>
      </div>
      {isCounted && (
        <div className="mt-3">
          <QuotaBar used={Math.max(0, total - left)} limit={total} label="Balasan AI terpakai" />
        </div>
      )}
    </section>
  );
}
