import { useEffect } from 'react';

/** Grace period in milliseconds. Screens and windows with a better target take the focus within this time. */
const graceMs = 50;
/** Parts of a page that can get the focus when a control inside them has disappeared. */
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
 * Keeps the position of keyboard and screen reader users when the control with the focus disappears. Examples are a
 * task that is done, a label that is removed, or a window whose button is disabled.
 *
 * The part of the page around the control gets the focus. Another control does not get it, because a second press of
 * Enter would then act on the next row. A control that is disabled for a while gets the focus back, because browsers
 * remove the focus from a disabled control.
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
      // The parts around the button that opened a window stay in the list. They are needed when the window is gone.
      around = [...now, ...around.filter((one) => one.isConnected && !now.includes(one))].slice(0, placesKept);
    };
    // When a user clicks beside a control, the control loses the focus on purpose and is forgotten. Such a control
    // still exists and is not disabled when this code runs.
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
