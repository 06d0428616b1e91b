import { Switch as Primitive } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';

type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The spoken name when the label alone is too short. */
  name?: string;
  /** The label stands above: several side by side. */
  stacked?: boolean;
};

/** On/off switch; the label is part of the touch target. */
export function Switch({ label, checked, onChange, disabled, name, stacked }: SwitchProps) {
  const id = useId();
  return (
    <div className={classNames('flex min-h-11 gap-3', stacked ? 'flex-col-reverse gap-y-1.5' : 'items-center')}>
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-label={name}
        className="group relative inline-flex h-7 w-12 shrink-0 items-center rounded-full bg-edge transition-colors duration-150 before:absolute before:-inset-2 data-[state=checked]:bg-brand disabled:opacity-45"
      >
        <Primitive.Thumb className="block size-5.5 translate-x-[3px] rounded-full bg-qr transition-transform duration-150 data-[state=checked]:translate-x-[23px]" />
      </Primitive.Root>
      <label htmlFor={id} className={stacked ? 'text-xs text-soft' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
    </div>
  );
}
