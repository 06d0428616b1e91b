import { DropdownMenu } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import { useBackCloses } from './use-back-closes.js';

type MenuEntry = { label: string; icon?: ReactNode; onSelect: () => void; danger?: boolean };
type MenuProps = { trigger: ReactNode; entries: readonly MenuEntry[]; heading?: ReactNode; defaultOpen?: boolean };

/**
 * Menu that opens from a button; arrows, letters and Escape work. No portal: it stays in the same landmark as
 * its button.
 */
export function Menu({ trigger, entries, heading, defaultOpen = false }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  useBackCloses(open, () => setOpen(false));
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" sideOffset={6} className="z-50 min-w-52 animate-rise rounded-card border bg-card p-1.5 shadow-soft">
        {heading && <DropdownMenu.Label className="px-3 py-2 text-sm text-soft">{heading}</DropdownMenu.Label>}
        {entries.map((entry) => (
          <DropdownMenu.Item
            key={entry.label}
            onSelect={entry.onSelect}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-base outline-none data-highlighted:bg-sunken',
              entry.danger ? 'text-bad-ink' : 'text-ink',
            )}
          >
            {entry.icon}
            {entry.label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
