import { useRef, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import { Button } from './button.js';

type FormFooterProps = {
  isChanged: boolean;
  onDiscard: () => void;
  saving: boolean;
  /** True when the form has a card of its own: the footer then extends to the card's edges. */
  inCard?: boolean;
  children: ReactNode;
};

const bar = 'sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 border-t bg-card px-4 py-3 lg:bottom-0';

/**
 * Footer with the save button. While there are unsaved edits, it stays visible at the bottom (above the
 * phone's bottom bar), says so, and offers to discard them.
 */
export function FormFooter({ isChanged, onDiscard, saving, inCard = true, children }: FormFooterProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={box}
      data-unsaved={isChanged || undefined}
      className={classNames(
        'flex flex-col gap-2 sm:flex-row sm:items-center',
        isChanged && bar,
        isChanged && (inCard ? '-mx-4 -mb-4 rounded-b-card sm:-mx-6 sm:-mb-6 sm:px-6' : 'rounded-card border shadow-soft'),
      )}
    >
      <p role="status" className={isChanged ? 'text-sm font-semibold text-warn-ink sm:order-last sm:ms-auto' : 'sr-only'}>
        {isChanged && 'Perubahan belum disimpan'}
      </p>
      <div className={classNames('flex flex-col gap-2 sm:flex-row', isChanged && 'max-sm:flex-row max-sm:flex-wrap max-sm:*:flex-1')}>
        {children}
        {isChanged && (
          <Button
            kind="ghost"
            disabled={saving}
            onClick={() => {
              onDiscard();
              // The discard button disappears, so the focus moves to the save button, which stays.
              box.current?.querySelector('button')?.focus();
            }}
          >
            Batalkan
          </Button>
        )}
      </div>
    </div>
  );
}
