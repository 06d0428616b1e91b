import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';

export const inputClass =
  'block w-full min-h-11 rounded-md border border-edge bg-card px-3 py-2 text-base text-ink placeholder:text-soft ' +
  'transition-colors hover:border-ink/60 focus-visible:border-brand disabled:bg-sunken disabled:text-soft ' +
  'aria-invalid:border-bad';

export type FieldWords = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shown as "12/2000" under the field. */
  counter?: { count: number; limit: number };
};

type FieldFrameProps = FieldWords & {
  children: (wiring: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
};

/** Label above, hint and error below, linked to the input for screen readers. */
export function FieldFrame({ label, hint, error, counter, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      {children({ id, ...(describedBy && { 'aria-describedby': describedBy }), ...(error && { 'aria-invalid': true }) })}
      {(hint || counter) && (
        <div className="flex flex-wrap justify-between gap-x-3 text-xs text-soft">
          <span id={hintId} className="min-w-0 flex-[1_1_9rem]">
            {hint}
          </span>
          {counter && (
            <span className={classNames('shrink-0', counter.count > counter.limit && 'font-semibold text-bad-ink')}>
              {counter.count}/{counter.limit}
            </span>
          )}
        </div>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm text-bad-ink">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" /> {error}
        </p>
      )}
    </div>
  );
}

/** One-line text input with its label. */
export function TextField({ label, hint, error, counter, className, ...rest }: FieldWords & ComponentProps<'input'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} {...(counter && { counter })}>
      {(wiring) => <input {...rest} {...wiring} className={classNames(inputClass, className)} />}
    </FieldFrame>
  );
}

/** Multi-line text input with its label. */
export function TextAreaField({ label, hint, error, counter, className, ...rest }: FieldWords & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} {...(counter && { counter })}>
      {(wiring) => (
        <textarea {...rest} {...wiring} className={classNames(inputClass, 'min-h-24 resize-y', rest.readOnly && 'bg-sunken!', className)} />
      )}
    </FieldFrame>
  );
}
