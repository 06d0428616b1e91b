import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.js';

type StatTileProps = { label: string; value: ReactNode; icon: ReactNode; note?: ReactNode; loading?: boolean };

/** One number with its name. */
export function StatTile({ label, value, icon, note, loading }: StatTileProps) {
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-card border bg-card p-4 sm:p-5">
      <div className="flex items-start justify-between gap-2">
        <p className="text-sm text-soft">{label}</p>
        <span aria-hidden className="hidden shrink-0 rounded-md bg-brand-soft p-2 text-brand-ink sm:block">
          {icon}
        </span>
      </div>
      {loading ? <Skeleton className="h-8.5 w-24" /> : <p className="text-xl font-extrabold break-words sm:text-2xl">{value}</p>}
      {note && <div className="text-xs text-soft">{note}</div>}
    </div>
  );
}
