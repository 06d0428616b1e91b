import { useEffect } from 'react';

const shown = { title: '', count: '', mark: '' };

function show(): void {
  if (shown.title !== '') document.title = `${shown.count}${shown.mark}${shown.title} · Whatsapp Bot AI`;
}

/** Sets the browser tab's title. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    shown.title = title;
    show();
  }, [title]);
}

/**
 * Puts the number of waiting leads before the title, for a tab in the background, and on the icon of the installed
 * panel; nothing for zero.
 */
export function useTitleCount(count: number): void {
  useEffect(() => {
    shown.count = count > 0 ? `(${count > 99 ? '99+' : count}) ` : '';
    show();
    // Shows the same number on the icon of the installed panel. Browsers without this function ignore it, and so do
    // pages that are not installed.
    void navigator.setAppBadge?.(count).catch(() => undefined);
    return () => {
      shown.count = '';
    };
  }, [count]);
}

/** Puts a warning before the title, for a tab in the background; null for none. */
export function useTitleMark(words: string | null): void {
  useEffect(() => {
    shown.mark = words === null ? '' : `⚠ ${words} · `;
    show();
    return () => {
      shown.mark = '';
    };
  }, [words]);
}
