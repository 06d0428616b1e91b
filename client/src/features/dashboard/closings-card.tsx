import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { ClosingSum } from '#contracts/http/chat/closings';
import { formatRupiah, formatSales } from '#contracts/values/selling/money';
import { Chart } from '../../ui/data/chart.js';
import { formatLongDay, formatShortDay } from '../../ui/data/format-time.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { buttonClass } from '../../ui/forms/button.js';
import { Card } from '../../ui/layout/card.js';
import { formatCount } from '../plan/plan.rules.js';
import { dayStart } from './days.js';

/** Sales today, this month, and on each of the last 30 days. */
export function ClosingsCard({ sums }: { sums: AnalyticsSummary['closings'] }) {
  return (
    <Card
      title="Closing"
      action={
        <Link to="/closing" className={buttonClass('ghost', '-me-4 -my-2')}>
          Lihat semua closing
        </Link>
      }
    >
      <ClosingSums sums={sums} />
      {sums.daily.some(({ count }) => count > 0) ? (
        <div className="mt-6">
          <Chart
            title="Closing per hari selama 30 hari terakhir"
            unit="closing"
            points={sums.daily.map(({ date, count, amount }) => ({
              label: formatShortDay(dayStart(date)),
              longLabel: amount > 0 ? `${formatLongDay(dayStart(date))}: ${formatRupiah(amount)}` : formatLongDay(dayStart(date)),
              value: count,
            }))}
          />
        </div>
      ) : (
        <EmptyState help="pesanan" art="receipt" title="Belum ada closing dalam 30 hari terakhir" />
      )}
    </Card>
  );
}

/** Sales amounts of today and this month, side by side. */
export function ClosingSums({ sums }: { sums: Pick<AnalyticsSummary['closings'], 'today' | 'month'> }) {
  return (
    <dl className="flex flex-wrap gap-4">
      <Sum label="Hari ini" sum={sums.today} />
      <Sum label="Bulan ini" sum={sums.month} />
    </dl>
  );
}

function Sum({ label, sum }: { label: string; sum: ClosingSum }) {
  return <Figure label={label} value={formatSales(sum)} note={`${formatCount(sum.count)} closing`} />;
}

type FigureProps = { label: string; value: string; note: string; sample?: ReactNode };

/** One of two figures above a chart. `sample` shows a piece of the chart line that the figure refers to. */
export function Figure({ label, value, note, sample }: FigureProps) {
  return (
    // half of the card, or a full row where the amount does not fit
    <div className="flex-[1_0_calc(50%-0.5rem)]">
      <dt className="flex items-center gap-1.5 text-sm text-soft max-sm:text-xs">
        {sample}
        {label}
      </dt>
      <dd>
        <span className="block text-lg font-extrabold whitespace-nowrap sm:text-xl">{value}</span>
        <span className="text-sm text-soft max-sm:text-xs">{note}</span>
      </dd>
    </div>
  );
}
