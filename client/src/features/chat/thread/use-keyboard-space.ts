import { useEffect } from 'react';

/** Heights below this are those of a phone whose keyboard is open. */
const withKeyboardPx = 500;
const phone = '(max-width: 47.99rem)';

/**
 * While a thread is open: marks the document as `data-keyboard` while a phone's keyboard leaves little space,
 * so that header and banner take less of it, and gives the page the height that is really visible. Safari on
 * iPhones lays its keyboard over the page and moves the page up instead of making it smaller.
 */
export function useKeyboardSpace(): void {
  useEffect(() => {
    const root = document.documentElement;
    const view = window.visualViewport;
    if (!view) return undefined;
    const fit = () => {
      // a page that is zoomed in shows less of itself, too
      const height = view.scale > 1.01 ? window.innerHeight : view.height;
      root.toggleAttribute('data-keyboard', height < withKeyboardPx && matchMedia(phone).matches);
      if (window.innerHeight - height > 1) root.style.setProperty('--visible-height', `${height}px`);
      else root.style.removeProperty('--visible-height');
      if (root.style.getPropertyValue('--visible-height') && view.offsetTop > 0) window.scrollTo(0, 0);
    };
    fit();
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
      root.removeAttribute('data-keyboard');
      root.style.removeProperty('--visible-height');
    };
  }, []);
}
