import { useRef, type RefObject } from 'react';

/**
 * Restores the focus to the element that had it when a window opened. Radix restores it only for its own triggers.
 * `fallback` takes precedence. If the element no longer exists, the screen's content gets the focus. If another
 * element has already taken the focus, that element keeps it.
 */
export function useFocusReturn(fallback?: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement && document.activeElement !== document.body) return;
      const known = before.current instanceof HTMLElement && before.current.isConnected ? before.current : null;
      const target = fallback?.current ?? known ?? document.getElementById('isi');
      target?.focus({ preventScroll: true });
    },
  };
}
