import { useCallback, useSyncExternalStore } from 'react';

/** Same as `max-sm` of the theme. */
export const upToSmall = '(width < 40rem)';
/** Equals `xl` of the theme: wide enough for two columns. */
export const fromExtraLarge = '(min-width: 80rem)';

/**
 * True while the window matches the media query; updates on change. For content that must not load where it
 * is not shown.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
