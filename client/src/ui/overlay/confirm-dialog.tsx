import { Suspense, useState } from 'react';
import type { ConfirmWindowProps } from './confirm-window.js';
import { part } from '../layout/part.js';

const ConfirmWindow = part(() => import('./confirm-window.js'), 'ConfirmWindow');

/** A question before something that cannot be undone; the safe answer has the focus. Its code comes with the first question. */
export function ConfirmDialog(props: ConfirmWindowProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <ConfirmWindow {...props} />
    </Suspense>
  );
}
