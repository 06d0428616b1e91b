import { Switch as Primitive } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';

type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Accessible name when the label alone is too short. */
  name?: string;
  /** The label is above the switch, for several switches side by side. */
  stacked?: boolean;
  /** True puts the label below the switch, except on wide screens. For rows that have no room next to the switch. */
  labelBelow?: boolean;
  /** The side that acts while the switch is on: teal for the bot, amber for the owner. */
  voice?: 'bot' | 'owner';
};

const places = {
  beside: 'items-center gap-3',
  above: 'flex-col-reverse gap-x-3 gap-y-1.5',
  below: 'items-center gap-3 max-lg:flex-col max-lg:gap-0.5',
};

/** On/off switch; the label is part of the touch target. */
export function Switch({ label, checked, onChange, disabled, name, stacked = false, labelBelow = false, voice = 'bot' }: SwitchProps) {
  const id = useId();
  return (
    <div className={classNames('flex min-h-11', places[stacked ? 'above' : labelBelow ? 'below' : 'beside'])}>
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-label={name}
        className={classNames(
          'group relative inline-flex h-7 w-12 shrink-0 items-center rounded-full bg-edge transition-colors duration-150 before:absolute before:-inset-2 disabled:opacity-45',
          voice === 'owner' ? 'data-[state=checked]:bg-owner' : 'data-[state=checked]:bg-brand',
        )}
      >
        <Primitive.Thumb className="block size-5.5 translate-x-[3px] rounded-full bg-qr transition-transform duration-150 data-[state=checked]:translate-x-[23px]" />
      </Primitive.Root>
      <label htmlFor={id} className={stacked ? 'text-xs text-soft' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
    </div>
  );
}
