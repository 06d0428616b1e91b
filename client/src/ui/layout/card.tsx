import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';

type CardProps = { title?: ReactNode; action?: ReactNode; children: ReactNode; className?: string; level?: 2 | 3 };

/** Bordered surface with an optional heading row. */
export function Card({ title, action, children, className, level = 2 }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames('rounded-card border bg-card p-4 sm:p-6', className)}>
      {(title || action) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title && <Heading className="text-lg font-bold">{title}</Heading>}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
