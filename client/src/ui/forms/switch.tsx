import { Switch as Primitive } from 'radix-ui';
import { useId, type ReactNode } from 'react';

type SwitchProps = { label: ReactNode; checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean; name?: string };

/** On/off switch; the whole row is the touch target. `name` is the spoken name when the label alone is too short. */
export function Switch({ label, checked, onChange, disabled, name }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
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
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
    </div>
  );
}
