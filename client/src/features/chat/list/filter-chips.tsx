import type { ContactFilter, Waiting } from '#contracts/http/chat/chat';
import { Suspense } from 'react';
import { useAtom, useAtomValue } from '../../../state/atoms.js';
import { classNames } from '../../../ui/theme/class-names.js';
import { filterAtom, labelAtom } from './contacts-state.js';
import { badgeCount } from '../../shell/badge-count.js';
import { waitingAtom } from './waiting-state.js';
import { part } from '../../../ui/layout/part.js';

const LabelChips = part(() => import('./label-chips.js'), 'LabelChips');

const chips: readonly { filter: ContactFilter | null; label: string; count: keyof Waiting['counts'] | null }[] = [
  { filter: null, label: 'Semua', count: null },
  { filter: 'needs-owner', label: 'Menunggu Anda', count: 'needsOwner' },
  { filter: 'unread', label: 'Belum dibaca', count: 'unread' },
  { filter: 'taken-over', label: 'Anda ambil alih', count: 'takenOver' },
];

/**
 * Filters of the list with their counts. Invisible until the counts are known, because a count widens its
 * chip and would move the others.
 */
export function FilterChips() {
  const [chosen, setChosen] = useAtom(filterAtom);
  const [label, setLabel] = useAtom(labelAtom);
  const { data, isPending } = useAtomValue(waitingAtom);
  return (
    <div
      role="group"
      aria-label="Saring chat"
      className={classNames(
        'flex gap-x-2 overflow-x-auto border-b px-3 pb-2 pointer-fine:max-h-29 pointer-fine:flex-wrap pointer-fine:overflow-y-auto',
        isPending && 'invisible',
      )}
    >
      {chips.map(({ filter, label: words, count }) => {
        const found = count && data ? (data.counts[count] ?? 0) : 0;
        const isChosen = chosen === filter && (filter !== null || label === null);
        const isUrgent = filter === 'needs-owner' && found > 0;
        return (
          <button
            key={words}
            type="button"
            aria-pressed={isChosen}
            onClick={() => {
              setChosen(filter);
              if (filter === null) setLabel(null);
            }}
            className="group flex min-h-11 shrink-0 items-center pointer-fine:min-h-9"
          >
            <span
              className={classNames(
                'flex items-center gap-1.5 rounded-full border px-3 py-1 text-sm font-semibold whitespace-nowrap transition-colors',
                isChosen
                  ? isUrgent
                    ? 'border-warn bg-warn-soft text-warn-ink'
                    : 'border-brand bg-brand-soft text-brand-ink'
                  : 'text-soft group-hover:bg-sunken',
              )}
            >
              {words}
              {found > 0 && (
                <span className={classNames('tabular-nums', isUrgent && 'rounded-full bg-warn-soft px-1.5 text-warn-ink')}>
                  {badgeCount(found)}
                </span>
              )}
            </span>
          </button>
        );
      })}
      <Suspense>
        <LabelChips />
      </Suspense>
    </div>
  );
}
