import { useEffect, useEffectEvent } from 'react';

/** Lets the device's back button close a window while it is open. The code loads with the first window. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    let remove: (() => void) | null | undefined;
    import('./back-stack.js').then(
      ({ addWindow }) => {
        if (remove === undefined) remove = addWindow(() => close());
      },
      // When the code cannot be loaded without a network, the window's own buttons still close the window.
      () => undefined,
    );
    return () => {
      remove?.();
      remove = null;
    };
  }, [open]);
}
