import { useEffect, useEffectEvent } from 'react';
import { addWindow } from './back-stack.js';

/** Lets the device's back button close a window while it is open. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? addWindow(() => close()) : undefined), [open]);
}
