import { useSyncExternalStore } from 'react';

/** As `xl` of the theme. */
const wide = () => window.matchMedia('(min-width: 80rem)');

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for two things side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}
