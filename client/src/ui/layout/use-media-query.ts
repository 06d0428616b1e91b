import { useCallback, useSyncExternalStore } from 'react';

/** As `max-sm` of the theme. */
export const upToSmall = '(width < 40rem)';
/** As `xl` of the theme: room for two things side by side. */
export const fromExtraLarge = '(min-width: 80rem)';

/** Whether the window fits a media query, now and after every change. For what is not to be loaded where it is not shown. */
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
