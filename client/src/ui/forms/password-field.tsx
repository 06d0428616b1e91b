import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { FieldFrame, inputClass, type FieldWords } from './field.js';
import { classNames } from '../theme/class-names.js';

/** Password input with a show/hide toggle. */
export function PasswordField({ label, hint, error, className, ...rest }: FieldWords & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="relative">
          <input
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={classNames(inputClass, 'pe-12', className)}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={shown ? 'Sembunyikan password' : 'Tampilkan password'}
            aria-pressed={shown}
            className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-md text-soft hover:text-ink"
          >
            <Icon aria-hidden size={20} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
