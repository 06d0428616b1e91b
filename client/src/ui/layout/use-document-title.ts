import { useEffect } from 'react';

const shown = { title: '', count: '' };

function show(): void {
  if (shown.title !== '') document.title = `${shown.count}${shown.title} · Whatsapp Bot AI`;
}

/** Names the browser tab after the screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    shown.title = title;
    show();
  }, [title]);
}

/** Puts how many wait before the screen's name, for a tab in the background; nothing for none. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    shown.count = count > 0 ? `(${count > 99 ? '99+' : count}) ` : '';
    show();
    return () => {
      shown.count = '';
    };
  }, [count]);
}
