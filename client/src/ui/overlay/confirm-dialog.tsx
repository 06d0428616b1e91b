import { Suspense, useState } from 'react';
import type { ConfirmWindowProps } from './confirm-window.js';
import { part } from '../layout/part.js';

const ConfirmWindow = part(() => import('./confirm-window.js'), 'ConfirmWindow');

/**
 * Confirmation before an irreversible action; the safe answer has the focus. Its code loads with the first
 * confirmation.
 */
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
