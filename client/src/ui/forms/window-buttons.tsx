import type { ReactNode } from 'react';
import { Button } from './button.js';

type WindowButtonsProps = {
  draft: { readonly isChanged: boolean; readonly wasKept: boolean; readonly close: () => void; readonly done: () => void };
  /** The button that saves. */
  children: ReactNode;
};

/**
 * The last row of a window with typed text. It says when the text is from an earlier session, and has a button that
 * discards the text.
 */
export function WindowButtons({ draft: { isChanged, wasKept, close, done }, children }: WindowButtonsProps) {
  return (
    <div className="flex flex-col gap-2">
      {wasKept && isChanged && (
        <p role="status" className="text-sm font-semibold text-warn-ink">
          Ini tulisan Anda yang belum disimpan.
        </p>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button kind="secondary" onClick={isChanged ? done : close}>
          {isChanged ? 'Buang' : 'Batal'}
        </Button>
        {children}
      </div>
    </div>
  );
}
