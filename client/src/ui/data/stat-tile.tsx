import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.js';
import { classNames } from '../theme/class-names.js';

interface StatTileProps {
  label: string;
  value: ReactNode;
  /** True when the value is text instead of a number. Text must fit on one line next to another tile on a phone. */
  isWords?: boolean;
  icon: ReactNode;
  note?: ReactNode;
  loading?: boolean;
}

/** Numbers side by side inside a card, separated by lines, with shared content below them. */
export function StatTiles({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <div className="bg-card">
      <div className="grid grid-cols-2 gap-px bg-line sm:grid-cols-4 lg:grid-cols-2">{children}</div>
      {below && <div className="border-t px-3 max-sm:hidden sm:px-4">{below}</div>}
    </div>
  );
}

/** One number with its label. */
export function StatTile({ label, value, isWords, icon, note, loading }: StatTileProps) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 bg-card p-3 sm:gap-1.5 sm:p-4">
      <p className="flex items-center gap-2 text-sm text-soft max-sm:text-xs">
        <span aria-hidden className="hidden shrink-0 sm:block lg:hidden">
          {icon}
        </span>
        {label}
      </p>
      {loading ? (
        <Skeleton className="h-8.5 w-24" />
      ) : (
        <p
          className={classNames(
            'text-lg font-extrabold break-words sm:text-xl',
            isWords && 'max-sm:text-lg max-sm:leading-7 max-sm:tracking-tight lg:text-lg lg:leading-7',
          )}
        >
          {value}
        </p>
      )}
      {note && <div className="mt-1 flex flex-col gap-1.5 text-xs text-soft">{note}</div>}
    </div>
  );
}
