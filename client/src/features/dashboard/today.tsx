import { useDeferredValue } from 'react';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { BotState } from '#contracts/http/bot/bot';
import { answersLeads, botTruthOf } from '#contracts/values/bot/bot-truth';
import { useAtomValue } from '../../state/atoms.js';
import { awayAtom } from '../bot/bot-state.js';
import { isBeginner } from './beginner.rules.js';
import { ClosingsCard } from './closings-card.js';
import { MessagesCard } from './messages-card.js';
import { Onboarding } from './onboarding.js';
import { ReachCard } from './reach/reach-card.js';
import { QueueCard } from './queue/queue-card.js';
import { ShopStrip } from './shop-strip.js';

type TodayProps = { state: BotState; summary: AnalyticsSummary | undefined };

/**
 * The dashboard below its heading, in two columns. Phones show one column, whose order the `order-*` classes define.
 */
export function Today({ state, summary }: TodayProps) {
  const truth = botTruthOf(state, useAtomValue(awayAtom), summary);
  // below the fold: rendered after the first view, at low priority
  const hasFirstView = useDeferredValue(true, false);
  // Before the bot is trained and linked, no lead can wait for an answer. The first steps then come before the queue.
  const { onboarding } = summary ?? {};
  const hasBegun = onboarding === undefined || (onboarding.trained && onboarding.linked);
  // Leads can also wait after a link has ended.
  const hasLeads = hasBegun || onboarding.firstReply || summary!.needsYou > 0;
  const steps = summary && (
    <div key="steps" className="max-lg:order-2 empty:hidden">
      <Onboarding summary={summary} />
    </div>
  );
  const queue = (
    <div key="queue" className="max-lg:order-2">
      <QueueCard isBeginner={summary !== undefined && isBeginner(summary.onboarding)} mayAnswer={answersLeads(truth)} />
    </div>
  );
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="contents gap-6 *:min-w-0 lg:flex lg:flex-col">
        {hasLeads ? [queue, steps] : [steps, queue]}
        {summary?.reachable === false && !isBeginner(summary.onboarding) && (
          <div className="max-lg:order-3">
            <ReachCard email={summary.email} />
          </div>
        )}
        {summary && hasFirstView && (
          <div className="max-lg:order-4">
            <MessagesCard summary={summary} />
          </div>
        )}
      </div>
      <div className="contents gap-6 *:min-w-0 lg:flex lg:flex-col">
        <div className="max-lg:order-1">
          <ShopStrip state={state} summary={summary} />
        </div>
        {summary && hasFirstView && (
          <div className="max-lg:order-5">
            <ClosingsCard sums={summary.closings} />
          </div>
        )}
      </div>
    </div>
  );
}
