import { useNavigate } from 'react-router-dom';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { BotState } from '#contracts/http/bot/bot';
import type { BotTone } from '#contracts/values/bot/bot-truth';
import { useAtomValue } from '../../state/atoms.js';
import { useRights } from '../../state/use-bots.js';
import '../../ui/art/night-sky.css';
import { Town } from '../../ui/art/town.js';
import { useNow } from '../../ui/data/use-now.js';
import { Button } from '../../ui/forms/button.js';
import { classNames } from '../../ui/theme/class-names.js';
import { awayAtom } from '../bot/bot-state.js';
import { useLinkStep } from '../bot/link-step.js';
import { forMember } from '../bot/bot-view.js';
import { useBotActions } from '../bot/use-bot-actions.js';
import { botCardOf } from './bot-card.rules.js';
import { Figures } from './figures.js';
import { lightOf } from './shop-light.rules.js';

const inks: Record<BotTone, string> = {
  good: 'text-night-line',
  waiting: 'text-on-night',
  warn: 'text-sun',
  bad: 'text-log-red',
};

/**
 * The strip beside the queue. The night scene and the market stall from the landing page show whether the bot
 * answers. A sentence and the four figures are below. The upper part of the strip is dark in both themes.
 */
export function ShopStrip({ state, summary }: { state: BotState; summary: AnalyticsSummary | undefined }) {
  const away = useAtomValue(awayAtom);
  const { action: running, start, stop } = useBotActions();
  const link = useLinkStep();
  const navigate = useNavigate();
  const now = useNow();
  // without a package the bot screen is locked, but the owner may still stop a linked bot
  const mayDo = useRights();
  const mayOperate = mayDo('bot.operate');
  const mayStop = mayOperate && summary?.packageId === null && state.status !== 'offline' && !away;
  const { truth, tone, title, sentence, figures, action, isForOthers } = forMember(botCardOf(state, away, summary, now), state, mayDo);
  return (
    <div className="overflow-hidden rounded-card border bg-card">
      <section
        aria-label="Keadaan bot"
        aria-live="polite"
        data-light={lightOf(truth)}
        data-tone={tone}
        className="night-scene night-shop px-4 pt-4 text-on-night sm:px-5 sm:pt-5"
      >
        <h2 className={classNames('flex items-start gap-3 text-xl font-extrabold lg:text-2xl', inks[tone])}>
          {/* aligned with the first line of a two-line title */}
          <span aria-hidden className="flex h-7 items-center lg:h-8.5">
            <span className="relative size-2.5 rounded-full bg-current forced-color-adjust-none">
              {tone === 'good' && <span className="absolute inset-0 animate-live rounded-full bg-current" />}
            </span>
          </span>
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </h2>
        <p className="mt-1 text-sm text-on-night">
          {sentence} {/* on phones the queue needs the space more than the number of a bot that works */}
          <span className={tone === 'good' ? 'max-sm:hidden' : undefined}>{figures}</span>
        </p>
        <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
          {action && !isForOthers && (
            <Button
              kind="secondary"
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
          {mayStop && (
            <Button kind="secondary" busy={running === 'stop'} onClick={() => stop()}>
              Hentikan bot
            </Button>
          )}
        </div>
        <Town className="night-town" />
      </section>
      {summary && <Figures summary={summary} truth={truth} />}
    </div>
  );
}
