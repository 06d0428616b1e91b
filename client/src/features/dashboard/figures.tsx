import { BadgeCheck, CalendarDays, MessageCircle, Package, Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import { botTruths, packageLackOf, type BotTruth } from '#contracts/values/bot/bot-truth';
import { QuotaBar } from '../../ui/data/quota-bar.js';
import { StatTile, StatTiles } from '../../ui/data/stat-tile.js';
import { ways } from '../bot/primary.rules.js';
import { formatCount, formatLeft } from '../plan/plan.rules.js';

type FiguresProps = { summary: AnalyticsSummary; truth: BotTruth };

/** The specification's four figures, and the closings of today. */
export function Figures({ summary, truth }: FiguresProps) {
  const { aiResponsesLeft: left, daysLeft } = summary;
  return (
    <StatTiles below={<ClosingsToday count={summary.closingsToday} />}>
      <StatTile label="Total Pesan Hari Ini" value={formatCount(summary.totalToday)} icon={<MessageCircle size={18} />} />
      <StatTile label="Paket Langganan" value={summary.packageName} isWords icon={<Package size={18} />} />
      <StatTile
        label="Sisa Penggunaan AI"
        value={<AiLeft left={left} />}
        icon={<Sparkles size={18} />}
        note={<Quota summary={summary} truth={truth} />}
      />
      <StatTile
        label="Sisa Hari Langganan"
        value={`${daysLeft} hari`}
        icon={<CalendarDays size={18} />}
        note={packageLackOf(summary) === 'expired' && 'Masa berlaku habis'}
      />
    </StatTiles>
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

/** Used share of the reply quota, shown below the remaining count, and what the package lacks. */
function Quota({ summary, truth }: FiguresProps) {
  const { aiResponsesLeft: left, aiResponsesTotal: total, daysLeft } = summary;
  const lack = packageLackOf(summary);
  if (left === 'Unlimited' || total === 'Unlimited')
    return lack ? <Lack lack={lack} truth={truth} /> : <p>Balasan AI tanpa batas selama {daysLeft} hari lagi.</p>;
  const used = Math.max(0, total - left);
  return (
    <>
      <QuotaBar used={used} limit={total} label="Balasan AI terpakai" />
      <p className="max-sm:sr-only">
        {formatCount(used)} dari {formatCount(total)} terpakai
      </p>
      {lack && <Lack lack={lack} truth={truth} />}
    </>
  );
}

/**
 * What the package lacks. The sentence that the bot still records messages is true only for a connected bot. For any
 * other bot, the strip above shows the bot's own state, and this line only names what is missing.
 */
function Lack({ lack, truth }: { lack: NonNullable<ReturnType<typeof packageLackOf>>; truth: BotTruth }) {
  const { label, to } = ways[lack]!;
  return (
    <p>
      {truth === lack ? 'Bot tetap mencatat pesan tetapi tidak menjawab.' : `${botTruths[lack][0]}.`}{' '}
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4">
        {/* the word of the strip's button above */}
        {label}
      </Link>
    </p>
  );
}

function ClosingsToday({ count }: { count: number }) {
  return (
    <Link to="/closing" className="flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline">
      <BadgeCheck aria-hidden size={18} className="text-soft" />
      <span>
        <strong>{formatCount(count)}</strong> closing hari ini
      </span>
    </Link>
  );
}
