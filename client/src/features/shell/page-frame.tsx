import type { ReactNode } from 'react';
import { classNames } from '../../ui/theme/class-names.js';
import { useDocumentTitle } from '../../ui/layout/use-document-title.js';

type PageFrameProps = { title: string; intro?: ReactNode; action?: ReactNode; children: ReactNode; narrow?: boolean };

/** Heading and column of one screen. */
export function PageFrame({ title, intro, action, children, narrow }: PageFrameProps) {
  useDocumentTitle(title);
  return (
    <div className={classNames('mx-auto flex w-full flex-col gap-4 p-4 pb-8 sm:gap-6 sm:p-8', narrow ? 'max-w-3xl' : 'max-w-6xl')}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-2xl font-extrabold">{title}</h1>
          {intro && <p className="mt-1 text-soft">{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
