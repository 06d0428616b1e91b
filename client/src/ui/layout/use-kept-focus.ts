import { useEffect } from 'react';

/** Screens and windows that know a better place take the focus within this time. */
const graceMs = 50;
/** Parts of a page that get the focus in place of the controls in them. */
const places =
  'li, section, article, form, ul, ol, aside, main, [role=listitem], [role=list], [role=group], [role=region], [role=dialog], [role=alertdialog]';
/** How many parts are remembered: the deepest case is windows over windows. */
const placesKept = 60;

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

const placesAround = (control: Element): HTMLElement[] => {
  const found: HTMLElement[] = [];
  for (let one = control.parentElement; one; one = one.parentElement) if (one.matches(places)) found.push(one);
  return found;
};

/** Moves the focus to an element that normally cannot have it. */
function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Keeps the place of keyboard and screen reader users when the control that has the focus disappears, for example with a
 * task that is done, a label that is removed, or a window whose button is disabled. The part of the page around it gets the
 * focus, and not another control: a second press of Enter must not do the same to the next row. A control that is disabled for
 * a while gets the focus back, which browsers take from it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let control: HTMLElement | null = null;
    let around: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const isOff = (): boolean => control !== null && control.isConnected && control.matches(':disabled');
    const isLost = (): boolean => control !== null && !hasFocus();
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      control = target;
      const now = placesAround(target);
      // the parts around a window's button are still used when the window is gone
      around = [...now, ...around.filter((one) => one.isConnected && !now.includes(one))].slice(0, placesKept);
    };
    // somebody who clicks beside a control leaves it on purpose: it is neither gone nor disabled when this runs
    const leave = (): void => void setTimeout(() => !hasFocus() && control?.isConnected && !isOff() && (control = null));
    const place = (): void => {
      if (!isLost()) return;
      if (control?.isConnected) return control.focus({ preventScroll: true });
      const target = around.find((one) => one.isConnected) ?? document.querySelector('main');
      if (target) focusOn(target);
    };
    const watch = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(place, graceMs);
    });

    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', leave);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', leave);
      watch.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
