import { useEffect } from 'react';

/** Window heights below this mean that a phone's keyboard is open. */
const withKeyboardPx = 500;
const phone = '(max-width: 47.99rem)';

/**
 * While a thread is open: marks the document as `data-keyboard` while a phone's keyboard leaves little space, so that
 * header and banner become smaller, and sets the page to the visible height. Safari on iPhones puts its keyboard over
 * the page and scrolls the page instead of shrinking it.
 */
export function useKeyboardSpace(): void {
  useEffect(() => {
    const root = document.documentElement;
    const view = window.visualViewport;
    if (!view) return undefined;
    const fit = () => {
      // The visible height of a zoomed page is smaller for another reason, so the window height is used.
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
