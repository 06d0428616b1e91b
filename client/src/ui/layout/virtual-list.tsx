import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../theme/class-names.js';
import type { VirtualRows } from './virtual-rows.js';
import { fetchCode } from './part.js';
import { whenReleased } from './pressed.js';

export type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /**
   * @param place `tabIndex` of controls in this row. With arrow keys it is -1 in all rows but one: the active
   * one, or the one entered with Enter.
   */
  render: (item: Item, place: 0 | -1) => ReactNode;
  /** Estimated row height in pixels, until it is measured. */
  estimate: number;
  /**
   * `end`: opens at the newest row, follows it while the reader is there, and otherwise keeps the scroll
   * position.
   */
  anchor?: 'start' | 'end';
  /**
   * Called when the far end (the top for `end`) comes near, and again each time `awaitsMore` turns true while
   * it is near.
   */
  onNearFarEnd?: () => void;
  awaitsMore?: boolean;
  /** Rendered over the list while the reader is away from the newest row. */
  away?: (goToEnd: () => void) => ReactNode;
  /**
   * Arrow key navigation. `rows`: the arrows move between rows, and Enter moves into a row. `controls`: the arrows
   * move between the first controls of the rows. The list is a single Tab stop.
   */
  arrows?: 'rows' | 'controls';
  /** Index of the row that Tab enters. Default: the first, or the last with `end`. */
  entry?: number | undefined;
  /** Called for Enter on a row without controls. */
  onEnter?: () => void;
  className?: string;
};

type Rows = typeof VirtualRows;

/** The component that measures and moves rows, after its code was fetched. */
let fetched: Rows | undefined;

/**
 * Long list that renders only the visible rows. The code that measures and moves rows loads after the first view.
 * Until then, the first rows (the last rows for `end`) are rendered without measuring.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label } = props;
  const [MeasuredRows, setRows] = useState<Rows | undefined>(() => fetched);
  useEffect(() => {
    if (MeasuredRows) return undefined;
    let isOpen = true;
    const show = async () => {
      const { VirtualRows, keepingFocus } = await fetchCode(() => import('./virtual-rows.js'));
      fetched = VirtualRows;
      // The new rows are new elements: a row that is replaced between press and release would get no click.
      await whenReleased();
      // synchronously, so that no press can begin before the rows are on the screen
      if (isOpen) keepingFocus(label, () => flushSync(() => setRows(() => fetched)));
    };
    show().catch((error: unknown) => {
      // Throws the error during rendering, because the error boundary of a screen catches only such errors.
      setRows(() => {
        throw error;
      });
    });
    return () => {
      isOpen = false;
    };
  }, [MeasuredRows, label]);
  return MeasuredRows ? <MeasuredRows {...props} /> : <FirstRows {...props} />;
}

function FirstRows<Item>({ label, items, keyOf, render, estimate, anchor = 'start', arrows, className }: VirtualListProps<Item>) {
  // as many rows as fit into the window
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
