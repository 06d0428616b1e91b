import type { BotTone } from '#contracts/values/bot/bot-truth';
import { classNames } from '../theme/class-names.js';

export type DotState = 'live' | 'waiting' | 'off' | 'unknown' | 'dead';

const colours: Record<DotState, string> = {
  live: 'bg-brand',
  waiting: 'bg-warn',
  off: 'bg-edge',
  unknown: 'border-2 border-warn',
  dead: 'bg-bad',
};

/** Maps each tone of the bot's state to the state of the dot. */
export const dots = { good: 'live', warn: 'waiting', bad: 'dead', waiting: 'off' } as const satisfies Record<BotTone, DotState>;

/** Coloured dot with a label; it pulses while live. */
export function StatusDot({ state, label, hideLabel }: { state: DotState; label: string; hideLabel?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm leading-tight font-medium">
      <span aria-hidden className="relative inline-flex size-2.5 shrink-0 forced-color-adjust-none">
        {state === 'live' && <span className={classNames('absolute inset-0 animate-live rounded-full', colours[state])} />}
        <span className={classNames('relative size-2.5 rounded-full', colours[state])} />
      </span>
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </span>
  );
}
