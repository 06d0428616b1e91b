import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import { Spinner } from '../feedback/spinner.js';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger';

/** In forced-colours mode only the border of a button stays visible, so each kind has one. */
const looks: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border-edge/60 bg-card text-ink hover:bg-sunken',
  ghost: 'border-transparent text-brand-ink hover:bg-brand-soft',
  danger: 'border-transparent bg-bad text-on-bad hover:bg-bad-strong',
};

const inertLook = 'transition-colors disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

/** Classes of a button, also for links styled as one. */
export function buttonClass(kind: ButtonKind = 'primary', className?: string): string {
  return classNames(
    'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-md border px-4 py-2 text-base font-semibold',
    'duration-150 select-none',
    inertLook,
    looks[kind],
    className,
  );
}

type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind;
  /** True shows a spinner and ignores presses. The button keeps the width of its normal label. */
  busy?: boolean;
  /** Label while busy; without it the normal label stays. */
  busyLabel?: string;
  icon?: ReactNode;
};

/** The button that was pressed last, see {@link useInert}. */
let lastPressed: EventTarget;

/**
 * Properties of a button that ignores presses while `isInert` is true. If the button has the focus, it keeps it.
 *
 * The button also ignores the second press of a double click whose first press hit another button. That first press
 * moved a list or opened a dialog, so the person did not mean the button that is there now. Browsers count the
 * presses by place and time, whatever element is there (`detail` is 2 then; seen in Chromium with mouse and touch).
 */
function useInert(isInert: boolean, onClick: ComponentProps<'button'>['onClick']): ComponentProps<'button'> {
  const [isFocused, setFocused] = useState(false);
  return {
    disabled: isInert && !isFocused,
    'aria-disabled': (isInert && isFocused) || undefined,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onClick: (event) => {
      const isStray = event.detail > 1 && event.currentTarget !== lastPressed;
      if (!isStray) lastPressed = event.currentTarget;
      if (isStray || isInert) event.preventDefault();
      else onClick?.(event);
    },
  };
}

/**
 * The only button component. Both labels share a grid cell, so the width never changes. A focused button is
 * not disabled but made inert: browsers remove the focus from an element that becomes disabled.
 */
export function Button({ kind, busy = false, busyLabel, icon, className, children, disabled, type, onClick, ...rest }: ButtonProps) {
  const inert = useInert(disabled || busy, onClick);
  return (
    <button {...rest} type={type ?? 'button'} {...inert} aria-busy={busy || undefined} className={buttonClass(kind, className)}>
      {busyLabel === undefined ? (
        <>
          {busy ? <Spinner /> : icon}
          {children}
        </>
      ) : (
        <span className="grid place-items-center">
          <span className="col-start-1 row-start-1 inline-flex items-center gap-2">
            {busy ? <Spinner /> : icon}
            {busy ? busyLabel : children}
          </span>
          <Ghost label={busyLabel} />
          {typeof children === 'string' && <Ghost label={children} />}
        </span>
      )}
    </button>
  );
}

/** Reserves the width of the hidden label. As generated content it is not part of the button's text. */
function Ghost({ label }: { label: string }) {
  return <span aria-hidden data-label={label} className="invisible col-start-1 row-start-1 ps-7 before:content-[attr(data-label)]" />;
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** A 44 px square button with one icon and an accessible name. */
export function IconButton({ label, className, type, disabled = false, onClick, ...rest }: IconButtonProps) {
  const inert = useInert(disabled, onClick);
  return (
    <button
      {...rest}
      {...inert}
      type={type ?? 'button'}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink',
        inertLook,
        className,
      )}
    />
  );
}
