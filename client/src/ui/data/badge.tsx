import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import { toneSurface, type Tone } from '../theme/tone.js';

/** A short label in a pill. */
export function Badge({ tone, icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        tone ? toneSurface[tone] : 'bg-sunken text-soft',
      )}
    >
      {icon}
      {children}
    </span>
  );
}
