import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../forms/button.js';
import { useBackCloses } from './use-back-closes.js';
import { useFocusReturn } from './use-focus-return.js';

type SheetProps = { open: boolean; onOpenChange: (open: boolean) => void; title: string; children: ReactNode };

/** Drawer from the left edge, for the screens that do not fit the phone's bottom bar. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  const focusReturn = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Primitive.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 start-0 z-50 flex w-[min(19rem,86vw)] animate-slide flex-col overflow-y-auto border-e bg-card pb-[env(safe-area-inset-bottom)] shadow-soft"
        >
          <div className="flex items-center justify-between ps-5 pe-2 pt-2">
            <Primitive.Title className="text-base font-bold">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Tutup menu">
                <X aria-hidden size={20} />
              </IconButton>
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
