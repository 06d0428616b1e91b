import { ChevronDown } from 'lucide-react';
import { classNames } from '../theme/class-names.js';
import { FieldFrame, inputClass } from './field.js';

type SelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** True hides the label visually. Screen readers still announce it. */
  hideLabel?: boolean;
  className?: string;
};

/** A native select: with one thumb, the phone's own picker is easier to use than any custom list. */
export function Select<Value extends string>({ label, value, options, onChange, disabled, hideLabel, className }: SelectProps<Value>) {
  const control = (wiring: { id?: string }) => (
    <span className={classNames('relative block', className)}>
      <select
        {...wiring}
        aria-label={hideLabel ? label : undefined}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as Value)}
        className={classNames(inputClass, 'appearance-none pe-10')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={18} className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-soft" />
    </span>
  );
  return hideLabel ? control({}) : <FieldFrame label={label}>{control}</FieldFrame>;
}
