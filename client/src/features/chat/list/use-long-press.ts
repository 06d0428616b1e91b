import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Sooner than a browser's own menu for it. */
const longPressMs = 450;

/** A finger that rests on something. What the press itself would do is left out then: ask `wasLong` in its click. */
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
      // the list is being scrolled
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        if (long.current) event.preventDefault();
      },
    },
  };
}
