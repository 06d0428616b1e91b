import { Suspense, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import type { VirtualRows as Rows } from './virtual-rows.js';
import { part } from './part.js';

export type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** @param place whether Tab reaches into this row: where arrows walk -1 for all but one, or but the one that was entered. */
  render: (item: Item, place: 0 | -1) => ReactNode;
  /** Guess of a row's height in pixels, until it is measured. */
  estimate: number;
  /** `end` opens at the newest row, follows it while the reader is there, and holds still otherwise. */
  anchor?: 'start' | 'end';
  /** Called when the far end (the top for `end`) comes near, and while it is near each time `awaitsMore` comes. */
  onNearFarEnd?: () => void;
  awaitsMore?: boolean;
  /** Drawn over the list while the reader is away from the newest row. */
  away?: (goToEnd: () => void) => ReactNode;
  /** Arrows walk: from row to row, Enter leads into one; or from the first control of one to that of the next. Tab stops once. */
  arrows?: 'rows' | 'controls';
  /** The row where Tab comes in; the first, or with `end` the last, unless told. */
  entry?: number | undefined;
  /** Enter was pressed on a row in which there is nothing to press. */
  onEnter?: () => void;
  className?: string;
};

// a lazy component forgets what kind of items it shows
const VirtualRows = part(() => import('./virtual-rows.js'), 'VirtualRows') as unknown as typeof Rows;

/**
 * Long list of which only the visible rows exist in the page. What measures and moves them comes after the first view: until then the rows
 * at its open end stand there as they will.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  return (
    <Suspense fallback={<FirstRows {...props} />}>
      <VirtualRows {...props} />
    </Suspense>
  );
}

function FirstRows<Item>({ label, items, keyOf, render, estimate, anchor = 'start', arrows, className }: VirtualListProps<Item>) {
  // as many as the window holds
  const firstRows = Math.ceil(window.innerHeight / estimate);
  const from = anchor === 'end' ? Math.max(0, items.length - firstRows) : 0;
  return (
    <div className={classNames('relative min-h-0', className)}>
      <div className={classNames('flex h-full flex-col overflow-hidden', anchor === 'end' && 'justify-end')}>
        <div role="list" aria-label={label} className="w-full shrink-0">
          {items.slice(from, from + firstRows).map((item, row) => (
            <div key={keyOf(item)} role="listitem" aria-setsize={items.length} aria-posinset={from + row + 1}>
              {render(item, arrows === 'rows' || (arrows && row > 0) ? -1 : 0)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
