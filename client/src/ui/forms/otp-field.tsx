import { useState } from 'react';
import { classNames } from '../theme/class-names.js';
import { FieldFrame, type FieldWords } from './field.js';

const length = 6;

type OtpFieldProps = Partial<FieldWords> & {
  value: string;
  onChange: (value: string) => void;
  /** Called with the code as soon as all digits are entered. */
  onWhole?: (value: string) => void;
  /** While disabled, the field keeps its value and the focus. */
  disabled?: boolean;
  autoFocus?: boolean;
};

/**
 * Six boxes drawn under one real input: pasting, the phone's one-time-code autofill and screen readers work
 * as with any text input.
 */
export function OtpField({ value, onChange, onWhole, disabled, autoFocus, ...rest }: OtpFieldProps) {
  const words = { label: 'Kode OTP', hint: 'Tidak masuk? Periksa folder Spam.', ...rest };
  const [focused, setFocused] = useState(false);
  const boxes = Array.from({ length }, (_, index) => value[index] ?? '');
  const change = (next: string) => {
    onChange(next);
    if (next.length === length && next !== value) onWhole?.(next);
  };
  const active = Math.min(value.length, length - 1);
  return (
    <FieldFrame {...words}>
      {(wiring) => (
        <div className="relative">
          <div aria-hidden className="grid w-80 max-w-full grid-cols-6 gap-2">
            {boxes.map((digit, index) => (
              <span
                key={index}
                className={classNames(
                  'flex h-13 items-center justify-center rounded-md border bg-card text-xl font-bold',
                  words.error ? 'border-bad' : 'border-edge',
                  focused && index === active && 'border-brand ring-2 ring-brand forced-colors:outline-3',
                  disabled && 'bg-sunken text-soft',
                )}
              >
                {digit}
              </span>
            ))}
          </div>
          <input
            {...wiring}
            value={value}
            onChange={(event) => change(event.target.value.replace(/\s/g, '').slice(0, length))}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            readOnly={disabled}
            aria-busy={disabled || undefined}
            autoFocus={autoFocus}
            required
            maxLength={length}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            className="absolute inset-0 w-full max-w-80 cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
          />
        </div>
      )}
    </FieldFrame>
  );
}
