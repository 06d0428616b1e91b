import { AlertDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Button, buttonClass } from '../forms/button.js';
import { useBackCloses } from './use-back-closes.js';
import { useFocusReturn } from './use-focus-return.js';

export type ConfirmWindowProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  /** Gets the focus after closing, as the button that opened the window may no longer exist. */
  focusAfter?: RefObject<HTMLElement | null>;
};

/** The window of a `ConfirmDialog`. */
export function ConfirmWindow({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Batal',
  danger,
  busy,
  onConfirm,
  focusAfter,
}: ConfirmWindowProps) {
  const focusReturn = useFocusReturn(focusAfter);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <AlertDialog.Content
          {...focusReturn}
          data-window
          className="fixed inset-x-0 bottom-0 z-50 animate-rise rounded-t-card border bg-card p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-soft sm:inset-auto sm:start-1/2 sm:top-1/2 sm:w-[min(28rem,calc(100vw-2rem))] sm:-translate-1/2 sm:rounded-card"
        >
          <AlertDialog.Title className="text-lg font-bold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-soft">{children}</AlertDialog.Description>
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel className={buttonClass('secondary')}>{cancelLabel}</AlertDialog.Cancel>
            <Button kind={danger ? 'danger' : 'primary'} busy={busy ?? false} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
