import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { reports } from '#contracts/http/account/reports';
import { dayPlus } from '#contracts/values/time-zones';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { daysOf, periodName, type Period } from '../../features/reports/report.rules.js';
import { PageFrame } from '../../features/shell/page-frame.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { Button } from '../../ui/forms/button.js';
import { Select } from '../../ui/forms/select.js';
import { Card } from '../../ui/layout/card.js';
import { part } from '../../ui/layout/part.js';

/**
 * Code of the figures, loaded in parallel with their data. As a separate chunk, the chart is not part of every
 * screen's first view.
 */
const ReportFigures = part(() => import('../../features/reports/report-figures.js'), 'ReportFigures');
const ReportTimes = part(() => import('../../features/reports/report-times.js'), 'ReportTimes');

const periods: { value: Period; label: string }[] = [
  { value: 'day', label: 'Per hari' },
  { value: 'week', label: 'Per minggu' },
];

/** Past days and weeks in figures, and when the reports are sent. */
export function ReportPage() {
  const [period, setPeriod] = useState<Period>('day');
  /** First day of the shown period; null for the last completed one. */
  const [from, setFrom] = useState<string | null>(null);
  const days = daysOf[period];
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: queryKeys.report(days, from),
    queryFn: ({ signal }) => call(reports.read, { query: { days: days === 7 ? '7' : '1', ...(from !== null && { from }) }, signal }),
    placeholderData: keepPreviousData,
  });
  const latest = useQuery({
    queryKey: queryKeys.report(days, null),
    queryFn: ({ signal }) => call(reports.read, { query: { days: days === 7 ? '7' : '1' }, signal }),
  }).data?.from;
  const shown = data && data.days === days ? data : undefined;
  const move = (by: number) => {
    if (!shown) return;
    const next = dayPlus(shown.from, by * days);
    setFrom(next === latest ? null : next);
  };
  const isLast = !shown || (latest !== undefined && shown.from >= latest);

  return (
    <PageFrame title="Laporan" intro="Bagaimana toko Anda di WhatsApp pada hari dan minggu yang lalu." narrow>
      <Card>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-semibold" aria-live="polite">
            {shown ? periodName(shown.from, shown.days) : 'Memuat laporan...'}
          </h2>
          <div className="flex items-center gap-2">
            <Button kind="secondary" aria-label="Sebelumnya" disabled={!shown || isPlaceholderData} onClick={() => move(-1)}>
              <ChevronLeft aria-hidden size={20} />
            </Button>
            <Button kind="secondary" aria-label="Berikutnya" disabled={isLast || isPlaceholderData} onClick={() => move(1)}>
              <ChevronRight aria-hidden size={20} />
            </Button>
            <Select
              hideLabel
              label="Tampilkan"
              value={period}
              options={periods}
              onChange={(next) => {
                setPeriod(next);
                setFrom(null);
              }}
              className="w-36"
            />
          </div>
        </div>
        {!shown && isError && <RetryBanner onRetry={() => void refetch()}>Gagal memuat laporan. Periksa koneksi Anda.</RetryBanner>}
        {!shown && !isError && <Loading>Memuat laporan...</Loading>}
        {shown && (
          <Suspense fallback={<Loading>Memuat laporan...</Loading>}>
            <ReportFigures report={shown} />
          </Suspense>
        )}
      </Card>
      <Suspense>
        <ReportTimes />
      </Suspense>
    </PageFrame>
  );
}
