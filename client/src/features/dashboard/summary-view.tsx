import { BadgeCheck, CalendarDays, Hand, MessageCircle, Package, Sparkles } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import { Card } from '../../ui/layout/card.js';
import { Chart } from '../../ui/data/chart.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { formatLongDay, formatShortDay } from '../../ui/data/format-time.js';
import { QuotaBar } from '../../ui/data/quota-bar.js';
import { StatTile, StatTiles } from '../../ui/data/stat-tile.js';
import { formatCount, formatLeft } from '../plan/plan.rules.js';
import { changeWords, sumOf } from './change.rules.js';
import { ClosingsCard, Figure } from './closings-card.js';
import { dayStart } from './days.js';
import { Onboarding } from './onboarding.js';

/** The dashboard's figures: first the remaining quota, then the activity. */
export function SummaryView({ summary }: { summary: AnalyticsSummary }) {
  const { aiResponsesLeft: left, daysLeft } = summary;
  // below the fold: rendered after the first view, at low priority
  const hasFirstView = useDeferredValue(true, false);
  return (
    <>
      <Onboarding onboarding={summary.onboarding} />
      <StatTiles below={<TodayEvents summary={summary} />}>
        <StatTile label="Total Pesan Hari Ini" value={formatCount(summary.totalToday)} icon={<MessageCircle size={18} />} />
        <StatTile label="Paket Langganan" value={summary.packageName} isWords icon={<Package size={18} />} />
        <StatTile
          label="Sisa Penggunaan AI"
          value={<AiLeft left={left} />}
          icon={<Sparkles size={18} />}
          note={<Quota summary={summary} />}
        />
        <StatTile
          label="Sisa Hari Langganan"
          value={`${daysLeft} hari`}
          icon={<CalendarDays size={18} />}
          note={daysLeft <= 0 && 'Masa berlaku habis'}
        />
      </StatTiles>
      {hasFirstView && (
        <div className="grid gap-4 sm:gap-6 xl:grid-cols-2">
          <MessagesCard summary={summary} />
          <ClosingsCard sums={summary.closings} />
        </div>
      )}
    </>
  );
}

function AiLeft({ left }: { left: AnalyticsSummary['aiResponsesLeft'] }) {
  if (left !== 'Unlimited') return formatLeft(left);
  return (
    <>
      <span className="sr-only">Tanpa batas </span>
      {formatLeft(left)}
    </>
  );
}

/** Used share of the reply quota, shown below the remaining count. */
function Quota({ summary: { aiResponsesLeft: left, aiResponsesTotal: total, daysLeft } }: { summary: AnalyticsSummary }) {
  if (left === 'Unlimited' || total === 'Unlimited') return <p>Balasan AI tanpa batas selama {daysLeft} hari lagi.</p>;
  const used = Math.max(0, total - left);
  return (
    <>
      <QuotaBar used={used} limit={total} label="Balasan AI terpakai" />
      <p>
        {formatCount(used)} dari {formatCount(total)} terpakai
      </p>
      {(left === 0 || daysLeft <= 0) && (
        <p>
          Bot tetap mencatat pesan tetapi tidak menjawab.{' '}
          <Link to="/billing" className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4">
            Perbarui paket
          </Link>
        </p>
      )}
    </>
  );
}

function TodayEvents({ summary: { closingsToday, needsYou } }: { summary: AnalyticsSummary }) {
  return (
    <div className="flex flex-wrap gap-x-6">
      <TodayEvent icon={<BadgeCheck aria-hidden size={18} />} count={closingsToday} words="closing hari ini" to="/closing" />
      {/* conversations that do need the owner are listed by name above */}
      {needsYou === 0 && <TodayEvent icon={<Hand aria-hidden size={18} />} count={0} words="chat membutuhkan Anda" to="/chat-history" />}
    </div>
  );
}

type TodayEventProps = { icon: ReactNode; count: number; words: string; to: string };

function TodayEvent({ icon, count, words, to }: TodayEventProps) {
  return (
    <Link to={to} className="flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline">
      <span className="text-soft">{icon}</span>
      <span>
        <strong>{formatCount(count)}</strong> {words}
      </span>
    </Link>
  );
}

function MessagesCard({ summary }: { summary: AnalyticsSummary }) {
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
              value={formatCount(Math.round(summary.total30Days / summary.dailyData.length))}
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
        </>
      )}
    </Card>
  );
}
