import type { ReactNode } from 'react';
import { classNames } from '../../ui/theme/class-names.js';
import { useDocumentTitle } from '../../ui/layout/use-document-title.js';

type PageFrameProps = { title: string; intro?: ReactNode; action?: ReactNode; children: ReactNode; narrow?: boolean };

/** Heading and content column of one screen. */
export function PageFrame({ title, intro, action, children, narrow }: PageFrameProps) {
  useDocumentTitle(title);
  return (
    <div className={classNames('mx-auto flex w-full flex-col gap-4 p-4 pb-8 sm:gap-6 sm:p-8', narrow ? 'max-w-3xl' : 'max-w-6xl')}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h1 className="text-2xl font-extrabold">{title}</h1>
        {action}
        {intro && <p className="w-full text-soft">{intro}</p>}
      </div>
      {children}
    </div>
  );
}
