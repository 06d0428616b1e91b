import type { ReactNode } from 'react';
import { HelpLink, type GuideId } from '../layout/help-link.js';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  /** The guide that explains what this place is for. */
  help: GuideId;
  children?: ReactNode;
  action?: ReactNode;
};

/** What a place shows before it holds anything, with the one next step. */
export function EmptyState({ icon, title, help, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span aria-hidden className="rounded-full bg-brand-soft p-4 text-brand-ink">
        {icon}
      </span>
      <p className="font-bold">{title}</p>
      {children && <div className="max-w-sm text-sm text-soft">{children}</div>}
      {action}
      <HelpLink guide={help} />
    </div>
  );
}
