import { BadgeCheck, CalendarDays, Hand, Infinity as InfinityIcon, MessageCircle, Package, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import { Card } from '../../ui/layout/card.js';
import { Chart } from '../../ui/data/chart.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { formatLongDay, formatShortDay } from '../../ui/data/format-time.js';
import { QuotaBar } from '../../ui/data/quota-bar.js';
import { StatTile } from '../../ui/data/stat-tile.js';
import { formatCount, formatLeft } from '../plan/plan.rules.js';
import { ClosingsCard } from './closings-card.js';
import { dayStart } from './days.js';
import { Onboarding } from './onboarding.js';

/** The dashboard's numbers. */
export function SummaryView({ summary }: { summary: AnalyticsSummary }) {
  return (
    <>
      <Onboarding onboarding={summary.onboarding} />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatTile label="Total Pesan Hari Ini" value={formatCount(summary.totalToday)} icon={<MessageCircle size={20} />} />
        <StatTile label="Paket Langganan" value={summary.packageName} icon={<Package size={20} />} />
        <StatTile label="Sisa Penggunaan AI" value={<AiLeft left={summary.aiResponsesLeft} />} icon={<Sparkles size={20} />} />
        <StatTile label="Sisa Hari Langganan" value={`${summary.daysLeft} hari`} icon={<CalendarDays size={20} />} />
      </div>
      <Quota summary={summary} />
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        <TodayEvent icon={<BadgeCheck aria-hidden size={22} />} count={summary.closingsToday} words="closing hari ini" to="/closing" />
        {/* those who do need the owner stand by name above */}
        {summary.needsYou === 0 && <TodayEvent icon={<Hand aria-hidden size={22} />} count={0} words="percakapan membutuhkan Anda" />}
      </div>
      <MessagesCard summary={summary} />
      <ClosingsCard sums={summary.closings} />
    </>
  );
}

function AiLeft({ left }: { left: AnalyticsSummary['aiResponsesLeft'] }) {
  if (left !== 'Unlimited') return formatLeft(left);
  return (
    <>
      <span className="sr-only">Tanpa batas </span>
      <span className="text-2xl">{formatLeft(left)}</span>
    </>
  );
}

function Quota({ summary: { aiResponsesLeft: left, aiResponsesTotal: total, daysLeft } }: { summary: AnalyticsSummary }) {
  if (left === 'Unlimited' || total === 'Unlimited') {
    return (
      <p className="flex items-center gap-2 text-sm text-soft">
        <InfinityIcon aria-hidden size={18} /> Balasan AI tanpa batas selama {daysLeft} hari lagi.
      </p>
    );
  }
  const used = Math.max(0, total - left);
  const empty = left === 0 || daysLeft <= 0;
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p className="font-semibold">
          {formatCount(used)} dari {formatCount(total)} balasan AI terpakai
        </p>
        <p className="text-soft">{daysLeft > 0 ? `${daysLeft} hari lagi` : 'Masa berlaku habis'}</p>
      </div>
      <QuotaBar used={used} limit={total} label="Balasan AI terpakai" />
      {empty && (
        <p className="mt-3 text-sm">
          Bot tetap mencatat pesan tetapi tidak menjawab.{' '}
          <Link to="/billing" className="font-semibold text-brand-ink underline underline-offset-4">
            Perbarui paket
          </Link>
        </p>
      )}
    </Card>
  );
}

type TodayEventProps = { icon: ReactNode; count: number; words: string; to?: string };

function TodayEvent({ icon, count, words, to = '/chat-history' }: TodayEventProps) {
  return (
    <Link to={to} className="flex min-h-11 items-center gap-3 rounded-card border bg-card p-4 transition-colors hover:bg-sunken">
      {icon}
      <span>
        <strong>{formatCount(count)}</strong> {words}
      </span>
    </Link>
  );
}

function MessagesCard({ summary }: { summary: AnalyticsSummary }) {
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
        <Chart
          title="Jumlah pesan per hari selama 30 hari terakhir"
          unit="pesan"
          points={summary.dailyData.map(({ date, count }) => ({
            label: formatShortDay(dayStart(date)),
            longLabel: formatLongDay(dayStart(date)),
            value: count,
          }))}
        />
      )}
    </Card>
  );
}
