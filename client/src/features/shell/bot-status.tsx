import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { botTruthOf, botTruths } from '#contracts/values/bot/bot-truth';
import { useAtomValue } from '../../state/atoms.js';
import { dots, StatusDot } from '../../ui/data/status-dot.js';
import { useTitleMark } from '../../ui/layout/use-document-title.js';
import { awayAtom, botStateAtom } from '../bot/bot-state.js';
import { bareState } from '../bot/bot.rules.js';
import { analyticsAtom } from '../dashboard/analytics.js';

/** Word and colour of the bot's state. Null until it is known. */
function useBotTruth() {
  const state = useAtomValue(botStateAtom);
  const away = useAtomValue(awayAtom);
  const { data, isPending } = useAtomValue(analyticsAtom);
  // Waits for the figures while the bot is connected or offline. Its label depends on quota, package and training, so
  // an early label would change while the owner reads it.
  if (!away && (!state || (isPending && (state.status === 'online' || state.status === 'offline')))) return null;
  const truth = botTruthOf(state ?? bareState('offline'), away, data);
  const [short, tone] = botTruths[truth];
  return { short, tone, dot: away ? ('unknown' as const) : dots[tone] };
}

/** Status indicator over a thread on phones, where the header is hidden. Shown only while the bot cannot answer. */
export function SilentBot() {
  const truth = useBotTruth();
  if (!truth || truth.tone === 'good' || truth.dot === 'unknown') return null;
  return (
    <Link
      to="/bot"
      className="hidden min-h-11 shrink-0 items-center justify-between gap-3 border-b border-warn/50 bg-warn-soft px-4 text-warn-ink max-md:in-[:root:has([data-thread])]:flex in-data-keyboard:hidden!"
    >
      <StatusDot state={truth.dot} label={`Bot: ${truth.short}`} />
      <ChevronRight aria-hidden size={18} className="shrink-0" />
    </Link>
  );
}

/** The bot's status indicator in the header of every screen. */
export function BotStatusIndicator() {
  const truth = useBotTruth();
  useTitleMark(truth && (truth.tone === 'bad' || truth.tone === 'warn') ? truth.short : null);
  if (!truth) return null;
  return (
    <Link
      to="/bot"
      aria-label={`Status bot: ${truth.short}`}
      data-tone={truth.tone}
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-md px-1 leading-tight text-soft hover:bg-sunken max-sm:w-min sm:px-2"
    >
      <StatusDot state={truth.dot} label={truth.short} />
    </Link>
  );
}
