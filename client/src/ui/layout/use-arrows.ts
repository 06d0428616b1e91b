import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

type Rows = {
  count: number;
  focus: FocusedRow;
  /** Index of the row that gets the focus first. */
  entry: number;
  /** Indexes of the rows that are rendered. */
  shown: readonly number[];
  bringToView: (index: number) => void;
  /** Called for Enter on a row without controls. */
  onEnter: (() => void) | undefined;
};

const pageRows = 8;
/** Controls that Enter on a row focuses. */
const controls = 'a, button:not(:disabled), audio, video';

/** Index of the row that a key moves to; null for other keys. */
export function rowAfter(key: string, from: number, count: number): number | null {
  const to = { ArrowDown: from + 1, ArrowUp: from - 1, PageDown: from + pageRows, PageUp: from - pageRows, Home: 0, End: count - 1 }[key];
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}

const indexOf = (element: EventTarget): number | null => {
  const row = element instanceof Element ? element.closest('[data-index]') : null;
  return row ? Number(row.getAttribute('data-index')) : null;
};

/** The row with the focus. It is identified by its key, because rows change their positions. */
export interface FocusedRow {
  /** Current index of the row. Null when no row has had the focus yet, or when the row has left the list. */
  readonly index: number | null;
  /** True while the focus is in the list: the row with the focus must then stay rendered. */
  readonly isHeld: boolean;
  readonly setIndex: (index: number) => void;
  readonly hold: (isHeld: boolean) => void;
}

export function useFocusedRow<Item>(items: readonly Item[], keyOf: (item: Item) => string): FocusedRow {
  const [key, setKey] = useState<string | null>(null);
  const [isHeld, hold] = useState(false);
  const found = key === null ? -1 : items.findIndex((item) => keyOf(item) === key);
  return {
    index: found === -1 ? null : found,
    isHeld,
    setIndex: (index) => {
      const item = items[index];
      if (item !== undefined) setKey(keyOf(item));
    },
    hold,
  };
}

/**
 * Keyboard navigation for a virtual list, which is a single Tab stop: arrows, Home, End and the page keys
 * move between rows. In `rows` mode, Enter moves into the controls of a row, and Escape back to the row.
 */
export function useArrows(arrows: 'rows' | 'controls' | undefined, { count, focus, entry, shown, bringToView, onEnter }: Rows) {
  const { index: focused, setIndex: setFocused } = focus;
  const [entered, setEntered] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const list = useRef<HTMLElement | null>(null);
  const last = useRef(0);
  const active = focused ?? entry;
  const stop = shown.includes(active) ? active : shown[0];
  useEffect(() => {
    if (focused !== null) last.current = focused;
  }, [focused]);
  const isLost = focus.isHeld && focused === null;
  // When the row with the focus has left the list, the row that is now in its place gets the focus.
  useLayoutEffect(() => {
    if (!isLost || count === 0 || document.activeElement !== document.body) return;
    wanted.current = Math.min(last.current, count - 1);
    bringToView(wanted.current);
    setFocused(wanted.current);
  });
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    const target = arrows === 'rows' ? row : row?.querySelector<HTMLElement>('button, a');
    if (!target) return;
    wanted.current = null;
    target.focus();
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = indexOf(event.target);
    if (arrows === 'rows' && event.target instanceof Element && from !== null) {
      const row = event.target.closest<HTMLElement>('[data-index]')!;
      const isOnRow = event.target === row;
      const within = row.querySelector<HTMLElement>(controls);
      if (event.key === 'Enter' && isOnRow && (within || onEnter)) {
        event.preventDefault();
        if (!within) return onEnter?.();
        setEntered(from);
        return within.focus();
      }
      if (event.key === 'Escape' && !isOnRow) {
        event.preventDefault();
        return row.focus();
      }
    }
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, audio, video');
    const to = from === null || isTyping || event.altKey || event.ctrlKey || event.metaKey ? null : rowAfter(event.key, from, count);
    if (to === null) return;
    event.preventDefault();
    list.current = event.currentTarget;
    wanted.current = to;
    bringToView(to);
    setFocused(to);
  }

  function onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
    list.current = currentTarget;
    const index = indexOf(target);
    if (index !== null) {
      setFocused(index);
      focus.hold(true);
    }
    setEntered(index !== null && !target.matches('[data-index]') ? index : null);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    setEntered(null);
    focus.hold(false);
  }

  const placeOf = (index: number): 0 | -1 => (index === stop ? 0 : -1);
  return {
    placeOf,
    /**
     * `tabIndex` of the controls in a row. In `rows` mode, Tab reaches the controls of a row only after Enter on this
     * row.
     */
    insideOf: (index: number): 0 | -1 => (arrows === 'rows' ? (index === entered ? 0 : -1) : placeOf(index)),
    box: arrows ? { onKeyDown, onFocus, onBlur } : {},
  };
}
