import { Link } from 'react-router-dom';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import { Card } from '../../ui/layout/card.js';
import { Chart } from '../../ui/data/chart.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { formatLongDay, formatShortDay } from '../../ui/data/format-time.js';
import { buttonClass } from '../../ui/forms/button.js';
import { formatCount } from '../plan/plan.rules.js';
import { changeWords, meanPerDay, sumOf } from './change.rules.js';
import { Figure } from './closings-card.js';
import { dayStart } from './days.js';

/** How many messages of the last 30 days, compared with the 30 days before. */
export function MessagesCard({ summary }: { summary: AnalyticsSummary }) {
  const before = sumOf(summary.dailyBefore);
  return (
    <Card
      title="Pesan 30 Hari Terakhir"
      action={
        <p className="text-soft">
          Total <strong className="text-lg text-ink">{formatCount(summary.total30Days)}</strong> pesan
        </p>
      }
    >
      {summary.dailyData.length === 0 ? (
        <EmptyState art="sprout" title="Tidak ada data pesan untuk ditampilkan pada grafik." help="menghubungkan-whatsapp" />
      ) : (
        <>
          <dl className="mb-6 flex flex-wrap gap-4">
            <Figure
              label="Rata-rata per hari"
              value={formatCount(
                meanPerDay(
                  summary.total30Days,
                  summary.dailyData.map(({ count }) => count),
                ),
              )}
              note="pesan"
            />
            {before > 0 && (
              <Figure
                label="30 hari sebelumnya"
                sample={<span aria-hidden className="w-4 shrink-0 border-t-2 border-dashed border-edge" />}
                value={formatCount(before)}
                note={changeWords(summary.total30Days, before)}
              />
            )}
          </dl>
          <Chart
            title="Jumlah pesan per hari selama 30 hari terakhir"
            unit="pesan"
            {...(before > 0 && { before: summary.dailyBefore })}
            points={summary.dailyData.map(({ date, count }) => ({
              label: formatShortDay(dayStart(date)),
              longLabel: formatLongDay(dayStart(date)),
              value: count,
            }))}
          />
          <Link to="/laporan" className={buttonClass('ghost', '-ms-4 -mb-2')}>
            Lihat laporan harian dan mingguan
          </Link>
        </>
      )}
    </Card>
  );
}
