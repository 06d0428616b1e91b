import { useRef, type RefObject } from 'react';

/**
 * Gives the focus back to what had it when a window opened: Radix does so only for triggers it has drawn itself.
 * What has vanished meanwhile is stood in for by `fallback` or the screen's content; what has taken the focus keeps it.
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
