import { Suspense, type ReactNode } from 'react';
import type { ArtName } from '../art/art.js';
import type { GuideId } from '../layout/guide-ids.js';
import { HelpLink } from '../layout/help-link.js';
import { part } from '../layout/part.js';

/** Loads after the first view: the text alone is enough. */
const Art = part(() => import('../art/art.js'), 'Art');

type EmptyStateProps = {
  art: ArtName;
  title: string;
  /** The guide that explains this screen; null in the guides themselves. */
  help: GuideId | null;
  children?: ReactNode;
  action?: ReactNode;
};

/** Shown when there is no data yet, with the only next step. */
export function EmptyState({ art, title, help, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      <span aria-hidden data-art className="size-28">
        <Suspense>
          <Art name={art} size={112} />
        </Suspense>
      </span>
      <p className="font-bold">{title}</p>
      {children && <div className="max-w-sm text-sm text-soft">{children}</div>}
      {action}
      {help && <HelpLink guide={help} />}
    </div>
  );
}
