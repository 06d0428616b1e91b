import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import { Button } from './button.js';

type FormFooterProps = {
  isChanged: boolean;
  onDiscard: () => void;
  saving: boolean;
  /** Its form stands in a card of its own, up to whose edges it reaches. */
  inCard?: boolean;
  children: ReactNode;
};

const bar = 'sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 border-t bg-card px-4 py-3 lg:bottom-0';

/**
 * Where a form is saved. While something in it is not, it stays in sight at the bottom (above the phone's places), says so, and offers the
 * way back.
 */
export function FormFooter({ isChanged, onDiscard, saving, inCard = true, children }: FormFooterProps) {
  return (
    <div
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
          <Button kind="ghost" disabled={saving} onClick={onDiscard}>
            Batalkan
          </Button>
        )}
      </div>
    </div>
  );
}
