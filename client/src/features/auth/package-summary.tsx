import type { Package } from '#contracts/values/selling/packages';
import { formatPrice } from '#contracts/values/selling/money';
import { formatCount } from '../plan/plan.rules.js';

/** The chosen package, shown above the registration form. */
export function PackageSummary({ chosen }: { chosen: Package }) {
  return (
    <section aria-label="Ringkasan paket" className="rounded-md border border-brand/35 bg-brand-soft p-4 text-brand-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-lg font-bold">{chosen.name}</p>
        <p className="text-lg font-extrabold">{formatPrice(chosen.price)}</p>
      </div>
      <dl className="mt-2 grid grid-cols-2 gap-2 text-sm">
        <div>
          <dt>Balasan AI</dt>
          <dd className="font-semibold">{formatCount(chosen.ai_responses)}</dd>
        </div>
        <div>
          <dt>Masa berlaku</dt>
          <dd className="font-semibold">{chosen.duration}</dd>
        </div>
      </dl>
    </section>
  );
}
