import { useNavigate } from 'react-router-dom';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { BotState } from '#contracts/http/bot/bot';
import type { BotTone } from '#contracts/values/bot/bot-truth';
import { useAtomValue } from '../../state/atoms.js';
import { StatusDot, type DotState } from '../../ui/data/status-dot.js';
import { useNow } from '../../ui/data/use-now.js';
import { Button } from '../../ui/forms/button.js';
import { classNames } from '../../ui/theme/class-names.js';
import { awayAtom } from '../bot/bot-state.js';
import { useLinkStep } from '../bot/link-step.js';
import { useBotActions } from '../bot/use-bot-actions.js';
import { botCardOf } from './bot-card.rules.js';

const surfaces: Record<BotTone, string> = {
  good: 'border-brand/35 bg-brand-soft text-brand-ink',
  waiting: 'bg-card',
  warn: 'border-warn/50 bg-warn-soft text-warn-ink',
  bad: 'border-bad/35 bg-bad-soft text-bad-ink',
};
const dots: Record<BotTone, DotState> = { good: 'live', waiting: 'waiting', warn: 'waiting', bad: 'dead' };

/** The first card of the dashboard: whether the bot is alive and answers. */
export function BotCard({ state, summary }: { state: BotState; summary: AnalyticsSummary | undefined }) {
  const away = useAtomValue(awayAtom);
  const { action: running, start, stop } = useBotActions();
  const link = useLinkStep();
  const navigate = useNavigate();
  const now = useNow();
  // without a package the bot screen is locked, but the owner may still stop a linked bot
  const mayStop = summary?.packageId === null && state.status !== 'offline' && !away;
  const { tone, title, sentence, figures, action } = botCardOf(state, away, summary, now);
  return (
    <section
      aria-label="Keadaan bot"
      aria-live="polite"
      className={`flex min-h-28.5 flex-col gap-3 rounded-card border p-4 sm:min-h-28 sm:flex-row sm:items-center sm:justify-between sm:p-6 ${surfaces[tone]}`}
    >
      <div className="min-w-0">
        <h2 className="flex items-center gap-3 text-2xl font-extrabold">
          {/* aligned with the first line of a two-line title */}
          <span className="flex h-8.5 items-center self-start">
            <StatusDot state={dots[tone]} label="" hideLabel />
          </span>
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </h2>
        <p className={classNames('mt-1 max-sm:text-sm', tone === 'waiting' && 'text-soft')}>
          {sentence} {figures}
        </p>
      </div>
      {mayStop && (
        <Button className="shrink-0" kind="secondary" busy={running === 'stop'} onClick={() => stop()}>
          Hentikan bot
        </Button>
      )}
      {action && (
        <Button
          className="shrink-0"
          kind={tone === 'bad' ? 'primary' : 'secondary'}
          busy={running === 'start'}
          onClick={() => {
            if (action.does === 'link') return link();
            if (action.does === 'start') start();
            void navigate(action.to);
          }}
        >
          {action.label}
        </Button>
      )}
    </section>
  );
}
