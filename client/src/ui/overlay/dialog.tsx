import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../forms/button.js';
import { useBackCloses } from './use-back-closes.js';
import { useFocusReturn } from './use-focus-return.js';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode;
};

/**
 * Modal window: at the bottom on phones, centred on desktop. The first field gets the focus. The focus stays inside
 * the window, and returns to its earlier element on close.
 *
 * Do not use `autoFocus` on a field. It takes the focus before the window records the element to which it returns the
 * focus.
 */
export function Dialog({ open, onOpenChange, title, description, children, footer }: DialogProps) {
  const focusReturn = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Primitive.Content
          {...focusReturn}
          data-window
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-rise overflow-y-auto rounded-t-card border bg-card p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-soft sm:inset-auto sm:start-1/2 sm:top-1/2 sm:w-[min(30rem,calc(100vw-2rem))] sm:-translate-1/2 sm:rounded-card"
        >
          <Primitive.Title className="pe-12 pt-1.5 text-lg font-bold">{title}</Primitive.Title>
          {description && <Primitive.Description className="mt-1 text-soft">{description}</Primitive.Description>}
          {children && <div className="mt-4">{children}</div>}
          {footer && <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{footer}</div>}
          {/* Last in DOM order: the initial focus belongs to the content, not to the close button. */}
          <Primitive.Close asChild>
            <IconButton label="Tutup jendela" className="absolute end-3 top-4">
              <X aria-hidden size={20} />
            </IconButton>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
