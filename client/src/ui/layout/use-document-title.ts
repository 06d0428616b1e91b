import { useEffect } from 'react';

const shown = { title: '', count: '' };

function show(): void {
  if (shown.title !== '') document.title = `${shown.count}${shown.title} · Whatsapp Bot AI`;
}

/** Sets the browser tab's title. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    shown.title = title;
    show();
  }, [title]);
}

/** Prefixes the title with the number of waiting leads, for a tab in the background; no prefix for zero. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    shown.count = count > 0 ? `(${count > 99 ? '99+' : count}) ` : '';
    show();
    return () => {
      shown.count = '';
    };
  }, [count]);
}
