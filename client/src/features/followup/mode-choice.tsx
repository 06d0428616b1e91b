import { PenLine, Sparkles } from 'lucide-react';
import type { MouseEvent } from 'react';
import { classNames } from '../../ui/theme/class-names.js';

const modes = [
  { value: 'manual', label: 'Tulis Teks Manual', icon: PenLine, chosen: 'bg-owner text-on-owner' },
  { value: 'ai', label: 'Generate Teks dengan AI', icon: Sparkles, chosen: 'bg-brand text-on-brand' },
] as const;

type ModeChoiceProps = { title: string; byAi: boolean; disabled: boolean; onChange: (byAi: boolean) => void };

/**
 * Who writes that day's text: amber for the owner, teal for the bot. A single switch that shows both options:
 * a click selects one, the keyboard toggles.
 */
export function ModeChoice({ title, byAi, disabled, onChange }: ModeChoiceProps) {
  const press = ({ target, detail }: MouseEvent) => {
    const side = detail > 0 ? (target as Element).closest('[data-mode]')?.getAttribute('data-mode') : null;
    onChange(side ? side === 'ai' : !byAi);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={byAi}
      aria-label={`${title}: ${byAi ? modes[1].label : modes[0].label}`}
      disabled={disabled}
      onClick={press}
      className="grid min-h-11 grid-cols-[repeat(auto-fit,minmax(min(100%,7.5em),1fr))] gap-1 rounded-md border border-edge p-1 text-start text-sm font-semibold disabled:opacity-45"
    >
      {modes.map(({ value, label, icon: Icon, chosen }) => {
        const isChosen = (value === 'ai') === byAi;
        return (
          <span
            key={value}
            data-mode={value}
            className={classNames(
              'flex items-center gap-2 rounded-sm px-2.5 py-2 leading-tight',
              isChosen ? `${chosen} forced-colors:border-2` : 'text-soft',
            )}
          >
            <Icon aria-hidden size={16} className="shrink-0 max-sm:hidden" /> {label}
          </span>
        );
      })}
    </button>
  );
}
