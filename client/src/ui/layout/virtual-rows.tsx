import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { memo, useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import { useArrows, useFocusedRow } from './use-arrows.js';
import type { VirtualListProps } from './virtual-list.js';

const nearRows = 8;
/** Further than this from the newest row, the reader counts as reading older rows. */
const awayPixels = 120;

type RowProps<Item> = { item: Item; place: 0 | -1; render: (item: Item, place: 0 | -1) => ReactNode };

/** Memoised: scrolling moves existing rows without rendering their content again. */
const Row = memo(function Row<Item>({ item, place, render }: RowProps<Item>) {
  return render(item, place);
}) as <Item>(props: RowProps<Item>) => ReactNode;

/** Replaces the rows of a list, and moves the focus to the same position in the new rows. */
export function keepingFocus(label: string, replace: () => void): void {
  const list = `[role=list][aria-label="${label}"]`;
  const place = document.activeElement?.closest(`${list} [aria-posinset]`)?.getAttribute('aria-posinset');
  replace();
  if (place) document.querySelector<HTMLElement>(`${list} [aria-posinset="${place}"] :is(button, a)`)?.focus();
}

/**
 * Indexes of the rows to render: the visible rows, the rows around them, and the row with the focus. Without the last
 * one, the focus would be lost.
 */
function withRow(range: Range, row: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  return row === null || rows.includes(row) ? rows : [...rows, row].toSorted((one, other) => one - other);
}

/** Renders the visible rows and measures them. */
export function VirtualRows<Item>({
  label,
  items,
  keyOf,
  render,
  estimate,
  anchor = 'start',
  onNearFarEnd,
  awaitsMore,
  away,
  arrows,
  entry,
  onEnter,
  className,
}: VirtualListProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  // Renders the visible rows first. The rows around them follow at low priority.
  const overscan = useDeferredValue(6, 1);
  const focus = useFocusedRow(items, keyOf);
  const held = focus.isHeld ? focus.index : null;
  // its functions are recreated on each render by design; none is passed to a memoised child
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimate,
    getItemKey: (index) => keyOf(items[index]!),
    overscan,
    rangeExtractor: (range) => withRow(range, held),
    anchorTo: anchor,
    followOnAppend: anchor === 'end',
    scrollEndThreshold: 48,
  });
  const rows = virtualizer.getVirtualItems();

  const walk = useArrows(arrows, {
    count: items.length,
    focus,
    entry: entry ?? (anchor === 'end' ? items.length - 1 : 0),
    shown: rows.map((row) => row.index),
    onEnter,
    bringToView: (index) => virtualizer.scrollToIndex(index),
  });

  const pinned = useRef(true);
  const lastTop = useRef(0);
  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    if (anchor !== 'end' || items.length === 0) return;
    // Rows grow after they are rendered (pictures, players): a reader at the newest row is kept there.
    if (!pinned.current) return;
    virtualizer.scrollToEnd();
    setAtEnd(true);
  }, [anchor, items.length, height, virtualizer]);

  // Elements that open around the list (a confirmation, more lines in the composer, a phone's keyboard) reduce its
  // height. A reader at the newest row must stay there.
  useEffect(() => {
    const element = box.current;
    if (anchor !== 'end' || !element) return;
    const observer = new ResizeObserver(() => {
      if (pinned.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [anchor]);

  /**
   * Growing rows also increase the distance to the end. Therefore only an upward scroll counts as leaving the newest
   * row.
   */
  function onScroll({ currentTarget: element }: { currentTarget: HTMLElement }) {
    const end = element.scrollHeight - element.scrollTop - element.clientHeight < awayPixels;
    if (end) pinned.current = true;
    else if (element.scrollTop < lastTop.current) pinned.current = false;
    lastTop.current = element.scrollTop;
    setAtEnd(end || pinned.current);
  }

  const first = Math.max(0, (virtualizer.range?.startIndex ?? 0) - overscan);
  const shown = virtualizer.range?.endIndex ?? 0;
  // A list that opens at its end is first drawn from its start. Until it is scrolled to the end, it does not count as
  // near its far end.
  const isScrolled = !atEnd || shown === items.length - 1;
  const near = items.length > 0 && (anchor === 'end' ? isScrolled && first < nearRows : shown + overscan >= items.length - nearRows);
  const nearFarEnd = useRef(onNearFarEnd);
  nearFarEnd.current = onNearFarEnd;
  useEffect(() => {
    if (near) nearFarEnd.current?.();
  }, [near, items.length, awaitsMore]);

  return (
    <div className={classNames('relative min-h-0', className)}>
      <div
        ref={box}
        tabIndex={arrows ? -1 : 0}
        {...walk.box}
        className="flex h-full flex-col overflow-y-auto overscroll-contain"
        onScroll={onScroll}
      >
        <div
          role="list"
          aria-label={label}
          className={classNames('relative w-full shrink-0', anchor === 'end' && 'mt-auto')}
          style={{ height }}
        >
          {rows.map((row) => (
            <div
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              {...(arrows === 'rows' && { tabIndex: walk.placeOf(row.index) })}
              className="absolute inset-x-0 top-0 outline-offset-[-2px]"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              <Row item={items[row.index]!} place={walk.insideOf(row.index)} render={render} />
            </div>
          ))}
        </div>
      </div>
      {!atEnd && away?.(() => virtualizer.scrollToEnd({ behavior: 'smooth' }))}
    </div>
  );
}
