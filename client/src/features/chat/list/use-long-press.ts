import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Shorter than the delay of the browser's own long-press menu. */
const longPressMs = 450;

/** Detects a long press by touch. The click handler must check `wasLong` and skip its normal action. */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    wasLong: () => long.current,
    box: onLongPress && {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        stop();
        long.current = false;
        if (pointerType !== 'touch') return;
        timer.current = setTimeout(() => {
          long.current = true;
          onLongPress();
        }, longPressMs);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      // The browser cancels the pointer when the user scrolls the list.
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        if (long.current) event.preventDefault();
      },
    },
  };
}
